// SPDX-License-Identifier: BSL-1.0
// [placement]
template <int N>
struct placement
{
    int columns[N]; // columns[r] is the column of the queen in row r
};

// Whether no queen above `row` attacks the queen in it.
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
// [/placement]

// [count]
template <int N>
constexpr int count_solutions()
{
    placement<N> queens{}; // the first queen is on the first square
    int row = 0;           // the row whose queen is moved next
    int count = 0;
    while (row >= 0) {
        if (queens.columns[row] == N) { // retreat
            --row;
            if (row >= 0) {
                ++queens.columns[row];
            }
        } else if (!is_safe(queens, row)) { // move right
            ++queens.columns[row];
        } else if (row < N - 1) { // advance
            ++row;
            queens.columns[row] = 0;
        } else { // a solution
            ++count;
            ++queens.columns[row];
        }
    }
    return count;
}

static_assert(count_solutions<4>() == 2);
static_assert(count_solutions<6>() == 4);
static_assert(count_solutions<8>() == 92);
// [/count]

// [next]
// Goes from one solution to the next. Returns false if it was the last one.
template <int N>
constexpr bool next_solution(placement<N>& queens)
{
    int row = N - 1;
    ++queens.columns[row]; // leave the current solution
    while (true) {
        if (queens.columns[row] == N) {
            if (row == 0) {
                return false; // that was the last one
            }
            --row;
            ++queens.columns[row];
        } else if (!is_safe(queens, row)) {
            ++queens.columns[row];
        } else if (row < N - 1) {
            ++row;
            queens.columns[row] = 0;
        } else {
            return true;
        }
    }
}

constexpr int solutions_after(placement<8> queens)
{
    int count = 0;
    while (next_solution(queens)) {
        ++count;
    }
    return count;
}
static_assert(solutions_after({0, 4, 7, 5, 2, 6, 1, 3}) == 91);
static_assert(solutions_after({1, 5, 0, 6, 3, 7, 2, 4}) == 84); // the eighth
static_assert(solutions_after({7, 3, 0, 2, 5, 1, 6, 4}) == 0);
// [/next]

// [invariant]
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
// [/invariant]

// [checked]
template <int N>
constexpr int count_and_check()
{
    placement<N> queens{};
    int row = 0, count = 0;
    while (row >= 0) {
        require(all_safe_above(queens, row));
        require(0 <= queens.columns[row] && queens.columns[row] <= N);
        if (queens.columns[row] == N) {
            --row;
            if (row >= 0) {
                ++queens.columns[row];
            }
        } else if (!is_safe(queens, row)) {
            ++queens.columns[row];
        } else if (row < N - 1) {
            ++row;
            queens.columns[row] = 0;
        } else {
            ++count;
            ++queens.columns[row];
        }
    }
    return count;
}
static_assert(count_and_check<6>() == 4);
// [/checked]
