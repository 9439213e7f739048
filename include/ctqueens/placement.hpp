// SPDX-License-Identifier: BSL-1.0
/// @file
/// What a placement is, when two queens attack each other, and the 0/1 board.
#ifndef CTQUEENS_PLACEMENT_HPP
#define CTQUEENS_PLACEMENT_HPP

// Nothing here is for an older standard. After #error, compilers go on to hundreds of other errors;
// where a file is not found, all of them stop, so the sentence is the name of a file.
#if __cplusplus < 202002L && (!defined(_MSVC_LANG) || _MSVC_LANG < 202002L)
#include "ctqueens needs C++20: compile with -std=c++20 or later"
#endif

#include <cstddef>
#include <cstdint>

/// The eight queens puzzle, solved by the compiler. Everything is constexpr and means the same at
/// run time; nothing allocates, throws or has a state.
namespace ctqueens {

/// A square of the board. Row 0 is the top row (rank N), column 0 is file a.
struct square
{
    int row;    ///< 0...N - 1 from the top; what lies outside is off the board
    int column; ///< 0...N - 1 from the left

    /// Whether it is the same square.
    friend constexpr bool operator==(const square&, const square&) noexcept = default;
};

/// Whether queens on `a` and `b` attack each other: same row, column or diagonal (article 001).
/// A square shares all its lines with itself, so `attacks(a, a)` is true. Squares need not be on a
/// board. Constant time.
///
///     static_assert(attacks({0, 0}, {3, 3}) && !attacks({0, 0}, {2, 1}));
[[nodiscard]] constexpr bool attacks(square a, square b) noexcept
{
    return a.row == b.row || a.column == b.column || a.row - a.column == b.row - b.column ||
           a.row + a.column == b.row + b.column;
}

/// One queen in each row of an N by N board: `columns[r]` is the column of the queen in row r.
///
/// An aggregate and a structural type, so a placement can be a template argument. A column of N
/// or more is off the board; it stands for a row whose queen is not known (see to_placement()).
/// N is 1...255; another one is refused: "placement<N> needs N from 1 to 255".
template <int N>
struct placement
{
    static_assert(N >= 1, "ctqueens: placement<N> needs N from 1 to 255");
    static_assert(N <= 255, "ctqueens: placement<N> needs N from 1 to 255");

    /// The type of a column.
    using value_type = std::uint8_t;

    /// The columns, counted from 0 at the left, of the rows from the top down.
    value_type columns[N >= 1 ? std::size_t(N) : 1]; // an N below 1 is refused above, once

    /// The column of the queen in `row`, 0 <= row < N.
    [[nodiscard]] constexpr int operator[](int row) const noexcept { return columns[row]; }

    /// Puts the queen of row `at.row` in `at.column`; both are 0...N - 1.
    constexpr void put(square at) noexcept
    {
        columns[at.row] = static_cast<value_type>(at.column);
    }

    /// N, the number of rows and of queens.
    [[nodiscard]] static constexpr std::size_t size() noexcept { return N; }

    /// The columns from row 0 down, as a range.
    [[nodiscard]] constexpr const value_type* begin() const noexcept { return columns; }
    /// The end of that range.
    [[nodiscard]] constexpr const value_type* end() const noexcept { return columns + N; }

    /// Whether all columns are the same.
    friend constexpr bool operator==(const placement&, const placement&) noexcept = default;
};

namespace detail {

// 0, 1, ..., N-1 as a pack, so that a placement can be written as one initialiser: compilers
// evaluate that in far fewer steps than N assignments.
template <int... row>
struct row_list
{};
template <int N, int... row>
constexpr auto make_row_list() noexcept
{
    if constexpr (sizeof...(row) == N) {
        return row_list<row...>();
    } else {
        return make_row_list<N, row..., static_cast<int>(sizeof...(row))>();
    }
}
template <int N>
inline constexpr auto row_indices = make_row_list<N>();

} // namespace detail

/// A placement whose N is known at run time: a pointer to the columns, and how many there are. It does
/// not own the columns. Every placement converts to a view, so a function that takes a view needs no
/// template:
///
///     constexpr int first_column(placement_view queens) { return queens[0]; }
///     static_assert(first_column(solutions<8>[0]) == 0);
class placement_view
{
public:
    /// Views a placement.
    template <int N>
    constexpr placement_view(const placement<N>& viewed) noexcept // `queens` may shadow a user's name
        : columns_(viewed.columns), size_(N)
    {}
    /// Views `size` columns from `first` on. `size` is 0...255.
    constexpr placement_view(const std::uint8_t* first, int size) noexcept
        : columns_(first), size_(size)
    {}

    /// The column of the queen in `row`, 0 <= row < size().
    [[nodiscard]] constexpr int operator[](int row) const noexcept { return columns_[row]; }

    /// N, the number of rows and of queens.
    [[nodiscard]] constexpr int size() const noexcept { return size_; }

    /// The columns from row 0 down, as a range.
    [[nodiscard]] constexpr const std::uint8_t* begin() const noexcept { return columns_; }
    /// The end of that range.
    [[nodiscard]] constexpr const std::uint8_t* end() const noexcept { return columns_ + size_; }

private:
    const std::uint8_t* columns_;
    int size_;
};

/// Two queens that attack each other, or nothing.
struct attacking_pair
{
    bool found = false; ///< whether there are two such queens
    square first{};  ///< the upper one
    square second{}; ///< the lower one

    /// The same as `found`.
    [[nodiscard]] constexpr explicit operator bool() const noexcept { return found; }
};

/// Returns the first attacking pair, if any: the lower queen is in the first row that is attacked from
/// above, and the upper queen is in the first row that attacks it. Columns may be off the board, so this
/// works for the first rows of a larger placement too. Makes at most N(N - 1)/2 calls of attacks().
///
///     constexpr attacking_pair pair = find_attack(placement<4>{{0, 2, 0, 3}});
///     static_assert(pair.found && pair.first == square{0, 0} && pair.second == square{2, 0});
///     static_assert(!find_attack(solutions<8>[0]));
[[nodiscard]] constexpr attacking_pair find_attack(placement_view queens) noexcept
{
    for (int row = 0; row < queens.size(); ++row) {
        for (int above = 0; above < row; ++above) {
            const square first{above, queens[above]};
            const square second{row, queens[row]};
            if (attacks(first, second)) {
                return {true, first, second};
            }
        }
    }
    return {};
}

/// Whether every queen is on the board and no two attack each other. contains() looks a placement up in
/// the table instead.
///
///     static_assert(is_solution(placement<4>{{1, 3, 0, 2}}));
///     static_assert(!is_solution(placement<4>{{1, 3, 0, 4}})); // off the board
[[nodiscard]] constexpr bool is_solution(placement_view queens) noexcept
{
    for (const int column : queens) {
        if (column >= queens.size()) {
            return false;
        }
    }
    return !find_attack(queens);
}

/// The board of articles 001 and 003: `cells[row][column]` is 1 where a queen stands and 0
/// elsewhere. N is 1...255; another one is refused: "grid<N> needs N from 1 to 255".
template <int N>
struct grid
{
    static_assert(N >= 1, "ctqueens: grid<N> needs N from 1 to 255");
    static_assert(N <= 255, "ctqueens: grid<N> needs N from 1 to 255");

    /// The rows from the top down. Whatever is not 0 is a queen.
    std::uint8_t cells[N >= 1 ? std::size_t(N) : 1][N >= 1 ? std::size_t(N) : 1];

    /// Whether all cells are the same.
    friend constexpr bool operator==(const grid&, const grid&) noexcept = default;
};

/// The board on which the queens of a placement stand. A queen off the board leaves its row empty.
template <int N>
[[nodiscard]] constexpr grid<N> to_grid(const placement<N>& queens) noexcept
{
    grid<N> board{};
    for (int row = 0; row < N; ++row) {
        if (queens[row] < N) {
            board.cells[row][queens[row]] = 1;
        }
    }
    return board;
}

/// The placement that a board shows. A row that does not hold exactly one queen gets column N,
/// which is off the board, so such a placement is no solution.
template <int N>
[[nodiscard]] constexpr placement<N> to_placement(const grid<N>& board) noexcept
{
    placement<N> queens{};
    for (int row = 0; row < N; ++row) {
        int found = 0;
        int column = N;
        for (int candidate = 0; candidate < N; ++candidate) {
            if (board.cells[row][candidate] != 0) {
                ++found;
                column = candidate;
            }
        }
        queens.columns[row] = static_cast<std::uint8_t>(found == 1 ? column : N);
    }
    return queens;
}

} // namespace ctqueens

#endif
