// SPDX-License-Identifier: BSL-1.0
// The tables for an N that is known only at run time.
#ifndef CTQUEENS_TABLES_COMPILED_TABLES_HPP
#define CTQUEENS_TABLES_COMPILED_TABLES_HPP

#include <ctqueens/examiner/examination.hpp>
#include <ctqueens/query.hpp>
#include <ctqueens/symmetry.hpp>
#include <ctqueens/table_view.hpp>

namespace ctqueens::compiled {

using detail::with_size;

template <int N> using fundamental_table = table<N, published_fundamental_counts[N]>;

// tables_of_size.hpp defines these functions. Each table is compiled only once, for the object file
// of its N.
template <int N>
const table<N>& solution_table() noexcept; // in the default order, which is lexicographic
template <int N> const fundamental_table<N>& fundamental_solution_table() noexcept;
template <int N> std::size_t index_in_table(placement_view queens) noexcept; // like index_of()
// Grades placements of N columns each, one after the other.
template <int N>
examination grade_with_table(const std::uint8_t* columns, std::size_t count) noexcept;

// The tables of one size.
struct tables {
    table_view solutions;
    table_view fundamental_solutions;
    std::size_t (*index_of)(placement_view queens) noexcept = nullptr;
};

// Returns the tables for boards of n rows; if n is not between `least` and `most`, empty views and
// no function.
template <int least, int most> tables tables_between(int n) noexcept {
    return with_size<least, most>(n, tables(), []<int N>() -> tables {
        return {solution_table<N>(), fundamental_solution_table<N>(), index_in_table<N>};
    });
}

// The same for all tables.
tables tables_of(int n) noexcept;

} // namespace ctqueens::compiled

#endif
