// SPDX-License-Identifier: BSL-1.0
#include "rows.hpp"

#include "characters.hpp"

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>

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

// Returns the number at the beginning of a text, or a negative one if there is none, and the rest.
static std::pair<int, std::string_view> number_in(std::string_view text) noexcept {
    int value = -1;
    const char* const end = text.data() + text.size();
    const char* const rest = std::from_chars(text.data(), end, value).ptr;
    return {value, between(rest, end)};
}

static std::optional<symbol> word_in(std::string_view cell) noexcept {
    if (is_among({"true"}, cell)) return '1';
    if (is_among({"false"}, cell)) return '0';
    if (count_if(cell, [](char32_t code) { return !is_letter(code); }) > 0) return std::nullopt;
    unsigned hash = 0; // the same everywhere, unlike std::hash
    for (const char each : cell) hash = hash * 31 + static_cast<unsigned char>(each);
    return static_cast<symbol>(first_word + hash % 0xFFF);
}

// Returns what is drawn in a cell, or nothing if it is too long. What is on both sides of something
// is its square: `/Q/` is a queen on a dark one.
static std::optional<symbol> symbol_in(std::string_view cell) noexcept {
    for (;;) {
        cell = trimmed(cell);
        if (cell.empty()) return ' ';
        if (cell == "0" || cell == "1") return cell.front(); // most cells, so this saves time
        const auto [value, rest] = number_in(cell);          // 0, 1, 0. or 1.00
        if (value >= 0 && rest.find_first_not_of(".0") == rest.npos)
            return value == 0 ? '0' : value == 1 ? '1' : other_number;
        const character side = first_character(cell);
        if (side.length == cell.size()) return folded(side.code);
        const bool is_framed =
            cell.ends_with(cell.substr(0, side.length)) || (side.code == '<' && cell.back() == '>');
        if (!is_framed || is_letter(side.code) || is_digit(side.code)) return word_in(cell);
        cell = trimmed(cell.substr(side.length, cell.size() - 2 * side.length));
        if (cell.empty()) return folded(side.code);
    }
}

// ---------------------------------------------------------------- rows

bool row::add(symbol drawn, std::size_t cell) noexcept {
    const std::size_t index = index_of(drawn);
    if (index == symbols) {
        if (symbols == most_symbols) return false;
        which[symbols++] = drawn;
        first[index] = static_cast<std::uint8_t>(cell);
    }
    ++count[index];
    return true;
}

std::size_t row::index_of(symbol drawn) const noexcept {
    return static_cast<std::size_t>(std::find(which, which + symbols, drawn) - which);
}

int row::count_of(symbol of) const noexcept {
    const std::size_t index = index_of(of);
    return index == symbols ? 0 : count[index];
}

int row::cell_of(symbol once) const noexcept {
    return count_of(once) == 1 ? first[index_of(once)] : -1;
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
    return ones < size;
}

void row_reader::add_cells(std::size_t first, std::uint8_t labels, int number) {
    row found;
    for (std::size_t cell = 0; cell < size_; ++cell) {
        const auto drawn = symbol_in(cells_[first + cell]);
        if (!drawn || !found.add(*drawn, cell)) return;
    }
    if (!may_be_row(found, static_cast<int>(size_))) return;
    found.labels = labels;
    found.number = number;
    rows_.push_back(found);
}

// Returns the number of a row or, for a letter, its place in the alphabet; -1 for anything else.
static int label_in(std::string_view cell) noexcept {
    cell = trimmed(cell);
    const bool is_name = cell.size() == 1 && is_letter(code_of(cell[0]));
    if (is_name && !is_known_queen(folded(code_of(cell[0])))) return (cell[0] | 0x20) - 'a';
    const auto [number, rest] = number_in(cell);
    return rest.empty() && number < 1000 ? number : -1;
}

// Adds the row of all cells, or without labels.
void row_reader::add_rows() {
    const std::size_t labels = cells_.size() - size_;
    if (labels == 0) return add_cells(0, 0, -1);
    const int front = label_in(cells_.front()), back = label_in(cells_.back());
    if (labels == 2 && front >= 0 && front == back) add_cells(1, 3, front);
    if (labels == 1 && front >= 0) add_cells(1, 1, front);
    if (labels == 1 && back >= 0) add_cells(0, 2, back);
}

// ---------------------------------------------------------------- cells

// Splits a text where `ends` holds. Stops after `most` parts.
template <class Ends>
static bool split(std::string_view text, bool keeps_empty, std::size_t most,
                  std::vector<std::string_view>& parts, Ends ends) {
    parts.clear();
    std::size_t begin = 0;
    for (std::size_t at = 0; at <= text.size();) {
        const bool is_last = at == text.size();
        const character next = is_last ? character{0, 1} : first_character(text.substr(at));
        if (is_last || ends(next.code)) {
            if (parts.size() == most) return false;
            if (keeps_empty || at > begin) parts.push_back(text.substr(begin, at - begin));
            begin = at + next.length;
        }
        at += next.length;
    }
    return true;
}

// Replaces the longest word by its characters, if it has as many.
static bool split_longest(std::size_t size, std::vector<std::string_view>& cells) {
    const auto longest = std::ranges::max_element(cells, {}, &std::string_view::size);
    if (longest == cells.end()) return false;
    std::string_view word = without_quotes(*longest);
    if (count_characters(word) != size) return false;
    std::vector<std::string_view> all(cells.begin(), longest);
    for (; !word.empty(); word.remove_prefix(all.back().size()))
        all.push_back(word.substr(0, first_character(word).length));
    all.insert(all.end(), longest + 1, cells.end());
    cells.swap(all);
    return true;
}

// Finds cells that end with a character of one kind. Returns false if there are too many, or none
// ends so.
bool row_reader::find_cells(std::string_view text, ends kind) {
    const std::string_view line = trimmed(text);
    const auto may_be_bar = [](char each) { return each == '|' || code_of(each) >= 0x80; };
    if (kind == ends::commas && text.find(',') == text.npos) return false;
    if (kind == ends::semicolons && text.find(';') == text.npos) return false;
    if (kind == ends::brackets && (line.empty() || !opens(line.front()))) return false;
    if (kind == ends::bars && std::ranges::none_of(text, may_be_bar)) return false;
    const auto is_end = [=](char32_t code) {
        switch (kind) {
        case ends::commas: return code == ',';
        case ends::semicolons: return code == ';';
        case ends::brackets: return is_bracket(code);
        case ends::bars: return is_bar(code);
        default: return is_separator(code) || is_bar(code);
        }
    };
    const bool may_be_empty = kind < ends::separators;
    const std::size_t most = kind == ends::brackets ? 2 * size_ + 4 : size_ + 4;
    if (!split(text, may_be_empty, most, cells_, is_end)) return false;
    if (kind == ends::characters) return split_longest(size_, cells_);
    if (kind == ends::brackets) { // [ ][Q][ ]: every second part is between two of them
        if (!trimmed(cells_.front()).empty()) return false;
        std::size_t inside = 0;
        for (std::size_t at = 1; at < cells_.size(); at += 2) cells_[inside++] = cells_[at];
        cells_.resize(inside);
        return true;
    }
    const bool has_bars = kind == ends::bars; // around the row, too
    const auto is_empty = [](std::string_view cell) { return trimmed(cell).empty(); };
    if (may_be_empty && (has_bars || cells_.size() > size_) && is_empty(cells_.back()))
        cells_.pop_back();
    if (has_bars && !cells_.empty() && is_empty(cells_.front())) cells_.erase(cells_.begin());
    return true;
}

std::span<const row> row_reader::read(std::string_view text) {
    using enum ends;
    rows_.clear();
    for (const ends kind : {commas, semicolons, brackets, bars, separators, characters}) {
        if (find_cells(text, kind) && cells_.size() >= size_) add_rows();
        if (!rows_.empty()) break;
    }
    return rows_;
}

std::span<const row> row_reader::read_beside(std::string_view line) {
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
