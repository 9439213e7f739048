// SPDX-License-Identifier: BSL-1.0
// Boards side by side, as a terminal shows them.
#ifndef CTQUEENS_SHELL_SHEET_HPP
#define CTQUEENS_SHELL_SHEET_HPP

#include <ctqueens/text.hpp>

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>
#include <vector>

namespace ctqueens::shell {

// How boards are laid out: in how many columns of characters, and with coloured squares or not.
struct sheet_style
{
    int width;
    bool coloured;
};

// The row of one board: the rank and two characters for each square.
template <int N>
std::string board_row(const placement<N>& queens, int row, bool coloured)
{
    std::string line;
    if (!coloured) {
        text::board::write_row(queens, row, std::back_inserter(line));
        return line;
    }
    text::board::write_rank<N>(row, std::back_inserter(line));
    for (int column = 0; column < N; ++column) { // black on sand or on brown
        line += text::board::is_light(row, column) ? "\x1b[30;48;5;223m " : "\x1b[30;48;5;137m ";
        line += queens[row] == column ? text::board::queen : " ";
    }
    return line + "\x1b[0m";
}

// Writes boards with their numbers, as many beside each other as fit the width, but at least one.
template <int N, class Out>
Out write_sheet(const std::vector<placement<N>>& boards, const std::vector<std::size_t>& numbers,
                sheet_style style, Out out)
{
    constexpr int heading_width = 14; // "Solution 14200"
    constexpr int board_width = text::board::rank_width<N> + 2 * N;
    constexpr int last_width = std::max(board_width, heading_width); // no gap follows it
    constexpr int cell_width = last_width + 2;
    const int others = (std::max(style.width, last_width) - last_width) / cell_width;
    const std::size_t across = std::size_t(1) + static_cast<std::size_t>(others);

    const auto put = [&](const std::string& text) {
        out = std::copy(text.begin(), text.end(), out);
    };
    std::size_t end = 0;
    for (std::size_t begin = 0; begin < boards.size(); begin = end) {
        end = begin + std::min(across, boards.size() - begin);
        // One line of text for each board; `width` is what the text takes on the screen.
        const auto put_line = [&](int width, auto text_of) {
            for (std::size_t index = begin; index < end; ++index) {
                put(text_of(index));
                if (index + 1 < end) {
                    put(std::string(static_cast<std::size_t>(cell_width - width), ' '));
                }
            }
            put("\n");
        };
        put_line(heading_width, [&](std::size_t index) {
            std::string heading = "Solution " + std::to_string(numbers[index]);
            heading.resize(heading_width, ' ');
            return heading;
        });
        for (int row = 0; row < N; ++row) {
            put_line(board_width, [&](std::size_t index) {
                return board_row(boards[index], row, style.coloured);
            });
        }
        put_line(board_width, [](std::size_t) {
            std::string files;
            text::board::write_files<N>(std::back_inserter(files));
            return files;
        });
        put("\n");
    }
    return out;
}

} // namespace ctqueens::shell

#endif
