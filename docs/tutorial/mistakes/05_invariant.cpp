// SPDX-License-Identifier: BSL-1.0
// error (GCC): expression '<throw-expression>' is not a constant expression
// error (Clang): subexpression not valid in a constant expression
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
constexpr bool all_safe_above(const placement<N>& queens, int row)
{
    for (int above = 0; above < row; ++above) {
        if (!is_safe(queens, above)) {
            return false;
        }
    }
    return true;
}

constexpr void require(bool condition)
{
    if (!condition) {
        throw "the invariant does not hold";
    }
}

template <int N>
constexpr int count_and_check()
{
    placement<N> queens{};
    int row = 0, count = 0;
    while (row >= 0) {
        require(all_safe_above(queens, row));
        if (queens.columns[row] == N) {
            --row;
            if (row >= 0) {
                ++queens.columns[row];
            }
            // [loop]
        } else if (row < N - 1) { // before asking whether the queen is safe
            ++row;
            queens.columns[row] = 0;
        } else if (!is_safe(queens, row)) {
            // [/loop]
            ++queens.columns[row];
        } else {
            ++count;
            ++queens.columns[row];
        }
    }
    return count;
}

static_assert(count_and_check<6>() == 4);
