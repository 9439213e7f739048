// SPDX-License-Identifier: BSL-1.0
// Grids: N rows of N cells. The queen is the symbol that each row has exactly once.
#ifndef CTQUEENS_READING_ROWS_HPP
#define CTQUEENS_READING_ROWS_HPP

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace ctqueens::reading {

// What a cell contains: a code point, folded to 16 bits.
using symbol = std::uint16_t;

// The symbols of a row, at most three, each with its number and its first cell.
struct row {
    static constexpr int most_symbols = 3;

    std::uint8_t symbols = 0;
    std::uint8_t first[most_symbols]{};
    std::uint8_t count[most_symbols]{};
    symbol which[most_symbols]{};
    std::uint8_t labels = 0;  // 0: none, 1: in front, 2: behind, 3: on both sides
    std::int16_t number = -1; // on a label

    // Returns the first cell of a symbol that the row has exactly once, or -1.
    int cell_of(symbol once) const noexcept;
    int count_of(symbol of) const noexcept;
};

// Reads a line as a row of `size` cells, or as rows of several boards that are beside each other.
// There may be bars, blanks, commas or brackets around the cells, and a number on each side. If it
// can be read in several ways, those with different labels are in the result.
class row_reader {
public:
    explicit row_reader(int size) : size_(static_cast<std::size_t>(size)) {}

    std::span<const row> read(std::string_view text);
    // Returns the rows of as many boards, or none.
    std::span<const row> read_beside(std::string_view line);

private:
    void read_cells(std::span<const std::string_view> cells);
    void read_characters();
    bool add(std::span<const std::string_view> cells, std::uint8_t labels, int number);

    std::size_t size_;
    std::vector<std::string_view> cells_{}, characters_{};
    std::vector<row> rows_{}, beside_{};
};

// A board, or the first row that has no queen, or more than one.
struct board {
    enum class fault { none, empty, no_queen, second_queen, no_board } what = fault::none;
    int row = 0;
    symbol queen = 0;
};

// Finds the queen in `size` rows, every `step`th of a list, and writes its columns. If several
// symbols may be the queen, it is the one of other boards, or else a known one.
board read_board(std::span<const row> rows, std::size_t step, int size, symbol usual,
                 std::uint8_t* columns);

bool is_known_queen(symbol which) noexcept;

} // namespace ctqueens::reading

#endif
