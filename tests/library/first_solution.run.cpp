// SPDX-License-Identifier: BSL-1.0
// Every N that constructed_solution<N> and first_solution<N> accept.
#include <ctqueens/first_solution.hpp>

#include <gtest/gtest.h>

#include <type_traits>

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

// Appends queens row by row, in lexicographic order, and compares each with all queens above.
bool extends_to_solution(std::uint8_t* columns, int rows, int size) {
    if (rows == size) return true;
    for (int column = 0; column < size; ++column) {
        columns[rows] = static_cast<std::uint8_t>(column);
        if (!find_attack({columns, rows + 1}) && extends_to_solution(columns, rows + 1, size))
            return true;
    }
    return false;
}

template <int... index> void expect_first(detail::index_list<index...>) {
    const auto expect = [](const auto& queens) {
        std::remove_cvref_t<decltype(queens)> found{};
        ASSERT_TRUE(extends_to_solution(found.columns, 0, found.rows()));
        EXPECT_EQ(queens, found) << "N = " << found.rows();
    };
    (expect(first_solution<index + 4>), ...);
    expect(first_solution<21>);
    expect(first_solution<23>);
    expect(first_solution<25>);
}
TEST(first_solution, is_what_plain_backtracking_finds_first) {
    expect_first(detail::indices<16>); // 4...19
}

} // namespace
