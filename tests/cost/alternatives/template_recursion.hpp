// SPDX-License-Identifier: BSL-1.0
// All solutions as types. The state of the search, the usual bit masks, is a template's arguments,
// and each node of the search tree is an instantiation.

namespace template_recursion {

template <int... column> struct placement {};

template <class... Solution> struct list { static constexpr int size = sizeof...(Solution); };

constexpr int column_of(unsigned queen) { return queen == 1 ? 0 : 1 + column_of(queen >> 1); }

// `Found` and the solutions that begin with these queens and have the next on a `free` square.
template <int N, class Found, unsigned free, unsigned columns, unsigned falling, unsigned rising,
          int... queens>
struct search {
    static constexpr unsigned queen = free & ~(free - 1);
    static constexpr unsigned next_columns = columns & ~queen;
    static constexpr unsigned next_falling = (falling | queen) << 1;
    static constexpr unsigned next_rising = (rising | queen) >> 1;

    using with_queen =
        typename search<N, Found, next_columns & ~(next_falling | next_rising), next_columns,
                        next_falling, next_rising, queens..., column_of(queen)>::type;
    using type =
        typename search<N, with_queen, free&(free - 1), columns, falling, rising, queens...>::type;
};

// No square is free: the row is done, or it could not be done at all.
template <int N, class Found, unsigned columns, unsigned falling, unsigned rising, int... queens>
struct search<N, Found, 0, columns, falling, rising, queens...> {
    using type = Found;
};

// No column is without a queen: a solution.
template <int N, class... Found, unsigned falling, unsigned rising, int... queens>
struct search<N, list<Found...>, 0, 0, falling, rising, queens...> {
    using type = list<Found..., placement<queens...>>;
};

template <int N>
using solutions = typename search<N, list<>, (1u << N) - 1, (1u << N) - 1, 0, 0>::type;

} // namespace template_recursion
