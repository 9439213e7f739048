// SPDX-License-Identifier: BSL-1.0
// A table in device code, as in docs/guide/use.md.
#include <ctqueens/solutions.hpp>

__constant__ auto table = ctqueens::solutions<8>;

__global__ void count_in_column(int row, int column, int* found) {
    for (const ctqueens::placement<8>& queens : table) {
        if (is_solution(queens) && queens[row] == column) ++*found;
    }
}
