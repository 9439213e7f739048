// SPDX-License-Identifier: BSL-1.0
#include "boards.hpp"

#include "characters.hpp"

#include <algorithm>
#include <cstdlib>
#include <numeric>

namespace ctqueens::reading {

// ---------------------------------------------------------------- one board

// A queen on each row, or the first row one that has no queen, or more than one.
struct board {
    enum class fault { none, empty, no_queen, second_queen, no_board } what = fault::none;
    int row = 0;
    symbol queen = 0;
    columns all{};
};

static bool is_known_empty(symbol which) noexcept {
    return which == ' ' || detail::square_symbol(which) == detail::symbol::empty;
}

class grid {
public:
    grid(std::span<const row> rows, std::size_t step, int size)
        : rows_(rows), step_(step), size_(size) {}

    int size() const { return size_; }
    const row& operator[](int index) const {
        return rows_[static_cast<std::size_t>(index) * step_];
    }

    // Returns the first row for which something does not hold, or N.
    template <class Holds> int first_without(Holds holds) const {
        int index = 0;
        while (index < size_ && holds((*this)[index])) ++index;
        return index;
    }

    bool has_once(symbol which) const {
        return first_without([=](const row& each) { return each.cell_of(which) >= 0; }) == size_;
    }

private:
    std::span<const row> rows_;
    std::size_t step_;
    int size_;
};

// Returns the symbol that each row has exactly once, or 0 if there is none, or several that are
// equally likely.
static symbol queen_of(const grid& rows, symbol usual) {
    const auto rank = [=](symbol which) {
        return which == usual ? 3 : is_known_queen(which) ? 2 : is_known_empty(which) ? 0 : 1;
    };
    symbol queen = 0;
    int best = -1;
    for (int index = 0; index < rows[0].symbols; ++index) {
        const symbol which = rows[0].which[index];
        if (rank(which) < best || !rows.has_once(which)) continue;
        queen = rank(which) > best ? which : symbol(0);
        best = rank(which);
    }
    return queen;
}

// Returns what is wrong in a board without such a symbol.
static board fault_of(const grid& rows, symbol usual) {
    using enum board::fault;
    const auto is_like_first = [&](const row& each) {
        return each.symbols == 1 && each.which[0] == rows[0].which[0];
    };
    if (rows.first_without(is_like_first) == rows.size()) return {empty};
    const auto lacks_usual = [=](const row& each) { return each.count_of(usual) == 0; };
    symbol queen = rows.first_without(lacks_usual) < rows.size() ? usual : symbol(0);
    for (int index = 0; index < rows.size() && queen == 0; ++index) {
        const auto& which = rows[index].which;
        const auto known = std::ranges::find_if(which, is_known_queen);
        if (known != std::end(which)) queen = *known;
    }
    const int wrong = rows.first_without([=](const row& each) { return each.cell_of(queen) >= 0; });
    if (queen == 0 || wrong == rows.size()) return {no_board};
    return {rows[wrong].count_of(queen) == 0 ? no_queen : second_queen, wrong, queen};
}

// Finds the queen in `size` rows, every `step`th of a list. If several symbols may be the queen, it
// is the one of other boards, or else a known one.
static board read_board(std::span<const row> all_rows, std::size_t step, int size, symbol usual) {
    using enum board::fault;
    const grid rows(all_rows, step, size);
    // All queens are alike, or they have the numbers of their rows or columns.
    int others = 0;
    for (int index = 0; index < size; ++index) others += rows[index].cell_of(other_number) >= 0;
    const bool are_numbered = others > 0 && others + 1 >= size;
    const symbol queen = are_numbered ? other_number : queen_of(rows, usual);
    if (queen == 0) return fault_of(rows, usual);
    board read{none, 0, are_numbered ? usual : queen};
    for (int index = 0; index < size; ++index) {
        const row& each = rows[index];
        const int cell = std::max(each.cell_of(queen), are_numbered ? each.cell_of('1') : -1);
        if (cell < 0) return {no_queen, index, '1'};
        read.all.push_back(static_cast<std::uint8_t>(cell));
    }
    return read;
}

// ---------------------------------------------------------------- sequences of boards

// Returns whether numbers on labels count up or down.
static bool counts_on(std::span<const row> rows, std::size_t step, const row& next) {
    if (rows.size() < step || next.number < 0) return true;
    const row& last = rows[rows.size() - step];
    const int difference = next.number - last.number;
    if (rows.size() < 2 * step) return std::abs(difference) == 1;
    return difference == last.number - rows[rows.size() - 2 * step].number;
}

bool board_sequence::draws(symbol which) const noexcept { return last_.count_of(which) > 0; }

bool board_sequence::add(const place& at, std::span<const row> rows, bool are_beside) {
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
    if (take(at)) read_boards();
    return true;
}

bool board_sequence::end(listener& told) {
    if (!items_.empty() && are_boards_in_lines()) read_boards_in_lines();
    return sequence::end(told);
}

void board_sequence::begin_boards() {
    for (std::vector<row>& each : rows_) each.clear();
    is_possible_ = {true, true, true, true};
    items_.clear();
}

// Returns how many boards have no two queens in a column. The rows of a board are every `step`th.
static std::size_t count_permutations(std::span<const row> rows, std::size_t step, int size) {
    const auto length = static_cast<std::size_t>(size);
    std::size_t count = 0;
    for (std::size_t index = 0; index < rows.size() / length; ++index) {
        const std::size_t first = step == 1 ? index * length : index;
        const board read = read_board(rows.subspan(first), step, size, 0);
        count += read.what == board::fault::none && is_permutation(read.all);
    }
    return count;
}

bool board_sequence::are_boards_in_lines() const {
    if (beside_ % static_cast<std::size_t>(size_) != 0 || !is_possible_[0]) return false;
    const bool may_be_below = items_.size() == static_cast<std::size_t>(size_);
    return are_in_lines_ || !may_be_below ||
           count_permutations(rows_[0], 1, size_) > count_permutations(rows_[0], beside_, size_);
}

void board_sequence::read_boards_in_lines() {
    const auto size = static_cast<std::size_t>(size_);
    for (std::size_t at = 0; at < rows_[0].size(); at += size) {
        const place& line = items_[at / beside_];
        const board read = read_board(std::span(rows_[0]).subspan(at, size), 1, size_, usual_);
        if (read.what == board::fault::none)
            keep(shape::grid, read.all, line);
        else
            refuse(mistake::kind::not_understood, line);
    }
    are_in_lines_ = true;
    begin_boards();
}

// Reads the boards in N lines, with those labels with which they can be read.
void board_sequence::read_boards() {
    using enum board::fault;
    if (are_boards_in_lines()) return read_boards_in_lines();
    board wrong{no_board, 0, 0};
    for (std::size_t labels = 0; labels < rows_.size(); ++labels) {
        if (!is_possible_[labels]) continue;
        std::vector<columns> found;
        board read{};
        for (std::size_t index = 0; index < beside_; ++index) {
            read = read_board(std::span(rows_[labels]).subspan(index), beside_, size_, usual_);
            if (read.what != none && read.what != empty) break;
            if (read.what == empty) continue;
            usual_ = read.queen;
            found.push_back(read.all);
        }
        if (read.what == none || read.what == empty) {
            for (const columns& each : found) keep(shape::grid, each, items_.front());
            return begin_boards();
        }
        if (read.what != no_board) wrong = read;
    }
    if (wrong.what == no_board) is_wrong_ |= !is_certain_;
    refuse(wrong.what == no_queen       ? mistake::kind::row_without_queen
           : wrong.what == second_queen ? mistake::kind::several_queens
                                        : mistake::kind::not_understood,
           items_[static_cast<std::size_t>(wrong.row)]);
    begin_boards();
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
            letters += is_letter(next.code);
            const bool is_word =
                is_letter(next.code) && (!is_known_queen(folded(next.code)) || letters > 1);
            if (is_separated || is_word || is_digit_before || numbers_behind > 0 ||
                all.size() == most)
                return {};
            all.push_back({column, folded(next.code)});
        }
        is_digit_before = is_digit(next.code);
    }
    return all;
}

// All symbols are as far from the left edge as so many squares.
columns blank_sequence::columns_of_rows() const {
    std::size_t left = rows_.front().front().at, right = left, width = 0;
    for (const std::vector<drawn>& one : rows_) {
        left = std::min(left, one.front().at);
        right = std::max(right, one.back().at);
    }
    for (const std::vector<drawn>& one : rows_) {
        for (const drawn& each : one) width = std::gcd(width, each.at - left);
    }
    if (width == 0 || (right - left) / width >= rows_.size()) return {};
    std::vector<row> rows(rows_.size());
    for (std::size_t index = 0; index < rows.size(); ++index) {
        for (const drawn& each : rows_[index]) {
            if (!rows[index].add(each.what, (each.at - left) / width)) return {};
        }
    }
    return read_board(rows, 1, size_, 0).all;
}

bool blank_sequence::add(const place& at, const std::vector<drawn>& symbols) {
    if (!fits(at)) return false;
    rows_.push_back(symbols);
    if (!take(at)) return true;
    const columns all = columns_of_rows();
    if (all.empty()) is_wrong_ = true;
    if (!all.empty()) keep(shape::blanks, all, items_.front());
    ++boards_;
    permutations_ += is_permutation(all);
    rows_.clear();
    items_.clear();
    return true;
}

bool blank_sequence::end(listener& told) {
    is_wrong_ |= !is_trusted_ && 2 * permutations_ < boards_;
    return sequence::end(told);
}

} // namespace ctqueens::reading
