// SPDX-License-Identifier: BSL-1.0
// Texts on standard input, with where they begin.
#ifndef CTQUEENS_SHELL_NUMBERED_TEXT_HPP
#define CTQUEENS_SHELL_NUMBERED_TEXT_HPP

#include <cstddef>
#include <map>
#include <string>

namespace ctqueens::shell {

// What may be a placement, and the number of its first line.
struct numbered_text {
    std::string text;
    std::size_t line;
    bool is_attempt = true; // nothing else looks like this, so it is an error if it cannot be read
    std::size_t column = 0; // in the first line, where it begins
};

// The lines that are not part of any placement, apart from those that this program itself prints.
struct passed_lines {
    std::size_t count = 0;
    numbered_text first{};
    numbered_text likest{};               // has the most digits, queens and bars
    std::map<int, numbered_text> alike{}; // the first that looks like a placement for each N
};

} // namespace ctqueens::shell

#endif
