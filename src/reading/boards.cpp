// SPDX-License-Identifier: BSL-1.0
#include "boards.hpp"

#include "characters.hpp"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <numeric>
#include <optional>

namespace ctqueens::reading {

// ---------------------------------------------------------------- one board

// A queen on each row, or the first row that has none, or several; or nothing, if all squares are
// empty.
struct board {
    columns all{};
    symbol queen = 0;
    std::optional<mistake::kind> wrong = mistake::kind::not_understood;
    std::size_t line = 0; // of the board, or of the row that is wrong
};

// Returns the symbol that each row has exactly once, or of several the one of other boards, or a
// known one. In a board without such a symbol, returns what is meant to be the queen, or 0.
static symbol queen_of(std::span<const row> rows, symbol usual) {
    std::vector<symbol> once;
    std::ranges::copy_if(rows[0].which, std::back_inserter(once), [&](symbol which) {
        return std::ranges::all_of(rows, [=](const row& each) { return each.cell_of(which) >= 0; });
    });
    if (once.size() == 1) return once[0];
    const auto has_usual = [=](const row& each) { return each.count_of(usual) > 0; };
    if (std::ranges::any_of(rows, has_usual)) return usual;
    for (const row& each : rows) {
        const auto known = std::ranges::find_if(each.which, is_known_queen);
        if (known != std::end(each.which)) return *known;
    }
    return 0;
}

static bool are_empty(std::span<const row> rows) {
    return std::ranges::all_of(rows, [=](const row& each) {
        return each.symbols == 1 && each.which[0] == rows[0].which[0];
    });
}

static board read_board(std::vector<row> rows, symbol usual) {
    // All queens are alike, or they have the numbers of their rows or columns.
    const auto has_other = [](const row& each) { return each.count_of(other_number) > 0; };
    if (std::ranges::count_if(rows, has_other) + 1 >= std::ssize(rows)) {
        for (row& each : rows) std::ranges::replace(each.which, other_number, symbol('1'));
    }
    board read{{}, queen_of(rows, usual), {}};
    if (read.queen == 0) return are_empty(rows) ? read : board();
    for (const row& each : rows) {
        const int cell = each.cell_of(read.queen);
        if (cell < 0) {
            const bool has_none = each.count_of(read.queen) == 0;
            read.wrong =
                has_none ? mistake::kind::row_without_queen : mistake::kind::several_queens;
            return {{}, read.queen, read.wrong, read.all.size()};
        }
        read.all.push_back(static_cast<std::uint8_t>(cell));
    }
    return read;
}

// ---------------------------------------------------------------- sequences of boards

// Returns whether a row continues `count` others that were read in the same way: numbers on labels
// count up or down.
static bool goes_on(std::span<const row> rows, const row& next, std::size_t count) {
    if (rows.size() != count) return false;
    if (rows.empty() || next.number < 0) return true;
    const int difference = next.number - rows.back().number;
    return rows.size() == 1 ? std::abs(difference) == 1
                            : difference == rows.back().number - rows[rows.size() - 2].number;
}

static bool has_queen(const row& in, symbol usual) {
    return std::ranges::any_of(in.which, [&](symbol which) {
        return (which == usual || is_known_queen(which)) && in.cell_of(which) >= 0;
    });
}

bool board_sequence::add(const place& at, std::span<const row> rows, bool are_beside) {
    const std::size_t beside = are_beside ? rows.size() : 1;
    if (!fits(at) || (count_ > 0 && beside != boards_.size())) return false;
    boards_.resize(beside);
    const auto rows_before = [&](const row& each) -> std::vector<row>& {
        const auto index = static_cast<std::size_t>(&each - rows.data());
        return boards_[are_beside ? index : 0][each.labels];
    };
    const auto is_next = [&](const row& each) {
        return goes_on(rows_before(each), each, items_.size());
    };
    if (std::ranges::none_of(rows, is_next)) return false;
    const std::string_view text = trimmed(at.text);
    const bool is_number = text.find_first_not_of("0123456789") == text.npos;
    is_certain_ |= !is_number && text.find_first_not_of("01, ") == text.npos;
    for (const row& each : rows) {
        if (!is_next(each)) continue;
        is_certain_ |= (!is_number || count_ > 0) && has_queen(each, all_.usual);
        rows_before(each).push_back(each);
        last_ = each;
    }
    for (std::size_t index = 0; beside % size_ == 0 && index < beside; index += size_) {
        const std::span<const row> in_line = rows.subspan(index, size_);
        in_lines_.push_back({std::vector(in_line.begin(), in_line.end())});
    }
    if (take(at)) read_boards();
    return true;
}

bool board_sequence::draws(const row& other) const noexcept {
    return std::ranges::all_of(std::span(other.which).first(other.symbols),
                               [this](symbol each) { return last_.count_of(each) > 0; });
}

bool board_sequence::end(listener& told) {
    if (!in_lines_.empty()) read_boards();
    return sequence::end(told);
}

// Reads boards with those labels with which they can be read.
static std::vector<board> read_each(std::span<const readings> all, std::size_t size, symbol usual) {
    std::vector<board> boards;
    for (const readings& each : all) {
        board best;
        for (const std::vector<row>& rows : each) {
            if (rows.size() < size || !best.wrong) continue;
            const board read = read_board(rows, usual);
            if (read.queen != 0 || !read.wrong) best = read;
        }
        if (!best.wrong) usual = best.queen;
        boards.push_back(best);
    }
    return boards;
}

static std::ptrdiff_t count_permutations(const std::vector<board>& boards) {
    return std::ranges::count_if(
        boards, [](const board& each) { return !each.all.empty() && is_permutation(each.all); });
}

// Reads the boards in N lines, or in fewer if each is in one line.
void board_sequence::read_boards() {
    std::vector<board> read = read_each(boards_, size_, all_.usual);
    std::vector<board> in_lines = read_each(in_lines_, size_, all_.usual);
    if (items_.size() < size_ || count_permutations(in_lines) > count_permutations(read)) {
        read.swap(in_lines);
        for (std::size_t index = 0; index < read.size(); ++index) {
            read[index].line = index * items_.size() / read.size();
            if (read[index].wrong) read[index].wrong = mistake::kind::not_understood;
        }
    } else if (const auto wrong = std::ranges::find_if(
                   read, [](const board& each) { return each.wrong.has_value(); });
               wrong != read.end()) {
        read = {*wrong}; // spoils those beside it
    }
    for (const board& each : read) {
        if (each.wrong) {
            refuse(*each.wrong, items_[each.line]);
        } else if (!each.all.empty()) {
            all_.usual = each.queen;
            keep(each.all, items_[each.line]);
        }
    }
    boards_.assign(boards_.size(), {});
    in_lines_.clear();
    items_.clear();
}

// ---------------------------------------------------------------- queens among blanks

std::vector<blank_sequence::drawn> blank_sequence::symbols_in(std::string_view line, int size) {
    const auto most = static_cast<std::size_t>(size);
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
            letters += is_letter(next.code);
            const bool is_word =
                is_letter(next.code) && (!is_known_queen(folded(next.code)) || letters > 1);
            const bool is_separated =
                is_separator(next.code) || is_bar(next.code) || is_bracket(next.code);
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
    std::size_t left = rows_.front().front().at, width = 0;
    for (const std::vector<drawn>& one : rows_) left = std::min(left, one.front().at);
    for (const std::vector<drawn>& one : rows_) {
        for (const drawn& each : one) width = std::gcd(width, each.at - left);
    }
    if (width == 0) return {};
    std::vector<row> rows(rows_.size());
    for (std::size_t index = 0; index < rows.size(); ++index) {
        for (const drawn& each : rows_[index]) {
            const std::size_t cell = (each.at - left) / width;
            if (cell >= rows.size() || !rows[index].add(each.what, cell)) return {};
        }
    }
    return read_board(rows, 0).all;
}

bool blank_sequence::add(const place& at, const std::vector<drawn>& symbols) {
    if (!fits(at)) return false;
    rows_.push_back(symbols);
    if (!take(at)) return true;
    const columns all = columns_of_rows();
    is_wrong_ |= all.empty();
    keep(all, items_.front());
    ++boards_;
    permutations_ += is_permutation(all);
    rows_.clear();
    items_.clear();
    return true;
}

bool blank_sequence::end(listener& told) {
    is_wrong_ |= !all_.given.in_blanks && 2 * permutations_ < boards_;
    return sequence::end(told);
}

} // namespace ctqueens::reading
