// SPDX-License-Identifier: BSL-1.0
struct first_columns
{
    int count[8];

    constexpr void solution(const placement& queens) { ++count[queens.columns[0]]; }
};
