// SPDX-License-Identifier: BSL-1.0
// error (GCC): array subscript value '4' is outside the bounds of array
// error (Clang): dereferenced one-past-the-end pointer is not allowed in a constant expression
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

template <int N>
constexpr int count_solutions()
{
    placement<N> queens{};
    int row = 0, count = 0;
    while (row >= 0) {
        if (queens.columns[row] == N) {
            --row;
            if (row >= 0) {
                ++queens.columns[row];
            }
        } else if (!is_safe(queens, row)) {
            ++queens.columns[row];
            // [loop]
        } else {
            count += row == N - 1; // counts a solution, but then advances
            ++row;
            queens.columns[row] = 0;
        }
        // [/loop]
    }
    return count;
}

static_assert(count_solutions<4>() == 2);
