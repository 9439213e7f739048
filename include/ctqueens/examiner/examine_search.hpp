// SPDX-License-Identifier: BSL-1.0
/// @file
/// Runs and grades a search at compile time.
#ifndef CTQUEENS_EXAMINER_EXAMINE_SEARCH_HPP
#define CTQUEENS_EXAMINER_EXAMINE_SEARCH_HPP

#include <ctqueens/examiner/evaluation.hpp>
#include <ctqueens/examiner/grading.hpp>
#include <ctqueens/solutions.hpp>

namespace ctqueens::detail {

// Grades a shard. If there are more solutions than the list can store, one of those that are stored
// is at fault, because it can store more than a correct search finds.
template <int N, class Found>
constexpr void grade_shard(grader<N>& grading, const Found& found, int shard) noexcept {
    for (const placement<N>& queens : found) {
        if (!grading.solution(queens, shard)) return;
    }
}
template <int N>
constexpr void grade_shard(grader<N>& grading, const report_collector<N>& found, int) noexcept {
    for (const placement<N>& queens : found) {
        if (!grading.solution(queens)) return;
    }
    if (found.malformed.what != fault::none) grading.add_report(found.malformed);
    if (found.has_number) grading.set_number(found.number);
}

template <int N, class Search, int... column>
constexpr examination grade_shards(index_list<column...>) noexcept {
    if constexpr (evaluated_shards<N, Search>() < shard_count<N, Search>) {
        examination result;
        result.what = fault::not_evaluated;
        result.size = N;
        return result;
    } else {
        grader<N> grading(solutions<N>);
        (grade_shard<N>(grading, examined_shard<N, Search, column>, column), ...);
        return grading.finish();
    }
}

template <int N, class Search> constexpr examination examine_search() noexcept {
    if constexpr (check_examination<N, Search>()) {
        return grade_shards<N, Search>(indices<shard_count<N, Search>>);
    }
    return {};
}

// The solutions of a search that passes, in its order.
template <int N, class Search, int... column>
constexpr table<N> collect_shards(index_list<column...>) noexcept {
    solution_collector<N, published_counts[N]> all;
    (all.append(examined_shard<N, Search, column>), ...);
    return all.kept;
}
template <int N, class Search> constexpr table<N> reported_solutions() noexcept {
    return collect_shards<N, Search>(indices<shard_count<N, Search>>);
}

// Returns whether a search only counts the solutions, as a function can.
template <int N, class Search> constexpr bool only_counts() noexcept {
    if constexpr (has_one_shard<Search>) {
        return examined_shard<N, Search, 0>.has_number;
    } else {
        return false;
    }
}

// Compares the orders of two searches that pass. If one of them only counts, it misses the first
// solution.
template <int N, class Search, class Order> constexpr examination grade_order() noexcept {
    constexpr table<N> all = reported_solutions<N, Search>(),
                       expected = reported_solutions<N, Order>();
    constexpr bool are_reported = !only_counts<N, Search>() && !only_counts<N, Order>();
    for (std::size_t index = 0; index != all.size(); ++index) {
        if (are_reported && all[index] == expected[index]) continue;
        examination result;
        result.what = are_reported ? fault::out_of_order : fault::missing;
        result.size = N;
        result.count = index;
        const placement<N>& shown = are_reported ? all[index] : solutions<N>[0];
        for (int row = 0; row < N; ++row) result.columns[row] = shown.columns[row];
        return result;
    }
    return {};
}

} // namespace ctqueens::detail

#endif
