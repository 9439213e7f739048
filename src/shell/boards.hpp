// SPDX-License-Identifier: BSL-1.0
// Boards with their captions, and how they are printed on a terminal.
#ifndef CTQUEENS_SHELL_BOARDS_HPP
#define CTQUEENS_SHELL_BOARDS_HPP

#include <ctqueens/placement.hpp>

#include <cstddef>
#include <string>
#include <vector>

namespace ctqueens::shell {

// Like a text::captioned_board, but its texts are strings, and it is a placement_view itself, so
// that text::write_list() can write a list of them.
struct printed_board : placement_view {
    std::string caption;
    std::string note{};
};

// Boards of one size, with the heading and settings of a text::document.
struct printed_boards {
    int size;
    bool has_notes = false;
    std::string heading{};
    std::vector<printed_board> boards{};
    std::vector<square> having{}; // squares on which all boards have queens
};

// Arranges boards below their captions and notes, as many side by side as fit the width in columns,
// but at least one. The boards are coloured unless the environment forbids it.
void put_side_by_side(const printed_boards& chosen, std::size_t width, std::string& out);

} // namespace ctqueens::shell

#endif
