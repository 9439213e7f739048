// SPDX-License-Identifier: BSL-1.0
/// @file
/// Tables of all solutions. Most programs include this header.
#ifndef CTQUEENS_SOLUTIONS_HPP
#define CTQUEENS_SOLUTIONS_HPP

#include <ctqueens/detail/index_list.hpp>
#include <ctqueens/detail/proof.hpp>
#include <ctqueens/detail/shard.hpp>
#include <ctqueens/search/bitmask.hpp>

namespace ctqueens::detail {

// Returns N if solutions<N, Search> exists. Otherwise, a static_assert fails, and the result is 1 to
// avoid a second error.
template <int N, class Search>
constexpr int checked_size() noexcept
{
    static_assert(N >= 1, "ctqueens: solutions<N> needs N from 1 to 12");
    static_assert(N <= max_table_size, "ctqueens: solutions<N> needs N from 1 to 12");
    if constexpr (N >= 1 && N <= max_table_size) {
        static_assert(N <= Search::max_size,
                      "ctqueens: solutions<N, Search> needs N from 1 to Search::max_size, the "
                      "largest that fits the compilers' default limits");
        if constexpr (N <= Search::max_size) return N;
    }
    return 1;
}

template <int N, int... row>
constexpr placement<N> mirror_image(const placement<N>& queens, index_list<row...>) noexcept
{
    return {{static_cast<std::uint8_t>(N - 1 - queens.columns[row])...}};
}

// The columns to try for the first queen: all, or only the left half and the middle column, if any.
template <int N, class Search>
inline constexpr auto searched_columns =
    indices<table_recipe<N, Search>::mirrors ? (N + 1) / 2 : N>;

// The middle column is its own mirror image, so solutions that begin there are not counted twice.
template <int N, class Search, int... column>
constexpr std::size_t found_count(index_list<column...>) noexcept
{
    constexpr bool mirrors = table_recipe<N, Search>::mirrors;
    return ((shard<N, Search, column>.count * (mirrors && 2 * column != N - 1 ? 2 : 1)) + ...);
}

template <int N, class Search, int... column>
constexpr bool no_shard_overflows(index_list<column...>) noexcept
{
    return ((shard<N, Search, column>.count <= shard_capacity<N, Search>) && ...);
}

// Checks the number of solutions. The compiler's error message shows the template arguments.
template <int N, class Search, std::size_t found, bool fits>
constexpr bool has_published_count() noexcept
{
    static_assert(found == published_counts[N],
                  "ctqueens: the search did not find the published number of solutions "
                  "(passes<N, Search> of examiner.hpp names the first fault)");
    static_assert(found != published_counts[N] || fits,
                  "ctqueens: the search found more solutions with the same first column than are possible");
    return found == published_counts[N] && fits;
}
template <int N, class Search>
inline constexpr bool is_complete =
    has_published_count<N, Search, found_count<N, Search>(searched_columns<N, Search>),
                        no_shard_overflows<N, Search>(searched_columns<N, Search>)>();

template <int N, class Search, int... column>
constexpr table<N> make_table(index_list<column...>) noexcept
{
    table<N> all{};
    if constexpr (is_complete<N, Search> && !table<N>::empty()) {
        std::size_t count = 0;
        const auto append = [&](const auto& found) {
            for (std::size_t index = 0; index < found.count; ++index) {
                all.rows[count + index] = found.rows[index];
            }
            count += found.count;
        };
        (append(shard<N, Search, column>), ...);
        if constexpr (table_recipe<N, Search>::mirrors) {
            constexpr std::size_t last = table<N>::size() - 1;
            for (; count <= last; ++count) {
                all.rows[count] = mirror_image(all.rows[last - count], indices<N>);
            }
        }
    }
    return all;
}
template <int N, class Search>
inline constexpr table<N> made_table = make_table<N, Search>(searched_columns<N, Search>);

// The default search never reports a queen off the board and finds solutions in lexicographic order.
template <class Search>
inline constexpr bool is_default = false;
template <>
inline constexpr bool is_default<search::bitmask> = true;

template <int N, class Search>
inline constexpr std::size_t bad_row =
    first_bad_row<is_default<Search>>(made_table<N, Search>, indices<N>, board_lines<N>);

// Reports a bad row. The compiler's error message shows the template arguments.
template <class Search, std::size_t row, auto queens>
constexpr void refuse_row() noexcept
{
    static_assert(is_solution(queens),
                  "ctqueens: the search found a placement that is not a solution");
    static_assert(!is_solution(queens), "ctqueens: the search found a solution twice");
}

// Checks that the rows of the table are distinct solutions. is_complete checks their number.
template <int N, class Search>
constexpr table<N> prove_table() noexcept
{
    constexpr auto& made = made_table<N, Search>;
    constexpr std::size_t row = bad_row<N, Search>;
    if constexpr (is_complete<N, Search> && row < made.size()) {
        refuse_row<Search, row, made[row]>();
    }
    return made;
}

} // namespace ctqueens::detail

namespace ctqueens {

/// The table of all solutions, computed by the compiler: `solutions<8>[i][row]` is the queen's column.
///
/// N must be between 1 and Search::max_size (12 by default); otherwise compilation fails, for example
/// with "solutions<N> needs N from 1 to 12". To use another search, include its header too. The
/// solutions are in the order in which the search finds them. The compiler checks that they are distinct
/// solutions and as many as published (OEIS A000170). If not, the error shows the bad row or number.
///
/// Each first column is searched in its own constant evaluation. The largest takes about 3 thousand
/// steps in Clang for N = 8 and 800 thousand for N = 12; GCC counts about six times as many operations.
///
///     static_assert(solutions<8>.size() == 92);
///     static_assert(solutions<8>[0][3] == 5); // first solution, row 3: column 5
///     constexpr auto& by_permutation = solutions<8, search::permutation>;
template <int N, search::algorithm Search = search::bitmask>
inline constexpr table<detail::checked_size<N, Search>()>
    solutions = detail::prove_table<detail::checked_size<N, Search>(), Search>();

} // namespace ctqueens

#endif
