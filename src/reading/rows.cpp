// SPDX-License-Identifier: BSL-1.0
#include "rows.hpp"

#include "characters.hpp"

#include <algorithm>
#include <charconv>
#include <optional>

namespace ctqueens::reading {

// ---------------------------------------------------------------- symbols

// Words of letters are symbols, too: null and Queen.
constexpr symbol first_word = 0xF000;

// Queens of both colours are the same. Emoji go where Unicode has no characters.
symbol folded(char32_t code) noexcept {
    if (code == 0x2655) return 0x265B;
    return static_cast<symbol>(code < 0xE000 ? code : 0xE000 + (code & 0xFFF));
}

bool is_known_queen(symbol which) noexcept {
    return detail::square_symbol(which) == detail::symbol::queen;
}

// Returns what a number is in a cell, such as 0, 1, 0. or 1.00, or nothing for other texts.
static std::optional<symbol> number_in(std::string_view cell) noexcept {
    int value = 0;
    const char* const end = cell.data() + cell.size();
    const auto [rest, error] = std::from_chars(cell.data(), end, value);
    const bool is_whole = between(rest, end).find_first_not_of(".0") == cell.npos;
    if (error != std::errc() || !is_whole || value < 0) return std::nullopt;
    return value == 0 ? '0' : value == 1 ? '1' : other_number;
}

static std::optional<symbol> word_in(std::string_view cell) noexcept {
    if (is_among({"true"}, cell)) return '1';
    if (is_among({"false"}, cell)) return '0';
    unsigned hash = 0;
    for (const char each : cell) {
        if (!is_letter(code_of(each))) return std::nullopt;
        hash = hash * 31 + static_cast<unsigned char>(each);
    }
    return static_cast<symbol>(first_word + hash % 0xFFF);
}

// Returns what is drawn in a cell, or nothing if it is too long. What is on both sides of something
// is its square: `/Q/` is a queen on a dark one.
static std::optional<symbol> symbol_in(std::string_view cell) noexcept {
    for (;;) {
        if (cell.size() > 1) cell = trimmed(cell);
        if (cell.empty()) return ' ';
        if (const auto number = number_in(cell)) return number;
        const character side = first_character(cell);
        if (side.length == cell.size()) return folded(side.code);
        const bool is_framed =
            cell.ends_with(cell.substr(0, side.length)) || (side.code == '<' && cell.back() == '>');
        if (!is_framed || is_letter(side.code) || is_digit(side.code)) return word_in(cell);
        cell = trimmed(cell.substr(side.length, cell.size() - 2 * side.length));
        if (cell.empty()) return is_quote(side.code) ? ' ' : folded(side.code);
    }
}

// ---------------------------------------------------------------- rows

bool row::add(symbol drawn, std::size_t cell) noexcept {
    const auto index = std::find(which, which + symbols, drawn) - which;
    if (index == symbols) {
        if (symbols == most_symbols) return false;
        which[symbols++] = drawn;
        first[index] = static_cast<std::uint8_t>(cell);
    }
    ++count[index];
    return true;
}

int row::count_of(symbol of) const noexcept {
    const auto index = std::find(which, which + symbols, of) - which;
    return index == symbols ? 0 : count[index];
}

int row::cell_of(symbol once) const noexcept {
    const auto index = std::find(which, which + symbols, once) - which;
    return index == symbols || count[index] != 1 ? -1 : first[index];
}

// Returns whether numbers are zeros and ones, or zeros and another one; neither with letters nor
// with points; and whether all ones are not a list.
static bool may_be_row(const row& found, int size) {
    const int ones = found.count_of('1'), zeros = found.count_of('0');
    const bool has_other = found.count_of(other_number) > 0;
    const bool has_letters = std::ranges::any_of(
        found.which, [](symbol each) { return is_letter(each) || each >= first_word; });
    if (has_letters && (ones > 0 || has_other)) return false; // row 1
    if ((has_other || (ones > 0 && zeros > 0)) && found.symbols > 2) return false;
    if (has_other) return found.cell_of(other_number) >= 0 && zeros > 0;
    return ones < size || size == 1;
}

void row_reader::add_cells(std::size_t first, std::uint8_t labels, int number) {
    row found;
    for (std::size_t cell = 0; cell < size_; ++cell) {
        const auto drawn = symbol_in(cells_[first + cell]);
        if (!drawn || !found.add(*drawn, cell)) return;
    }
    if (!may_be_row(found, static_cast<int>(size_))) return;
    found.labels = labels;
    found.number = static_cast<std::int16_t>(number);
    rows_.push_back(found);
}

static int label_in(std::string_view cell) noexcept {
    cell = trimmed(cell);
    int number = -1;
    const auto [rest, error] = std::from_chars(cell.data(), cell.data() + cell.size(), number);
    const std::string_view behind = between(rest, cell.data() + cell.size());
    const bool is_label = error == std::errc() && number >= 0 && number < 1000;
    return is_label && (behind.empty() || behind == "." || behind == ":") ? number : -1;
}

// Adds the row of all cells, or without labels.
void row_reader::add_rows() {
    if (cells_.size() == size_) return add_cells(0, 0, -1);
    const int front = label_in(cells_.front()), back = label_in(cells_.back());
    if (cells_.size() == size_ + 2) {
        if (front >= 0 && front == back) add_cells(1, 3, front);
    } else if (cells_.size() == size_ + 1) {
        if (front >= 0) add_cells(1, 1, front);
        if (back >= 0) add_cells(0, 2, back);
    }
}

// ---------------------------------------------------------------- cells

// Splits a text where `ends` holds. In quotes, nothing ends. Stops after `most` parts.
template <class Ends>
static bool split(std::string_view text, bool keeps_empty, std::size_t most,
                  std::vector<std::string_view>& parts, Ends ends) {
    parts.clear();
    std::size_t begin = 0;
    for (std::size_t at = 0; at <= text.size();) {
        const character next =
            at < text.size() ? first_character(text.substr(at)) : character{0, 1};
        const std::size_t quote =
            at == begin && is_quote(next.code) ? text.find(text[at], at + 1) : text.npos;
        if (at == text.size() || ends(next.code)) {
            if (parts.size() == most) return false;
            if (keeps_empty || at > begin) parts.push_back(text.substr(begin, at - begin));
            begin = at + next.length;
        }
        at = quote == text.npos ? at + next.length : quote + 1;
    }
    return true;
}

// Replaces the longest word by its characters, if it has as many.
static bool split_longest(std::size_t size, std::vector<std::string_view>& cells) {
    const auto longest = std::ranges::max_element(cells, {}, &std::string_view::size);
    if (longest == cells.end()) return false;
    std::string_view word = without_quotes(*longest);
    if (count_characters(word) != size) return false;
    const std::vector behind(longest + 1, cells.end());
    cells.erase(longest, cells.end());
    while (!word.empty()) {
        const std::size_t length = first_character(word).length;
        cells.push_back(word.substr(0, length));
        word.remove_prefix(length);
    }
    cells.insert(cells.end(), behind.begin(), behind.end());
    return true;
}

// Finds cells between separators of one kind. Returns false if there are too few or too many.
bool row_reader::find_cells(std::string_view text, ends kind) {
    const std::size_t most = size_ + 2;
    const auto is_blank_or_bar = [](char32_t code) { return is_separator(code) || is_bar(code); };
    switch (kind) {
    case ends::commas:
    case ends::semicolons: { // cells may be empty
        const char32_t end = kind == ends::commas ? ',' : ';';
        if (text.find(char(end)) == text.npos) return false;
        if (!split(text, true, most, cells_, [=](char32_t code) { return code == end; }))
            return false;
        if (cells_.size() > size_ && trimmed(cells_.back()).empty()) cells_.pop_back();
        break;
    }
    case ends::brackets: { // [ ][Q][ ]
        if (!opens(text.front()) || !closes(text.back())) return false;
        if (!split(text, true, 2 * most, cells_, is_bracket)) return false;
        std::size_t inside = 0; // every second part is between two pairs of brackets
        for (std::size_t at = 1; at < cells_.size(); at += 2) cells_[inside++] = cells_[at];
        cells_.resize(inside);
        break;
    }
    case ends::bars: // may be around the row, too
        if (!split(text, true, most + 2, cells_, is_bar)) return false;
        if (cells_.size() > 1 && trimmed(cells_.back()).empty()) cells_.pop_back();
        if (cells_.size() > 1 && trimmed(cells_.front()).empty()) cells_.erase(cells_.begin());
        break;
    case ends::separators: return split(text, false, most, cells_, is_blank_or_bar);
    case ends::characters:
        return split(text, false, 3, cells_, is_blank_or_bar) && split_longest(size_, cells_);
    }
    return true;
}

std::span<const row> row_reader::read(std::string_view text) {
    using enum ends;
    rows_.clear();
    const std::string_view inside = trimmed(text);
    if (inside.empty() || text.size() < size_) return rows_;
    for (const ends kind : {commas, semicolons, brackets, bars, separators, characters}) {
        const bool may_be_empty = kind == commas || kind == semicolons; // at the beginning
        const bool has_cells = find_cells(may_be_empty ? text : inside, kind);
        if (has_cells && cells_.size() >= size_) add_rows();
        if (!rows_.empty()) break;
    }
    return rows_;
}

std::span<const row> row_reader::read_beside(std::string_view line) {
    if (line.size() < 2 * size_) return {};
    for (const std::string_view gap : {", ", " | ", "\t", "  ", " "}) {
        beside_.clear();
        bool is_whole = line.find(gap) != line.npos;
        for (std::string_view rest = line; is_whole && !rest.empty();) {
            const std::size_t end = std::min(rest.find(gap), rest.size());
            const std::string_view part = rest.substr(0, end);
            rest.remove_prefix(std::min(end + gap.size(), rest.size()));
            if (trimmed(part).empty()) continue;
            is_whole = beside_.size() < max_placement_size && !read(part).empty();
            if (is_whole) beside_.push_back(rows_.front());
        }
        if (is_whole && beside_.size() > 1) return beside_;
    }
    return {};
}

} // namespace ctqueens::reading
