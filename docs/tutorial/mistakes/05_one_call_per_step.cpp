// SPDX-License-Identifier: BSL-1.0
// error (GCC): 'constexpr' evaluation depth exceeds maximum of 512
// error (Clang): constexpr evaluation exceeded maximum depth of 512 calls
template <int N>
struct placement
{
    int columns[N];
};

template <int N>
constexpr bool is_safe(const placement<N>& queens, int row)
{
    for (int above = 0; above < row; ++above) {
        const int distance = row - above;
        const int difference = queens.columns[row] - queens.columns[above];
        if (difference == 0 || difference == distance || difference == -distance) {
            return false;
        }
    }
    return true;
}

// [step]
// The same loop as a C++11 program would have it: there, constexpr functions cannot contain loops.
template <int N>
constexpr int count_from(placement<N> queens, int row, int count)
{
    if (row < 0) {
        return count;
    }
    if (queens.columns[row] == N) {
        if (row > 0) {
            ++queens.columns[row - 1];
        }
        return count_from(queens, row - 1, count);
    }
    if (is_safe(queens, row)) {
        if (row < N - 1) {
            queens.columns[row + 1] = 0;
            return count_from(queens, row + 1, count);
        }
        ++count;
    }
    ++queens.columns[row];
    return count_from(queens, row, count);
}

static_assert(count_from(placement<4>{}, 0, 0) == 2); // fits: fewer than 100 calls
static_assert(count_from(placement<6>{}, 0, 0) == 4); // does not
// [/step]
