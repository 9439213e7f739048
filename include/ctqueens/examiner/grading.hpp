// SPDX-License-Identifier: BSL-1.0
/// @file
/// Grades what a search reports.
#ifndef CTQUEENS_EXAMINER_GRADING_HPP
#define CTQUEENS_EXAMINER_GRADING_HPP

#include <ctqueens/examiner/forms.hpp>
#include <ctqueens/query/solution_index.hpp>
#include <ctqueens/search/observer.hpp>

namespace ctqueens::detail {

// Checks solutions in the order in which a search reports them, up to the first fault. It is an
// observer, which grades while the search is running. `solved` must be solutions<N> or a copy of
// it.
template <int N> class grader : public search::observer {
public:
    constexpr explicit grader(const table<N>& solved) noexcept : all_(solved) { result_.size = N; }

    // Returns whether there is no fault yet. If there is a `shard`, the first queen must be in this
    // column.
    constexpr bool solution(const placement<N>& queens, int shard = no_shard) noexcept {
        if (!result_.is_passed()) return false;
        const std::size_t index = index_in(all_, queens.columns);
        if (index == not_found) return fail(queens, fault::not_a_solution);
        if (shard != no_shard && queens[0] != shard) return fail(queens, fault::wrong_column);
        if (is_found_[index]) return fail(queens, fault::repeated);
        is_found_[index] = true;
        result_.is_lexicographic = result_.is_lexicographic && index == result_.count;
        ++result_.count;
        return true;
    }

    // Takes a placement with a fault in its form, or none if the compiler reports the fault.
    constexpr void refuse(const examination& report) noexcept {
        has_number_ = has_number_ || report.is_passed();
        if (result_.is_passed() && !report.is_passed()) fail(report, report.what);
    }

    // Takes the number that a search returns if it only counts.
    constexpr void set_number(std::int64_t number) noexcept {
        has_number_ = true;
        if (number == std::int64_t(all_.size()) || !result_.is_passed()) return;
        result_.what = fault::wrong_count;
        result_.number = number;
    }

    // Call this when the search has ended. Returns the first fault or, if there is none, the first
    // missing solution.
    constexpr examination finish() noexcept {
        if (result_.is_passed() && !has_number_) {
            std::size_t index = 0;
            while (index != all_.size() && is_found_[index]) ++index;
            if (index != all_.size()) fail(all_[index], fault::missing);
        }
        return result_;
    }

    static constexpr int no_shard = -1;

private:
    // Returns false. A fault in the form of the report comes before `what`.
    constexpr bool fail(examination report, fault what) noexcept {
        if (report.is_passed()) report.what = what;
        report.count = result_.count;
        report.is_lexicographic = result_.is_lexicographic;
        result_ = report;
        return false;
    }
    constexpr bool fail(const placement<N>& queens, fault what) noexcept {
        return fail(detail::read<N>(queens), what);
    }

    const table<N>& all_;
    bool is_found_[published_counts[N] + 1]{}; // not empty for N = 2 and N = 3
    bool has_number_ = false;
    examination result_;
};

} // namespace ctqueens::detail

#endif
