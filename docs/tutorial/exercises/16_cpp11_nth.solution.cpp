// SPDX-License-Identifier: BSL-1.0
// `below` is how many solutions have a queen on the lowest of the free squares.
constexpr unsigned nth_here_or_next(unsigned below, unsigned skip, unsigned digits, unsigned free,
                                    unsigned columns, unsigned falling, unsigned rising)
{
    return skip < below ? nth_below(skip, digits, lowest(free), columns, falling, rising)
                        : nth(skip - below, digits, free & (free - 1), columns, falling, rising);
}
constexpr unsigned nth(unsigned skip, unsigned digits, unsigned free, unsigned columns,
                       unsigned falling, unsigned rising)
{
    return free == 0 ? 0
                     : nth_here_or_next(count_below(lowest(free), columns, falling, rising), skip,
                                        digits, free, columns, falling, rising);
}
