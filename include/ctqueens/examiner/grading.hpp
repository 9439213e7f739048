// SPDX-License-Identifier: BSL-1.0
/// @file
/// Grades what a search reports.
#ifndef CTQUEENS_EXAMINER_GRADING_HPP
#define CTQUEENS_EXAMINER_GRADING_HPP

#include <ctqueens/examiner/as_placement.hpp>
#include <ctqueens/examiner/evaluation.hpp>
#include <ctqueens/examiner/examination.hpp>
#include <ctqueens/query.hpp>

namespace ctqueens::detail {

// Checks solutions in the order in which a search reports them, up to the first fault.
template <int N> class grader {
public:
    // Checks the solutions of a shard. If there are more than the list can store, one of those that
    // are stored is at fault, because it can store more than a correct search finds.
    template <std::size_t capacity>
    constexpr void grade_shard(const solution_collector<N, capacity>& shard, int first_column,
                               bool is_only_shard) noexcept {
        for (const placement<N>& queens : shard) {
            if (!result_.is_passed()) return;
            const std::size_t index = index_of(queens);
            result_.queens = queens;
            result_.what = index == not_found                            ? fault_of(queens)
                           : !is_only_shard && queens[0] != first_column ? fault::wrong_column
                           : is_found_[index]                            ? fault::repeated
                                                                         : fault::none;
            if (result_.what == fault::none) {
                is_found_[index] = true;
                result_.is_lexicographic = result_.is_lexicographic && index == count_;
                ++count_;
            }
        }
    }

    // Returns the first fault or, if there is none, the first missing solution.
    constexpr examination<N> result() const noexcept {
        if (!result_.is_passed()) return result_;
        for (std::size_t index = 0; index != solutions<N>.size(); ++index) {
            if (!is_found_[index]) {
                return {fault::missing, solutions<N>[index], result_.is_lexicographic};
            }
        }
        return result_;
    }

private:
    // The fault of a placement that is not a solution.
    static constexpr fault fault_of(const placement<N>& queens) noexcept {
        return queens == wrong_size_marker<N>() ? fault::wrong_size : fault::not_a_solution;
    }

    bool is_found_[published_counts[N] + 1]{}; // not empty for N = 2 and N = 3
    std::size_t count_ = 0;
    examination<N> result_;
};

template <int N, class Search, int... column>
constexpr examination<N> grade(index_list<column...>) noexcept {
    if constexpr (evaluated_shards<N, Search>() < shard_count<N, Search>) {
        return {fault::not_evaluated};
    } else {
        grader<N> grader;
        (grader.grade_shard(searched_shard<N, Search, column>, column, has_one_shard<Search>), ...);
        return grader.result();
    }
}

template <int N, class Search> constexpr auto examine_search() noexcept {
    if constexpr (check_examination<N, Search>()) {
        return grade<N, Search>(indices<shard_count<N, Search>>);
    } else {
        return examination<1>{};
    }
}

// The solutions of a search that passes, in its order.
template <int N, class Search> constexpr table<N> reported_solutions() noexcept {
    solution_collector<N, published_counts[N]> all;
    append_shards<N, Search>(all, indices<shard_count<N, Search>>);
    return all.kept;
}

// Compares the orders of two searches that pass.
template <int N, class Search, class Order> constexpr examination<N> grade_order() noexcept {
    constexpr table<N> all = reported_solutions<N, Search>(),
                       expected = reported_solutions<N, Order>();
    for (std::size_t index = 0; index != all.size(); ++index) {
        if (all[index] != expected[index]) return {fault::out_of_order, all[index]};
    }
    return {};
}

} // namespace ctqueens::detail

#endif
