// SPDX-License-Identifier: BSL-1.0
// What the tests of the C interface share: its tables as vectors.
#ifndef CTQUEENS_TESTS_C_INTERFACE_HPP
#define CTQUEENS_TESTS_C_INTERFACE_HPP

#include <ctqueens/ctqueens.h>

#include <gtest/gtest.h>

#include <vector>

using columns = std::vector<uint8_t>;

// Buffers are on the heap and no larger than necessary, so that sanitizers detect overruns.
inline columns solution(int32_t n, int32_t index) {
    columns queens(static_cast<std::size_t>(n));
    EXPECT_EQ(ctqueens_solution(n, index, queens.data(), queens.size()), n);
    return queens;
}

inline std::vector<columns> all_solutions(int32_t n) {
    std::vector<columns> all;
    for (int32_t index = 0; index < ctqueens_count(n); ++index) all.push_back(solution(n, index));
    return all;
}

#endif
