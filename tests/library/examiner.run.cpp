// SPDX-License-Identifier: BSL-1.0
// The examiner grades at run time what cannot be a constant expression.
#include <ctqueens/examiner.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <map>
#include <numeric>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

using namespace ctqueens;

namespace {

std::string sentence_about(const examination& result) {
    std::string sentence;
    describe(result, std::back_inserter(sentence));
    return sentence;
}

bool attack_diagonally(const std::vector<int>& queens) {
    for (std::size_t row = 0; row < queens.size(); ++row) {
        for (std::size_t above = 0; above < row; ++above) {
            if (std::size_t(std::abs(queens[row] - queens[above])) == row - above) return true;
        }
    }
    return false;
}

std::vector<std::vector<int>> permutations_of(int size) {
    std::vector<std::vector<int>> found;
    std::vector<int> queens(static_cast<std::size_t>(size));
    std::iota(queens.begin(), queens.end(), 0);
    do {
        if (!attack_diagonally(queens)) found.push_back(queens);
    } while (std::next_permutation(queens.begin(), queens.end()));
    return found;
}

// Each solution is read from a stream, so it can be read only once.
class lines {
public:
    struct sentinel {};
    struct iterator {
        lines* all;

        const std::vector<int>& operator*() const { return all->line_; }
        iterator& operator++() {
            all->read();
            return *this;
        }
        bool operator!=(sentinel) const { return all->has_line_; }
    };

    explicit lines(const std::string& text) : text_(text) {}

    iterator begin() {
        read();
        return {this};
    }
    static sentinel end() { return {}; }

private:
    void read() {
        std::string line;
        has_line_ = bool(std::getline(text_, line));
        std::istringstream columns(line);
        line_.assign(std::istream_iterator<int>(columns), {});
    }

    std::istringstream text_;
    std::vector<int> line_;
    bool has_line_ = false;
};

// Columns that are read from a stream fail while a solution is being read.
struct broken_columns {
    [[noreturn]] const int* begin() const { throw std::runtime_error("end of file"); }
    [[nodiscard]] const int* end() const { return nullptr; }
};

} // namespace

template <int N> void expect_permutations_pass() {
    const examination result = grade<N>(permutations_of(N));
    EXPECT_TRUE(result.is_passed() && result.is_lexicographic);
    EXPECT_EQ(result.size, N);
    EXPECT_EQ(result.count, published_counts[N]);
    EXPECT_TRUE(grade<N>(permutations_of).is_passed());
    EXPECT_TRUE(grade<N>(permutations_of(N).size()).is_passed());
}

// greatest_sizes.cpp calls grade() with an N that is not a template argument.
TEST(grade, containers) {
    expect_permutations_pass<1>();
    expect_permutations_pass<2>();
    expect_permutations_pass<8>();
}

TEST(grade, functions_that_keep_state) {
    int reports = 0;
    const examination result = grade<8>([&](reporter<8> report) {
        for (const placement<8>& queens : solutions<8>) reports += report(queens) ? 1 : 0;
    });
    EXPECT_TRUE(result.is_passed());
    EXPECT_EQ(reports, 92);
}

TEST(grade, ranges_that_can_be_read_once) {
    EXPECT_TRUE(grade<4>(lines("1 3 0 2\n2 0 3 1\n")).is_passed());
    lines wrong("1 3 0 2\n2 4 1 3\n2 0 3 1\n");
    EXPECT_EQ(sentence_about(grade<4>(wrong)),
              "these columns are counted from 1; columns count from 0: 2413\n");
    EXPECT_EQ(sentence_about(grade<4>(lines("1 3 0\n"))),
              "this search reports a placement that does not have N rows: 3 instead of 4\n");
}

TEST(grade, passes_exceptions_on) {
    const auto fails = [](int) -> std::vector<std::vector<int>> { throw std::out_of_range("8"); };
    EXPECT_THROW(static_cast<void>(grade<4>(fails)), std::out_of_range);
    const std::vector<broken_columns> broken(1);
    EXPECT_THROW(static_cast<void>(grade<4>(broken)), std::runtime_error);
    const auto reports = [](auto report) { report(broken_columns()); };
    EXPECT_THROW(static_cast<void>(grade<4>(reports)), std::runtime_error);
}

TEST(grade, boards_of_strings) {
    std::vector<std::vector<std::string>> boards{{".Q..", "...Q", "Q...", "..Q."},
                                                 {"..Q.", "Q...", "...Q", ".Q.."}};
    EXPECT_TRUE(grade<4>(boards).is_passed());
    boards[1][0] = "...QQ";
    EXPECT_EQ(sentence_about(grade<4>(boards)),
              "this search reports something that is not a placement: this row already has a "
              "queen (line 1)\n");
    boards.pop_back();
    EXPECT_EQ(sentence_about(grade<4>(boards)), "this search misses a solution: 3142\n");
}

TEST(grade, arrays) {
    const placement<4> all[] = {solutions<4>[0], solutions<4>[1]};
    EXPECT_TRUE(grade<4>(all).is_passed());
    const char* const rows[2][4] = {{".Q..", "...Q", "Q...", "..Q."},
                                    {"..Q.", "Q...", "...Q", ".Q.."}};
    EXPECT_TRUE(grade<4>(rows).is_passed());
}

TEST(grade, strings) {
    EXPECT_TRUE(grade<4>(std::vector<std::string>{"2413", "3142"}).is_passed());
    EXPECT_TRUE(
        grade<4>(std::vector<std::string>{"b4 d3 a2 c1", ".Q..\n...Q\nQ...\n..Q.\n"}).what ==
        fault::repeated);
    const std::vector<std::string_view> boards{".Q..\n...Q\nQ...\n..Q.\n", "3142"};
    EXPECT_TRUE(grade<4>(boards).is_passed());
    EXPECT_EQ(sentence_about(grade<4>(std::vector<std::string>{"2415"})),
              "this search reports something that is not a placement: this is not a column of "
              "the board (line 1)\n");
}

TEST(grade, squares) {
    using pairs = std::set<std::pair<int, int>>;
    const pairs one{{0, 1}, {1, 3}, {2, 0}, {3, 2}}, other{{0, 2}, {1, 0}, {2, 3}, {3, 1}};
    EXPECT_TRUE(grade<4>(std::vector<pairs>{one, other}).is_passed());
    EXPECT_TRUE(
        grade<4>([&](auto report) {
            report(std::map<int, int>(one.begin(), one.end()));
            report(std::vector<std::tuple<short, unsigned>>{{3, 1}, {0, 2}, {2, 3}, {1, 0}});
        }).is_passed());
    EXPECT_TRUE(grade<4>(std::vector<std::vector<std::vector<int>>>{
                             {{0, 1}, {1, 3}, {2, 0}, {3, 2}}, {{0, 2}, {1, 0}, {2, 3}, {3, 1}}})
                    .is_passed());
    const pairs two_in_a_row{{0, 1}, {0, 3}, {2, 0}, {3, 2}};
    EXPECT_EQ(sentence_about(grade<4>(std::vector<pairs>{two_in_a_row})),
              "this search reports something that is not a placement: this row already has a "
              "queen (line 2)\n");
}
