// SPDX-License-Identifier: BSL-1.0
// The tables. Each table is compiled only once, and there is one object file for each N.
#ifndef CTQUEENS_TABLES_COMPILED_TABLES_HPP
#define CTQUEENS_TABLES_COMPILED_TABLES_HPP

#include <ctqueens/query.hpp>
#include <ctqueens/symmetry.hpp>
#include <ctqueens/table_view.hpp>

namespace ctqueens::compiled {

template <int N> using fundamental_table = table<N, published_fundamental_counts[N]>;

template <int N>
const table<N>& solutions() noexcept; // in the default order, which is lexicographic
template <int N> const fundamental_table<N>& fundamental_solutions() noexcept;
template <int N>
std::size_t index_of(const std::uint8_t* columns) noexcept; // an index into solutions<N>()

// The tables of one size.
struct tables {
    table_view solutions;
    table_view fundamental_solutions;
    std::size_t (*index_of)(const std::uint8_t* columns) noexcept = nullptr;
};

// Returns the tables for boards of n rows, or empty views if there are none.
tables tables_of(int n) noexcept;

} // namespace ctqueens::compiled

#endif
