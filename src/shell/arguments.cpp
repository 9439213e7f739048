// SPDX-License-Identifier: BSL-1.0
#include "command_line.hpp"

#include <ctqueens/parse.hpp>
#include <ctqueens/table.hpp>

#include <charconv>

namespace ctqueens::shell {

namespace {

// The length of what is between the common beginning and the common end of two texts, in the longer of them.
std::size_t difference(std::string_view one, std::string_view other)
{
    const auto common_beginning = std::mismatch(one.begin(), one.end(), other.begin(), other.end()).first;
    const auto skipped = static_cast<std::size_t>(common_beginning - one.begin());
    one.remove_prefix(skipped);
    other.remove_prefix(skipped);
    const auto common_end = std::mismatch(one.rbegin(), one.rend(), other.rbegin(), other.rend()).first;
    return std::max(one.size(), other.size()) - static_cast<std::size_t>(common_end - one.rbegin());
}

} // namespace

const std::string* arguments::value_of(std::string_view option) const
{
    const auto found = std::find_if(options.begin(), options.end(),
                                    [&](const auto& each) { return each.first == option; });
    return found == options.end() ? nullptr : &found->second;
}

std::string arguments::value_or(std::string_view option, const char* default_value) const
{
    const std::string* value = value_of(option);
    return value == nullptr ? default_value : *value;
}

bool arguments::is_for_standard_output() const
{
    const std::string name = value_or("--output", "-");
    return name == "-" || name == "/dev/stdout";
}

void refuse(std::string_view argument, std::string_view value, std::string_view reason)
{
    std::size_t end = std::min<std::size_t>(value.size(), 60);
    while (end > 0 && end < value.size() && (value[end] & 0xC0) == 0x80) {
        --end; // not within a character of UTF-8
    }
    throw bad_argument(concatenate(argument, " '", value.substr(0, end), end < value.size() ? "...': " : "': ",
                                   reason));
}

void refuse_name(std::string_view argument, std::string_view value,
                 const std::vector<std::string_view>& names)
{
    // The nearest name begins with the value, or one slip of the fingers makes the value from it.
    std::string_view nearest;
    std::size_t least = std::min<std::size_t>(value.size(), 3);
    for (const std::string_view name : names) {
        const std::size_t distance =
            value.size() > 1 && name.starts_with(value) ? 0 : difference(value, name);
        if (distance < least) {
            least = distance;
            nearest = name;
        }
    }
    refuse(argument, value,
           nearest.empty() ? "unknown; see ctqueens --help" : concatenate("did you mean '", nearest, "'?"));
}

std::string range_to(std::size_t last)
{
    return "1 to " + std::to_string(last);
}

std::string name_of(square at, int size)
{
    return static_cast<char>('a' + at.column) + std::to_string(size - at.row);
}

std::size_t number_up_to(std::size_t last, std::string_view argument, const std::string& value,
                         std::string_view of_what)
{
    std::size_t number = 0;
    const char* const end = value.data() + value.size();
    const auto [rest, error] = std::from_chars(value.data(), end, number);
    if (error != std::errc() || rest != end || value.front() == '0' || number > last) {
        refuse(argument, value, concatenate("allowed: ", range_to(last), of_what));
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
    return static_cast<int>(number_up_to(max_table_size, "--size", given.value_or("--size", "8"), ""));
}

std::vector<square> squares_of(const arguments& given, int size)
{
    std::vector<square> squares;
    for (const auto& [option, name] : given.options) {
        if (option != "--having") continue;
        const parsed<square> at = square_from<max_table_size>(name.c_str());
        const int row = size - (max_table_size - at.value.row); // both sizes count ranks from the bottom
        if (!at || row < 0 || at.value.column >= size) {
            refuse(option, name, "allowed: squares from a1 to " + name_of({0, size - 1}, size));
        }
        squares.push_back({row, at.value.column});
    }
    return squares;
}

} // namespace ctqueens::shell
