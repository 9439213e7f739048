// SPDX-License-Identifier: BSL-1.0
/// @file
/// The observer that collects solutions, for tables, counts and the examiner.
#ifndef CTQUEENS_DETAIL_SOLUTION_LIST_HPP
#define CTQUEENS_DETAIL_SOLUTION_LIST_HPP

#include <ctqueens/search/observer.hpp>

namespace ctqueens::detail {

// Solutions beyond `capacity` are counted but not stored.
template <int N, std::size_t capacity>
struct solution_list : search::observer
{
    placement<N> rows[capacity]{};
    std::size_t count = 0;

    constexpr bool solution(const placement<N>& queens) noexcept
    {
        if (count < capacity) {
            rows[count] = queens;
        }
        ++count;
        return true;
    }
};

} // namespace ctqueens::detail

#endif
