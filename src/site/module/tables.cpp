// SPDX-License-Identifier: BSL-1.0
// The tables and the symmetries, for the page. A solution is named by its index in solutions<N>.
#include "debugger.hpp"

#include "../../tables/tables_of_size.hpp"

namespace ctqueens::site {

namespace {

compiled::tables tables_of(int size) noexcept {
    return compiled::tables_between<least_size, greatest_size>(size);
}

} // namespace

#pragma GCC visibility push(default) // exported
extern "C" {

// The columns of all solutions, row by row.
const std::uint8_t* solution_table(int size) noexcept {
    return tables_of(size).solutions[0].data();
}
int solution_count(int size) noexcept { return static_cast<int>(tables_of(size).solutions.size()); }

int symmetry_count() noexcept { return sizeof(symmetries) / sizeof(symmetries[0]); }
const char* symmetry_name(int which) noexcept { return name(symmetries[which]); }
int image_of_solution(int size, int which, int solution) noexcept {
    const compiled::tables tables = tables_of(size);
    std::uint8_t image[greatest_size];
    apply(symmetries[which], tables.solutions[static_cast<std::size_t>(solution)], image);
    return static_cast<int>(tables.index_of({image, size}));
}

} // extern "C"
#pragma GCC visibility pop

} // namespace ctqueens::site
