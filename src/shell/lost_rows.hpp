// SPDX-License-Identifier: BSL-1.0
// Finds a board that lacks a row, among boards with nothing between them.
#ifndef CTQUEENS_SHELL_LOST_ROWS_HPP
#define CTQUEENS_SHELL_LOST_ROWS_HPP

#include "numbered_text.hpp"

#include <ctqueens/placement.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace ctqueens::shell {

// If a row is lost, all boards below it are read from a wrong row on: the last one ends early, and
// each would be a solution if it began a row earlier. Keeps one board.
class lost_rows {
public:
    // Takes note of a board that has been read.
    void add(const numbered_text& board, placement_view queens);

    // Returns which board lacks a row, if this one is the last of several and ends early, or
    // nothing.
    std::string explain(const numbered_text& last) const;

private:
    bool follows(const numbered_text& board) const;

    std::string last_row_{};    // of the last board
    std::size_t next_line_ = 0; // behind it
    std::vector<std::uint8_t> columns_{};
    // The first board that is not a solution:
    std::size_t suspect_ = 0; // its line
    std::vector<std::uint8_t> suspected_{};
    bool is_plain_ = false; // there is nothing between its rows
};

} // namespace ctqueens::shell

#endif
