// SPDX-License-Identifier: BSL-1.0
// What a search does at run time is its trace.
#include <ctqueens/search.hpp>
#include <ctqueens/trace.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace {

using namespace ctqueens;

template <class Search> class steps_at_run_time : public testing::Test {};
TYPED_TEST_SUITE(steps_at_run_time, search::all<testing::Types>, );

TYPED_TEST(steps_at_run_time, are_those_of_the_trace) {
    constexpr auto& expected = trace<5, TypeParam, first_steps{300}>;
    std::vector<step> steps(1'000);
    const int count = write_steps<5, TypeParam>(first_steps{300}, steps.data(), 1'000);
    ASSERT_EQ(count, int(expected.size()));
    EXPECT_TRUE(std::equal(expected.begin(), expected.end(), steps.begin()));
}

TYPED_TEST(steps_at_run_time, end_at_the_limit) {
    std::vector<step> steps(3, step{step_kind::solution, 9, 9, 9, 9});
    EXPECT_EQ((write_steps<5, TypeParam>(until_solution{1}, steps.data(), 2)), 2);
    EXPECT_EQ(steps[1].kind, step_kind::place);
    EXPECT_EQ(steps[2].row, 9) << "nothing is written behind the limit";
    EXPECT_EQ((write_steps<5, TypeParam>(until_solution{1}, nullptr, 2)), 2);
}

TYPED_TEST(steps_at_run_time, are_none_if_none_are_wanted) {
    step untouched{step_kind::solution, 9, 9, 9, 9};
    EXPECT_EQ((write_steps<5, TypeParam>(first_steps{0}, &untouched, 1)), 0);
    EXPECT_EQ((write_steps<5, TypeParam>(first_steps{-1}, &untouched, 1)), 0);
    EXPECT_EQ((write_steps<5, TypeParam>(until_solution{1}, &untouched, 0)), 0);
    EXPECT_EQ((write_steps<5, TypeParam>(until_solution{0}, &untouched, 1)), 0);
    EXPECT_EQ((write_steps<5, TypeParam>(below{0, 5}, &untouched, 1)), 0);
    EXPECT_EQ((write_steps<5, TypeParam>(below{0, 2, 4, 1, 3, 0}, &untouched, 1)), 0);
    EXPECT_EQ(untouched.row, 9);
}

} // namespace
