// SPDX-License-Identifier: BSL-1.0
// Defines the tables of one size. Included where they are compiled: in the object file of each N,
// and in the website's module, which has the small tables only.
#ifndef CTQUEENS_TABLES_TABLES_OF_SIZE_HPP
#define CTQUEENS_TABLES_TABLES_OF_SIZE_HPP

#include "compiled_tables.hpp"

#include <ctqueens/examiner/grader.hpp>

namespace ctqueens::compiled {

// These copies keep the names of the searches out of the symbol names.
template <int N> inline constexpr table<N> all = ctqueens::solutions<N>;
template <int N>
inline constexpr fundamental_table<N> fundamental = ctqueens::fundamental_solutions<N>;

template <int N> const table<N>& solution_table() noexcept { return all<N>; }
template <int N> const fundamental_table<N>& fundamental_solution_table() noexcept {
    return fundamental<N>;
}
template <int N> std::size_t index_in_table(placement_view queens) noexcept {
    return detail::index_in(all<N>, queens.data());
}
template <int N>
examination grade_with_table(const std::uint8_t* columns, std::size_t count) noexcept {
    detail::grader<N> grading(all<N>);
    for (std::size_t index = 0; index < count; ++index) {
        placement<N> queens{};
        for (std::uint8_t& column : queens.columns) column = *columns++;
        if (!grading.solution(queens)) break;
    }
    return grading.finish();
}

} // namespace ctqueens::compiled

#endif
