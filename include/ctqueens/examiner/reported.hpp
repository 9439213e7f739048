// SPDX-License-Identifier: BSL-1.0
/// @file
/// A placement as a search reports it.
#ifndef CTQUEENS_EXAMINER_REPORTED_HPP
#define CTQUEENS_EXAMINER_REPORTED_HPP

#include <ctqueens/examiner/examination.hpp>

namespace ctqueens::detail {

// A placement as it was reported, or what is wrong with its form.
template <int N> struct reported {
    placement<N> queens{};    // the column is N in rows that do not have a queen on the board
    fault what = fault::none; // it may still not be a solution
    int row = 0;              // like the members of examination
    std::int64_t number = 0;

    constexpr void fail(fault found, std::int64_t at, std::int64_t found_number) noexcept {
        what = found;
        row = static_cast<int>(at);
        number = found_number;
    }
    constexpr void fail_with_rows(std::int64_t rows) noexcept {
        fail(fault::wrong_size, 0, rows);
        for (; rows < N; ++rows) queens.columns[rows] = N;
    }
};

} // namespace ctqueens::detail

#endif
