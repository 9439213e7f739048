// SPDX-License-Identifier: BSL-1.0
// Exercise 1 of chapter 12: a search of yours, submitted to the examiner.
#include <ctqueens/examiner.hpp>
#include <ctqueens/work.hpp>

using namespace ctqueens;

// [exercise]
struct mine
{
    static constexpr const char* name = "mine";
    static constexpr int max_size = 8;

    // Finds all solutions whose first queen is in `first_column`, in any way and in any order, and
    // tells the observer (search/observer.hpp) about each queen and each solution.
    template <int N, search::checked_observer<N> Observer>
    static constexpr void run(int first_column, Observer& observer)
    {
        observer.place({0, first_column}); // write your answer here
    }
};
// [/exercise]

// Asks for a number of solutions, and checks the queens that the search reports.
struct auditor : search::observer
{
    int wanted = 0, placed = 0, removed = 0, too_late = 0;

    constexpr bool place(square)
    {
        ++placed;
        too_late += wanted == 0;
        return true;
    }
    constexpr void reject(square) { ++removed; }
    constexpr void retreat(square) { ++removed; }

    template <int N>
    constexpr bool solution(const placement<N>&)
    {
        return --wanted > 0;
    }
};

template <int N>
constexpr auditor audit(int solutions)
{
    auditor heard;
    heard.wanted = solutions;
    mine::run<N>(1, heard);
    return heard;
}

static_assert(passes<8, mine>);
static_assert(work<8, mine>.solutions == 92, "the observer was not told of 92 solutions");
static_assert(audit<6>(100).placed == audit<6>(100).removed,
              "each queen is either rejected or taken back, once");
static_assert(audit<6>(1).wanted == 0 && audit<6>(1).too_late == 0,
              "after solution() returns false, no queen is placed");
