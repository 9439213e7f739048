// SPDX-License-Identifier: BSL-1.0
// A program that uses the library and asserts nothing itself. If the library is
// broken, its own assertions have to stop this from compiling.
#include <ctqueens/count.hpp>
#include <ctqueens/search.hpp>
#include <ctqueens/solutions.hpp>
#include <ctqueens/work.hpp>

template <class... Search> struct searches {
    static constexpr int columns = (ctqueens::solutions<6, Search>[0][0] + ...);
};

int columns() {
    using all = ctqueens::search::all<searches>;
    return all::columns + ctqueens::solutions<7>[0][0] + ctqueens::solutions<8>[0][0] +
           ctqueens::solutions<7, ctqueens::search::backtracking>[0][0] +
           ctqueens::solutions<7, ctqueens::search::exhaustive>[0][0] +
           static_cast<int>(ctqueens::solution_count<7> + ctqueens::solution_count<9>);
}
