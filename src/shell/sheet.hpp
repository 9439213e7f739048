// SPDX-License-Identifier: BSL-1.0
// Arranges boards side by side for a terminal.
#ifndef CTQUEENS_SHELL_SHEET_HPP
#define CTQUEENS_SHELL_SHEET_HPP

#include <ctqueens/text.hpp>

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>
#include <vector>

namespace ctqueens::shell {

struct sheet_style
{
    int width; // in characters
    bool coloured;
};

inline constexpr int caption_width = 14; // fits "Solution 14200"

// Returns one line of a board. Line 0 is the caption, lines 1 to N are the rows, with two characters per
// square, and the last line has the file labels.
inline std::string sheet_line(placement_view queens, const std::string& caption, int line, bool coloured)
{
    const int row = line - 1;
    std::string text;
    if (row < 0) {
        text = caption;
        text.resize(caption_width, ' ');
    } else if (row == queens.size()) {
        text::board::write_files(queens.size(), std::back_inserter(text));
    } else if (!coloured) {
        text::board::write_row(queens, row, std::back_inserter(text));
    } else {
        text::board::write_rank(queens.size(), row, std::back_inserter(text));
        for (int column = 0; column < queens.size(); ++column) { // black queens on sand or brown squares
            text += text::board::is_light(row, column) ? "\x1b[30;48;5;223m " : "\x1b[30;48;5;137m ";
            text += queens[row] == column ? text::board::queen : " ";
        }
        text += "\x1b[0m";
    }
    return text;
}

// Arranges captioned boards of the same size, as many side by side as fit, but at least one.
inline std::string sheet_of(const std::vector<placement_view>& boards,
                            const std::vector<std::string>& captions, sheet_style style)
{
    const int size = boards.empty() ? 0 : boards.front().size();
    const int board_width = text::board::rank_width(size) + 2 * size;
    const int last_width = std::max(board_width, caption_width); // the last board has no gap after it
    const int cell_width = last_width + 2;
    const int others = (std::max(style.width, last_width) - last_width) / cell_width;
    const std::size_t across = std::size_t(1) + static_cast<std::size_t>(others);

    std::string sheet;
    std::size_t end = 0;
    for (std::size_t begin = 0; begin < boards.size(); begin = end) {
        end = begin + std::min(across, boards.size() - begin);
        for (int line = 0; line < size + 2; ++line) {
            const int gap = cell_width - (line == 0 ? caption_width : board_width);
            for (std::size_t index = begin; index < end; ++index) {
                sheet += sheet_line(boards[index], captions[index], line, style.coloured);
                sheet.append(index + 1 < end ? static_cast<std::size_t>(gap) : 0, ' ');
            }
            sheet += '\n';
        }
        sheet += '\n';
    }
    return sheet;
}

} // namespace ctqueens::shell

#endif
