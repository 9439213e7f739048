// SPDX-License-Identifier: BSL-1.0
#include "option_values.hpp"

#include "dispatch.hpp"

#include <ctqueens/parse.hpp>

#include <charconv>

namespace ctqueens::shell {

namespace {

// Shortens a text for error messages.
std::string excerpt(const std::string& text)
{
    std::size_t end = 60;
    if (text.size() <= end) {
        return text;
    }
    while (end > 0 && continues_character(text[end])) {
        --end;
    }
    return text.substr(0, end) + "...";
}

// Reads a decimal number without a sign, blanks or leading zeros. Returns 0 for any other text.
std::size_t number_from(const std::string& text)
{
    std::size_t number = 0;
    const char* const end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, number);
    const bool whole = error == std::errc() && rest == end && text.front() != '0';
    return whole ? number : 0;
}

} // namespace

bool continues_character(char byte)
{
    return (static_cast<unsigned char>(byte) & 0xC0) == 0x80;
}

void refuse(const std::string& argument, const std::string& value, const std::string& allowed)
{
    throw bad_argument(argument + " '" + excerpt(value) + "': " + allowed);
}

std::string range_to(std::size_t last)
{
    return "1 to " + std::to_string(last);
}

std::string name_of(square at, int size)
{
    return static_cast<char>('a' + at.column) + std::to_string(size - at.row);
}

std::size_t number_up_to(std::size_t count, const std::string& argument, const std::string& value,
                         const std::string& of_what)
{
    const std::size_t number = number_from(value);
    if (number < 1 || number > count) {
        refuse(argument, value, "allowed: " + range_to(count) + of_what);
    }
    return number;
}

std::size_t solution_number(const std::string& argument, const std::string& value, int size)
{
    const std::size_t count = published_counts[size];
    const std::string board = " for N = " + std::to_string(size);
    if (count == 0) {
        refuse(argument, value, "there is no solution" + board);
    }
    return number_up_to(count, argument, value, board);
}

int size_of(const arguments& given)
{
    return static_cast<int>(number_up_to(max_table_size, "--size", given.size.value_or("8"), ""));
}

std::vector<square> squares_of(const arguments& given, int size)
{
    std::vector<square> squares;
    for (const std::string& name : given.having) {
        with_size(size, [&](auto n) {
            const parsed<square> at = square_from<n()>(name.c_str());
            if (!at) {
                refuse("--having", name,
                       "allowed: squares from a1 to " + name_of({0, size - 1}, size));
            }
            squares.push_back(at.value);
        });
    }
    return squares;
}

} // namespace ctqueens::shell
