// SPDX-License-Identifier: BSL-1.0
#include "command_line.hpp"

#include <ctqueens/parse.hpp>

#include <charconv>

namespace ctqueens::shell {

namespace {

// The number of characters to insert, delete or replace, and two for each to swap (Levenshtein).
// Capitals do not differ from other letters.
std::size_t edit_distance(std::string_view from, std::string_view to) {
    std::vector<std::size_t> cost(to.size() + 1); // from the beginning of `from` to that of `to`
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

// Returns the number of bytes of the first character of a text in UTF-8, or 0 if it is a control
// character or not valid.
std::size_t length_of_first(std::string_view text) {
    constexpr unsigned least[] = {0, 0x20, 0xA0, 0x800, 0x10000}; // code of each length
    const auto byte = [&](std::size_t index) -> unsigned {
        return index < text.size() ? static_cast<unsigned char>(text[index]) : 0;
    };
    const unsigned first = byte(0);
    const std::size_t length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
    unsigned code = length == 1 ? first : first & (0x7Fu >> length);
    for (std::size_t index = 1; index < length; ++index) {
        if ((byte(index) & 0xC0) != 0x80) return 0;
        code = code << 6 | (byte(index) & 0x3F);
    }
    const bool is_first = length == 1 || (first >= 0xC0 && first < 0xF8);
    const bool is_valid = code >= least[length] && code != 0x7F && code <= 0x10FFFF &&
                          (code < 0xD800 || code > 0xDFFF);
    return is_first && is_valid ? length : 0;
}

} // namespace

std::string quoted(std::string_view value) {
    constexpr const char* digits = "0123456789abcdef";
    std::string text = "'";
    while (!value.empty() && text.size() <= 60) {
        const auto first = static_cast<unsigned char>(value.front());
        const std::size_t length = length_of_first(value);
        text += length != 0 ? std::string(value.substr(0, length))
                            : std::string{'\\', 'x', digits[first >> 4], digits[first & 15]};
        value.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return text + (value.empty() ? "'" : "...'");
}

const std::string* arguments::value_of(std::string_view option) const {
    const auto found = std::find_if(options.begin(), options.end(),
                                    [&](const auto& each) { return each.first == option; });
    return found == options.end() ? nullptr : &found->second;
}

std::string arguments::value_or(std::string_view option, const char* default_value) const {
    const std::string* value = value_of(option);
    return value == nullptr ? default_value : *value;
}

std::string joined(const name_list& names) {
    std::string list;
    for (const std::string_view name : names) list += concatenate(list.empty() ? "" : ", ", name);
    return list;
}

void refuse_name(std::string_view kind, std::string_view value, const name_list& names) {
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
    if (nearest.empty()) {
        refuse("unknown ", kind, ' ', quoted(value), ": must be one of ", joined(names));
    }
    refuse("unknown ", kind, ' ', quoted(value), "; did you mean '", nearest, "'?");
}

std::string name_of(square at, int size) {
    return concatenate(static_cast<char>('a' + at.column), size - at.row);
}

std::size_t number_up_to(std::size_t last, std::string_view argument, const std::string& value,
                         std::string_view of_what) {
    std::size_t number = 0;
    const char* const end = value.data() + value.size();
    const auto [rest, error] = std::from_chars(value.data(), end, number);
    if (error != std::errc() || rest != end || value.front() == '0' || number > last) {
        refuse(argument, ' ', quoted(value), ": must be ", last == 1 ? "" : "between 1 and ", last,
               of_what);
    }
    return number;
}

std::size_t solution_number(std::string_view argument, const std::string& value, int size) {
    const std::size_t count = published_counts[size];
    if (count == 0) refuse(argument, ' ', quoted(value), ": there is no solution for N = ", size);
    return number_up_to(count, argument, value, concatenate(" for N = ", size));
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
        const int row = at.value.row + size - max_table_size; // ranks count from the bottom
        if (!at || row < 0 || at.value.column >= size) {
            refuse(option, ' ', quoted(name), ": must be a square from a1 to ",
                   name_of({0, size - 1}, size));
        }
        squares.push_back({row, at.value.column});
    }
    return squares;
}

} // namespace ctqueens::shell
