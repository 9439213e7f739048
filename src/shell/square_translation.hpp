// SPDX-License-Identifier: BSL-1.0
// Translates how other programs write lists of columns and squares.
#ifndef CTQUEENS_SHELL_SQUARE_TRANSLATION_HPP
#define CTQUEENS_SHELL_SQUARE_TRANSLATION_HPP

#include <string>

namespace ctqueens::shell {

// Translates 2-4-1-3, {0: 1, 1: 3, 2: 0, 3: 2}, [0][1] [1][3] [2][0] [3][2], Qb4 Qd3 Qa2 Qc1, and
// lines about one queen: Queen 1 is at row 1 column 2.
void translate_squares(std::string& line);

// Removes the names of rows and columns: {"row": 0, "col": 4}, (row 0, column 4), {"x": 4, "y": 0}
void remove_coordinate_names(std::string& line);

} // namespace ctqueens::shell

#endif
