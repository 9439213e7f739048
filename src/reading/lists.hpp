// SPDX-License-Identifier: BSL-1.0
// Lists: N columns, as numbers or digits, counted from 0 or from 1.
#ifndef CTQUEENS_READING_LISTS_HPP
#define CTQUEENS_READING_LISTS_HPP

#include <ctqueens/placement.hpp>

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace ctqueens::reading {

// The columns of a placement, or of a part of one.
using columns = std::vector<std::uint8_t>;

// Returns the columns of N numbers, or nothing if one is off the board.
columns columns_of(std::span<const int> numbers);

// Returns the columns of a word of N digits. After 9, the digits are letters.
columns columns_of_digits(std::string_view word, int size);

// Returns the columns of N numbers with the same character between them, as in `2-4-1-3`.
columns columns_between(std::string_view word, int size, char between);

// Returns the columns of FEN, which counts empty squares.
columns columns_of_fen(std::string_view word, int size);

// Returns the columns of N pairs of a row and a column, or of a column and a row. Bare pairs count
// both from 0, or both from 1.
columns columns_of_pairs(std::span<const square> pairs, bool are_bare);

// Returns whether no two queens are in a column.
bool is_permutation(std::span<const std::uint8_t> all);

} // namespace ctqueens::reading

#endif
