// SPDX-License-Identifier: BSL-1.0
#include "command_line.hpp"

#include <ctqueens/detail/table.hpp>
#include <ctqueens/parse.hpp>

#include <charconv>

namespace ctqueens::shell {

namespace {

// The number of characters to insert, delete or replace, and two for each to swap (Levenshtein).
// Capitals do not differ from other letters.
std::size_t edit_distance(std::string_view from, std::string_view to) {
    std::vector<std::size_t> cost(to.size() +
                                  1); // from the first characters of `from` to those of `to`
    for (std::size_t j = 0; j <= to.size(); ++j) cost[j] = j;
    for (const char character : from) {
        std::size_t diagonal = cost[0]++;
        for (std::size_t j = 1; j <= to.size(); ++j) {
            const std::size_t replaced = diagonal + ((character ^ to[j - 1]) & ~0x20 ? 1 : 0);
            diagonal = cost[j];
            cost[j] = std::min({replaced, diagonal + 1, cost[j - 1] + 1});
        }
    }
    return cost.back();
}

// Returns a value in quotes. Long values are shortened.
std::string quoted(std::string_view value) {
    std::size_t end = std::min<std::size_t>(value.size(), 60);
    while (end > 0 && end < value.size() && (value[end] & 0xC0) == 0x80) {
        --end; // not within a character of UTF-8
    }
    return concatenate('\'', value.substr(0, end), end < value.size() ? "...'" : "'");
}

} // namespace

const std::string* arguments::value_of(std::string_view option) const {
    const auto found = std::find_if(options.begin(), options.end(),
                                    [&](const auto& each) { return each.first == option; });
    return found == options.end() ? nullptr : &found->second;
}

std::string arguments::value_or(std::string_view option, const char* default_value) const {
    const std::string* value = value_of(option);
    return value == nullptr ? default_value : *value;
}

bool arguments::is_for_standard_output() const {
    const std::string name = value_or("--output", "-");
    return name == "-" || name == "/dev/stdout";
}

void refuse(std::string_view argument, std::string_view value, std::string_view reason) {
    throw bad_argument(concatenate(argument, " ", quoted(value), ": ", reason));
}

void refuse_name(std::string_view kind, std::string_view value,
                 const std::vector<std::string_view>& names, std::string_view help) {
    // Suggest a name that begins with the value, or that differs from it by a likely typing error.
    std::string_view nearest;
    const std::string_view typed = value.substr(0, 40);
    std::size_t least = std::min(typed.size(), std::max<std::size_t>(3, typed.size() / 3));
    for (const std::string_view name : names) {
        const bool is_beginning = typed.size() > 2 && name.starts_with(typed);
        const std::size_t distance = is_beginning ? 0 : edit_distance(typed, name);
        if (distance < least) {
            least = distance;
            nearest = name;
        }
    }
    const std::string hint = nearest.empty() ? concatenate("see ctqueens ", help)
                                             : concatenate("did you mean '", nearest, "'?");
    throw bad_argument(concatenate("unknown ", kind, " ", quoted(value), "; ", hint));
}

std::string range_to(std::size_t last) {
    return last == 1 ? "1" : "between 1 and " + std::to_string(last);
}

std::string name_of(square at, int size) {
    return static_cast<char>('a' + at.column) + std::to_string(size - at.row);
}

std::size_t number_or_zero(std::size_t last, const std::string& value) {
    std::size_t number = 0;
    const char* const end = value.data() + value.size();
    const auto [rest, error] = std::from_chars(value.data(), end, number);
    const bool is_valid =
        error == std::errc() && rest == end && value.front() != '0' && number <= last;
    return is_valid ? number : 0;
}

std::size_t number_up_to(std::size_t last, std::string_view argument, const std::string& value,
                         std::string_view of_what) {
    const std::size_t number = number_or_zero(last, value);
    if (number == 0) refuse(argument, value, concatenate("must be ", range_to(last), of_what));
    return number;
}

std::size_t solution_number(std::string_view argument, const std::string& value, int size) {
    const std::size_t count = published_counts[size];
    const std::string board = " for N = " + std::to_string(size);
    if (count == 0) refuse(argument, value, "there is no solution" + board);
    return number_up_to(count, argument, value, board);
}

int size_of(const arguments& given, int last) {
    return static_cast<int>(
        number_up_to(static_cast<std::size_t>(last), "--size", given.value_or("--size", "8"), ""));
}

std::vector<square> squares_of(const arguments& given, int size) {
    std::vector<square> squares;
    for (const auto& [option, name] : given.options) {
        if (option != "--having") continue;
        const parsed<square> at = square_from<max_table_size>(name.c_str());
        const int row =
            size - (max_table_size - at.value.row); // both sizes count ranks from the bottom
        if (!at || row < 0 || at.value.column >= size) {
            refuse(option, name, "must be a square from a1 to " + name_of({0, size - 1}, size));
        }
        squares.push_back({row, at.value.column});
    }
    return squares;
}

} // namespace ctqueens::shell
