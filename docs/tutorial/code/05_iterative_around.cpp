// SPDX-License-Identifier: BSL-1.0
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

struct work
{
    int candidates = 0; // squares tried
    int solutions = 0;
    placement<8> eighth{};
};

constexpr work search_around_the_edge()
{
    work done;
    placement<8> queens{};
    for (int first = 0; first < 8; ++first) {
        queens.columns[0] = first;
        ++done.candidates;
        int row = 1;
        queens.columns[1] = (first + 1) % 8; // to the right of the queen above
        while (row > 0) {
            // [around]
            ++done.candidates;
            const bool safe = is_safe(queens, row);
            if (safe && row < 7) {
                ++row;
                queens.columns[row] = (queens.columns[row - 1] + 1) % 8;
                continue;
            }
            if (safe && ++done.solutions == 8) {
                done.eighth = queens;
            }
            if (safe || queens.columns[row] == queens.columns[row - 1]) { // all columns tried
                --row;
            }
            queens.columns[row] = (queens.columns[row] + 1) % 8;
            // [/around]
        }
    }
    return done;
}

// [work]
constexpr work done = search_around_the_edge();
static_assert(done.solutions == 92);
static_assert(done.candidates == 15352);
static_assert(done.eighth.columns[1] == 5 && done.eighth.columns[2] == 7);
// [/work]
