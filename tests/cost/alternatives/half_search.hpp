// SPDX-License-Identifier: BSL-1.0
// The 92 solutions with as little as possible: half of the bitmask search in one constant
// evaluation, and the mirror images. No headers, no observer and no checks.
#ifndef HALF_SEARCH_HPP
#define HALF_SEARCH_HPP

namespace half_search {

struct placement {
    unsigned char columns[8];
};

constexpr unsigned char column_of(unsigned queen) {
    return (queen > 15) * 4 + ((queen & 0xcc) != 0) * 2 + ((queen & 0xaa) != 0);
}

struct table {
    placement rows[92]{};
    int count = 0;
    unsigned queens[8]{};

    template <int row>
    constexpr void extend(unsigned free, unsigned columns, unsigned falling, unsigned rising) {
        do {
            unsigned queen = free & (0u - free), next_falling = (falling | queen) << 1 & 0xff,
                     next_rising = (rising | queen) >> 1,
                     next_free = (columns ^ queen) & ~(next_falling | next_rising);
            if constexpr (row == 7) {
                queens[row] = queen;
                rows[count++] = {{column_of(queens[0]), column_of(queens[1]), column_of(queens[2]),
                                  column_of(queens[3]), column_of(queens[4]), column_of(queens[5]),
                                  column_of(queens[6]), column_of(queens[7])}};
            } else if (next_free) {
                queens[row] = queen;
                extend<row + 1>(next_free, columns ^ queen, next_falling, next_rising);
            }
        } while (free &= free - 1);
    }
};

constexpr table solve() {
    table all;
    all.extend<0>(0x0f, 0xff, 0, 0); // the first queen is in columns 0 to 3
    for (; all.count < 92; ++all.count) {
        for (int row = 0; row < 8; ++row) {
            all.rows[all.count].columns[row] = 7 - all.rows[91 - all.count].columns[row];
        }
    }
    return all;
}

inline constexpr table solutions = solve();

} // namespace half_search

#endif
