// SPDX-License-Identifier: BSL-1.0
// Boards side by side on a terminal.
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

// One row of a board: the rank and two characters for each square.
inline std::string board_row(placement_view queens, int row, bool coloured)
{
    std::string line;
    if (!coloured) {
        text::board::write_row(queens, row, std::back_inserter(line));
        return line;
    }
    text::board::write_rank(queens.size(), row, std::back_inserter(line));
    for (int column = 0; column < queens.size(); ++column) { // black on sand or on brown
        line += text::board::is_light(row, column) ? "\x1b[30;48;5;223m " : "\x1b[30;48;5;137m ";
        line += queens[row] == column ? text::board::queen : " ";
    }
    return line + "\x1b[0m";
}

// Arranges boards of one size with their captions; each line of boards has as many as fit, at least one.
inline std::string sheet_of(const std::vector<placement_view>& boards,
                            const std::vector<std::string>& captions, sheet_style style)
{
    const int size = boards.empty() ? 0 : boards.front().size();
    const int caption_width = 14; // "Solution 14200"
    const int board_width = text::board::rank_width(size) + 2 * size;
    const int last_width = std::max(board_width, caption_width); // no gap follows it
    const int cell_width = last_width + 2;
    const int others = (std::max(style.width, last_width) - last_width) / cell_width;
    const std::size_t across = std::size_t(1) + static_cast<std::size_t>(others);

    std::string sheet;
    std::size_t end = 0;
    for (std::size_t begin = 0; begin < boards.size(); begin = end) {
        end = begin + std::min(across, boards.size() - begin);
        // One line of text for each board; `width` is what the text takes on the screen.
        const auto put_line = [&](int width, auto text_of) {
            for (std::size_t index = begin; index < end; ++index) {
                sheet += text_of(index);
                if (index + 1 < end) {
                    sheet += std::string(static_cast<std::size_t>(cell_width - width), ' ');
                }
            }
            sheet += '\n';
        };
        put_line(caption_width, [&](std::size_t index) {
            std::string caption = captions[index];
            caption.resize(caption_width, ' ');
            return caption;
        });
        for (int row = 0; row < size; ++row) {
            put_line(board_width, [&](std::size_t index) {
                return board_row(boards[index], row, style.coloured);
            });
        }
        put_line(board_width, [&](std::size_t) {
            std::string files;
            text::board::write_files(size, std::back_inserter(files));
            return files;
        });
        sheet += '\n';
    }
    return sheet;
}

} // namespace ctqueens::shell

#endif
