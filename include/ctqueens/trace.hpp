// SPDX-License-Identifier: BSL-1.0
/// @file
/// Traces the steps of a search.
#ifndef CTQUEENS_TRACE_HPP
#define CTQUEENS_TRACE_HPP

#include <ctqueens/trace/tracer.hpp>

namespace ctqueens {

/// @addtogroup searches
/// @{

namespace detail {

// Each of these returns whether a part is valid, as far as that is known before the search runs.
template <int N> constexpr bool is_part(first_steps part) noexcept { return part.count >= 1; }
template <int N> constexpr bool is_part(until_solution part) noexcept { return part.number >= 1; }
template <int N, int rows> constexpr bool is_part(const below<rows>& part) noexcept {
    for (const int column : part.columns) {
        if (column < 0 || column >= N) return false;
    }
    return rows >= 1 && rows <= N;
}
template <class Part>
concept any_part = requires(const Part& part) {
    is_part<1>(part);
};

// Returns whether a search can be traced for N, and Part is a type of parts. If not, a
// static_assert fails.
template <int N, class Search, class Part> constexpr bool check_traced_search() noexcept {
    if constexpr (check_search<Search>()) {
        static_assert(N >= 1 && N <= Search::max_size,
                      "ctqueens: a trace needs N from 1 to Search::max_size");
        static_assert(any_part<Part>, "ctqueens: a part of a search must be first_steps{K}, "
                                      "until_solution{J} or below{columns...}");
        return N >= 1 && N <= Search::max_size && any_part<Part>;
    }
    return false;
}

// Each of these returns whether a part can be traced. If not, a static_assert fails. The function
// parameter only selects the overload.
template <int N, auto part> constexpr bool check_part(first_steps) noexcept {
    constexpr bool is_valid = is_part<N>(part) && part.count <= max_trace_steps;
    static_assert(is_valid, "ctqueens: first_steps{K} needs K from 1 to 4096");
    return is_valid;
}
template <int N, auto part> constexpr bool check_part(until_solution) noexcept {
    constexpr bool is_valid = is_part<N>(part);
    static_assert(is_valid,
                  "ctqueens: until_solution{J} needs J from 1 to the number of solutions");
    return is_valid;
}
template <int N, auto part, int rows> constexpr bool check_part(below<rows>) noexcept {
    constexpr bool is_valid = is_part<N>(part);
    static_assert(is_valid,
                  "ctqueens: below{columns...} needs 1 to N columns, each from 0 to N - 1");
    return is_valid;
}

// Returns whether trace<N, Search, part> exists, as far as that is known before the search runs. If
// not, a static_assert fails.
template <int N, class Search, auto part> constexpr bool check_trace() noexcept {
    if constexpr (check_traced_search<N, Search, decltype(part)>()) {
        return check_part<N, part>(part);
    }
    return false;
}

// One step more than a trace may have, so that make_trace() can tell that a part is too long.
template <int N, class Search, auto part>
inline constexpr auto counted_part = run_tracer<N, Search>(part, nullptr, max_trace_steps + 1);

template <int N, class Search, auto part> constexpr auto make_trace() noexcept {
    if constexpr (!check_trace<N, Search, part>()) {
        return step_list<1, 0>{};
    } else {
        constexpr int count = counted_part<N, Search, part>.count();
        constexpr bool fits = count <= max_trace_steps;
        static_assert(fits, "ctqueens: this part of the search has more than 4096 steps");
        static_assert(!fits || counted_part<N, Search, part>.has_solution(),
                      "ctqueens: until_solution{J} needs J from 1 to the number of solutions");
        step_list<N, fits ? count : 0> made{};
        run_tracer<N, Search>(part, made.steps, fits ? count : 0);
        return made;
    }
}

// Not constexpr, so a constant evaluation that calls it fails, and the compiler's message names it.
inline void traced_an_invalid_part() noexcept {}

} // namespace detail

/// The steps of one part of a search (`first_steps`, `until_solution` or `below`) as a step_list. N
/// must be between 1 and Search::max_size, and the part must have at most max_trace_steps steps. A
/// constant evaluation counts the steps, and another writes them. Each costs little more than a
/// search up to the end of the part. On large boards, a part that ends late in the search may
/// therefore exceed a compiler's default limit.
///
///     constexpr auto& steps = trace<8, search::backtracking, until_solution{1}>;
///     static_assert(steps.size() == 1745 && steps[1744].kind == step_kind::solution);
/// @hideinitializer
template <int N, class Search, auto part>
inline constexpr auto trace = detail::make_trace<N, Search, part>();

/// Runs a search until a part (`first_steps`, `until_solution` or `below`) ends or has `limit`
/// steps. Writes the steps of the part to the array `steps`, or only counts them if `steps` is
/// null. Returns the number of steps, which is 0 if `limit` is not positive. N must be between 1
/// and Search::max_size.
///
/// Returns 0 if the part is invalid, such as `below` with a column off the board. In a constant
/// expression, an invalid part does not compile, and the compiler's message names the function
/// `traced_an_invalid_part`.
///
///     static_assert(write_steps<4, search::bitmask>(until_solution{1}, nullptr, 100) == 13);
template <int N, class Search, class Part>
constexpr int write_steps(Part part, step* steps, int limit) noexcept {
    if constexpr (detail::check_traced_search<N, Search, Part>()) {
        if (detail::is_part<N>(part)) {
            return detail::run_tracer<N, Search>(part, steps, limit).count();
        }
        detail::traced_an_invalid_part();
    }
    return 0;
}

/// @}

} // namespace ctqueens

#endif
