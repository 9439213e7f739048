// SPDX-License-Identifier: BSL-1.0
// The build-time generator: a program that solves N queens, N being its argument, and writes the
// solutions as C++ source. Its output is also the literal table that somebody might paste.
#include <cstdio>
#include <cstdlib>
#include <vector>

namespace {

struct search {
    unsigned size;
    std::vector<unsigned> columns;
    std::vector<std::vector<unsigned>> solutions;

    void extend(unsigned taken, unsigned falling, unsigned rising) {
        if (columns.size() == size) {
            solutions.push_back(columns);
            return;
        }
        for (unsigned column = 0; column < size; ++column) {
            const unsigned queen = 1u << column;
            if ((queen & (taken | falling | rising)) == 0) {
                columns.push_back(column);
                extend(taken | queen, (falling | queen) << 1, (rising | queen) >> 1);
                columns.pop_back();
            }
        }
    }
};

} // namespace

int main(int count, char** arguments) {
    if (count != 2) {
        std::fputs("generator: the argument is N\n", stderr);
        return 2;
    }
    search queens{unsigned(std::atoi(arguments[1])), {}, {}};
    queens.extend(0, 0, 0);
    std::printf("#include <cstdint>\n\nconstexpr std::uint8_t solutions[][%u] = {\n", queens.size);
    for (const auto& solution : queens.solutions) {
        for (std::size_t row = 0; row < solution.size(); ++row) {
            std::printf("%s%u", row == 0 ? "    {" : ", ", solution[row]);
        }
        std::puts("},");
    }
    std::printf("};\nstatic_assert(sizeof solutions / sizeof *solutions == %zu);\n",
                queens.solutions.size());
}
