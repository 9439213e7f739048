// SPDX-License-Identifier: BSL-1.0
// Eight queens in C++98: the compiler counts by instantiating templates.

// [column]
template <unsigned queen> // a mask of one bit
struct column_of
{
    enum { value = 1 + column_of<(queen >> 1)>::value };
};
template <>
struct column_of<1>
{
    enum { value = 0 };
};
// [/column]

// [search]
// Places a queen on each of the `free` squares of a row. `columns` has a bit for each column
// without a queen, `falling` and `rising` have one for each square of the row that is attacked
// along a diagonal. `power` is the power of ten of the row's digit.
template <unsigned free, unsigned columns, unsigned falling, unsigned rising, unsigned power>
struct search;

// Continues the search one row down, with a queen placed on `queen`.
template <unsigned queen, unsigned columns, unsigned falling, unsigned rising, unsigned power>
struct with_queen : search<(columns & ~queen & ~((falling | queen) << 1 | (rising | queen) >> 1)),
                           (columns & ~queen), ((falling | queen) << 1 & 255),
                           ((rising | queen) >> 1), power / 10>
{};

template <unsigned free, unsigned columns, unsigned falling, unsigned rising, unsigned power>
struct search
{
    // The queen is on the lowest free square, or on one of the others.
    typedef with_queen<(free & (0u - free)), columns, falling, rising, power> here;
    typedef search<(free & (free - 1)), columns, falling, rising, power> elsewhere;

    enum {
        digit = 1 + column_of<(free & (0u - free))>::value,
        count = unsigned(here::count) + unsigned(elsewhere::count),
        first = here::count != 0 ? power * unsigned(digit) + unsigned(here::first)
                                 : unsigned(elsewhere::first)
    };
};
// [/search]

// [ends]
template <unsigned columns, unsigned falling, unsigned rising, unsigned power>
struct search<0, columns, falling, rising, power> // no free square is left
{
    enum { count = 0, first = 0 };
};
template <unsigned falling, unsigned rising>
struct search<0, 0, falling, rising, 0> // and all queens are placed: a solution
{
    enum { count = 1, first = 0 };
};
// [/ends]

// [assert]
typedef search<255, 255, 0, 0, 10000000> eight_queens;

typedef char there_are_92_solutions[eight_queens::count == 92 ? 1 : -1];
typedef char the_first_is_15863724[eight_queens::first == 15863724 ? 1 : -1];
// [/assert]
