// SPDX-License-Identifier: BSL-1.0
// Boards: N rows. The queen is the symbol that each row has exactly once.
#ifndef CTQUEENS_READING_BOARDS_HPP
#define CTQUEENS_READING_BOARDS_HPP

#include "rows.hpp"
#include "sequences.hpp"

#include <array>
#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

namespace ctqueens::reading {

// The rows of a board so far, for each place of labels.
using readings = std::array<std::vector<row>, 4>;

// Rows of boards that are below each other, or beside each other, or in a line.
class board_sequence final : public sequence {
public:
    explicit board_sequence(common& all)
        : sequence(all, shape::grid, mistake::kind::incomplete_board) {}

    // Adds a row that can be read in several ways, or rows of boards beside each other. Returns
    // false if it does not continue this sequence.
    bool add(const place& at, std::span<const row> rows, bool are_beside);
    bool end(listener& told);
    // Returns whether the last row has all symbols of another one.
    bool draws(const row& other) const noexcept;

private:
    void read_boards();

    std::vector<readings> boards_{};   // beside each other
    std::vector<readings> in_lines_{}; // the same rows, if all rows of a board are in a line
    row last_{};
};

// Lines that contain a queen, and perhaps dark squares, among blanks.
class blank_sequence final : public sequence {
public:
    explicit blank_sequence(common& all)
        : sequence(all, shape::blanks, mistake::kind::incomplete_board) {}

    struct drawn {
        std::size_t at;
        symbol what;
    };
    // Returns the symbols of such a line, or nothing if there is something else.
    static std::vector<drawn> symbols_in(std::string_view line, int size);

    bool add(const place& at, const std::vector<drawn>& symbols);
    bool end(listener& told);

private:
    columns columns_of_rows() const;

    std::size_t boards_ = 0, permutations_ = 0;
    std::vector<std::vector<drawn>> rows_{};
};

} // namespace ctqueens::reading

#endif
