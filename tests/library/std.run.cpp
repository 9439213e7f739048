// SPDX-License-Identifier: BSL-1.0
// Sorts, hashes, prints and formats placements with the standard library.
#include <ctqueens/ctqueens.hpp>
#include <ctqueens/std.hpp>

#include <algorithm>
#include <functional>
#include <iomanip>
#include <map>
#include <sstream>
#include <unordered_set>
#include <vector>

#include <gtest/gtest.h>

using namespace ctqueens;

namespace {

std::string written(const auto&... part) {
    std::ostringstream out;
    (out << ... << part);
    return out.str();
}

TEST(values, are_sorted) {
    std::vector<placement<8>> all(solutions<8>.begin(), solutions<8>.end());
    std::ranges::sort(all, std::greater());
    EXPECT_EQ(all.front(), solutions<8>[91]);
    std::map<placement<8>, std::size_t> index;
    for (const auto& queens : all) index[queens] = index_of(queens);
    EXPECT_EQ(index["15863724"_queens], 0u);
}

TEST(values, are_hashed) {
    const std::unordered_set<placement<10>> all(solutions<10>.begin(), solutions<10>.end());
    EXPECT_EQ(all.size(), 724u);
    EXPECT_TRUE(all.contains(solutions<10>[723]));
    std::unordered_set<std::size_t> hashes;
    for (const auto& queens : all) hashes.insert(std::hash<placement<10>>()(queens));
    EXPECT_EQ(hashes.size(), all.size());
}

TEST(values, are_printed) {
    EXPECT_EQ(written("15863724"_queens), "0 4 7 5 2 6 1 3");
    EXPECT_EQ(written(std::setw(9), std::left, std::setfill('.'), "3142"_queens), "2 0 3 1..");
    EXPECT_EQ(written(placement<3>{{0, 255, 3}}), "0 255 3");
    std::ostringstream out;
    for (const auto column : "3142"_queens) out << column;
    for (const auto column : placement_view("2413"_queens)) out << column;
    EXPECT_EQ(out.str(), "20311302");
    placement<255> longest;
    std::ranges::fill(longest.columns, std::uint8_t(254));
    EXPECT_EQ(written(longest).size(), 4u * 255 - 1);
}

#ifdef __cpp_lib_format
TEST(values, are_formatted) {
    const auto queens = "3142"_queens;
    EXPECT_EQ(std::format("{}, {:digits}, {:fen}", queens, queens, queens),
              "2 0 3 1, 3142, 2Q1/Q3/3Q/1Q2");
    EXPECT_EQ(std::format("{:board}", queens).substr(0, 2), "4 ");
    EXPECT_EQ(std::format("{:csv}", placement<36>{{35}}).size(), 2u + 35 * 2);
    EXPECT_THROW(static_cast<void>(std::vformat("{:chess}", std::make_format_args(queens))),
                 std::format_error);
    const placement<36> large{};
    EXPECT_THROW(static_cast<void>(std::vformat("{:digits}", std::make_format_args(large))),
                 std::format_error);
}
#endif

} // namespace
