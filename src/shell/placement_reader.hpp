// SPDX-License-Identifier: BSL-1.0
// Finds placements on standard input.
#ifndef CTQUEENS_SHELL_PLACEMENT_READER_HPP
#define CTQUEENS_SHELL_PLACEMENT_READER_HPP

#include <cstddef>
#include <optional>
#include <string>

namespace ctqueens::shell {

// What may be a placement, and the number of its first line.
struct numbered_text {
    std::string text;
    std::size_t line;
};

// Reads one text after another: a line, or the rows of a board or a grid. Skips what the program
// itself prints between placements.
class placement_reader {
public:
    // Returns the next text as soon as it is complete, or nothing at the end.
    std::optional<numbered_text> next();

private:
    bool read_line();

    std::string line_;
    std::size_t number_ = 0; // of this line, counted from 1
    bool is_unread_ = false; // the line belongs to the next text
};

} // namespace ctqueens::shell

#endif
