// SPDX-License-Identifier: BSL-1.0
// Boards on a terminal.
#include "boards.hpp"
#include "messages.hpp"

#include <ctqueens/text.hpp>

#include <algorithm>
#include <cstdlib>
#include <span>

namespace ctqueens::shell {

static bool are_colours_allowed() {
    const char *const no_colour = std::getenv("NO_COLOR"), *const terminal = std::getenv("TERM");
    return (no_colour == nullptr || *no_colour == '\0') && // see no-color.org
           (terminal == nullptr || terminal != std::string_view("dumb"));
}

static std::size_t board_width(int size) { // in columns
    return static_cast<std::size_t>(text::board::rank_width(size) + 2 * size);
}

// Returns a row with black queens on sand or brown squares, two characters wide.
static std::string coloured_row(placement_view queens, int row) {
    std::string line;
    text::board::write_rank(queens.rows(), row, appender(line));
    for (int column = 0; column < queens.rows(); ++column) {
        const char* const background = text::board::is_light(row, column) ? "223" : "137";
        const char* const symbol = queens[row] == column ? text::board::queen : " ";
        line += concatenate("\x1b[30;48;5;", background, "m ", symbol);
    }
    return line + "\x1b[0m";
}

// A line of text and its width in columns, which differs from its number of bytes.
struct sized_line {
    std::string text;
    std::size_t width;
};

// Returns a line of a board: the caption, the note if there are any, a row, or the file labels.
static sized_line line_of(const printed_board& board, const printed_boards& all, int line,
                          bool is_coloured) {
    if (line == 0) return {board.caption, board.caption.size()};
    if (all.has_notes && line == 1) return {board.note, board.note.size()};
    const int row = line - (all.has_notes ? 2 : 1);
    if (row < all.size && is_coloured) return {coloured_row(board, row), board_width(all.size)};
    std::string text;
    if (row < all.size) {
        text::board::write_row(board, row, appender(text));
    } else {
        text::board::write_files(all.size, appender(text));
    }
    return {text, board_width(all.size)};
}

void put_side_by_side(const printed_boards& chosen, std::size_t width, std::string& out) {
    const bool is_coloured = are_colours_allowed();
    const int line_count = chosen.size + (chosen.has_notes ? 3 : 2);
    constexpr std::size_t gap = 2, longest_number = std::string_view("Solution 14200").size();
    std::size_t widest = std::max(board_width(chosen.size), longest_number);
    for (const printed_board& each : chosen.boards) {
        widest = std::max({widest, each.caption.size(), each.note.size()});
    }
    const std::size_t across = std::max<std::size_t>((width + gap) / (widest + gap), 1);
    for (std::span<const printed_board> rest = chosen.boards; !rest.empty();) {
        const auto beside = rest.first(std::min(across, rest.size()));
        rest = rest.subspan(beside.size());
        for (int line = 0; line < line_count; ++line) {
            std::size_t blanks = 0;
            for (const printed_board& each : beside) {
                const auto [text, text_width] = line_of(each, chosen, line, is_coloured);
                out.append(blanks, ' ') += text;
                blanks = widest + gap - text_width;
            }
            out += '\n';
        }
        out += '\n';
    }
}

} // namespace ctqueens::shell
