// SPDX-License-Identifier: BSL-1.0
// Generators give what the searches find, in the same order.
#include <ctqueens/first_solution.hpp>
#include <ctqueens/generator.hpp>
#include <ctqueens/search.hpp>
#include <ctqueens/solutions.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <ranges>
#include <vector>

using namespace ctqueens;

namespace {

template <class Generator>
constexpr bool is_range =
    std::ranges::input_range<Generator> && !std::ranges::forward_range<Generator> &&
    std::sentinel_for<generator_end, generator_iterator<Generator>>;
static_assert(is_range<permutation_generator<8>> && is_range<solution_generator<255>>);

template <class Generator> auto all_of(Generator from) {
    std::vector<typename Generator::value_type> all;
    for (const auto& queens : from) all.push_back(queens);
    return all;
}

// Notes each permutation at which search::permutation looks: its last queen is placed.
template <int N> struct permutation_observer : search::observer {
    std::vector<placement<N>> seen{};
    placement<N> queens{};

    bool place(square at) {
        queens.put(at);
        if (at.row == N - 1) seen.push_back(queens);
        return true;
    }
};

template <int N> void expect_permutations() {
    auto all = all_of(permutation_generator<N>());

    permutation_observer<N> observer;
    for (int column = 0; column < N; ++column) search::permutation::run<N>(column, observer);
    EXPECT_TRUE(all == observer.seen) << "N = " << N;

    std::sort(all.begin(), all.end());
    std::size_t count = 0;
    placement<N> expected = *permutation_generator<N>();
    do ASSERT_TRUE(count < all.size() && all[count++] == expected) << "N = " << N;
    while (std::next_permutation(expected.columns, expected.columns + N));
    EXPECT_EQ(all.size(), count) << "N = " << N;
}
TEST(permutation_generator, has_the_order_of_the_search) {
    expect_permutations<1>();
    expect_permutations<2>();
    expect_permutations<7>();
}

TEST(permutation_generator, begins_anew_after_the_end_only_if_copied) {
    permutation_generator<3> orders;
    const permutation_generator<3> beginning = orders;
    while (orders.next()) {
    }
    EXPECT_FALSE(orders.next());
    EXPECT_FALSE(orders == beginning);
    EXPECT_TRUE(orders.queens == beginning.queens); // all swaps are undone
    orders = beginning;
    EXPECT_TRUE(orders.next());
}

template <int N> void expect_table() {
    const auto all = all_of(solution_generator<N>());
    EXPECT_TRUE(std::ranges::equal(all, solutions<N>)) << "N = " << N;
}
TEST(solution_generator, gives_the_rows_of_the_table) {
    expect_table<1>();
    expect_table<6>();
    expect_table<10>();
}

TEST(solution_generator, goes_on_behind_each_solution) {
    solution_generator<8> all;
    for (std::size_t index = 0; index < 92; ++index) {
        ASSERT_TRUE(all.next());
        ASSERT_TRUE(all == solution_generator<8>::after(solutions<8>[index]));
    }
    EXPECT_FALSE(all.next());
    EXPECT_FALSE(all.next());
}

// All placements for N = 5, and columns that are off the board.
TEST(solution_generator, goes_on_behind_each_placement) {
    placement<5> queens{};
    for (int each = 0; each < 6 * 6 * 6 * 6 * 6; ++each) {
        for (int row = 4, rest = each; row >= 0; --row, rest /= 6) queens.put({row, rest % 6});
        auto all = solution_generator<5>::after(queens);
        const auto* const next = std::ranges::upper_bound(solutions<5>, queens);
        const bool has_next = next != solutions<5>.end();
        ASSERT_EQ(all.next(), has_next);
        if (has_next) {
            ASSERT_TRUE(*all == *next);
        }
    }
}

// All first queens for N = 5: none, one, ..., five and six, some off the board.
TEST(solution_generator, keeps_the_first_queens) {
    std::vector<std::vector<std::uint8_t>> firsts{{}};
    for (std::size_t at = 0; at < firsts.size() && firsts[at].size() < 6; ++at) {
        const std::vector<std::uint8_t> first = firsts[at];
        std::vector<placement<5>> expected;
        for (const auto& queens : solutions<5>) {
            if (first.size() <= 5 && std::equal(first.begin(), first.end(), queens.begin()))
                expected.push_back(queens);
        }
        const placement_view view(first.data(), static_cast<int>(first.size()));
        ASSERT_TRUE(all_of(solution_generator<5>::beginning_with(view)) == expected);
        for (std::uint8_t column = 0; column < 6; ++column) {
            firsts.push_back(first);
            firsts.back().push_back(column);
        }
    }
    // and of a whole board
    const std::uint8_t six[] = {0, 2, 4, 1, 3, 0};
    EXPECT_TRUE(all_of(solution_generator<5>::beginning_with({six, 6})).empty());
}

TEST(solution_generator, finds_the_first_solution_of_larger_boards) {
    solution_generator<20> all;
    ASSERT_TRUE(all.next());
    EXPECT_TRUE(is_solution(*all));
    EXPECT_EQ(all->front(), 0);
    solution_generator<19> smaller;
    ASSERT_TRUE(smaller.next());
    EXPECT_TRUE(*smaller == first_solution<19>);
}

TEST(generators, reach_the_largest_board) {
    permutation_generator<255> orders;
    ASSERT_TRUE(orders.next() && orders.next());
    EXPECT_EQ(orders->columns[253], 254);

    const placement<255>& built = constructed_solution<255>;
    auto whole = solution_generator<255>::beginning_with(built);
    ASSERT_TRUE(whole.next());
    EXPECT_TRUE(*whole == built);
    EXPECT_FALSE(whole.next());
    // The last rows of a solution leave few squares, so another one is near.
    auto most = solution_generator<255>::beginning_with({built.columns, 240});
    ASSERT_TRUE(most.next());
    EXPECT_TRUE(is_solution(*most));
}

} // namespace
