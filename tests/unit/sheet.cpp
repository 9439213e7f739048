// SPDX-License-Identifier: BSL-1.0
// Boards side by side, for every width that a terminal may claim to have.
#include "../../src/shell/sheet.hpp"

#include <ctqueens/solutions.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <limits>
#include <sstream>
#include <string>
#include <vector>

namespace {

using namespace ctqueens;

constexpr int greatest = std::numeric_limits<int>::max();

std::size_t width_of(const std::string& line) // of UTF-8
{
    return static_cast<std::size_t>(std::count_if(
        line.begin(), line.end(), [](char unit) { return (unit & 0xC0) != 0x80; }));
}

// A board with its heading, as lines of the same width.
template <int N>
std::vector<std::string> cell(const placement<N>& queens, std::size_t number)
{
    std::string text = "Solution " + std::to_string(number) + '\n';
    text::board::write(queens, std::back_inserter(text));
    std::istringstream rest(text);
    std::vector<std::string> lines;
    for (std::string line; std::getline(rest, line);) {
        lines.push_back(line);
    }
    return lines;
}

// The expected sheet, made of whole cells: in each row as many as fit into `width` columns with two
// blanks between them, but at least one.
template <int N>
std::string expected_sheet(const std::vector<placement<N>>& boards,
                           const std::vector<std::size_t>& numbers, long long width)
{
    std::string sheet;
    std::size_t first = 0;
    while (first < boards.size()) {
        std::vector<std::string> lines = cell(boards[first], numbers[first]);
        const long long cell_width = std::max(14LL, static_cast<long long>(width_of(lines[1])));
        long long used = cell_width;
        std::size_t next = first + 1;
        for (; next < boards.size() && used + 2 + cell_width <= width; ++next) {
            const std::vector<std::string> right = cell(boards[next], numbers[next]);
            for (std::size_t index = 0; index < lines.size(); ++index) {
                const auto column = static_cast<std::size_t>(used + 2);
                lines[index] += std::string(column - width_of(lines[index]), ' ') + right[index];
            }
            used += 2 + cell_width;
        }
        for (const std::string& line : lines) {
            sheet += line + '\n';
        }
        sheet += '\n';
        first = next;
    }
    return sheet;
}

template <int N>
void expect_sheets(std::size_t count)
{
    std::vector<placement<N>> boards;
    std::vector<std::size_t> numbers;
    shell::captioned_boards chosen{N, false};
    for (std::size_t index = 0; index < count; ++index) { // every other solution
        boards.push_back(solutions<N>[2 * index]);
        numbers.push_back(2 * index + 1);
        chosen.boards.push_back(solutions<N>[2 * index]);
        chosen.captions.push_back("Solution " + std::to_string(2 * index + 1));
    }
    for (const int width : {0, 1, 13, 14, 17, 30, 31, 35, 36, 37, 80, 1000, greatest / 2,
                            greatest - 2, greatest - 1, greatest}) {
        const std::string sheet = shell::sheet_of(chosen, {width, false});
        EXPECT_EQ(sheet, expected_sheet(boards, numbers, width)) << "N = " << N << ", " << width;
    }
}

TEST(sheet, has_as_many_boards_beside_each_other_as_fit)
{
    expect_sheets<1>(1);
    expect_sheets<3>(0);
    expect_sheets<6>(2);
    expect_sheets<8>(46);
    expect_sheets<12>(5);
}

} // namespace
