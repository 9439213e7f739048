// SPDX-License-Identifier: BSL-1.0
// Each search finds the solutions in its own order. Every table proves that none is wrong or missing.
#include <ctqueens/search.hpp>
#include <ctqueens/solutions.hpp>

using namespace ctqueens;

// All but two find them in lexicographic order.
static_assert(solutions<8, search::exhaustive> == solutions<8>);
static_assert(solutions<8, search::backtracking> == solutions<8>);
static_assert(solutions<8, search::occupancy> == solutions<8>);
static_assert(solutions<8, search::board_scan> == solutions<8>);
static_assert(!(solutions<8, search::permutation> == solutions<8>));
static_assert(!(solutions<8, search::iterative> == solutions<8>));

// Article 002 prints 26831475 as its eighth solution; in lexicographic order it is the ninth.
static_assert(solutions<8, search::iterative>[7] == placement<8>{{1, 5, 7, 2, 0, 3, 6, 4}});
static_assert(solutions<8>[8] == placement<8>{{1, 5, 7, 2, 0, 3, 6, 4}});

// The exhaustive search with and without lanes: larger tables than these are made with them.
static_assert(solutions<3, search::exhaustive_in_lanes> == solutions<3, search::exhaustive>);
static_assert(solutions<4, search::exhaustive_in_lanes> == solutions<4, search::exhaustive>);
static_assert(solutions<5, search::exhaustive_in_lanes> == solutions<5, search::exhaustive>);
static_assert(solutions<6, search::exhaustive_in_lanes> == solutions<6, search::exhaustive>);

// The hooks of an observer are those of the base, unless it hides them.
struct everything : search::observer
{
    int calls[7]{};

    constexpr void enter(int) noexcept { ++calls[0]; }
    constexpr bool place(square) noexcept { return ++calls[1] < 100; }
    constexpr void test(int) noexcept { ++calls[2]; }
    constexpr void reject(square) noexcept { ++calls[3]; }
    template <int N>
    constexpr void solution(const placement<N>&) noexcept
    {
        ++calls[4];
    }
    constexpr void retreat(square) noexcept { ++calls[5]; }
    constexpr void leave(int) noexcept { ++calls[6]; }
};
template <class Search, int N>
constexpr everything run_shard(int first_column)
{
    everything observer;
    Search::template run<N>(first_column, observer);
    return observer;
}
template <class... Search>
struct rules
{
    // Every queen that is placed is either rejected or taken back; a search that checks complete placements
    // takes back all of them. A row that is entered is left.
    template <int N>
    static constexpr bool hold = ([] {
        for (int column = 0; column < N; ++column) {
            const auto [entered, placed, tested, rejected, solved, retreated, left] =
                run_shard<Search, N>(column).calls;
            if (entered != left || (placed != rejected + retreated && placed != retreated)) return false;
        }
        return true;
    }() && ...);

    // After place() has returned false, it is called at most once more for each row that is open.
    template <int N>
    static constexpr bool stop = ((run_shard<Search, N>(0).calls[1] < 100 + N) && ...);
};
static_assert(search::all<rules>::hold<1> && search::all<rules>::hold<4>);
static_assert(search::all<rules>::stop<8>);
