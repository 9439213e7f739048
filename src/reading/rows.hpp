// SPDX-License-Identifier: BSL-1.0
// Rows of N cells, each with a symbol.
#ifndef CTQUEENS_READING_ROWS_HPP
#define CTQUEENS_READING_ROWS_HPP

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace ctqueens::reading {

// What a cell contains: a code point or a word, folded to 16 bits.
using symbol = std::uint16_t;

// A number other than 0 and 1, which is a queen if it is in other rows, too.
constexpr symbol other_number = '2';

symbol folded(char32_t code) noexcept;
bool is_known_queen(symbol which) noexcept;

// The symbols of a row, at most three, each with its number and its first cell.
struct row {
    static constexpr int most_symbols = 3;

    std::uint8_t symbols = 0;
    std::uint8_t first[most_symbols]{};
    std::uint8_t count[most_symbols]{};
    symbol which[most_symbols]{};
    std::uint8_t labels = 0; // 0: none, 1: before, 2: after, 3: on both sides
    int number = -1;         // on a label

    // Returns false if there are too many symbols.
    bool add(symbol drawn, std::size_t cell) noexcept;
    // Returns the cell of a symbol that the row has exactly once, or -1.
    int cell_of(symbol once) const noexcept;
    int count_of(symbol of) const noexcept;

private:
    std::size_t index_of(symbol drawn) const noexcept;
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
    enum class ends { commas, semicolons, brackets, bars, separators, characters };
    bool find_cells(std::string_view text, ends kind);
    void add_cells(std::size_t first, std::uint8_t labels, int number);
    void add_rows();

    std::size_t size_;
    std::vector<std::string_view> cells_{};
    std::vector<row> rows_{}, beside_{};
};

} // namespace ctqueens::reading

#endif
