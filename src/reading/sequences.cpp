// SPDX-License-Identifier: BSL-1.0
#include "sequences.hpp"

#include "characters.hpp"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <utility>

namespace ctqueens::reading {

bool sequence::fits(const place& at) const noexcept { return !gap_ || at.gap <= *gap_; }

bool sequence::take(const place& at) {
    if (count_ == 0) first_ = at;
    if (count_ == 1) gap_ = at.gap;
    ++count_;
    items_.push_back(at);
    return items_.size() == static_cast<std::size_t>(size_);
}

void sequence::keep(shape as, const columns& found) {
    found_.push_back({as, items_.front().line});
    columns_.insert(columns_.end(), found.begin(), found.end());
}

void sequence::refuse(mistake::kind what, const place& at) {
    if (!mistake_) mistake_ = mistake{what, at.line, at.text};
}

bool sequence::end(listener& told) {
    read_incomplete();
    if (is_wrong_ || (found_.empty() && !mistake_ && !is_certain_)) return false;
    if (!items_.empty()) {
        const bool is_one = items_.size() == count_;
        const place& at = is_one ? items_.back() : first_;
        if (!is_one) found_.clear();
        mistake_ = mistake{is_one ? if_incomplete() : mistake::kind::lost_rows, at.line, at.text};
    }
    const auto size = static_cast<std::size_t>(size_);
    for (std::size_t index = 0; index < found_.size(); ++index) {
        told.placement(found_[index].as, found_[index].line,
                       std::span(columns_).subspan(index * size, size));
    }
    if (mistake_) told.refused(*mistake_);
    return !found_.empty() || mistake_;
}

// ---------------------------------------------------------------- rows

// Returns whether numbers on labels count up or down.
static bool counts_on(std::span<const row> rows, std::size_t step, const row& next) {
    if (rows.size() < step || next.number < 0) return true;
    const row& last = rows[rows.size() - step];
    const int difference = next.number - last.number;
    if (rows.size() < 2 * step) return std::abs(difference) == 1;
    return difference == last.number - rows[rows.size() - 2 * step].number;
}

bool row_sequence::draws(symbol which) const noexcept { return last_.count_of(which) > 0; }

// Returns whether there are whole boards in a line, without two queens in a column.
static bool are_whole_boards(std::span<const row> rows, int size) {
    const auto step = static_cast<std::size_t>(size);
    if (rows.size() % step != 0) return false;
    for (std::size_t at = 0; at < rows.size(); at += step) {
        columns all(step);
        const board read = read_board(rows.subspan(at, step), 1, size, 0, all.data());
        if (read.what != board::fault::none || !is_permutation(all)) return false;
    }
    return true;
}

bool row_sequence::add(const place& at, std::span<const row> rows, bool are_beside) {
    const std::size_t beside = are_beside ? rows.size() : 1;
    if (!fits(at) || (count_ > 0 && beside != beside_)) return false;
    std::array<bool, 4> is_possible{};
    for (std::size_t index = 0; index < rows.size(); index += beside) {
        const std::size_t labels = rows[index].labels;
        is_possible[labels] = is_possible_[labels] && counts_on(rows_[labels], beside, rows[index]);
    }
    if (std::ranges::find(is_possible, true) == is_possible.end()) return false;
    is_possible_ = is_possible;
    beside_ = beside;
    const std::string_view text = trimmed(at.text);
    const bool is_number = text.find_first_not_of("0123456789") == text.npos;
    is_certain_ |= !is_number && text.find_first_not_of("01, ") == text.npos;
    for (const row& each : rows) {
        if (!is_possible[each.labels]) continue;
        for (const symbol which : each.which) {
            const bool is_queen = which != 0 && (which == usual_ || is_known_queen(which));
            is_certain_ |= is_queen && each.cell_of(which) >= 0 && (!is_number || count_ > 0);
        }
        rows_[each.labels].push_back(each);
        last_ = each;
    }
    if (count_ == 0) are_lines_ = are_beside && are_whole_boards(rows, size_);
    const bool is_complete = take(at);
    if (are_lines_) {
        read_lines(rows_[rows.front().labels]);
        rows_ = {};
        items_.clear();
    } else if (is_complete) {
        finish_boards();
    }
    return true;
}

// Returns how many boards have no two queens in a column, if rows are every `step`th of a list.
static std::size_t count_permutations(std::span<const row> rows, std::size_t step, int size) {
    const auto length = static_cast<std::size_t>(size);
    std::size_t count = 0;
    for (std::size_t board_index = 0; board_index < rows.size() / length; ++board_index) {
        columns all(length);
        const std::size_t first = step == 1 ? board_index * length : board_index;
        const board read = read_board(rows.subspan(first), step, size, 0, all.data());
        count += read.what == board::fault::none && is_permutation(all);
    }
    return count;
}

void row_sequence::finish_boards() {
    using enum board::fault;
    const bool may_be_lines = beside_ % static_cast<std::size_t>(size_) == 0 && is_possible_[0];
    if (may_be_lines &&
        count_permutations(rows_[0], 1, size_) > count_permutations(rows_[0], beside_, size_)) {
        read_incomplete(); // all rows of a board are in a line
        are_lines_ = true;
        rows_ = {};
        return;
    }
    board wrong{no_board, 0, 0};
    bool is_found = false;
    for (std::size_t labels = 0; labels < rows_.size(); ++labels) {
        if (!is_possible_[labels]) continue;
        std::vector<columns> found;
        bool is_good = !is_found;
        for (std::size_t index = 0; is_good && index < beside_; ++index) {
            columns all(static_cast<std::size_t>(size_));
            const board read = read_board(std::span(rows_[labels]).subspan(index), beside_, size_,
                                          usual_, all.data());
            is_good = read.what == none || read.what == empty;
            if (!is_good && read.what != no_board) wrong = read;
            if (read.what != none) continue;
            usual_ = read.queen;
            found.push_back(all);
        }
        if (!is_good) continue;
        is_found = true;
        for (const columns& each : found) keep(shape::grid, each);
    }
    if (!is_found && wrong.what == no_board) is_wrong_ |= !is_certain_;
    if (!is_found) {
        using enum mistake::kind;
        refuse(wrong.what == no_queen       ? row_without_queen
               : wrong.what == second_queen ? several_queens
                                            : not_understood,
               items_[static_cast<std::size_t>(wrong.row)]);
    }
    for (std::vector<row>& each : rows_) each.clear();
    is_possible_ = {true, true, true, true};
    items_.clear();
}

// Reads the boards in the last line.
void row_sequence::read_lines(std::span<const row> rows) {
    const auto size = static_cast<std::size_t>(size_);
    for (std::size_t at = 0; at < rows.size(); at += size) {
        columns all(size);
        const board read = read_board(rows.subspan(at, size), 1, size_, usual_, all.data());
        if (read.what == board::fault::none)
            keep(shape::grid, all);
        else
            refuse(mistake::kind::not_understood, items_.back());
    }
}

// A line that contains all rows of a board looks like rows of boards beside each other.
void row_sequence::read_incomplete() {
    const std::vector<row>& rows = rows_[0];
    if (items_.empty() || !is_possible_[0] || beside_ % static_cast<std::size_t>(size_) != 0)
        return;
    const std::vector<place> lines = std::exchange(items_, {});
    for (std::size_t line = 0; line < lines.size(); ++line) {
        items_ = {lines[line]};
        read_lines(std::span(rows).subspan(line * beside_, beside_));
    }
    items_.clear();
}

// ---------------------------------------------------------------- pairs

bool pair_sequence::add(const place& at, square pair, bool is_bare) {
    if (!fits(at) || (count_ > 0 && is_bare != is_bare_)) return false;
    if (is_bare && !pairs_.empty() && pair.row != pairs_.back().row + 1) return false;
    is_bare_ = is_bare;
    pairs_.push_back(pair);
    const bool is_complete = take(at);
    is_certain_ |=
        !is_bare && pairs_.size() > 2 && items_.size() + 1 >= static_cast<std::size_t>(size_);
    if (!is_complete) return true;
    if (const columns all = columns_of_pairs(pairs_, is_bare); !all.empty()) {
        keep(shape::pairs, all);
    } else {
        const auto near = std::ranges::count_if(pairs_, [this](const square& each) {
            return std::max(each.row, each.column) <= size_;
        });
        is_wrong_ |= is_bare || near <= size_ / 2;
        refuse(mistake::kind::wrong_squares, items_.front());
    }
    pairs_.clear();
    items_.clear();
    return true;
}

// ---------------------------------------------------------------- queens among blanks

std::vector<blank_sequence::drawn> blank_sequence::symbols_in(std::string_view line, int size) {
    const auto most = static_cast<std::size_t>(size);
    if (line.size() > 16 * most + 16) return {};
    std::vector<drawn> all;
    std::size_t letters = 0, numbers = 0, numbers_behind = 0, digits = 0;
    bool is_digit_before = false;
    for (std::size_t column = 0; !line.empty(); ++column) {
        const character next = first_character(line);
        line.remove_prefix(next.length);
        if (is_digit(next.code)) { // numbers at the beginning and at the end are labels
            if (!is_digit_before) ++(all.empty() ? numbers : numbers_behind);
            digits = is_digit_before ? digits + 1 : 1;
            if (numbers > 1 || numbers_behind > 1 || digits > 3) return {};
        } else if (!is_blank(next.code)) {
            const bool is_separated =
                is_separator(next.code) || is_bar(next.code) || is_bracket(next.code);
            const bool is_queen =
                next.code < 0xE000 && is_known_queen(static_cast<symbol>(next.code));
            letters += is_letter(next.code);
            const bool is_word = is_letter(next.code) && (!is_queen || letters > 1);
            if (is_separated || is_word || is_digit_before || numbers_behind > 0 ||
                all.size() == most)
                return {};
            all.push_back({column, static_cast<symbol>(next.code)});
        }
        is_digit_before = is_digit(next.code);
    }
    return all;
}

columns blank_sequence::columns_of_rows() const {
    std::vector<symbol> queens; // the symbols that each row has once
    for (const drawn& each : rows_.front()) {
        if (std::ranges::all_of(rows_, [&](const std::vector<drawn>& one) {
                return std::ranges::count(one, each.what, &drawn::what) == 1;
            }))
            queens.push_back(each.what);
    }
    if (queens.size() > 1) std::erase_if(queens, [](symbol each) { return !is_known_queen(each); });
    if (queens.size() != 1) return {};
    // All symbols are as far from the left edge as so many squares.
    std::size_t left = rows_.front().front().at, right = left, width = 0;
    for (const std::vector<drawn>& one : rows_) {
        left = std::min(left, one.front().at);
        right = std::max(right, one.back().at);
    }
    for (const std::vector<drawn>& one : rows_) {
        for (const drawn& each : one) width = std::gcd(width, each.at - left);
    }
    if (width == 0 || (right - left) / width >= rows_.size()) return {};
    columns all;
    for (const std::vector<drawn>& one : rows_) {
        const std::size_t at = std::ranges::find(one, queens.front(), &drawn::what)->at;
        all.push_back(static_cast<std::uint8_t>((at - left) / width));
    }
    return all;
}

bool blank_sequence::add(const place& at, std::vector<drawn> symbols) {
    if (!fits(at)) return false;
    rows_.push_back(std::move(symbols));
    if (!take(at)) return true;
    const columns all = columns_of_rows();
    const bool is_board = !all.empty() && (is_trusted_ || is_permutation(all));
    is_wrong_ |= !is_board;
    if (is_board) keep(shape::blanks, all);
    rows_.clear();
    items_.clear();
    return true;
}

} // namespace ctqueens::reading
