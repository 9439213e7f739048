// SPDX-License-Identifier: BSL-1.0
// Questions at run time, for what would take the compilers long.
#include <ctqueens/query.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

using namespace ctqueens;

namespace {

template <int N> void index_of_inverts() {
    for (std::size_t index = 0; index < solutions<N>.size(); ++index) {
        placement<N> queens = solutions<N>[index];
        ASSERT_EQ(index_of(queens), index);
        for (int row = 0; row < N; ++row) {
            const std::uint8_t column = queens.columns[row];
            for (int other = 0; other <= N; ++other) { // N is off the board
                queens.columns[row] = static_cast<std::uint8_t>(other);
                ASSERT_EQ(contains(queens), other == column);
            }
            queens.columns[row] = column;
        }
    }
}

template <int N> void having_agrees_with_scan() {
    for (int square_1 = 0; square_1 < N * N; ++square_1) {
        for (int square_2 = 0; square_2 < N * N; ++square_2) {
            const square one{square_1 / N, square_1 % N};
            const square two{square_2 / N, square_2 % N};
            solution_set<N> scanned;
            for (std::size_t index = 0; index < solutions<N>.size(); ++index) {
                const placement<N>& queens = solutions<N>[index];
                if (queens[one.row] == one.column && queens[two.row] == two.column) {
                    scanned.insert(index);
                }
            }
            ASSERT_EQ(having<N>(one, two), scanned);
            ASSERT_EQ(having<N>(one, two).size(), scanned.size());
        }
    }
}

// c_interface/answers.run.cpp finds the solutions of the larger tables.
template <int... index> void queries_agree(detail::index_list<index...>) {
    (index_of_inverts<index + 1>(), ...);
    (having_agrees_with_scan<index + 1>(), ...);
}

} // namespace

TEST(query, agrees_with_scans_for_every_square) { queries_agree(detail::indices<10>); }

TEST(query, a_set_goes_through_its_solutions) {
    const solution_set<10> found = having<10>(square{0, 4}, square{9, 5});
    std::size_t count = 0;
    for (const placement<10>& queens : found) {
        EXPECT_EQ(queens[0], 4);
        EXPECT_EQ(queens[9], 5);
        ++count;
    }
    EXPECT_EQ(count, found.size());
    EXPECT_NE(count, 0u);

    const std::vector<placement<10>> copied(found.begin(), found.end());
    EXPECT_EQ(copied.size(), count);
    EXPECT_EQ(std::count_if(found.begin(), found.end(),
                            [](const placement<10>& queens) { return queens[0] == 4; }),
              static_cast<std::ptrdiff_t>(count));
}
