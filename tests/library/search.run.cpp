// SPDX-License-Identifier: BSL-1.0
// The searches at run time: the same code, the same results as at compile time.
#include <ctqueens/search.hpp>
#include <ctqueens/solutions.hpp>
#include <ctqueens/work.hpp>

#include <gtest/gtest.h>

#include <vector>

namespace {

using namespace ctqueens;

template <int N> struct solution_list : search::observer {
    std::vector<placement<N>> found;

    bool solution(const placement<N>& queens) {
        found.push_back(queens);
        return true;
    }
};

template <int N, class Search> std::vector<placement<N>> run_whole() {
    solution_list<N> observer;
    for (int first_column = 0; first_column < N; ++first_column) {
        Search::template run<N>(first_column, observer);
    }
    return observer.found;
}

template <class Search> class every_search : public testing::Test {};
TYPED_TEST_SUITE(every_search, search::all<testing::Types>, );

TYPED_TEST(every_search, finds_at_run_time_what_it_found_at_compile_time) {
    const auto& all = solutions<7, TypeParam>;
    EXPECT_EQ((run_whole<7, TypeParam>()), std::vector(all.begin(), all.end()));
}

TYPED_TEST(every_search, has_a_shard_for_each_first_column) {
    constexpr std::size_t published[] = {4, 7, 6, 6, 6, 7, 4};
    for (int first_column = 0; first_column < 7; ++first_column) {
        solution_list<7> observer;
        TypeParam::template run<7>(first_column, observer);
        EXPECT_EQ(observer.found.size(), published[first_column]);
        for (const placement<7>& queens : observer.found) EXPECT_EQ(queens[0], first_column);
    }
}

TEST(bitmask, goes_beyond_its_largest_table_at_run_time) {
    work_counter observer;
    for (int first_column = 0; first_column < 13; ++first_column) {
        search::bitmask::run<13>(first_column, observer);
    }
    EXPECT_EQ(observer.counts.solutions, 73'712u);
}

} // namespace
