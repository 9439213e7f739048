// SPDX-License-Identifier: BSL-1.0
#include "pairs.hpp"

#include <algorithm>
#include <charconv>
#include <span>

namespace ctqueens::reading {

static bool is_among(std::span<const std::string_view> names, std::string_view name) {
    return std::ranges::any_of(names, [=](std::string_view each) {
        return std::ranges::equal(name, each, {}, [](char letter) { return char(letter | 0x20); });
    });
}

static bool names_row(std::string_view name) {
    constexpr std::string_view names[] = {"row", "y", "r", "rank"};
    return is_among(names, name);
}

static bool names_column(std::string_view name) {
    constexpr std::string_view names[] = {"column", "col", "x", "c", "file", "f"};
    return is_among(names, name);
}

std::optional<read_pair> pair_in(std::string_view text, int size) {
    constexpr std::size_t longest = 200;
    if (text.size() > longest) return std::nullopt;
    const std::size_t most_digits = size < 10 ? 2 : 3;
    int row = -1, column = -1, numbers[2]{}, count = 0;
    bool has_mark = false;
    std::string_view name; // in front of the next number
    words_of words(text);
    for (word each; words.next(each);) {
        has_mark |= each.kind == word_kind::mark || each.text == "."; // of Lisp
        const bool is_number = each.kind == word_kind::number && !each.has_point;
        if (each.kind == word_kind::name) {
            const bool is_role = names_row(each.text) || names_column(each.text);
            if (is_role || each.text.size() > 3) name = each.text; // "is", "at" change nothing
        } else if (is_number || each.kind == word_kind::named) {
            if (is_number && each.text.size() > most_digits) return std::nullopt;
            if (!is_number) name = each.name;
            int& named = names_row(name) ? row : column;
            if (names_row(name) || names_column(name)) {
                if (named >= 0) return std::nullopt; // several pairs
                named = each.value;
            }
            if (count < 2) numbers[count] = each.value;
            ++count;
            name = {};
        } else if (const auto both = numbers_in_word(each.text); both && count == 0) { // 1-2
            numbers[0] = both->row;
            numbers[1] = both->column;
            count = 2;
            has_mark = true;
        } else if (each.kind != word_kind::mark && each.text != ".") {
            return std::nullopt;
        }
    }
    if (row >= 0 && column >= 0) return read_pair{{row, column}, false};
    if (count != 2 || numbers[0] < 0 || numbers[1] < 0) return std::nullopt;
    return read_pair{{numbers[0], numbers[1]}, !has_mark};
}

std::optional<square> square_in(const word& text, int size) {
    std::string_view name = text.name;
    if (text.kind != word_kind::named) return std::nullopt;
    if (name.size() == 2 && (name[0] | 0x20) == 'q') name.remove_prefix(1);
    const square at{size - text.value, name.empty() ? -1 : (name[0] | 0x20) - 'a'};
    const bool is_on_board = at.row >= 0 && at.row < size && at.column >= 0 && at.column < size;
    const bool has_only_letter = name.size() == 1 && text.text.find('_') == text.text.npos;
    return is_on_board && has_only_letter ? std::optional(at) : std::nullopt;
}

std::optional<square> numbers_in_word(std::string_view text) {
    const std::size_t between = text.find_first_of("-/");
    if (between == text.npos || text.size() > 7) return std::nullopt;
    square at{-1, -1};
    const char *const middle = text.data() + between, *const end = text.data() + text.size();
    const bool is_row = std::from_chars(text.data(), middle, at.row).ptr == middle;
    const bool is_column = std::from_chars(middle + 1, end, at.column).ptr == end;
    return is_row && is_column && at.row >= 0 && at.column >= 0 ? std::optional(at) : std::nullopt;
}

std::vector<square> entries_in(std::string_view text) {
    std::vector<square> entries;
    enum { before_key, before_mark, before_value } at = before_key;
    int key = 0;
    words_of words(text);
    for (word each; words.next(each);) {
        const bool is_number = each.kind == word_kind::number;
        if (at == before_key) {
            if (each.kind == word_kind::name) continue;
            if (!is_number && each.kind != word_kind::named) return {};
            key = each.value;
            at = before_mark;
        } else if (at == before_mark) {
            const bool is_column =
                names_column(each.kind == word_kind::named ? each.name : each.text);
            if (each.kind != word_kind::mark && !is_column) return {};
            if (each.kind == word_kind::named) entries.push_back({key, each.value}); // r1 c2
            at = each.kind == word_kind::named ? before_key : before_value;
        } else {
            if (each.kind == word_kind::name) continue;
            if (!is_number || entries.size() > max_placement_size) return {};
            entries.push_back({key, each.value});
            at = before_key;
        }
    }
    return at == before_key ? entries : std::vector<square>();
}

} // namespace ctqueens::reading
