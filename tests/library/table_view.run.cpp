// SPDX-License-Identifier: BSL-1.0
// Views show the tables of all sizes.
#include <ctqueens/solutions.hpp>
#include <ctqueens/table_view.hpp>

#include <gtest/gtest.h>

#include <algorithm>

namespace {

using namespace ctqueens;

template <int... index> void views_show_tables(detail::index_list<index...>) {
    const auto expect_same = [](const auto& all, table_view viewed) {
        ASSERT_EQ(viewed.board_size(), all.rows[0].rows());
        ASSERT_EQ(viewed.size(), all.size());
        ASSERT_TRUE(std::ranges::equal(viewed, all, [](placement_view one, const auto& other) {
            return std::ranges::equal(one, other);
        }));
    };
    (expect_same(solutions<index + 1>, solutions<index + 1>), ...);
}

TEST(table_view, shows_the_solutions_of_a_table) {
    views_show_tables(detail::indices<max_table_size>);
    EXPECT_EQ(table_view().size(), 0u);
    EXPECT_EQ(table_view().board_size(), 0);
}

} // namespace
