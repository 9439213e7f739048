// SPDX-License-Identifier: BSL-1.0
// The C interface gives the right answers, for all sizes.
#include "c_interface.hpp"

#include <ctqueens/symmetry.hpp>

#include <algorithm>
#include <string>
#include <utility>

// All solutions: as many as were published, each a solution, each greater than the one before.
TEST(c_interface, has_all_solutions) {
    for (int32_t n = 1; n <= 12; ++n) {
        const std::vector<columns> all = all_solutions(n);
        ASSERT_EQ(all.size(), ctqueens::published_counts[n]);
        for (const columns& queens : all) ASSERT_EQ(ctqueens_check(n, queens.data(), nullptr), 1);
        ASSERT_EQ(std::adjacent_find(all.begin(), all.end(), std::greater_equal<>()), all.end());
    }
}

TEST(c_interface, has_the_tables_of_8) {
    const std::vector<columns> all = all_solutions(8);
    for (std::size_t index = 0; index < 92; ++index) {
        ASSERT_TRUE(
            std::equal(all[index].begin(), all[index].end(), ctqueens_solutions_8()[index]));
    }
    for (int32_t index = 0; index < 12; ++index) {
        columns queens(8);
        ASSERT_EQ(ctqueens_fundamental_solution(8, index, queens.data(), 8), 8);
        ASSERT_TRUE(
            std::equal(queens.begin(), queens.end(), ctqueens_fundamental_solutions_8()[index]));
    }
}

// The fundamental solutions are the canonical solutions, in the order of the table.
template <int N> static std::vector<columns> canonical_solutions() {
    std::vector<columns> canonical;
    for (const columns& queens : all_solutions(N)) {
        ctqueens::placement<N> placement{};
        std::copy(queens.begin(), queens.end(), placement.columns);
        if (is_canonical(placement)) canonical.push_back(queens);
    }
    return canonical;
}

template <int N> static void has_fundamental_solutions() {
    const std::vector<columns> expected = canonical_solutions<N>();
    ASSERT_EQ(ctqueens_fundamental_count(N), static_cast<int32_t>(expected.size()));
    for (int32_t index = 0; index < ctqueens_fundamental_count(N); ++index) {
        columns queens(N);
        ASSERT_EQ(ctqueens_fundamental_solution(N, index, queens.data(), N), N);
        ASSERT_EQ(queens, expected[static_cast<std::size_t>(index)]);
    }
}

TEST(c_interface, has_fundamental_solutions) {
    has_fundamental_solutions<1>();
    has_fundamental_solutions<2>();
    has_fundamental_solutions<3>();
    has_fundamental_solutions<4>();
    has_fundamental_solutions<5>();
    has_fundamental_solutions<6>();
    has_fundamental_solutions<7>();
    has_fundamental_solutions<8>();
    has_fundamental_solutions<9>();
    has_fundamental_solutions<10>();
    has_fundamental_solutions<11>();
    has_fundamental_solutions<12>();
}

TEST(c_interface, finds_every_solution) {
    for (int32_t n = 1; n <= 12; ++n) {
        for (int32_t index = 0; index < ctqueens_count(n); ++index) {
            ASSERT_EQ(ctqueens_index_of(n, solution(n, index).data()), index);
        }
    }
}

// All 4^4 and 6^6 placements: which is a solution, which two queens attack each other.
TEST(c_interface, checks_every_placement) {
    for (const int32_t n : {4, 6}) {
        const std::vector<columns> solutions = all_solutions(n);
        columns queens(static_cast<std::size_t>(n), 0);
        for (bool more = true; more;) {
            const auto found = std::find(solutions.begin(), solutions.end(), queens);
            ctqueens_square attacking[2] = {{99, 99}, {99, 99}};
            if (found != solutions.end()) {
                ASSERT_EQ(ctqueens_check(n, queens.data(), attacking), 1);
                ASSERT_EQ(attacking[0].row, 99);
                ASSERT_EQ(ctqueens_index_of(n, queens.data()), found - solutions.begin());
            } else {
                ASSERT_EQ(ctqueens_check(n, queens.data(), attacking), 0);
                const auto [upper, lower] = attacking;
                ASSERT_LT(upper.row, lower.row);
                ASSERT_EQ(queens[upper.row], upper.column);
                ASSERT_EQ(queens[lower.row], lower.column);
                ASSERT_TRUE(
                    ctqueens::attacks({upper.row, upper.column}, {lower.row, lower.column}));
                ASSERT_EQ(ctqueens_index_of(n, queens.data()), CTQUEENS_NO_SOLUTION);
            }
            // The next placement, as an odometer counts.
            auto digit = queens.rbegin();
            while (digit != queens.rend() && ++*digit == n) *digit++ = 0;
            more = digit != queens.rend();
        }
    }
}

static std::vector<int32_t> having(int32_t n, const std::vector<ctqueens_square>& squares) {
    const int32_t count = ctqueens_having(n, squares.data(), squares.size(), nullptr, 0);
    std::vector<int32_t> indices(static_cast<std::size_t>(count));
    EXPECT_EQ(ctqueens_having(n, squares.data(), squares.size(), indices.data(), indices.size()),
              count);
    return indices;
}

TEST(c_interface, knows_who_has_queens_on_squares) {
    for (int32_t n = 1; n <= 8; ++n) {
        const std::vector<columns> all = all_solutions(n);
        for (int square = 0; square < n * n; ++square) {
            for (int other = 0; other < n * n; ++other) {
                const ctqueens_square first{static_cast<uint8_t>(square / n),
                                            static_cast<uint8_t>(square % n)};
                const ctqueens_square second{static_cast<uint8_t>(other / n),
                                             static_cast<uint8_t>(other % n)};
                std::vector<int32_t> expected;
                for (std::size_t index = 0; index < all.size(); ++index) {
                    if (all[index][first.row] == first.column &&
                        all[index][second.row] == second.column) {
                        expected.push_back(static_cast<int32_t>(index));
                    }
                }
                ASSERT_EQ(having(n, {first, second}), expected);
            }
        }
    }
    EXPECT_EQ(having(12, {}).size(), 14200U);
    EXPECT_EQ(having(12, {{0, 0}}).size(), 500U); // all solutions with a queen in this corner
}

// Placements beyond the tables: queens that are a knight's move apart.
TEST(c_interface, checks_placements_of_all_sizes) {
    for (const int32_t n : {13, 101, 252}) {
        const auto size = static_cast<std::size_t>(n);
        columns queens(size);
        for (std::size_t row = 0; row < size; ++row) {
            queens[row] = static_cast<uint8_t>((2 * row + 1) % (size + 1 - size % 2));
        }
        EXPECT_EQ(ctqueens_check(n, queens.data(), nullptr), 1) << n;
        std::swap(queens[size - 2], queens[size - 1]);
        ctqueens_square attacking[2] = {{255, 255}, {255, 255}};
        EXPECT_EQ(ctqueens_check(n, queens.data(), attacking), 0) << n;
        EXPECT_LT(attacking[0].row, attacking[1].row) << n;
    }
    columns queens(255);
    EXPECT_EQ(ctqueens_check(255, queens.data(), nullptr), 0);
    queens.back() = 255;
    EXPECT_EQ(ctqueens_check(255, queens.data(), nullptr), CTQUEENS_OFF_THE_BOARD);
}

TEST(c_interface, reads_all_notations) {
    for (const std::string text :
         {"15863724", "04752613", "a8 e7 h6 f5 c4 g3 b2 d1", "0 4 7 5 2 6 1 3", "1,5,8,6,3,7,2,4",
          "Q7/4Q3/7Q/5Q2/2Q5/6Q1/1Q6/3Q4", "[0, 4, 7, 5, 2, 6, 1, 3]",
          "(1,1) (2,5) (3,8) (4,6) (5,3) (6,7) (7,2) (8,4)",
          "Q.......\n....Q...\n.......Q\n.....Q..\n..Q.....\n......Q.\n.Q......\n...Q....\n"}) {
        columns queens(8);
        std::size_t position = 99;
        EXPECT_EQ(ctqueens_read(text.data(), text.size(), queens.data(), 8, &position), 8) << text;
        EXPECT_EQ(queens, solution(8, 0)) << text;
        EXPECT_EQ(position, 99U);
        EXPECT_EQ(ctqueens_read(text.c_str(), SIZE_MAX, queens.data(), 8, nullptr), 8) << text;
    }
}

// The columns of placements, one after the other.
static columns joined(const std::vector<columns>& placements) {
    columns all;
    for (const columns& queens : placements) all.insert(all.end(), queens.begin(), queens.end());
    all.shrink_to_fit();
    return all;
}

static std::string grade(int32_t n, const std::vector<columns>& placements, int32_t expected) {
    const columns all = joined(placements);
    std::string sentence(128, 'c');
    EXPECT_EQ(ctqueens_grade(n, all.data(), placements.size(), sentence.data(), sentence.size()),
              expected);
    EXPECT_EQ(ctqueens_grade(n, all.data(), placements.size(), nullptr, 0), expected);
    sentence.resize(sentence.find('\0'));
    return sentence;
}

TEST(c_interface, grades) {
    for (int32_t n = 1; n <= 12; ++n) {
        std::vector<columns> all = all_solutions(n);
        EXPECT_EQ(grade(n, all, 1), "this search passes");
        std::reverse(all.begin(), all.end());
        EXPECT_EQ(grade(n, all, 1), "this search passes");
    }
    std::vector<columns> found = all_solutions(4);
    found.push_back(found[0]);
    EXPECT_EQ(grade(4, found, 0), "this search reports a solution twice: 2413");
    found.resize(1);
    EXPECT_EQ(grade(4, found, 0), "this search misses a solution: 3142");
    EXPECT_EQ(grade(4, {}, 0), "this search misses a solution: 2413");
    EXPECT_EQ(grade(4, {{0, 1, 2, 3}}, 0),
              "this search reports a placement that is not a solution: 1234");
    EXPECT_EQ(grade(4, {{0, 1, 2, 255}}, 0),
              "columns count from 0; this one is off the board: 255");
    EXPECT_EQ(grade(4, {{2, 4, 1, 3}}, 0),
              "these columns are counted from 1; columns count from 0: 2413");
}
