// SPDX-License-Identifier: BSL-1.0
/// @file
/// Squares, placements, and tests for attacking queens.
#ifndef CTQUEENS_PLACEMENT_HPP
#define CTQUEENS_PLACEMENT_HPP

// After #error, compilers continue and report hundreds of further errors. A missing include file
// makes every compiler stop at once, so the error message is written as a file name.
#if __cplusplus < 202002L && (!defined(_MSVC_LANG) || _MSVC_LANG < 202002L)
#include "ctqueens needs C++20: compile with -std=c++20 or later"
#endif

#include <cstddef>
#include <cstdint>

/// The eight queens puzzle, solved by the compiler. What <ctqueens/ctqueens.hpp> includes can be
/// used at compile time and at run time, allocates no memory and throws no exceptions. There is no
/// global state.
///
/// The examples assume:
///
///     #include <ctqueens/ctqueens.hpp>
///     using namespace ctqueens;
namespace ctqueens {

/// @addtogroup tables
/// @{

/// A square of the board. Row 0 is the top row (rank N); column 0 is file a.
///
///     static_assert(square{0, 3} == "d8"_square);
struct square {
    int row;    ///< 0...N - 1 from the top; any other value is off the board
    int column; ///< 0...N - 1 from the left; any other value is off the board

    /// Compares two squares.
    friend constexpr bool operator==(const square&, const square&) noexcept = default;
};

/// Returns whether queens on `a` and `b` attack each other, that is, whether the squares share a
/// row, a column or a diagonal. In particular, `attacks(a, a)` is true. The squares may be off the
/// board.
///
///     static_assert(attacks("a1"_square, "h8"_square) && !attacks("a1"_square, "b3"_square));
[[nodiscard]] constexpr bool attacks(square a, square b) noexcept {
    // The difference of two ints can overflow. Rows come last, because searches compare queens in
    // different rows.
    return a.column == b.column ||
           std::int64_t(a.row) - b.row == std::int64_t(a.column) - b.column ||
           std::int64_t(a.row) - b.row == std::int64_t(b.column) - a.column || a.row == b.row;
}

namespace detail {

// The bound of an array with an element for each row: 1 if N < 1, to avoid a second error.
template <int N> inline constexpr std::size_t array_size = N >= 1 ? std::size_t(N) : 1;

// Returns whether all elements of two arrays are equal. Classes with an array call this instead of
// defaulting operator==, which GCC 14 to 16 would evaluate wrongly: see
// docs/library/gcc-comparisons.md.
template <class Element, std::size_t size>
constexpr bool equal_arrays(const Element (&one)[size], const Element (&other)[size]) noexcept {
    for (std::size_t index = 0; index < size; ++index) {
        if (!(one[index] == other[index])) return false;
    }
    return true;
}

// The indices 0, 1, ..., N - 1 as template arguments. A fold over them takes far fewer evaluation
// steps than a loop. (std::integer_sequence would need <utility>.)
template <int... index> struct index_list {};
template <int N, int... index> struct make_index_list {
    using type = typename make_index_list<N - 1, N - 1, index...>::type;
};
template <int... index> struct make_index_list<0, index...> { using type = index_list<index...>; };
template <int N> inline constexpr typename make_index_list<N>::type indices{};

} // namespace detail

/// The largest N of a placement: columns are stored in bytes.
inline constexpr int max_placement_size = 255;

/// A bidirectional iterator over the columns of a placement. Gives them as numbers, because a
/// stream would print a byte as a character. For random access, use `queens[row]`. To go back, use
/// `--` or `std::ranges::prev`: `std::prev` needs iterators that give references. (It is a template
/// because compilers then do less where it is not used.)
template <class Stored> struct column_iterator {
    using value_type = int;                 ///< a column
    using difference_type = std::ptrdiff_t; ///< a number of rows

    const Stored* at = nullptr; ///< where the column is stored

    /// Returns the column.
    [[nodiscard]] constexpr int operator*() const noexcept { return *at; }
    /// Advances to the next row.
    constexpr column_iterator& operator++() noexcept {
        ++at;
        return *this;
    }
    /// Advances to the next row and returns the previous value of the iterator.
    constexpr column_iterator operator++(int) noexcept { return {at++}; }
    /// Returns to the previous row.
    constexpr column_iterator& operator--() noexcept {
        --at;
        return *this;
    }
    /// Returns to the previous row and returns the previous value of the iterator.
    constexpr column_iterator operator--(int) noexcept { return {at--}; }

    /// Returns how many rows `one` is further down than `other`.
    friend constexpr difference_type operator-(column_iterator one,
                                               column_iterator other) noexcept {
        return one.at - other.at;
    }
    /// Compares two iterators.
    friend constexpr bool operator==(column_iterator one, column_iterator other) noexcept {
        return one.at == other.at;
    }
};

/// One queen in each row of an N by N board: `columns[r]` is the column of the queen in row r.
///
/// N is 1...255. A placement is a structural type, so it can be a template argument. Columns >= N
/// are off the board.
///
///     constexpr placement<4> queens{{1, 3, 0, 2}};
///     static_assert(is_solution(queens) && queens[1] == 3);
template <int N> struct placement {
    static_assert(N >= 1 && N <= max_placement_size,
                  "ctqueens: placement<N> needs N from 1 to 255");

    using value_type = int;                         ///< the type of a column
    using iterator = column_iterator<std::uint8_t>; ///< the type of an iterator
    using const_iterator = iterator;                ///< the same type: to move a queen, call put()

    /// The column of the queen in each row, from the top down, as a byte. To print it, use
    /// `queens[row]`, which is a number.
    std::uint8_t columns[detail::array_size<N>];

    /// Returns the column of the queen in `row`, 0 <= row < N. To move a queen, call put().
    [[nodiscard]] constexpr int operator[](int row) const noexcept { return columns[row]; }
    /// Returns the column of the queen in row 0.
    [[nodiscard]] constexpr int front() const noexcept { return columns[0]; }
    /// Returns the column of the queen in row N - 1.
    [[nodiscard]] constexpr int back() const noexcept { return columns[N - 1]; }

    /// Moves the queen in row `at.row`, 0 <= at.row < N, to column `at.column`, 0...255.
    constexpr void put(square at) noexcept {
        columns[at.row] = static_cast<std::uint8_t>(at.column);
    }

    /// Returns N, the number of queens. Every size() of this library is a std::size_t.
    [[nodiscard]] static constexpr std::size_t size() noexcept { return N; }
    /// Returns N, the number of rows. Rows, columns and N are int.
    [[nodiscard]] static constexpr int rows() noexcept { return N; }
    /// Returns a pointer to the N columns, as they are stored.
    [[nodiscard]] constexpr const std::uint8_t* data() const noexcept { return columns; }
    /// Returns a pointer to the N columns, as they are stored.
    [[nodiscard]] constexpr std::uint8_t* data() noexcept { return columns; }
    /// Returns an iterator to the column of row 0.
    [[nodiscard]] constexpr iterator begin() const noexcept { return {columns}; }
    /// Returns the end iterator.
    [[nodiscard]] constexpr iterator end() const noexcept { return {columns + N}; }

    /// Compares the columns of two placements.
    friend constexpr bool operator==(const placement& one, const placement& other) noexcept {
        return detail::equal_arrays(one.columns, other.columns);
    }
    // Not defaulted from operator<=>: including <compare> would cost about as much as finding all
    // 92 solutions.
    /// Returns whether `one` comes before `other` in lexicographic order, as in `solutions<N>`.
    friend constexpr bool operator<(const placement& one, const placement& other) noexcept {
        int row = 0;
        while (row < N - 1 && one.columns[row] == other.columns[row]) ++row;
        return one.columns[row] < other.columns[row];
    }
    /// Returns `other < one`.
    friend constexpr bool operator>(const placement& one, const placement& other) noexcept {
        return other < one;
    }
    /// Returns `!(other < one)`.
    friend constexpr bool operator<=(const placement& one, const placement& other) noexcept {
        return !(other < one);
    }
    /// Returns `!(one < other)`.
    friend constexpr bool operator>=(const placement& one, const placement& other) noexcept {
        return !(one < other);
    }
};

/// A non-owning view of the columns of a placement whose N is known only at run time. Every
/// placement converts to a view, so a function that takes a view need not be a template:
///
///     constexpr int first_column(placement_view queens) { return queens[0]; }
///     static_assert(first_column(solutions<8>[0]) == 0);
class placement_view {
public:
    using value_type = int;                         ///< the type of a column
    using iterator = column_iterator<std::uint8_t>; ///< the type of an iterator
    using const_iterator = iterator; ///< the same type: a view does not change columns

    /// Views a placement.
    template <int N>
    constexpr placement_view(const placement<N>& viewed) noexcept
        : columns_(viewed.columns), rows_(N) {}
    /// Views the columns of `rows` rows at `data`. `rows` is 0...255.
    constexpr placement_view(const std::uint8_t* data, int rows) noexcept
        : columns_(data), rows_(rows) {}

    /// Returns the column of the queen in `row`, 0 <= row < rows().
    [[nodiscard]] constexpr int operator[](int row) const noexcept { return columns_[row]; }
    /// Returns N, the number of queens.
    [[nodiscard]] constexpr std::size_t size() const noexcept { return std::size_t(rows_); }
    /// Returns N, the number of rows.
    [[nodiscard]] constexpr int rows() const noexcept { return rows_; }
    /// Returns a pointer to the columns, as they are stored.
    [[nodiscard]] constexpr const std::uint8_t* data() const noexcept { return columns_; }
    /// Returns an iterator to the column of row 0.
    [[nodiscard]] constexpr iterator begin() const noexcept { return {columns_}; }
    /// Returns the end iterator.
    [[nodiscard]] constexpr iterator end() const noexcept { return {columns_ + rows_}; }

private:
    const std::uint8_t* columns_;
    int rows_;
};

/// Two queens that attack each other, if there are any.
struct attacking_pair {
    bool found = false; ///< whether two queens attack each other
    square first{};     ///< the square of the upper queen
    square second{};    ///< the square of the lower queen

    /// Returns `found`.
    [[nodiscard]] constexpr explicit operator bool() const noexcept { return found; }
};

/// Returns the first attacking pair, if any. The lower queen is the topmost one attacked from
/// above; the upper queen is the topmost one that attacks the lower queen. Columns may be off the
/// board, so this also works for the first rows of a larger placement. The queens in the rows above
/// `first_row`, which is at least 0, must be known not to attack each other. Makes at most N(N -
/// 1)/2 calls to attacks().
///
///     constexpr attacking_pair pair = find_attack(placement<4>{{0, 2, 0, 3}});
///     static_assert(pair.found && pair.first == square{0, 0} && pair.second == square{2, 0});
///     static_assert(!find_attack(solutions<8>[0]));
[[nodiscard]] constexpr attacking_pair find_attack(placement_view queens,
                                                   int first_row = 0) noexcept {
    for (int row = first_row; row < queens.rows(); ++row) {
        const square second{row, queens[row]};
        for (int above = 0; above < row; ++above) {
            const square first{above, queens[above]};
            if (attacks(first, second)) return {true, first, second};
        }
    }
    return {};
}

/// Returns whether every queen is on the board and no two queens attack each other.
///
///     static_assert(is_solution(placement<4>{{1, 3, 0, 2}}));
///     static_assert(!is_solution(placement<4>{{1, 3, 0, 4}})); // off the board
[[nodiscard]] constexpr bool is_solution(placement_view queens) noexcept {
    for (int row = 0; row < queens.rows(); ++row) {
        if (queens[row] >= queens.rows()) return false;
    }
    return !find_attack(queens);
}

/// @}

} // namespace ctqueens

#endif
