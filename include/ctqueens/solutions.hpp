// SPDX-License-Identifier: BSL-1.0
/// @file
/// Tables of all solutions. Most programs include this header.
#ifndef CTQUEENS_SOLUTIONS_HPP
#define CTQUEENS_SOLUTIONS_HPP

#include <ctqueens/detail/proof.hpp>
#include <ctqueens/detail/solution_list.hpp>
#include <ctqueens/detail/tuned_bitmask.hpp>

namespace ctqueens::detail {

// Returns N if solutions<N, Search> exists. Otherwise, a static_assert fails, and the result is 1 to
// avoid a second error.
template <int N, class Search>
constexpr int checked_size() noexcept
{
    static_assert(N >= 1, "ctqueens: solutions<N> needs N from 1 to 12");
    static_assert(N <= max_table_size, "ctqueens: solutions<N> needs N from 1 to 12");
    if constexpr (N >= 1 && N <= max_table_size) {
        constexpr bool is_small = N <= table_recipe<N, Search>::max_size;
        static_assert(is_small, "ctqueens: solutions<N, Search> needs N from 1 to Search::max_size, the "
                                "largest that fits the compilers' default limits");
        if constexpr (is_small) return N;
    }
    return 1;
}

template <int N, int... row>
constexpr placement<N> mirror_image(const placement<N>& queens, index_list<row...>) noexcept
{
    return {{static_cast<std::uint8_t>(N - 1 - queens.columns[row])...}};
}

// Finds all solutions: in one evaluation if that is short, otherwise by joining the shards of all first
// columns.
template <int N, class Search, int... column>
constexpr auto find_solutions(index_list<column...>) noexcept
{
    using recipe = table_recipe<N, Search>;
    solution_list<N, published_counts[N]> all;
    if constexpr (recipe::mirrors && N <= 9) {
        for (int first = 0; first < int(sizeof...(column)); ++first) {
            recipe::search::template run<N>(first, all);
        }
    } else {
        const auto append = [&](const auto& found) {
            for (std::size_t index = 0; index < found.count && index < found.kept.size(); ++index) {
                all.solution(found.kept.rows[index]);
            }
        };
        (append(shard<N, Search, column>), ...);
    }
    if constexpr (recipe::mirrors) { // a solution with the first queen in the middle is there already
        for (std::size_t index = all.count; index > 0; --index) {
            const placement<N> queens = all.kept.rows[index - 1];
            if (2 * queens.columns[0] != N - 1) {
                all.kept.rows[all.count++] = mirror_image(queens, indices<N>);
            }
        }
    }
    return all;
}
template <int N, class Search>
inline constexpr auto found =
    find_solutions<N, Search>(indices<table_recipe<N, Search>::mirrors ? (N + 1) / 2 : N>);

// Proves that they are all solutions, and that no two are the same.
template <int N, class Search>
constexpr std::size_t find_bad_row() noexcept
{
    if constexpr (table_recipe<N, Search>::mirrors) {
        return bad_row_of_mirrored(found<N, Search>.kept, indices<N>, board_lines<N>);
    } else {
        return bad_row_of(found<N, Search>.kept, indices<N>, board_lines<N>);
    }
}
template <int N, class Search>
inline constexpr std::size_t bad_row = find_bad_row<N, Search>();

// The compiler's error message shows the template arguments.
template <int N, class Search, std::size_t count>
constexpr void check_count() noexcept
{
    static_assert(count == published_counts[N],
                  "ctqueens: the search did not find the published number of solutions "
                  "(passes<N, Search> of examiner.hpp names the first fault)");
}
template <class Search, std::size_t row, auto queens>
constexpr void check_row() noexcept
{
    static_assert(is_solution(queens), "ctqueens: the search found a placement that is not a solution");
    static_assert(!is_solution(queens), "ctqueens: the search found a solution twice");
}

template <int N, class Search>
constexpr table<N> prove() noexcept
{
    constexpr auto& all = found<N, Search>;
    check_count<N, Search, all.count>();
    if constexpr (all.count == published_counts[N] && bad_row<N, Search> < all.count) {
        check_row<Search, bad_row<N, Search>, all.kept[bad_row<N, Search>]>();
    }
    return all.kept;
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
/// The largest constant evaluation takes about 12 thousand steps in Clang for N = 8 and 800 thousand for
/// N = 12; GCC counts about six times as many operations. From N = 10 on, and with other searches, each
/// first column is searched in its own evaluation.
///
///     static_assert(solutions<8>.size() == 92);
///     static_assert(solutions<8>[0][3] == 5); // first solution, row 3: column 5
///     constexpr auto& by_permutation = solutions<8, search::permutation>;
template <int N, class Search = search::bitmask>
inline constexpr table<detail::checked_size<N, Search>()>
    solutions = detail::prove<detail::checked_size<N, Search>(), Search>();

} // namespace ctqueens

#endif
