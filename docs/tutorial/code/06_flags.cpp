// SPDX-License-Identifier: BSL-1.0
// [flags]
template <int N>
struct flags
{
    bool columns[N]{};
    bool rising[2 * N - 1]{};  // indexed by row + column, constant on such a diagonal
    bool falling[2 * N - 1]{}; // indexed by row - column; N - 1 is added to start at 0

    constexpr bool is_free(int row, int column) const
    {
        return !columns[column] && !rising[row + column] && !falling[row - column + N - 1];
    }

    constexpr void mark(int row, int column, bool taken)
    {
        columns[column] = taken;
        rising[row + column] = taken;
        falling[row - column + N - 1] = taken;
    }
};
// [/flags]

// [fill]
struct work
{
    int candidates = 0; // squares looked at
    int solutions = 0;
};

template <int N>
constexpr void fill(flags<N>& taken, int row, work& done)
{
    if (row == N) {
        ++done.solutions;
        return;
    }
    for (int column = 0; column < N; ++column) {
        ++done.candidates;
        if (taken.is_free(row, column)) {
            taken.mark(row, column, true);
            fill(taken, row + 1, done);
            taken.mark(row, column, false);
        }
    }
}

template <int N>
constexpr work search()
{
    flags<N> taken;
    work done;
    fill(taken, 0, done);
    return done;
}

static_assert(search<8>().solutions == 92);
static_assert(search<8>().candidates == 15720);
// [/fill]
