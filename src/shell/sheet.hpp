// SPDX-License-Identifier: BSL-1.0
// Arranges boards side by side for a terminal.
#ifndef CTQUEENS_SHELL_SHEET_HPP
#define CTQUEENS_SHELL_SHEET_HPP

#include "registry.hpp"

#include <iterator>

namespace ctqueens::shell {

struct sheet_style
{
    int width; // in characters
    bool coloured;
};

// Returns one line of a board: a row, with two characters per square, or the file labels below the last row.
inline std::string sheet_line(placement_view queens, int row, bool coloured)
{
    std::string text;
    if (row == queens.size()) {
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

// Arranges boards below their captions and notes, as many side by side as fit, but at least one.
inline std::string sheet_of(const captioned_boards& chosen, sheet_style style)
{
    std::vector<const std::vector<std::string>*> headings{&chosen.captions};
    if (chosen.has_notes) {
        headings.push_back(&chosen.notes);
    }
    const int board_width = text::board::rank_width(chosen.size) + 2 * chosen.size;
    int last_width = std::max(board_width, 14); // fits "Solution 14200"; the last board has no gap after it
    for (const auto* texts : headings) {
        for (const std::string& each : *texts) {
            last_width = std::max(last_width, static_cast<int>(each.size()));
        }
    }
    const int cell_width = last_width + 2;
    const int others = (std::max(style.width, last_width) - last_width) / cell_width;
    const std::size_t across = std::size_t(1) + static_cast<std::size_t>(others);

    std::string sheet;
    std::size_t end = 0;
    for (std::size_t begin = 0; begin < chosen.boards.size(); begin = end) {
        end = begin + std::min(across, chosen.boards.size() - begin);
        const auto put_line = [&](auto text_of, auto width_of) {
            for (std::size_t index = begin; index < end; ++index) {
                sheet += text_of(index);
                sheet.append(index + 1 < end ? static_cast<std::size_t>(cell_width - width_of(index)) : 0, ' ');
            }
            sheet += '\n';
        };
        for (const auto* texts : headings) {
            put_line([&](std::size_t index) { return (*texts)[index]; },
                     [&](std::size_t index) { return static_cast<int>((*texts)[index].size()); });
        }
        for (int row = 0; row <= chosen.size; ++row) {
            put_line([&](std::size_t index) { return sheet_line(chosen.boards[index], row, style.coloured); },
                     [&](std::size_t) { return board_width; });
        }
        sheet += '\n';
    }
    return sheet;
}

} // namespace ctqueens::shell

#endif
