// SPDX-License-Identifier: BSL-1.0
#include "pairs.hpp"

#include "characters.hpp"

#include <utility>

namespace ctqueens::reading {

static bool names_row(std::string_view name) {
    constexpr std::string_view names[] = {"row", "y", "r", "rank"};
    return is_among(names, name);
}

static bool names_column(std::string_view name) {
    constexpr std::string_view names[] = {"column", "col", "x", "c", "file", "f"};
    return is_among(names, name);
}

std::optional<read_pair> pair_in(std::string_view text) {
    int row = -1, column = -1, numbers[2]{}, count = 0;
    bool has_mark = false, is_last_named = false; // as in `Queen 1: b4`
    std::string_view name;                        // before the next number
    words_of words(text);
    for (word each; words.next(each);) {
        const bool is_mark = each.kind == word_kind::mark || each.text == "."; // of Lisp
        has_mark |= is_mark || each.before == separator::dash;
        if (each.kind == word_kind::name) {
            if (names_row(each.text) || names_column(each.text)) name = each.text;
            continue;
        }
        if (is_mark) continue;
        is_last_named = each.kind == word_kind::named;
        if (is_last_named) name = each.name;
        const bool is_index = each.is_number() && each.text.size() <= 3;
        if (each.kind != word_kind::named && !is_index) return std::nullopt;
        if (names_row(name) || names_column(name)) {
            int& named = names_row(name) ? row : column;
            if (std::exchange(named, each.value) >= 0) return std::nullopt; // several pairs
        }
        if (count < 2) numbers[count] = each.value;
        ++count;
        name = {};
    }
    if (row >= 0 && column >= 0) return read_pair{{row, column}, false};
    if (count != 2 || is_last_named) return std::nullopt;
    return read_pair{{numbers[0], numbers[1]}, !has_mark};
}

std::optional<square> square_in(const word& text, int size) {
    std::string_view name = text.name;
    if (name.size() == 2 && (name[0] | 0x20) == 'q') name.remove_prefix(1);
    const bool has_only_letter = name.size() == 1 && text.text.find('_') == text.text.npos;
    if (text.kind != word_kind::named || !has_only_letter) return std::nullopt;
    const square at{size - text.value, (name[0] | 0x20) - 'a'};
    const bool is_on_board = at.row >= 0 && at.row < size && at.column >= 0 && at.column < size;
    return is_on_board ? std::optional(at) : std::nullopt;
}

bool entries_of::next(square& found) {
    enum { before_key, before_mark, before_value } at = before_key;
    for (word each; words_.next(each);) {
        const bool is_named = each.kind == word_kind::named;
        if (at == before_mark) {
            const bool is_column = names_column(is_named ? each.name : each.text);
            if (each.kind != word_kind::mark && !is_column) return false;
            found.column = each.value;
            if (is_named) return true; // r1 c2
            at = before_value;
        } else if (each.kind == word_kind::name) {
            continue;
        } else if (at == before_key && (each.is_number() || is_named)) {
            found.row = each.value;
            at = before_mark;
        } else if (at == before_value && each.is_number()) {
            found.column = each.value;
            return true;
        } else {
            return false;
        }
    }
    are_all_ = at == before_key;
    return false;
}

std::size_t count_entries(std::string_view text) {
    entries_of entries(text);
    std::size_t count = 0;
    for (square each; entries.next(each);) ++count;
    return entries.are_all() ? count : 0;
}

} // namespace ctqueens::reading
