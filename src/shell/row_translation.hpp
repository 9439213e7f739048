// SPDX-License-Identifier: BSL-1.0
// Translates how other programs write the rows of boards.
#ifndef CTQUEENS_SHELL_ROW_TRANSLATION_HPP
#define CTQUEENS_SHELL_ROW_TRANSLATION_HPP

#include <string>

namespace ctqueens::shell {

// A board in a line, a word for each row: 0100 0001 1000 0010. A word of another kind is a mistake.
void translate_words_of_bits(std::string& line);

// The number of a row behind its squares: `. Q . . 4`, `| | Q | | | 4`
void remove_rank_at_end(std::string& line);

// A row whose empty squares are empty strings: ["", "Q", "", ""]
void translate_empty_strings(std::string& line);

} // namespace ctqueens::shell

#endif
