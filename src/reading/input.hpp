// SPDX-License-Identifier: BSL-1.0
// Text as a terminal would show it.
#ifndef CTQUEENS_READING_INPUT_HPP
#define CTQUEENS_READING_INPUT_HPP

#include <string>
#include <string_view>

namespace ctqueens::reading {

// Returns whether a text begins like UTF-16: with a byte order mark, or with ASCII beside zeros.
bool is_utf_16(std::string_view text) noexcept;

// Removes a byte order mark, the escape sequences of terminals and variation selectors. Ends each
// line with a newline character, and replaces blanks of other kinds.
void clean(std::string& text);

} // namespace ctqueens::reading

#endif
