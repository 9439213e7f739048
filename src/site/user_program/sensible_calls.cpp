// SPDX-License-Identifier: BSL-1.0
#include "sensible_calls.hpp"

namespace ctqueens::site {

void sensible_calls::enter(int row, int line) noexcept {
    if (makes_sense(is_reached(row))) {
        open_rows_ = row + 1;
        receiver_.enter(row, line);
    }
}

bool sensible_calls::place(square at, int line) noexcept {
    if (makes_sense(is_reached(at.row) && is_on_board(at.column))) {
        columns_[at.row] = static_cast<std::uint8_t>(at.column);
        rows_ = at.row + 1;
        wants_more_ = receiver_.place(at, line);
    }
    return wants_more_;
}

void sensible_calls::test(int comparisons, int line) noexcept {
    if (makes_sense(comparisons >= 0)) {
        receiver_.test(comparisons, line);
    }
}

void sensible_calls::reject(square at, int line) noexcept {
    if (makes_sense(has_queen(at))) {
        rows_ = at.row;
        receiver_.reject(at, line);
    }
}

// A search may report queens that it has not placed.
bool sensible_calls::solution(placement_view queens, int line) noexcept {
    bool are_on_board = queens.rows() == size_;
    for (const int column : queens) {
        are_on_board = are_on_board && is_on_board(column);
    }
    if (makes_sense(are_on_board)) {
        for (int row = 0; row < size_; ++row) {
            columns_[row] = static_cast<std::uint8_t>(queens[row]);
        }
        rows_ = size_;
        wants_more_ = receiver_.solution(queens, line);
    }
    return wants_more_;
}

void sensible_calls::retreat(square from, int line) noexcept {
    if (makes_sense(has_queen(from))) {
        rows_ = from.row;
        receiver_.retreat(from, line);
    }
}

void sensible_calls::leave(int row, int line) noexcept {
    if (makes_sense(is_reached(row) && row < open_rows_)) {
        open_rows_ = row;
        rows_ = row;
        receiver_.leave(row, line);
    }
}

bool sensible_calls::makes_sense(bool it_does) noexcept {
    left_out_ += it_does ? 0 : 1;
    return it_does;
}

// Whether all rows above have queens.
bool sensible_calls::is_reached(int row) const noexcept {
    return 0 <= row && row <= rows_ && row < size_;
}

bool sensible_calls::is_on_board(int column) const noexcept {
    return 0 <= column && column < size_;
}

bool sensible_calls::has_queen(square at) const noexcept {
    return 0 <= at.row && at.row < rows_ && columns_[at.row] == at.column;
}

} // namespace ctqueens::site
