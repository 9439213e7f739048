// SPDX-License-Identifier: BSL-1.0
// Each search finds the solutions in its own order. Every table proves that none is wrong or
// missing.
#include "texts.hpp"

#include <ctqueens/examiner.hpp>
#include <ctqueens/search.hpp>
#include <ctqueens/solutions.hpp>

using namespace ctqueens;

// What they say about themselves.
constexpr bool is_sentence(const char* text) {
    const char* last = text;
    while (last[0] != '\0' && last[1] != '\0') ++last;
    return 'A' <= *text && *text <= 'Z' && *last == '.';
}
template <class... Search> struct searches {
    static constexpr bool name_their_order =
        (((solutions<5, Search> == solutions<5>) == equal(Search::about.order, "lexicographic")) &&
         ...);
    static constexpr bool are_described =
        ((is_sentence(Search::about.idea) && *Search::about.tests != '\0' &&
          *Search::about.source != '\0') &&
         ...);
};
static_assert(search::all<searches>::name_their_order && search::all<searches>::are_described);

// Article 002 prints 26831475 as its eighth solution; in lexicographic order it is the ninth.
static_assert(solutions<8, search::iterative>[7] == placement<8>{{1, 5, 7, 2, 0, 3, 6, 4}});
static_assert(solutions<8>[8] == placement<8>{{1, 5, 7, 2, 0, 3, 6, 4}});

// Where a variant makes the tables, the page finds the same solutions in the same order.
// (search.run.cpp compares the tables for N = 7, and greatest_sizes.cpp has the largest N.)
template <class Search, int... N>
inline constexpr bool page_makes_tables = ((detail::reported_solutions<N, Search>().kept ==
                                            solutions<N, Search>)&&...);
static_assert(page_makes_tables<search::bitmask, 1, 2, 3, 4, 5, 6, 7>);
static_assert(page_makes_tables<search::permutation, 1, 2, 3, 4, 5, 6>);

// Tables of N = 7 and N = 8 are made in lanes, for which compilers cannot evaluate the page.
template <int... N>
inline constexpr bool
    lanes_find_the_same = ((detail::reported_solutions<N, search::exhaustive>().kept ==
                            detail::reported_solutions<N, detail::tuned_exhaustive>().kept) &&
                           ...);
static_assert(lanes_find_the_same<4, 5>);

// solutions/recipe.hpp repeats this max_size, because it does not include search/bitmask.hpp.
static_assert(detail::max_size_of<search::bitmask>() == search::bitmask::max_size);

// Checks each hook against the contract of observers, and stops the search when place() and
// solution() have been called `calls_left` times.
template <int N> struct strict_observer : search::observer {
    int calls_left;
    placement<N> queens{};
    int rows = 0; // with a queen
    int entered_rows = 0;
    bool keeps_contract = true;

    constexpr explicit strict_observer(int calls) noexcept : calls_left(calls) {}

    constexpr void expect(bool condition) noexcept {
        keeps_contract = keeps_contract && condition && calls_left > 0;
    }
    constexpr void remove(square from) noexcept {
        expect(rows > 0 && from == square{rows - 1, queens[rows - 1]});
        --rows;
    }

    constexpr void enter(int row) noexcept { expect(row == rows && row == entered_rows++); }
    constexpr bool place(square at) noexcept {
        expect(at.row == rows && at.column >= 0 && at.column < N);
        queens.put(at);
        ++rows;
        return --calls_left > 0;
    }
    constexpr void test(int comparisons) noexcept { expect(comparisons > 0); }
    constexpr void reject(square from) noexcept {
        expect(static_cast<bool>(find_attack({queens.columns, rows})));
        remove(from);
    }
    constexpr bool solution(const placement<N>& found) noexcept {
        expect(rows == N && found == queens && is_solution(found));
        return --calls_left > 0;
    }
    constexpr void retreat(square from) noexcept { remove(from); }
    constexpr void leave(int row) noexcept { expect(row == rows && row == --entered_rows); }
};

template <int N, class Search> constexpr bool keeps_contract_in_all_shards() noexcept {
    for (int first_column = 0; first_column < N; ++first_column) {
        strict_observer<N> observer(30'000); // no search makes as many calls
        Search::template run<N>(first_column, observer);
        if (!observer.keeps_contract || observer.entered_rows != 0) return false;
    }
    return true;
}
// Wherever the observer stops the search, in place() or in solution(). Shard 1 of N = 4 has a
// solution.
template <class Search> constexpr bool can_be_stopped() noexcept {
    for (int calls = 1;; ++calls) {
        strict_observer<4> observer(calls);
        Search::template run<4>(1, observer);
        if (!observer.keeps_contract) return false;
        if (observer.calls_left > 0) return calls > 1; // the search ends before it is stopped
    }
}
template <class... Search> struct contract {
    template <int N>
    static constexpr bool is_kept = (keeps_contract_in_all_shards<N, Search>() && ...);
    static constexpr bool is_kept_when_stopped = (can_be_stopped<Search>() && ...);
};
static_assert(search::all<contract>::is_kept<1>);
static_assert(search::all<contract>::is_kept<4>);
static_assert(search::all<contract>::is_kept<5>);
static_assert(search::all<contract>::is_kept_when_stopped);

// What is a search, and what is an observer.
static_assert(search::algorithm<search::bitmask> && !search::algorithm<int>);
static_assert(search::checked_observer<search::observer, 8>);
inline constexpr const search::description& of_bitmask = search::bitmask::about;
static_assert(equal(of_bitmask.order, "lexicographic"));
