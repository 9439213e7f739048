// SPDX-License-Identifier: BSL-1.0
constexpr unsigned column_of(unsigned queen)
{
    return queen == 1 ? 0 : 1 + column_of(queen >> 1);
}
constexpr unsigned lowest(unsigned mask)
{
    return mask & (0u - mask);
}

constexpr unsigned count(unsigned free, unsigned columns, unsigned falling, unsigned rising);

constexpr unsigned count_next_row(unsigned columns, unsigned falling, unsigned rising)
{
    return columns == 0 ? 1 : count(columns & ~(falling | rising), columns, falling, rising);
}
constexpr unsigned count_below(unsigned queen, unsigned columns, unsigned falling, unsigned rising)
{
    return count_next_row(columns & ~queen, (falling | queen) << 1, (rising | queen) >> 1);
}
constexpr unsigned count(unsigned free, unsigned columns, unsigned falling, unsigned rising)
{
    return free == 0 ? 0
                     : count_below(lowest(free), columns, falling, rising) +
                           count(free & (free - 1), columns, falling, rising);
}

// The solution that comes after `skip` others, as a number of eight digits.
constexpr unsigned nth(unsigned skip, unsigned digits, unsigned free, unsigned columns,
                       unsigned falling, unsigned rising);

constexpr unsigned nth_next_row(unsigned skip, unsigned digits, unsigned columns, unsigned falling,
                                unsigned rising)
{
    return columns == 0
               ? digits
               : nth(skip, digits, columns & ~(falling | rising), columns, falling, rising);
}
constexpr unsigned nth_below(unsigned skip, unsigned digits, unsigned queen, unsigned columns,
                             unsigned falling, unsigned rising)
{
    return nth_next_row(skip, 10 * digits + column_of(queen) + 1, columns & ~queen,
                        (falling | queen) << 1, (rising | queen) >> 1);
}
// [exercise]
constexpr unsigned nth(unsigned skip, unsigned digits, unsigned free, unsigned columns,
                       unsigned falling, unsigned rising)
{
    return free == 0 ? 0 : nth_below(skip, digits, lowest(free), columns, falling, rising);
}
// [/exercise]

static_assert(nth_next_row(0, 0, 255, 0, 0) == 15863724, "the first solution");
static_assert(nth_next_row(1, 0, 255, 0, 0) == 16837425, "the second solution");
static_assert(nth_next_row(91, 0, 255, 0, 0) == 84136275, "the last solution");
