// SPDX-License-Identifier: BSL-1.0
// Traces as text at run time: the same as at compile time.
#include <ctqueens/search.hpp>
#include <ctqueens/trace_text.hpp>

#include <gtest/gtest.h>

#include <iterator>
#include <string>

namespace {

using namespace ctqueens;

template <class Format> class step_format : public testing::Test {};
TYPED_TEST_SUITE(step_format, text::steps::all<testing::Types>, );

TYPED_TEST(step_format, writes_what_the_compiler_rendered) {
    constexpr auto& steps = trace<4, search::iterative, until_solution{2}>;
    std::string text;
    TypeParam::write(4, steps.begin(), steps.end(), std::back_inserter(text));
    EXPECT_EQ(text,
              (text::steps::rendered<TypeParam, 4, search::iterative, until_solution{2}>.c_str()));
    EXPECT_EQ(text.back(), '\n');
}

TYPED_TEST(step_format, writes_no_steps) {
    std::string text;
    TypeParam::write(4, nullptr, nullptr, std::back_inserter(text));
    EXPECT_EQ(text.find("queen on"), std::string::npos);
}

} // namespace
