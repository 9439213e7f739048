// SPDX-License-Identifier: BSL-1.0
// Views of tables.
#include <ctqueens/solutions.hpp>
#include <ctqueens/symmetry.hpp>
#include <ctqueens/table_view.hpp>

using namespace ctqueens;

// Views show tables of all sizes.
template <int N> constexpr bool shows_table_of() {
    table<N, 3> all{};
    for (std::size_t index = 0; index < 3; ++index) {
        for (int row = 0; row < N; ++row) {
            all.rows[index].columns[row] = static_cast<std::uint8_t>(index * 16 + std::size_t(row));
        }
    }
    const table_view viewed = all;
    for (std::size_t index = 0; index < 3; ++index) {
        for (int row = 0; row < N; ++row) {
            if (viewed[index][row] != all[index][row]) return false;
        }
    }
    return viewed.size() == 3 && viewed.board_size() == N;
}
template <int... index> constexpr bool shows_all_sizes(detail::index_list<index...>) {
    return (shows_table_of<index + 1>() && ...);
}
static_assert(shows_all_sizes(detail::indices<max_table_size>));

static_assert(table_view(fundamental_solutions<8>)[11][0] == fundamental_solutions<8>[11][0]);
static_assert(table_view(solutions<2>).empty() && table_view(solutions<2>).board_size() == 2);
static_assert(table_view().empty() && table_view().board_size() == 0 &&
              table_view().begin() == table_view().end());

constexpr bool iterator_moves() {
    const table_view all = solutions<8>;
    table_view::iterator at = all.begin();
    const bool steps = (*at++)[0] == 0 && (*at)[1] == 5 && (*at--)[1] == 5 && at == all.begin();
    at += 91;
    return steps && (*at)[0] == 7 && at + 1 == all.end() && 1 + at == all.end() &&
           at - all.begin() == 91 && (at - 91)[91][0] == 7 && at[-91][0] == 0 && all.begin() < at &&
           at > all.begin() && at <= at && at >= at && !(at < at);
}
static_assert(iterator_moves());
