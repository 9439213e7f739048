// SPDX-License-Identifier: BSL-1.0
// The numbers of solutions in their table, counted from 1.
#ifndef CTQUEENS_SHELL_SOLUTION_NUMBERS_HPP
#define CTQUEENS_SHELL_SOLUTION_NUMBERS_HPP

#include "../tables/compiled_tables.hpp"

#include <algorithm>

namespace ctqueens::shell {

inline std::size_t number_of(placement_view solution) {
    return compiled::tables_of(solution.rows()).index_of(solution) + 1;
}

inline std::size_t number_of_image(placement_view solution, symmetry which) {
    std::uint8_t columns[max_table_size]{};
    apply(which, solution, columns);
    return number_of({columns, solution.rows()});
}

// The smallest number is that of the fundamental solution, because the table is in lexicographic
// order.
inline std::size_t least_number_in_orbit(placement_view solution) {
    std::size_t least = number_of(solution);
    for (const symmetry each : symmetries) least = std::min(least, number_of_image(solution, each));
    return least;
}

} // namespace ctqueens::shell

#endif
