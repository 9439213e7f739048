// SPDX-License-Identifier: BSL-1.0
/// @file
/// Grades what a search reports.
#ifndef CTQUEENS_EXAMINER_GRADER_HPP
#define CTQUEENS_EXAMINER_GRADER_HPP

#include <ctqueens/examiner/forms.hpp>
#include <ctqueens/query/solution_index.hpp>
#include <ctqueens/search/observer.hpp>

namespace ctqueens::detail {

// Checks solutions in the order in which a search reports them, up to the first fault. It is an
// observer, which grades while the search is running. `solved` must be solutions<N> or a copy of
// it.
template <int N> class grader : public search::observer {
public:
    constexpr explicit grader(const table<N>& solved) noexcept : solved_(solved) {
        result_.size = N;
    }

    // Returns whether there is no fault yet. If there is a `shard`, the first queen must be in this
    // column.
    constexpr bool solution(const placement<N>& queens, int shard = no_shard) noexcept {
        if (is_concluded_) return false;
        const std::size_t index = index_in(solved_, queens.columns);
        if (index == not_found) return fail(queens, fault::not_a_solution);
        if (shard != no_shard && queens[0] != shard) return fail(queens, fault::wrong_column);
        if (is_found_[index]) return fail(queens, fault::repeated);
        is_found_[index] = true;
        result_.is_lexicographic = result_.is_lexicographic && index >= next_in_order_;
        next_in_order_ = index + 1;
        ++result_.count;
        return true;
    }

    // Ends the grading with a fault or, if there is none, without looking for missing solutions.
    constexpr void conclude(examination verdict) noexcept {
        if (is_concluded_) return;
        is_concluded_ = true;
        verdict.size = N;
        verdict.count = result_.count;
        verdict.is_lexicographic = result_.is_lexicographic;
        result_ = verdict;
    }

    // Call this when the search has ended. Returns the first fault or, if there is none, the first
    // missing solution.
    constexpr examination finish() noexcept {
        if (!is_concluded_) {
            std::size_t index = 0;
            while (index != solved_.size() && is_found_[index]) ++index;
            if (index != solved_.size()) fail(solved_[index], fault::missing);
        }
        return result_;
    }

    static constexpr int no_shard = -1;

private:
    // Returns false. A fault in the form of the report comes before `what`.
    constexpr bool fail(const placement<N>& queens, fault what) noexcept {
        examination verdict = detail::read_columns<N>(queens);
        if (verdict.is_passed()) verdict.what = what;
        conclude(verdict);
        return false;
    }

    const table<N>& solved_;
    bool is_found_[published_counts[N] + 1]{}; // not empty for N = 2 and N = 3
    std::size_t next_in_order_ = 0;
    bool is_concluded_ = false;
    examination result_;
};

} // namespace ctqueens::detail

#endif
