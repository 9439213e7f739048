// SPDX-License-Identifier: BSL-1.0
#include <ctqueens/search.hpp>
#include <ctqueens/solutions.hpp>

// case crowded_shard: ctqueens: the search found more solutions in a shard than there are
//     (passes<N, Search> of examiner.hpp names the first fault)
// check_shards<8, crowding, 8, 0>|Search = crowding; .*first_column = 0
// All 92 in the first shard, where only 24 are stored.
struct crowding {
    static constexpr const char* name = "crowding";
    static constexpr int max_size = 8;
    template <int N, class Observer>
    static constexpr void run(int first_column, Observer& observer) {
        for (int column = 0; first_column == 0 && column < N; ++column) {
            ctqueens::search::bitmask::run<N>(column, observer);
        }
    }
};
const auto& all = ctqueens::solutions<8, crowding>;

// case disordered_mirroring: ctqueens: the search did not find the solutions in lexicographic
//     order, or the second half is not the mirror image of the first
// diagnose_solution<backward, 1[UL]*, .*0, 2, 4, 1, 3|Search = backward; .*index = 1; auto queens
struct backward {
    static constexpr const char* name = "backward";
    static constexpr int max_size = 5;
    template <int N, class Observer>
    static constexpr void run(int first_column, Observer& observer) {
        for (std::size_t index = 10; index-- > 0;) {
            const auto& queens = ctqueens::solutions<5>[index];
            if (queens[0] == first_column) observer.solution(queens);
        }
    }
};
template <int N> struct ctqueens::detail::table_recipe<N, backward> : made_by<backward, true> {};
const auto& all = ctqueens::solutions<5, backward>;

// case incomplete_search: ctqueens: the search did not find the published number of solutions
//     (passes<N, Search> of examiner.hpp names the first fault)
// diagnose_count<8, lazy, 0[UL]*>|N = 8; Search = lazy; .*count = 0|'0[UL]* ==
struct lazy {
    static constexpr const char* name = "lazy";
    static constexpr int max_size = 8;
    template <int N, class Observer> static constexpr void run(int, Observer&) {}
};
const auto& all = ctqueens::solutions<8, lazy>;

// case lying_search: ctqueens: the search found a placement that is not a solution
// diagnose_solution<lying, 91[UL]*, .*7, 3, 0, 2, 5, 1, 6, 9|Search = lying;
//     .*index = 91; auto queens
// The last queen of the last solution is off the board.
struct lying {
    static constexpr const char* name = "lying";
    static constexpr int max_size = 8;
    template <class Observer> struct liar : ctqueens::search::observer {
        Observer& observer;
        constexpr bool solution(ctqueens::placement<8> queens) {
            queens.columns[7] =
                queens[0] == 7 && queens[1] == 3 && queens[2] == 0 ? 9 : queens.columns[7];
            return observer.solution(queens);
        }
    };
    template <int N, class Observer>
    static constexpr void run(int first_column, Observer& observer) {
        if constexpr (N == 8) {
            liar<Observer> between{{}, observer};
            ctqueens::search::bitmask::run<N>(first_column, between);
        }
    }
};
const auto& all = ctqueens::solutions<8, lying>;

// case overzealous_search: ctqueens: the search found more solutions in a shard than there are
//     (passes<N, Search> of examiner.hpp names the first fault)
// check_shards<8, eager, 8, 2>|Search = eager; .*first_column = 2
struct eager {
    static constexpr const char* name = "eager";
    static constexpr int max_size = 8;
    template <int N, class Observer>
    static constexpr void run(int first_column, Observer& observer) {
        for (int time = 0; time < 3; ++time) {
            ctqueens::search::bitmask::run<N>(first_column, observer);
        }
    }
};
const auto& all = ctqueens::solutions<8, eager>;

// case permutation_of_9: ctqueens: solutions<N, Search> needs N from 1 to Search::max_size
// N = 9
const auto& all = ctqueens::solutions<9, ctqueens::search::permutation>;

// case repeating_search: ctqueens: the search found a solution twice
// diagnose_solution<stuck, 1[UL]*, .*0, 4, 7, 5, 2, 6, 1, 3|Search = stuck;
//     .*index = 1; auto queens
// The number is right, 92, and all of them are the same solution.
struct stuck {
    static constexpr const char* name = "stuck";
    static constexpr int max_size = 8;
    template <int N, class Observer>
    static constexpr void run(int first_column, Observer& observer) {
        for (int time = 0; time < (first_column < 4 ? 12 : 11); ++time) {
            observer.solution(ctqueens::placement<N>{{0, 4, 7, 5, 2, 6, 1, 3}});
        }
    }
};
const auto& all = ctqueens::solutions<8, stuck>;

// case repeating_shard: ctqueens: the search found more solutions in a shard than there are
//     (passes<N, Search> of examiner.hpp names the first fault)
// check_shards<4, insistent, 4, 1>|Search = insistent; .*first_column = 1
// Without the solutions that are too many, the table would be right.
struct insistent {
    static constexpr const char* name = "insistent";
    static constexpr int max_size = 4;
    template <int N, class Observer>
    static constexpr void run(int first_column, Observer& observer) {
        if (first_column != 1) return;
        for (int time = 0; time < 2; ++time) {
            ctqueens::search::bitmask::run<N>(1, observer);
            ctqueens::search::bitmask::run<N>(2, observer);
        }
    }
};
const auto& all = ctqueens::solutions<4, insistent>;

// case table_of_0: ctqueens: solutions<N> needs N from 1 to 12
// N = 0
const auto& all = ctqueens::solutions<0>;

// case table_of_13: ctqueens: solutions<N> needs N from 1 to 12
// N = 13
const auto& all = ctqueens::solutions<13>;

// case table_of_max_size_0: ctqueens: solutions<N, Search> needs N from 1 to Search::max_size
// [(']4 <=
struct impossible {
    static constexpr const char* name = "impossible";
    static constexpr int max_size = 0;
    template <int N, class Observer> static constexpr void run(int, Observer&) {}
};
const auto& all = ctqueens::solutions<4, impossible>;

// case table_of_minus_1: ctqueens: solutions<N> needs N from 1 to 12
// N = -1[^0-9]|[(']-1 [<>]=
const auto& all = ctqueens::solutions<-1>;

// case table_of_no_search: ctqueens: a search needs the members name, max_size and
//     run<N>(first_column, observer)
// check_search<unrelated>|Search = unrelated
struct unrelated {};
const auto& all = ctqueens::solutions<8, unrelated>;
