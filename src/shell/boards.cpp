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

static std::string plain_row(placement_view queens, int row) {
    std::string line;
    text::board::write_row(queens, row, appender(line));
    return line;
}

static std::string line_of_files(int size) {
    std::string line;
    text::board::write_files(size, appender(line));
    return line;
}

// A line of text and its width in columns, which differs from its number of bytes.
struct sized_line {
    std::string text;
    std::size_t width;
};

// The caption, the note if there are any, the rows, and the file labels.
template <class RowText>
static std::vector<sized_line> lines_of(const printed_board& board, const printed_boards& all,
                                        RowText row_text) {
    const std::size_t width = board_width(all.size);
    std::vector<sized_line> lines{{board.caption, board.caption.size()}};
    if (all.has_notes) lines.push_back({board.note, board.note.size()});
    for (int row = 0; row < all.size; ++row) lines.push_back({row_text(board, row), width});
    lines.push_back({line_of_files(all.size), width});
    return lines;
}

// Appends all lines of boards, whose left edges are this many columns apart.
static void put_lines(const std::vector<std::vector<sized_line>>& boards, std::size_t distance,
                      std::string& out) {
    for (std::size_t line = 0; line < boards.front().size(); ++line) {
        std::size_t blanks = 0;
        for (const std::vector<sized_line>& board : boards) {
            out.append(blanks, ' ') += board[line].text;
            blanks = distance - board[line].width;
        }
        out += '\n';
    }
}

void put_side_by_side(const printed_boards& chosen, std::size_t width, std::string& out) {
    const auto row_text = are_colours_allowed() ? coloured_row : plain_row;
    constexpr std::size_t gap = 2, longest_number = std::string_view("Solution 14200").size();
    std::size_t widest = std::max(board_width(chosen.size), longest_number);
    for (const printed_board& each : chosen.boards) {
        widest = std::max({widest, each.caption.size(), each.note.size()});
    }
    const std::size_t across = std::max<std::size_t>((width + gap) / (widest + gap), 1);
    for (std::span<const printed_board> rest = chosen.boards; !rest.empty();) {
        std::vector<std::vector<sized_line>> beside;
        for (const printed_board& each : rest.first(std::min(across, rest.size()))) {
            beside.push_back(lines_of(each, chosen, row_text));
        }
        rest = rest.subspan(beside.size());
        put_lines(beside, widest + gap, out);
        out += '\n';
    }
}

} // namespace ctqueens::shell
