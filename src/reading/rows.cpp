// SPDX-License-Identifier: BSL-1.0
#include "rows.hpp"

#include "characters.hpp"

#include <algorithm>
#include <charconv>
#include <optional>

namespace ctqueens::reading {

int row::count_of(symbol of) const noexcept {
    const auto end = which + symbols, at = std::find(which, end, of);
    return at == end ? 0 : count[at - which];
}

int row::cell_of(symbol once) const noexcept {
    const auto end = which + symbols, at = std::find(which, end, once);
    return at == end || count[at - which] != 1 ? -1 : first[at - which];
}

bool is_known_queen(symbol which) noexcept {
    return detail::square_symbol(which) == detail::symbol::queen;
}

static bool is_known_empty(symbol which) noexcept {
    return which == ' ' || detail::square_symbol(which) == detail::symbol::empty;
}

// ---------------------------------------------------------------- cells

// A number other than 0 and 1, which is a queen if it is in other rows, too.
constexpr symbol other_number = '2';

// Queens of both colours are the same. Emoji go where Unicode has no characters.
static symbol folded(char32_t code) noexcept {
    if (code == 0x2655) return 0x265B;
    return static_cast<symbol>(code < 0xE000 ? code : 0xE000 + (code & 0xFFF));
}

// Words of letters are symbols, too: null and Queen.
constexpr symbol first_word = 0xF000;
static std::optional<symbol> folded_word(std::string_view word) noexcept {
    unsigned hash = 0;
    for (const char each : word) {
        if (!is_letter(code_of(each))) return std::nullopt;
        hash = hash * 31 + static_cast<unsigned char>(each);
    }
    return static_cast<symbol>(first_word + hash % 0xFFF);
}

static bool is_word(std::string_view text, std::string_view lower) noexcept {
    return std::ranges::equal(text, lower, {}, [](char each) { return char(each | 0x20); });
}

// Returns what a number is in a cell, such as 0, 1, 0. or 1.00, or nothing for other texts.
static std::optional<symbol> number_in(std::string_view cell) noexcept {
    int value = 0;
    const char* const end = cell.data() + cell.size();
    const auto [rest, error] = std::from_chars(cell.data(), end, value);
    const bool is_whole = std::string_view(rest, end).find_first_not_of(".0") == cell.npos;
    if (error != std::errc() || !is_whole || value < 0) return std::nullopt;
    return value == 0 ? '0' : value == 1 ? '1' : other_number;
}

// Returns what is drawn in a cell, or nothing if it is too long. What is on both sides of something
// is its square: `/Q/` is a queen on a dark one.
static std::optional<symbol> symbol_in(std::string_view cell) noexcept {
    if (cell.size() != 1) cell = trimmed(cell);
    while (cell.size() > 1) {
        const character side = first_character(cell);
        if (side.length == cell.size()) break;
        if (const auto number = number_in(cell)) return number;
        if (is_word(cell, "true")) return '1';
        if (is_word(cell, "false")) return '0';
        const bool is_framed = side.code == '<' && cell.back() == '>';
        if (is_letter(side.code) || is_digit(side.code) ||
            !(is_framed || cell.ends_with(cell.substr(0, side.length))))
            return folded_word(cell);
        const std::string_view inside =
            trimmed(cell.substr(side.length, cell.size() - 2 * side.length));
        if (inside.empty()) return is_quote(side.code) ? ' ' : folded(side.code);
        cell = inside;
    }
    if (cell.empty()) return ' ';
    return is_digit(code_of(cell.front())) ? number_in(cell) : folded(first_character(cell).code);
}

// Splits a text where `ends` holds, and keeps what is between. Stops after `most` parts.
template <class Ends>
static bool split(std::string_view text, std::size_t most, std::vector<std::string_view>& cells,
                  Ends ends) {
    cells.clear();
    std::size_t begin = 0;
    for (std::size_t at = 0; at <= text.size();) {
        const character next =
            at < text.size() ? first_character(text.substr(at)) : character{0, 1};
        if (at == text.size() || ends(next.code)) {
            if (cells.size() == most) return false;
            cells.push_back(text.substr(begin, at - begin));
            begin = at + next.length;
        }
        at += next.length;
    }
    return true;
}

// ---------------------------------------------------------------- rows

static int label_in(std::string_view cell) noexcept {
    cell = trimmed(cell);
    int number = -1;
    const auto [rest, error] = std::from_chars(cell.data(), cell.data() + cell.size(), number);
    const std::string_view behind(rest, cell.data() + cell.size());
    const bool is_label = error == std::errc() && number >= 0 && number < 1000;
    return is_label && (behind.empty() || behind == "." || behind == ":") ? number : -1;
}

bool row_reader::add(std::span<const std::string_view> cells, std::uint8_t labels, int number) {
    row found;
    for (std::size_t cell = 0; cell < size_; ++cell) {
        const auto drawn = symbol_in(cells[cell]);
        if (!drawn) return false;
        const auto end = found.which + found.symbols, at = std::find(found.which, end, *drawn);
        const auto index = at - found.which;
        if (at == end) {
            if (found.symbols == row::most_symbols) return false;
            found.which[found.symbols++] = *drawn;
            found.first[index] = static_cast<std::uint8_t>(cell);
        }
        ++found.count[index];
    }
    // Numbers are zeros and ones, or zeros and another one; neither with letters nor with points.
    const bool has_other = found.count_of(other_number) > 0;
    const bool has_numbers = has_other || (found.count_of('1') > 0 && found.count_of('0') > 0);
    const bool has_letters = std::ranges::any_of(
        found.which, [](symbol each) { return is_letter(each) || each >= first_word; });
    if (has_numbers && (found.symbols > 2 || has_letters)) return false;
    if (found.count_of('1') == static_cast<int>(size_) && size_ > 1) return false; // a list
    if (has_letters && found.count_of('1') > 0) return false;                      // row 1
    if (has_other && (found.cell_of(other_number) < 0 || found.count_of('0') == 0)) return false;
    found.labels = labels;
    found.number = static_cast<std::int16_t>(number);
    rows_.push_back(found);
    return true;
}

// Reads the cells of a row, with up to two labels around them.
void row_reader::read_cells(std::span<const std::string_view> cells) {
    if (cells.size() == size_) add(cells, 0, -1);
    if (cells.size() < size_ + 1 || cells.size() > size_ + 2) return;
    const int front = label_in(cells.front()), back = label_in(cells.back());
    if (cells.size() == size_ + 2) {
        if (front >= 0 && front == back) add(cells.subspan(1), 3, front);
    } else {
        if (front >= 0) add(cells.subspan(1), 1, front);
        if (back >= 0) add(cells, 2, back);
    }
}

static bool is_blank_or_bar(char32_t code) noexcept { return is_separator(code) || is_bar(code); }

std::span<const row> row_reader::read(std::string_view text) {
    rows_.clear();
    for (const char32_t between : {U',', U';'}) { // cells may be empty
        if (text.find(char(between)) == text.npos) continue;
        const auto is_between = [=](char32_t code) { return code == between; };
        if (!split(text, size_ + 1, cells_, is_between) || cells_.size() < size_) continue;
        if (cells_.size() > size_ && trimmed(cells_.back()).empty()) cells_.pop_back();
        read_cells(cells_);
        if (!rows_.empty()) return rows_;
    }
    text = trimmed(text);
    if (text.size() < size_) return rows_;
    const bool has_brackets = opens(text.front()) && closes(text.back());
    if (has_brackets) { // [ ][Q][ ]
        if (split(text, 2 * size_ + 1, cells_, is_bracket)) {
            std::size_t inside = 0; // every second part is between two pairs of brackets
            for (std::size_t at = 1; at < cells_.size(); at += 2) cells_[inside++] = cells_[at];
            read_cells(std::span(cells_).first(inside));
        }
        return rows_;
    }
    if (split(text, size_ + 4, cells_, is_bar) && cells_.size() > 1) {
        std::span<const std::string_view> cells = cells_; // bars may be around the row
        if (trimmed(cells.front()).empty()) cells = cells.subspan(1);
        if (trimmed(cells.back()).empty()) cells = cells.first(cells.size() - 1);
        read_cells(cells);
        if (!rows_.empty()) return rows_;
    }
    cells_.clear();
    for (std::size_t at = 0; at < text.size();) { // words; blanks in quotes are cells
        const character next = first_character(text.substr(at));
        std::size_t end = at + next.length;
        if (!is_blank_or_bar(next.code)) {
            const std::size_t quote = is_quote(next.code) ? text.find(text[at], at + 1) : text.npos;
            if (quote != text.npos) end = quote + 1;
            while (end < text.size() && !is_blank_or_bar(first_character(text.substr(end)).code))
                end += first_character(text.substr(end)).length;
            if (cells_.size() == size_ + 2) return rows_;
            cells_.push_back(text.substr(at, end - at));
        }
        at = end;
    }
    read_cells(cells_);
    if (rows_.empty() && !cells_.empty() && cells_.size() < 4) read_characters();
    return rows_;
}

// Reads a word whose characters are the cells, with labels beside it.
void row_reader::read_characters() {
    const auto longest = std::ranges::max_element(cells_, {}, &std::string_view::size);
    std::string_view word = *longest;
    if (word.size() > 1 && is_quote(code_of(word.front())) && word.back() == word.front())
        word = word.substr(1, word.size() - 2);
    if (count_characters(word) != size_) return;
    std::vector<std::string_view>& cells = characters_;
    cells.assign(cells_.begin(), longest);
    for (std::size_t at = 0; at < word.size();) {
        const std::size_t length = first_character(word.substr(at)).length;
        cells.push_back(word.substr(at, length));
        at += length;
    }
    cells.insert(cells.end(), longest + 1, cells_.end());
    read_cells(cells);
}

std::span<const row> row_reader::read_beside(std::string_view line) {
    if (line.size() < 2 * size_) return {};
    for (const std::string_view between : {", ", " | ", "\t", "  ", " "}) {
        beside_.clear();
        bool is_whole = line.find(between) != line.npos;
        for (std::string_view rest = line; is_whole && !rest.empty();) {
            const std::size_t end = std::min(rest.find(between), rest.size());
            const std::string_view part = rest.substr(0, end);
            rest.remove_prefix(std::min(end + between.size(), rest.size()));
            if (trimmed(part).empty()) continue;
            is_whole = beside_.size() < max_placement_size && !read(part).empty();
            if (is_whole) beside_.push_back(rows_.front());
        }
        if (is_whole && beside_.size() > 1) return beside_;
    }
    return {};
}

// ---------------------------------------------------------------- boards

board read_board(std::span<const row> rows, std::size_t step, int size, symbol usual,
                 std::uint8_t* columns) {
    using enum board::fault;
    const auto row_at = [&](int index) -> const row& {
        return rows[static_cast<std::size_t>(index) * step];
    };
    const auto first_without = [&](auto holds) {
        int index = 0;
        while (index < size && holds(row_at(index))) ++index;
        return index;
    };
    // All queens are 1, or they have the numbers of their rows or columns.
    int others = 0;
    for (int index = 0; index < size; ++index) others += row_at(index).cell_of(other_number) >= 0;
    if (others > 0 && others + 1 >= size) {
        for (int index = 0; index < size; ++index) {
            const row& each = row_at(index);
            const int cell = std::max(each.cell_of(other_number), each.cell_of('1'));
            if (cell < 0) return {no_queen, index, '1'};
            columns[index] = static_cast<std::uint8_t>(cell);
        }
        return {none, 0, usual};
    }
    // A queen is in the first row, too.
    symbol queen = 0;
    int candidates = 0;
    const auto rank = [&](symbol which) {
        return which == usual ? 3 : is_known_queen(which) ? 2 : is_known_empty(which) ? 0 : 1;
    };
    for (int index = 0; index < row_at(0).symbols; ++index) {
        const symbol which = row_at(0).which[index];
        if (first_without([=](const row& each) { return each.cell_of(which) >= 0; }) < size)
            continue;
        const int better = candidates == 0 ? 1 : rank(which) - rank(queen);
        candidates = better > 0 ? 1 : better == 0 ? candidates + 1 : candidates;
        if (better > 0) queen = which;
    }
    if (candidates == 1) {
        for (int index = 0; index < size; ++index)
            columns[index] = static_cast<std::uint8_t>(row_at(index).cell_of(queen));
        return {none, 0, queen};
    }
    const auto is_like_first = [&](const row& each) {
        return each.symbols == 1 && each.which[0] == row_at(0).which[0];
    };
    if (first_without(is_like_first) == size) return {empty, 0, 0};
    const auto lacks_usual = [=](const row& each) { return each.count_of(usual) == 0; };
    queen = first_without(lacks_usual) < size ? usual : 0; // of the other boards, or a known one
    for (int index = 0; index < size && queen == 0; ++index) {
        const auto& which = row_at(index).which;
        const auto known = std::ranges::find_if(which, is_known_queen);
        if (known != std::end(which)) queen = *known;
    }
    const int wrong = first_without([=](const row& each) { return each.cell_of(queen) >= 0; });
    if (queen == 0 || wrong == size) return {no_board, 0, 0};
    return {row_at(wrong).count_of(queen) == 0 ? no_queen : second_queen, wrong, queen};
}

} // namespace ctqueens::reading
