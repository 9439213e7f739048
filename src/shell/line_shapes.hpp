// SPDX-License-Identifier: BSL-1.0
// What a line of another program's output may be.
#ifndef CTQUEENS_SHELL_LINE_SHAPES_HPP
#define CTQUEENS_SHELL_LINE_SHAPES_HPP

#include <cstddef>
#include <string_view>

namespace ctqueens::shell {

enum class line_kind {
    blank,
    caption,    // as this program writes it
    heading,    // other words
    rule,       // what is drawn around and between the rows of a board
    row,        // of a board, with a queen
    lone_queen, // a queen among blanks, which may be a row of a board whose empty squares are blank
    model,      // a line of a model, as SAT solvers write it
    number,     // the digits of a placement, or how many solutions there are
    total,      // a number after words
    brackets,   // a list in brackets begins here
    list        // anything else that may be a placement
};

struct line_shape {
    line_kind kind;
    int squares = 0;          // if it is drawn
    std::size_t position = 0; // of what follows a label such as `Solution 17:`
};

line_shape shape_of_line(std::string_view line);

} // namespace ctqueens::shell

#endif
