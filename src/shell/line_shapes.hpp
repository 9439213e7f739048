// SPDX-License-Identifier: BSL-1.0
// What a line of another program's output may be.
#ifndef CTQUEENS_SHELL_LINE_SHAPES_HPP
#define CTQUEENS_SHELL_LINE_SHAPES_HPP

#include <cstddef>
#include <string_view>
#include <vector>

namespace ctqueens::shell {

enum class line_kind {
    blank,
    caption,       // as this program writes it
    heading,       // other words
    rule,          // what is drawn around and between the rows of a board
    column_labels, // 0 1 2 ... or 1 2 3 ..., which may also be a placement
    row,           // of a board, with a queen
    empty_row,     // of a board, without a queen
    lone_queen, // a queen among blanks, which may be a row of a board whose empty squares are blank
    model,      // a line of a model, as SAT solvers write it
    number,     // the digits of a placement, or how many solutions there are
    brackets,   // a list in brackets begins here
    text        // anything else that may be a placement
};

// There are no solutions for N = 2 and 3, and what may be read as N = 1 is mostly something else.
inline constexpr std::size_t least_size_of_solutions = 4;

// Numbers up to 14200, the count for N = 12, may count or number solutions.
inline constexpr std::size_t most_digits_of_counts = 5;

struct line_shape {
    line_kind kind;
    int squares = 0;          // if it is drawn
    std::size_t position = 0; // of what follows a label such as `Solution 17:`
};

line_shape shape_of_line(std::string_view line);

// Letters next to each other may also be digits of a large placement, or the squares of a row.
bool has_word(std::string_view text);

// Returns whether there is a number that may be a placement.
bool has_long_number(std::string_view text);

// Returns the words of a text if each is a placement in digits, or nothing.
std::vector<std::string_view> words_of_digits(std::string_view text);

// Returns whether nothing but a placement looks like this, even if it has a mistake: four numbers
// or squares, or as many digits.
bool is_like_placement(std::string_view text);

} // namespace ctqueens::shell

#endif
