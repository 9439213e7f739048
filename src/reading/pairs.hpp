// SPDX-License-Identifier: BSL-1.0
// Pairs: the row and the column of a queen, in numbers, by names, or as a square such as e4.
#ifndef CTQUEENS_READING_PAIRS_HPP
#define CTQUEENS_READING_PAIRS_HPP

#include "words.hpp"

#include <ctqueens/placement.hpp>

#include <optional>
#include <string_view>
#include <vector>

namespace ctqueens::reading {

struct read_pair {
    square at;    // as it is written, from 0 or from 1
    bool is_bare; // two numbers that nothing shows to be a pair
};

// Reads a text with two numbers, or with one that is named row, or y, and one that is named column,
// or x.
std::optional<read_pair> pair_in(std::string_view text);

// Returns the square on a board of `size` rows that a word such as e4 or Qe4 names.
std::optional<square> square_in(const word& text, int size);

// Returns the keys of a text with their values, as in `Q1 = 2, Q2 = 4` or `0:1 1:3`, or nothing if
// there is anything else.
std::vector<square> entries_in(std::string_view text);

} // namespace ctqueens::reading

#endif
