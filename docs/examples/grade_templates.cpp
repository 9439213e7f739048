#include <array>
#include <cstddef>
#include <ctqueens/examiner.hpp>

template <int... columns> struct placement {};
template <class... placements> struct list {};

template <class, class> struct append;
template <class... first, class... second> struct append<list<first...>, list<second...>> {
    using type = list<first..., second...>;
};

template <int column, int... columns> constexpr bool is_attacked()
{
    int row = sizeof...(columns), distance = 0;
    return (... || (distance = row--, columns == column || columns == column - distance ||
                                          columns == column + distance));
}

template <int N, class Placement, int column = 0, bool is_complete = false> struct place;
template <int N, int... columns> struct next_row {
    using type = typename place<N, placement<columns...>, 0, sizeof...(columns) == N>::type;
};
struct nothing {
    using type = list<>;
};
template <bool, class Yes, class No> struct choose : Yes {};
template <class Yes, class No> struct choose<false, Yes, No> : No {};

template <int N, int... columns, int column> struct place<N, placement<columns...>, column, false> {
    using below = choose<is_attacked<column, columns...>(), nothing, next_row<N, columns..., column>>;
    using type = typename append<typename below::type,
                                 typename place<N, placement<columns...>, column + 1>::type>::type;
};
template <int N, int... columns> struct place<N, placement<columns...>, N, false> : nothing {};
template <int N, int... columns> struct place<N, placement<columns...>, 0, true> {
    using type = list<placement<columns...>>;
};

// The types as values.
template <int... columns> constexpr std::array<int, sizeof...(columns)> to_array(placement<columns...>)
{
    return {columns...};
}
template <int N, class... placements> constexpr auto to_arrays(list<placements...>)
{
    return std::array<std::array<int, N>, sizeof...(placements)>{to_array(placements())...};
}

constexpr auto solve = []<int N>() { return to_arrays<N>(typename place<N, placement<>>::type()); };
static_assert(ctqueens::passes<6, ctqueens::as_search<solve>>);
