// SPDX-License-Identifier: BSL-1.0
/// @file
/// Tables of all solutions. Most programs include this header.
#ifndef CTQUEENS_SOLUTIONS_HPP
#define CTQUEENS_SOLUTIONS_HPP

#include <ctqueens/solutions/proof.hpp>
#include <ctqueens/solutions/recipe.hpp>
#include <ctqueens/solutions/shards.hpp>

namespace ctqueens::detail {

// A table is made in three stages: the program of its recipe finds the solutions, their mirror
// images are appended if it searched only one half, and the result is proved.

// The mirror images are in lexicographic order if the last solution is mirrored first. If the first
// queen of a solution is in the middle, so is that of its mirror image, which has been found. If
// the images do not fit, only `count` grows, and diagnose_count() reports it.
template <int N, std::size_t capacity, int... row>
constexpr void append_mirror_images(solution_collector<N, capacity>& all,
                                    index_list<row...>) noexcept {
    std::uint64_t left = all.count; // the solutions whose first queen is left of the middle
    if constexpr (N % 2 == 1) {
        if (left > capacity) return;
        while (left > 0 && all.kept.rows[left - 1].columns[0] == N / 2) --left;
    }
    if (all.count + left > capacity) {
        all.count += left;
        return;
    }
    for (std::uint64_t index = left; index > 0; --index) {
        const placement<N> queens = all.kept.rows[index - 1];
        all.kept.rows[all.count++] = {{static_cast<std::uint8_t>(N - 1 - queens.columns[row])...}};
    }
}

template <int N, class Search> constexpr auto find_solutions() noexcept {
    using recipe = table_recipe<N, Search>;
    constexpr int first_columns =
        recipe::mirrors ? (N + 1) / 2 : shard_count<N, typename recipe::program>;
    solution_collector<N, published_counts[N]> all;
    if constexpr (recipe::mirrors && N <= 9) { // one short evaluation is cheaper than shards
        for (int column = 0; column < first_columns; ++column) {
            recipe::program::template run<N>(column, all);
        }
    } else if constexpr (check_shards<N, typename recipe::program, first_columns>()) {
        append_shards<N, typename recipe::program>(all, indices<first_columns>);
    } else {
        all = find_solutions<N, search::bitmask>(); // avoids a second error
    }
    if constexpr (recipe::mirrors) append_mirror_images(all, indices<N>);
    return all;
}
template <int N, class Search> inline constexpr auto found_solutions = find_solutions<N, Search>();

template <int N, class Search> constexpr std::size_t find_bad_index() noexcept {
    if constexpr (table_recipe<N, Search>::mirrors) {
        return bad_index_of_mirrored(found_solutions<N, Search>.kept, indices<N>, board_lines<N>);
    } else {
        return bad_index_of(found_solutions<N, Search>.kept, indices<N>, board_lines<N>);
    }
}
// A variable, because compilers would evaluate a constant in prove() twice.
template <int N, class Search> inline constexpr std::size_t bad_index = find_bad_index<N, Search>();

// The compiler's error messages show the template arguments.
template <int N, class Search, std::uint64_t count> constexpr void diagnose_count() noexcept {
    static_assert(count == published_counts[N],
                  "ctqueens: the search did not find the published number of solutions "
                  "(passes<N, Search> of examiner.hpp names the first fault)");
}
// Called only for a bad solution: the assertion that fails says why it is bad.
template <class Search, std::size_t index, auto queens>
constexpr void diagnose_solution() noexcept {
    static_assert(is_solution(queens),
                  "ctqueens: the search found a placement that is not a solution");
    constexpr bool is_mirrored = table_recipe<queens.rows(), Search>::mirrors;
    constexpr bool is_repeated = is_solution(queens) && !is_mirrored;
    constexpr bool is_disordered = is_solution(queens) && is_mirrored;
    static_assert(!is_repeated, "ctqueens: the search found a solution twice");
    static_assert(!is_disordered,
                  "ctqueens: the search did not find the solutions in lexicographic order, or the "
                  "second half is not the mirror image of the first");
}

// Proves that the number of placements is the published one, that each is a solution, and that no
// two are the same.
template <int N, class Search> constexpr table<N> prove() noexcept {
    constexpr auto& all = found_solutions<N, Search>;
    diagnose_count<N, Search, all.count>();
    if constexpr (all.count == published_counts[N]) {
        constexpr std::size_t index = bad_index<N, Search>;
        if constexpr (index < all.count) diagnose_solution<Search, index, all.kept[index]>();
    }
    return all.kept;
}

// Returns whether solutions<N, Search> exists. If not, a static_assert fails.
template <int N, class Search> constexpr bool check_table_size() noexcept {
    constexpr int max_size = max_size_of<Search>();
    static_assert(N >= 1 && N <= max_table_size, // compilers show N
                  "ctqueens: solutions<N> needs N from 1 to 12 (11 with 16-bit addresses)");
    if constexpr (has_table(N) && max_size >= 0) {
        static_assert(
            N <= max_size,
            "ctqueens: solutions<N, Search> needs N from 1 to Search::max_size, the largest that "
            "fits the compilers' default limits");
        return N <= max_size;
    }
    return false;
}
template <int N, class Search>
inline constexpr int checked_table_size = check_table_size<N, Search>() ? N : 1;

template <int N, class Search> constexpr auto make_table() noexcept {
    if constexpr (check_table_size<N, Search>()) {
        return prove<N, Search>();
    } else {
        return table<1>{};
    }
}

} // namespace ctqueens::detail

namespace ctqueens {

/// The table of all solutions, computed by the compiler: `solutions<8>[i][row]` is the queen's
/// column.
///
/// N must be between 1 and Search::max_size, and at most #max_table_size; otherwise compilation
/// fails, for example with "solutions<N> needs N from 1 to 12". To use another search, include its
/// header too. The solutions are in the order in which the search finds them. The compiler checks
/// that they are distinct solutions and that their number is the published one (OEIS A000170). If
/// not, the error shows the wrong row or number.
///
/// The tables of search::bitmask and search::permutation, and of search::exhaustive for N > 6, are
/// made by variants that find the same solutions in the same order in fewer evaluation steps.
///
/// The largest constant evaluation takes about 7 thousand evaluation steps in Clang for N = 8 and
/// 520 thousand for N = 12; GCC counts about nine times as many operations. From N = 10 on, and
/// with other searches, each shard is searched in its own evaluation.
///
///     static_assert(solutions<8>.size() == 92);
///     static_assert(solutions<8>[0][3] == 5); // first solution, row 3: column 5
///     constexpr auto& by_permutation = solutions<8, search::permutation>;
/// @ingroup tables
/// @hideinitializer
template <int N, class Search = search::bitmask>
inline constexpr table<detail::checked_table_size<N, Search>>
    solutions = detail::make_table<N, Search>();

} // namespace ctqueens

#endif
