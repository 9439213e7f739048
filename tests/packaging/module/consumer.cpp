// SPDX-License-Identifier: BSL-1.0
// A program that imports the module and includes no header of the library.
#include <cstdio>

import ctqueens;

using namespace ctqueens;

constexpr placement first = "15863724"_queens;
static_assert(index_of(first) == 0);
static_assert(solutions<8>[0] == first && solutions<8>.size() == 92);
static_assert(solutions<8, search::permutation>.size() == 92);
static_assert(solution_count<10> == 724 && work<8, search::bitmask>.solutions == 92);
static_assert(fundamental_solutions<8>.size() == 12 && orbit_of(first).size() == 8);
static_assert(from_fen<8>("Q7/4Q3/7Q/5Q2/2Q5/6Q1/1Q6/3Q4").value == first);

int main() {
    constexpr auto having_e4 = having<8>("e4"_square);
    std::printf("%s, one of %d, of which %d have a queen on e4\n",
                text::rendered<text::squares, first>.c_str(), int(solutions<8>.size()),
                int(having_e4.size()));
}
