// SPDX-License-Identifier: BSL-1.0
/// @file
/// Traces the steps of a search.
#ifndef CTQUEENS_TRACE_HPP
#define CTQUEENS_TRACE_HPP

#include <ctqueens/trace/tracer.hpp>

namespace ctqueens {

/// The maximum number of steps in a trace.
inline constexpr int max_trace_steps = 4096;

namespace detail {

template <int N, int rows>
constexpr bool is_on_board(const below<rows>& part) noexcept
{
    for (const int column : part.columns) {
        if (column < 0 || column >= N) return false;
    }
    return rows >= 1 && rows <= N;
}

// Validates a part as far as possible before the search runs.
template <int N, auto part>
constexpr bool is_part() noexcept
{
    if constexpr (requires { part.count; }) {
        constexpr bool is_in_range = part.count >= 1 && part.count <= max_trace_steps;
        static_assert(is_in_range, "ctqueens: first_steps{K} needs K from 1 to 4096");
        return is_in_range;
    } else if constexpr (requires { part.number; }) {
        constexpr bool is_in_range = part.number >= 1;
        static_assert(is_in_range,
                      "ctqueens: until_solution{J} needs J from 1 to the number of solutions");
        return is_in_range;
    } else if constexpr (requires { part.columns; }) {
        constexpr bool is_in_range = is_on_board<N>(part);
        static_assert(is_in_range,
                      "ctqueens: below{columns...} needs 1 to N columns, each from 0 to N - 1");
        return is_in_range;
    } else {
        static_assert(requires { part.columns; }, "ctqueens: a part of a search is first_steps{K}, "
                                                  "until_solution{J} or below{columns...}");
        return false;
    }
}

// A trace with room for max_trace_steps + 1 steps.
struct long_trace
{
    step steps[max_trace_steps + 1]{};
    int count = 0;
    bool has_solution = false;
};
template <class Search, int N, class Part>
constexpr long_trace make_long_trace(Part part) noexcept
{
    long_trace made;
    const auto tracer = run_tracer<Search, N>(part, made.steps, max_trace_steps + 1);
    made.count = tracer.count();
    made.has_solution = tracer.has_solution();
    return made;
}

template <class Search, int N, auto part>
constexpr auto make_trace() noexcept
{
    static_assert(N >= 1 && N <= Search::max_size,
                  "ctqueens: trace<Search, N, part> needs N from 1 to Search::max_size");
    if constexpr (N < 1 || N > Search::max_size) {
        return step_list<1, 0>{};
    } else if constexpr (!is_part<N, part>()) {
        return step_list<N, 0>{};
    } else {
        constexpr long_trace all = make_long_trace<Search, N>(part);
        constexpr bool fits = all.count <= max_trace_steps;
        static_assert(fits, "ctqueens: this part of the search has more than 4096 steps");
        static_assert(!fits || all.has_solution,
                      "ctqueens: until_solution{J} needs J from 1 to the number of solutions");
        step_list<N, fits ? all.count : 0> made{};
        for (int index = 0; index < int(made.size()); ++index) {
            made.steps[index] = all.steps[index];
        }
        return made;
    }
}

} // namespace detail

/// The steps of one part of a search (`first_steps`, `until_solution` or `below`) as a step_list. N must
/// be between 1 and Search::max_size, and the part must have at most max_trace_steps steps. A trace is
/// made in one constant evaluation, which costs little more than a search up to the end of the part. On
/// large boards, a part that ends late in the search may therefore exceed a compiler's default limit.
///
///     constexpr auto& steps = trace<search::backtracking, 8, until_solution{1}>;
///     static_assert(steps.size() == 1745 && steps[1744].kind == step_kind::solution);
template <search::algorithm Search, int N, auto part>
inline constexpr auto trace = detail::make_trace<Search, N, part>();

} // namespace ctqueens

#endif
