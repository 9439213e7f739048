// SPDX-License-Identifier: BSL-1.0
// Translates what can be understood only from several lines: boards whose queens are #, boards
// beside each other, and tables with the numbers of rows and columns.
#ifndef CTQUEENS_SHELL_BLOCK_TRANSLATION_HPP
#define CTQUEENS_SHELL_BLOCK_TRANSLATION_HPP

#include "lines_ahead.hpp"

namespace ctqueens::shell {

// Translates the lines that belong together with the first one, and returns how many lines are now
// complete, at least one. Reads no further than such a board goes on. What can be seen keeps its
// column.
std::size_t translate_block(lines_ahead& lines);

} // namespace ctqueens::shell

#endif
