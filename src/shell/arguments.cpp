// SPDX-License-Identifier: BSL-1.0
#include "arguments.hpp"

#include "nearest_name.hpp"

#include <ctqueens/parse.hpp>
#include <ctqueens/table.hpp>

#include <charconv>

namespace ctqueens::shell {

namespace {

// Shortens a text for error messages, between two characters of UTF-8.
std::string excerpt(std::string_view text)
{
    std::size_t end = 60;
    if (text.size() <= end) return std::string(text);
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) {
        --end;
    }
    return std::string(text.substr(0, end)) + "...";
}

// Reads a decimal number without a sign, blanks or leading zeros. Returns 0 for any other text.
std::size_t number_from(const std::string& text)
{
    std::size_t number = 0;
    const char* const end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, number);
    const bool is_whole = error == std::errc() && rest == end && text.front() != '0';
    return is_whole ? number : 0;
}

} // namespace

void refuse(std::string_view argument, std::string_view value, const std::string& reason)
{
    throw bad_argument(std::string(argument) + " '" + excerpt(value) + "': " + reason);
}

void refuse_name(std::string_view argument, std::string_view value,
                 const std::vector<std::string_view>& names)
{
    const std::string_view nearest = nearest_name(value, names);
    refuse(argument, value,
           nearest.empty() ? "unknown; see ctqueens --help" : "did you mean '" + std::string(nearest) + "'?");
}

std::string range_to(std::size_t last)
{
    return "1 to " + std::to_string(last);
}

std::string name_of(square at, int size)
{
    return static_cast<char>('a' + at.column) + std::to_string(size - at.row);
}

std::size_t number_up_to(std::size_t count, std::string_view argument, const std::string& value,
                         const std::string& of_what)
{
    const std::size_t number = number_from(value);
    if (number < 1 || number > count) {
        refuse(argument, value, "allowed: " + range_to(count) + of_what);
    }
    return number;
}

std::size_t solution_number(std::string_view argument, const std::string& value, int size)
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
        const parsed<square> at = square_from<max_table_size>(name.c_str());
        const int row = size - (max_table_size - at.value.row); // both sizes count ranks from the bottom
        if (!at || row < 0 || at.value.column >= size) {
            refuse("--having", name, "allowed: squares from a1 to " + name_of({0, size - 1}, size));
        }
        squares.push_back({row, at.value.column});
    }
    return squares;
}

} // namespace ctqueens::shell
