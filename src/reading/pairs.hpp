// SPDX-License-Identifier: BSL-1.0
// Pairs: the row and the column of a queen, in numbers, by names, or as a square such as e4.
#ifndef CTQUEENS_READING_PAIRS_HPP
#define CTQUEENS_READING_PAIRS_HPP

#include "words.hpp"

#include <ctqueens/placement.hpp>

#include <cstddef>
#include <optional>
#include <string_view>

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

// The keys of a text with their values, as in `Q1 = 2, Q2 = 4` or `0:1 1:3`.
class entries_of {
public:
    explicit entries_of(std::string_view text) noexcept : words_(text) {}

    bool next(square& found);
    // Whether there was nothing else, once there is no next one.
    bool are_all() const noexcept { return are_all_; }

private:
    words_of words_;
    bool are_all_ = false;
};

// Returns how many keys and values a text consists of, or 0 if there is anything else.
std::size_t count_entries(std::string_view text);

} // namespace ctqueens::reading

#endif
