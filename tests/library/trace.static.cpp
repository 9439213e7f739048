// SPDX-License-Identifier: BSL-1.0
// What the searches do, step by step.
#include <ctqueens/examiner.hpp>
#include <ctqueens/search.hpp>
#include <ctqueens/trace.hpp>
#include <ctqueens/work.hpp>

using namespace ctqueens;

constexpr step place(int row, int column) {
    return {step_kind::place, std::uint8_t(row), std::uint8_t(column), 0, 0};
}
constexpr step conflict(square at, square attacker) {
    return {step_kind::conflict, std::uint8_t(at.row), std::uint8_t(at.column),
            std::uint8_t(attacker.row), std::uint8_t(attacker.column)};
}
constexpr step solution(int row, int column) {
    return {step_kind::solution, std::uint8_t(row), std::uint8_t(column), 0, 0};
}
constexpr step retreat(int row, int column) {
    return {step_kind::retreat, std::uint8_t(row), std::uint8_t(column), 0, 0};
}
constexpr step retreat_after_solution(int row, int column) {
    return {step_kind::retreat_after_solution, std::uint8_t(row), std::uint8_t(column), 0, 0};
}

template <int length>
constexpr bool is_same(const auto& steps, const step (&expected)[std::size_t(length)]) {
    for (int index = 0; index < length; ++index) {
        if (steps[std::size_t(index)] != expected[index]) return false;
    }
    return steps.size() == std::size_t(length);
}

// Written by hand: a branch that ends in a row without a free column, and one in a solution.
static_assert(is_same<14>(trace<3, search::backtracking, below{0}>,
                          {place(0, 0), place(1, 0), conflict({1, 0}, {0, 0}), place(1, 1),
                           conflict({1, 1}, {0, 0}), place(1, 2), place(2, 0),
                           conflict({2, 0}, {0, 0}), place(2, 1), conflict({2, 1}, {1, 2}),
                           place(2, 2), conflict({2, 2}, {0, 0}), retreat(1, 2), retreat(0, 0)}));
static_assert(is_same<9>(trace<4, search::iterative, below{1, 3, 0}>,
                         {place(0, 1), place(1, 3), place(2, 0), place(3, 1),
                          conflict({3, 1}, {0, 1}), place(3, 2), solution(3, 2),
                          retreat_after_solution(3, 2), retreat(2, 0)}));

// The number of steps of each kind in a trace. It is consistent if queens are put below the others,
// attackers are on the board, solutions are solutions, and only the lowest queen is taken away.
struct step_counts {
    bool is_consistent = true;
    int places = 0, conflicts = 0, solutions = 0, retreats = 0, retreats_after_solution = 0;
    int queens = 0; // on the board at the end
};

template <int N> constexpr step_counts replay(const auto& steps) {
    step_counts found;
    placement<N> queens{};
    int& rows = found.queens;
    const auto check = [&found](bool is_right) { found.is_consistent &= is_right; };
    const auto has_queen = [&](square at) { return at.row < rows && queens[at.row] == at.column; };
    for (const step& each : steps) {
        if (each.kind == step_kind::place) {
            check(each.row == rows && each.column < N);
            queens.columns[rows++] = each.column;
            ++found.places;
        } else if (each.kind == step_kind::conflict) {
            check(has_queen(each.at()) && has_queen(each.attacker()));
            check(each.attacker() == find_attack({queens.columns, rows}).first);
            check(each.at() == find_attack({queens.columns, rows}).second);
            --rows;
            ++found.conflicts;
        } else if (each.kind == step_kind::solution) {
            check(rows == N && has_queen(each.at()) && each.row == N - 1 && is_solution(queens));
            ++found.solutions;
        } else {
            check(each.row == rows - 1 && has_queen(each.at()));
            --rows;
            ++(each.kind == step_kind::retreat ? found.retreats : found.retreats_after_solution);
        }
    }
    return found;
}

// A whole search, from the empty board back to it.
template <class Search, int N> constexpr bool is_whole() {
    constexpr auto& all = trace<N, Search, first_steps{max_trace_steps}>;
    static_assert(all.size() < max_trace_steps);
    const step_counts found = replay<N>(all);
    return found.is_consistent && found.queens == 0 &&
           std::uint64_t(found.solutions) == work<N, Search>.solutions &&
           found.retreats_after_solution == found.solutions &&
           found.places == found.conflicts + found.retreats + found.solutions;
}
template <class... Search> struct searches {
    template <int N> static constexpr bool are_whole = (is_whole<Search, N>() && ...);

    // For these searches, counting the steps gives the same numbers as `work`.
    template <int N>
    static constexpr bool do_counted_work =
        ((std::uint64_t(replay<N>(trace<N, Search, first_steps{max_trace_steps}>).places) ==
          work<N, Search>.candidates) &&
         ...);
    template <int N>
    static constexpr bool step_back_as_counted =
        ((std::uint64_t(replay<N>(trace<N, Search, first_steps{max_trace_steps}>).retreats) ==
          work<N, Search>.backtracks - work<N, Search>.solutions) &&
         ...);
};
static_assert(search::all<searches>::are_whole<1> && search::all<searches>::are_whole<2>);
static_assert(search::all<searches>::are_whole<3> && search::all<searches>::are_whole<4>);
using by_row = searches<search::backtracking, search::occupancy, search::board_scan>;
static_assert(by_row::are_whole<5> && by_row::do_counted_work<5>);
static_assert(by_row::step_back_as_counted<5> &&
              searches<search::bitmask>::step_back_as_counted<5>);
using others = searches<search::permutation, search::iterative, search::bitmask>;
static_assert(others::do_counted_work<5>);
static_assert(searches<search::iterative>::step_back_as_counted<5>);

// Parts: the first steps begin every longer part; until_solution ends with that solution; below an
// attacked queen there is only the conflict, or nothing if the search never places it.
constexpr bool begins_with(const auto& whole, const auto& part) {
    for (std::size_t index = 0; index < part.size(); ++index) {
        if (whole[index] != part[index]) return false;
    }
    return part.size() <= whole.size();
}
inline constexpr auto& to_first = trace<8, search::backtracking, until_solution{1}>;
static_assert(to_first.size() == 1'745 && to_first[1'744] == solution(7, 3));
static_assert(replay<8>(to_first).is_consistent && replay<8>(to_first).solutions == 1);
static_assert(begins_with(to_first, trace<8, search::backtracking, first_steps{100}>));
static_assert(begins_with(trace<8, search::backtracking, first_steps{4096}>, to_first));
static_assert(trace<8, search::occupancy, until_solution{1}> == to_first);
static_assert(trace<8, search::board_scan, until_solution{1}> == to_first);
static_assert(is_same<3>(trace<8, search::backtracking, below{0, 1}>,
                         {place(0, 0), place(1, 1), conflict({1, 1}, {0, 0})}));
static_assert(trace<8, search::bitmask, below{0, 1}>.size() == 0);
// No later shard is searched, which would exceed Clang's limit.
static_assert(trace<9, search::backtracking, below{0, 1, 3}>.size() == 0);
static_assert(replay<6>(trace<6, search::bitmask, until_solution{4}>).solutions == 4);

// The subtrees below each first queen make up the whole search; likewise one row further down.
template <class Search, int... column>
constexpr bool subtrees_are_all(ctqueens::detail::index_list<column...>) {
    return (trace<5, Search, below{column}>.size() + ...) ==
               trace<5, Search, first_steps{4096}>.size() &&
           // The first queen is placed in each of these traces, and taken away in none.
           (trace<5, Search, below{2, column}>.size() + ...) ==
               trace<5, Search, below{2}>.size() + 5 - 2;
}
static_assert(subtrees_are_all<search::backtracking>(ctqueens::detail::indices<5>));

// If a search rejects a queen that none attacks, no attacker is made up.
struct too_strict {
    static constexpr const char* name = "too-strict";
    static constexpr int max_size = 4;
    template <int N> static constexpr void run(int first_column, auto& observer) {
        const square at{0, first_column};
        if (observer.place(at)) observer.reject(at);
    }
};
static_assert(trace<4, too_strict, first_steps{4}>[3].attacker() == square{0, 1});

// A search with one shard has the same traces as the search that it runs.
struct narrator : search::observer {
    reporter<5> report;

    constexpr explicit narrator(const reporter<5>& narrated) noexcept : report(narrated) {}
    constexpr bool place(square at) noexcept { return report.place(at); }
    constexpr void reject(square at) noexcept { report.reject(at); }
    constexpr void retreat(square from) noexcept { report.retreat(from); }
    constexpr bool solution(const placement<5>& queens) noexcept { return report(queens); }
};
constexpr auto all_shards = [](reporter<5> report) {
    narrator narrates(report);
    for (int column = 0; column < 5; ++column) search::backtracking::run<5>(column, narrates);
};
template <auto part>
inline constexpr bool is_in_one_shard =
    trace<5, as_search<all_shards>, part> == trace<5, search::backtracking, part>;
static_assert(is_in_one_shard<below{0}> && is_in_one_shard<below{1}> &&
              is_in_one_shard<below{4, 2}>);
static_assert(is_in_one_shard<until_solution{4}> && is_in_one_shard<first_steps{100}>);
static_assert(write_steps<5, as_search<all_shards>>(below{1}, nullptr, 1000) ==
              write_steps<5, search::backtracking>(below{1}, nullptr, 1000));

// The default limits also suffice for a late subtree on a larger board.
static_assert(replay<8>(trace<8, search::backtracking, below{7, 4}>).is_consistent);
static_assert(replay<8>(trace<8, search::bitmask, below{7, 4}>).is_consistent);
static_assert(trace<8, search::permutation, below{7, 4, 6, 1}>.size() > 0);

// A trace is a list of steps.
inline constexpr const step_list<4, 2>& first_two = trace<4, search::bitmask, first_steps{2}>;
static_assert(first_two.size() == 2 && first_two.end() == first_two.begin() + 2);
static_assert(first_two[0] == place(0, 0) && first_two[1] == place(1, 2));
