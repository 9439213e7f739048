// SPDX-License-Identifier: BSL-1.0
// Text at run time: the same as at compile time, into buffers and output iterators.
#include <ctqueens/solutions.hpp>
#include <ctqueens/text.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <string>
#include <vector>

namespace {

using namespace ctqueens;

template <class Format> class every_format : public testing::Test {};
TYPED_TEST_SUITE(every_format, text::all<testing::Types>, );

template <class Format, int N> std::string written(const placement<N>& queens) {
    std::string result;
    Format::write(queens, std::back_inserter(result));
    return result;
}

TYPED_TEST(every_format, is_the_same_at_run_time_and_at_compile_time) {
    const auto& eight = text::rendered<TypeParam, solutions<8>[41]>;
    EXPECT_EQ(written<TypeParam>(solutions<8>[41]), std::string(eight.begin(), eight.end()));
    EXPECT_EQ(std::string(eight.c_str()).size(), eight.size());
    const auto& ten = text::rendered<TypeParam, solutions<10>[99]>;
    EXPECT_EQ(written<TypeParam>(solutions<10>[99]), std::string(ten.begin(), ten.end()));
}

TYPED_TEST(every_format, fills_a_buffer_that_is_too_small_and_no_more) {
    const std::string whole = written<TypeParam>(solutions<8>[0]);
    for (std::size_t capacity = 0; capacity <= whole.size(); ++capacity) {
        std::string buffer(whole.size() + 1, '#');
        EXPECT_EQ(text::render<TypeParam>(solutions<8>[0], buffer.data(), capacity), whole.size());
        EXPECT_EQ(buffer.substr(0, capacity), whole.substr(0, capacity));
        EXPECT_EQ(buffer.find_first_not_of('#', capacity), std::string::npos);
    }
}

TYPED_TEST(every_format, tells_all_solutions_apart) {
    std::vector<std::string> texts;
    for (const auto& queens : solutions<8>) texts.push_back(written<TypeParam>(queens));
    std::sort(texts.begin(), texts.end());
    EXPECT_EQ(std::unique(texts.begin(), texts.end()), texts.end());
}

template <class Format, int N> std::string list_of(const table<N>& solutions) {
    std::string text;
    text::write_list<Format>(N, solutions, 1, std::back_inserter(text));
    return text;
}

TEST(lists, without_a_solution) {
    EXPECT_EQ(list_of<text::fen>(solutions<2>), "");
    EXPECT_EQ(list_of<text::json>(solutions<2>), "[]\n");
    EXPECT_EQ(list_of<text::board>(solutions<3>), "");
}

TYPED_TEST(every_format, writes_documents_of_none_of_one_and_of_all) {
    if constexpr (TypeParam::style == text::list_style::document) {
        EXPECT_NE(list_of<TypeParam>(solutions<3>).find("3 queens: 0 solutions"),
                  std::string::npos);
        EXPECT_NE(list_of<TypeParam>(solutions<1>).find("olution 1"), std::string::npos);
        EXPECT_NE(list_of<TypeParam>(solutions<6>).find("6 queens: 4 solutions"),
                  std::string::npos);
        EXPECT_NE(list_of<TypeParam>(solutions<6>).find("Solution 4"), std::string::npos);
        EXPECT_EQ(list_of<TypeParam>(solutions<6>).back(), '\n');
    }
}

TEST(lists, of_one_solution) {
    EXPECT_EQ(list_of<text::grid>(solutions<1>), "Solution 1\n1\n\n");
    std::string count;
    text::write_count(1, std::back_inserter(count));
    EXPECT_EQ(count, "1 solution\n");
}

} // namespace
