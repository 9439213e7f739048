// SPDX-License-Identifier: BSL-1.0
// Columns: what numbers, digits, FEN, pairs and models mean.
#ifndef CTQUEENS_READING_COLUMNS_HPP
#define CTQUEENS_READING_COLUMNS_HPP

#include <ctqueens/placement.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace ctqueens::reading {

// The columns of a placement, or of a part of one.
using columns = std::vector<std::uint8_t>;

// Returns whether no two queens are in a column.
bool is_permutation(std::span<const std::uint8_t> all);

// Returns the columns of N numbers, from 0 or from 1, or nothing if one is off the board.
columns columns_of(std::span<const int> numbers);

// Returns the columns of a word of N digits. After 9, the digits are letters.
columns columns_of_digits(std::string_view word, int size);

// Returns whether a word that is about as long has N digits that are columns, or one less.
bool is_like_digits(std::string_view word, int size);

// Returns the columns of FEN, which counts empty squares.
columns columns_of_fen(std::string_view word, int size);

// Returns whether a word looks like FEN of N rows, or of one more or less.
bool is_like_fen(std::string_view word, int size);

// Returns the columns of N pairs, or nothing if one is off the board or two are in one row.
columns columns_of_pairs(std::span<const square> pairs);

// Collects the model of a SAT solver from lines, which may begin with `v`: the number of each
// square, negative if it is empty.
class model {
public:
    explicit model(int size) : size_(size) {}

    // Returns whether a text continues the model or begins one.
    bool add(std::string_view text, std::size_t line);
    std::size_t line() const noexcept { return line_; } // in which it begins
    bool is_begun() const noexcept { return last_ > 0; }
    bool is_complete() const noexcept { return last_ == size_ * size_; }
    // Returns the columns of a complete model, or nothing if a row has no queen, or several; and
    // begins another one.
    columns take();

private:
    int size_;
    std::size_t line_ = 0;
    int last_ = 0; // the square of the last number
    bool is_wrong_ = false;
    columns columns_{};
};

} // namespace ctqueens::reading

#endif
