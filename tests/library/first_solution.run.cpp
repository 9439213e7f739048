// SPDX-License-Identifier: BSL-1.0
// Every N that constructed_solution<N> and first_solution<N> accept.
#include <ctqueens/first_solution.hpp>

#include <gtest/gtest.h>

#include <algorithm>

using namespace ctqueens;

namespace {

template <int... index> void expect_solutions(detail::index_list<index...>) {
    const placement_view all[] = {constructed_solution<index + 4>...};
    int size = 4;
    for (const placement_view queens : all) {
        EXPECT_EQ(queens.rows(), size++);
        EXPECT_TRUE(is_solution(queens)) << "N = " << queens.rows();
    }
}
TEST(constructed_solution, is_a_solution_for_every_size) {
    expect_solutions(detail::indices<252>); // 4...255
    EXPECT_EQ(constructed_solution<1>[0], 0);
}

bool is_attacked(const std::uint8_t* columns, square at) {
    for (int row = 0; row < at.row; ++row) {
        if (attacks({row, columns[row]}, at)) return true;
    }
    return false;
}

// Appends queens row by row, in lexicographic order, and compares each with all queens above.
bool extends_to_solution(std::uint8_t* columns, int row, int size) {
    if (row == size) return true;
    for (int column = 0; column < size; ++column) {
        columns[row] = static_cast<std::uint8_t>(column);
        if (!is_attacked(columns, {row, column}) && extends_to_solution(columns, row + 1, size))
            return true;
    }
    return false;
}

template <int... index> void expect_first(detail::index_list<index...>) {
    const placement_view all[] = {first_solution<index + 4>..., first_solution<21>,
                                  first_solution<23>, first_solution<25>};
    for (const placement_view queens : all) {
        std::uint8_t found[25]{};
        ASSERT_TRUE(extends_to_solution(found, 0, queens.rows()));
        EXPECT_TRUE(std::equal(queens.begin(), queens.end(), found)) << "N = " << queens.rows();
    }
}
TEST(first_solution, is_what_plain_backtracking_finds_first) {
    expect_first(detail::indices<16>); // 4...19
}

} // namespace
