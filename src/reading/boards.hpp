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

// Rows of boards that are below each other, or beside each other, or in a line.
class board_sequence final : public sequence {
public:
    board_sequence(int size, symbol usual)
        : sequence(size, mistake::kind::incomplete_board), usual_(usual) {}

    // Adds a row that can be read in several ways, or rows of boards beside each other. Returns
    // false if it does not continue this sequence.
    bool add(const place& at, std::span<const row> rows, bool are_beside);
    bool end(listener& told);
    bool draws(symbol which) const noexcept;         // in the last row
    symbol usual() const noexcept { return usual_; } // the queen of the boards that were found

private:
    void read_boards();
    void read_boards_in_lines();
    bool are_boards_in_lines() const;
    void begin_boards();

    symbol usual_;
    std::size_t beside_ = 0;                 // as many rows are beside each other
    std::array<std::vector<row>, 4> rows_{}; // for each place of labels
    std::array<bool, 4> is_possible_{true, true, true, true};
    row last_{};
    bool are_in_lines_ = false; // all rows of a board are in a line
};

// Lines that contain a queen, and perhaps dark squares, among blanks.
class blank_sequence final : public sequence {
public:
    blank_sequence(int size, bool is_trusted)
        : sequence(size, mistake::kind::incomplete_board), is_trusted_(is_trusted) {}

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

    bool is_trusted_; // even if two queens are in a column of most boards
    std::size_t boards_ = 0, permutations_ = 0;
    std::vector<std::vector<drawn>> rows_{};
};

} // namespace ctqueens::reading

#endif
