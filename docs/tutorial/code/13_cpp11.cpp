// SPDX-License-Identifier: BSL-1.0
// Eight queens in C++11: constexpr functions of one return statement.

// [column]
constexpr unsigned column_of(unsigned queen)
{
    return queen == 1 ? 0 : 1 + column_of(queen >> 1);
}
constexpr unsigned lowest(unsigned mask)
{
    return mask & (0u - mask);
}
// [/column]

// [count]
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
static_assert(count_next_row(255, 0, 0) == 92, "there are 92 solutions");
// [/count]

// [first]
constexpr unsigned first(unsigned digits, unsigned free, unsigned columns, unsigned falling,
                         unsigned rising);

constexpr unsigned first_next_row(unsigned digits, unsigned columns, unsigned falling,
                                  unsigned rising)
{
    return columns == 0 ? digits
                        : first(digits, columns & ~(falling | rising), columns, falling, rising);
}
constexpr unsigned first_below(unsigned digits, unsigned queen, unsigned columns, unsigned falling,
                               unsigned rising)
{
    return first_next_row(10 * digits + column_of(queen) + 1, columns & ~queen,
                          (falling | queen) << 1, (rising | queen) >> 1);
}
// `found` is the result for the lowest free square: only parameters can be local variables here.
constexpr unsigned found_or_next(unsigned found, unsigned digits, unsigned others, unsigned columns,
                                 unsigned falling, unsigned rising)
{
    return found != 0 ? found : first(digits, others, columns, falling, rising);
}
constexpr unsigned first(unsigned digits, unsigned free, unsigned columns, unsigned falling,
                         unsigned rising)
{
    return free == 0 ? 0
                     : found_or_next(first_below(digits, lowest(free), columns, falling, rising),
                                     digits, free & (free - 1), columns, falling, rising);
}
static_assert(first_next_row(0, 255, 0, 0) == 15863724, "the first solution");
// [/first]
