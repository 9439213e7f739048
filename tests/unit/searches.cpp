// SPDX-License-Identifier: BSL-1.0
// The searches at run time: the same code, the same results as at compile time.
#include <ctqueens/search.hpp>
#include <ctqueens/solutions.hpp>
#include <ctqueens/work.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

namespace {

using namespace ctqueens;

template <int N>
struct solution_list : search::observer
{
    std::vector<placement<N>> found;

    void solution(const placement<N>& queens) { found.push_back(queens); }
};

template <int N, class Search>
std::vector<placement<N>> run_whole()
{
    solution_list<N> observer;
    for (int first_column = 0; first_column < N; ++first_column) {
        Search::template run<N>(first_column, observer);
    }
    return observer.found;
}

template <class Search>
class every_search : public testing::Test
{};
TYPED_TEST_SUITE(every_search, search::all<testing::Types>, );

TYPED_TEST(every_search, finds_at_run_time_what_it_found_at_compile_time)
{
    const auto& all = solutions<8, TypeParam>;
    EXPECT_EQ((run_whole<8, TypeParam>()), std::vector(all.begin(), all.end()));
}

TYPED_TEST(every_search, has_a_shard_for_each_first_column)
{
    constexpr std::size_t published[] = {4, 8, 16, 18, 18, 16, 8, 4};
    for (int first_column = 0; first_column < 8; ++first_column) {
        solution_list<8> observer;
        TypeParam::template run<8>(first_column, observer);
        EXPECT_EQ(observer.found.size(), published[first_column]);
        for (const placement<8>& queens : observer.found) {
            EXPECT_EQ(queens[0], first_column);
        }
    }
}

TEST(tables, go_beyond_their_greatest_size_at_run_time)
{
    work_counter observer;
    for (int first_column = 0; first_column < 13; ++first_column) {
        search::bitmask::run<13>(first_column, observer);
    }
    EXPECT_EQ(observer.counts.solutions, 73'712u);
}

TEST(permutations, come_in_the_order_of_the_swap_recursion)
{
    std::string letters = "abc";
    std::vector<std::string> seen;
    search::for_each_permutation(letters, letters.size(),
                                 [&](const std::string& permuted) { seen.push_back(permuted); });
    EXPECT_EQ(seen, (std::vector<std::string>{"abc", "acb", "bac", "bca", "cba", "cab"}));
    EXPECT_EQ(letters, "abc");
}

TEST(permutations, of_nothing_and_of_one_element_are_one)
{
    std::vector<int> none;
    std::vector<int> one{7};
    int seen = 0;
    search::for_each_permutation(none, none.size(), [&](const auto&) { ++seen; });
    search::for_each_permutation(one, one.size(), [&](const auto&) { ++seen; });
    EXPECT_EQ(seen, 2);
}

TEST(permutations, move_what_cannot_be_copied)
{
    std::vector<std::unique_ptr<int>> owners;
    for (int number = 0; number < 4; ++number) {
        owners.push_back(std::make_unique<int>(number));
    }
    int ascending = 0;
    int seen = 0;
    search::for_each_permutation(owners, owners.size(), [&](const auto& permuted) {
        ++seen;
        ascending += *permuted[0] < *permuted[1] ? 1 : 0;
    });
    EXPECT_EQ(seen, 24);
    EXPECT_EQ(ascending, 12);
}

TEST(permutations, are_all_there_and_different)
{
    std::vector<int> numbers{1, 2, 3, 4, 5, 6};
    std::vector<std::vector<int>> seen;
    search::for_each_permutation(numbers, numbers.size(),
                                 [&](const auto& permuted) { seen.push_back(permuted); });
    std::sort(seen.begin(), seen.end());
    EXPECT_EQ(seen.size(), 720u);
    EXPECT_EQ(std::unique(seen.begin(), seen.end()), seen.end());
}

} // namespace
