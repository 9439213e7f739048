// SPDX-License-Identifier: BSL-1.0
// Translates boards that are printed as tables, with the numbers of rows and columns.
#ifndef CTQUEENS_SHELL_NUMBERED_TABLE_HPP
#define CTQUEENS_SHELL_NUMBERED_TABLE_HPP

#include "lines_ahead.hpp"

namespace ctqueens::shell {

// Blanks out the numbers if a table begins with the first line: a line that counts the columns,
// and a line for each row, which begins with its number. Programs that print tables write so, with
// or without a frame. Returns how many lines the table has, or 0 if there is none.
std::size_t translate_numbered_table(lines_ahead& lines);

// Blanks out the first line if it counts the columns of the board or of the table of lists below
// it: `   0  1  2  3` above `0  1  3  0  2`.
void translate_header(lines_ahead& lines);

} // namespace ctqueens::shell

#endif
