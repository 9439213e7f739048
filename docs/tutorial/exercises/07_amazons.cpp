// SPDX-License-Identifier: BSL-1.0
// An amazon moves like a queen and like a knight. A knight attacks two squares of the next row, two
// columns away, and two squares of the row after that, one column away. So the search has to know
// the last two amazons.

template <int N>
constexpr unsigned board = (1u << N) - 1;

// The squares of this row that knights attack: `last` is one row above, `before_last` two. Either
// is 0 if there is no such row.
// [exercise]
constexpr unsigned attacked_by_knights(unsigned last, unsigned before_last)
{
    return (last | before_last) & 0u; // write your answer here
}
// [/exercise]

template <int N>
constexpr int count(unsigned columns, unsigned falling, unsigned rising, unsigned last,
                    unsigned before_last)
{
    if (columns == board<N>) {
        return 1;
    }
    int found = 0;
    unsigned free = board<N> & ~(columns | falling | rising);
    free &= ~attacked_by_knights(last, before_last);
    while (free != 0) {
        const unsigned amazon = free & (0u - free);
        free ^= amazon;
        found += count<N>(columns | amazon, (falling | amazon) << 1, (rising | amazon) >> 1, amazon,
                          last);
    }
    return found;
}

static_assert(attacked_by_knights(0b00100, 0) == 0b10001, "two columns away in the next row");
static_assert(attacked_by_knights(0, 0b00100) == 0b01010, "one column away in the row after that");
static_assert(count<8>(0, 0, 0, 0, 0) == 0, "eight amazons cannot be placed");

// Ten amazons, the first of them in column 2: this tenth of the search is enough.
static_assert(count<10>(0b100, 0b1000, 0b10, 0b100, 0) == 1, "nine more can be placed in one way");
