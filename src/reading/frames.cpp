// SPDX-License-Identifier: BSL-1.0
#include "frames.hpp"

#include "characters.hpp"
#include "columns.hpp"
#include "words.hpp"

#include <ctqueens/placement.hpp>

#include <algorithm>

namespace ctqueens::reading {

header header_in(std::string_view line) {
    constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz";
    line = trimmed(line);
    const bool are_letters = letters.starts_with(line),
               are_digits = all_digits.substr(1).starts_with(line);
    if (line.size() > 3 && (are_letters || are_digits))
        return {static_cast<int>(line.size()), are_letters};
    if (line.find_first_of(" ,;|\t") == line.npos) return {};
    const bool has_bars = line.find('|') != line.npos || line.find("\xE2\x94\x82") != line.npos;
    const bool has_brackets = line.find_first_of("[](){}") != line.npos;
    if (has_brackets && !has_bars) return {};
    int count = 0, last = 0, corners = 0, names = 0;
    bool has_letters = false;
    std::string_view name;
    words_of words(line);
    for (word each; words.next(each);) {
        const bool is_letter = each.kind == word_kind::name && each.text.size() == 1;
        const bool is_named = each.kind == word_kind::named;
        if (each.kind == word_kind::name && !is_letter) { // `Col 1`, or above the names of rows
            ++(corners == 0 && count == 0 ? corners : names);
            continue;
        }
        if (each.kind == word_kind::mark && (count == 0 || count > 2)) continue;
        if (each.kind == word_kind::symbols && count == 0 && corners == 0) {
            ++corners;
            continue;
        }
        const int value = is_letter ? (each.text[0] | 0x20) - 'a' : each.value;
        if (count == 0) name = each.name;
        if ((!is_letter && !is_named && each.kind != word_kind::number) || each.name != name)
            return {};
        if (count == 0 ? value < 0 || value > 1 : value != last + 1) return {};
        has_letters |= is_letter || is_named;
        last = value;
        ++count;
    }
    const bool is_each_named = names > 0 && (names == count || names + corners == count);
    if (count < 3 || (names > 0 && !is_each_named)) return {};
    if (!has_letters && !is_each_named && corners > 0 && !has_bars) return {}; // time 0 1 2 3
    return {count, has_letters || is_each_named};
}

bool is_caption(std::string_view line, int size) {
    constexpr std::string_view digits = "0123456789";
    line = trimmed(line);
    const std::string_view before =
        line.substr(0, line.find_last_not_of(digits) + 1); // npos + 1: 0
    if (before.size() < line.size())
        return (before == "Solution " || before.ends_with(": solution ")) &&
               columns_of_digits(line.substr(before.size()), size).empty();
    const std::size_t behind = std::min(line.find_first_not_of(digits), line.size());
    return behind > 0 && (line.substr(behind) == " solutions" || line == "1 solution");
}

} // namespace ctqueens::reading
