// SPDX-License-Identifier: BSL-1.0
// Translates what other programs write into what the parsers read.
#ifndef CTQUEENS_SHELL_TRANSLATION_HPP
#define CTQUEENS_SHELL_TRANSLATION_HPP

#include <string>

namespace ctqueens::shell {

// Translates a line. What can be seen keeps its column, so errors are where the user sees them.
void translate(std::string& line);

} // namespace ctqueens::shell

#endif
