// SPDX-License-Identifier: BSL-1.0
/// @file
/// Explains why a search does not pass.
#ifndef CTQUEENS_EXAMINER_DIAGNOSIS_HPP
#define CTQUEENS_EXAMINER_DIAGNOSIS_HPP

#include <ctqueens/examiner/examine_search.hpp>
#include <ctqueens/examiner/messages.hpp>

namespace ctqueens::detail {

// Reports that the compiler cannot evaluate a search. A fault can make a search exceed the
// compiler's limits, so it is first examined on smaller boards, up to the first that the compiler
// cannot evaluate either, because it takes long to reach a limit. A function is not, because it may
// be written for one N. If no fault is found there, a static_assert fails, and the search is
// evaluated again, so that the compiler states the reason.
template <int N, class Search, int smaller = 4> constexpr void diagnose_unevaluated() noexcept {
    if constexpr (smaller >= N || has_one_shard<Search>) {
        constexpr bool is_evaluated = N < 1; // false, but depends on N
        static_assert(is_evaluated, "ctqueens: the compiler cannot evaluate this search for this N "
                                    "(the compiler's reason follows)");
        static_cast<void>(examined_shard<N, Search, evaluated_shards<N, Search>()>);
    } else {
        constexpr examination result = examine_search<smaller, Search>();
        if constexpr (result.is_passed() || result.what == fault::not_evaluated) {
            diagnose_unevaluated<N, Search, result.is_passed() ? smaller + 1 : N>();
        } else {
            diagnose_fault<Search, result>();
        }
    }
}

// Fails to compile unless a search has passed.
template <class Search, examination result> constexpr void diagnose_result() noexcept {
    if constexpr (result.what == fault::not_evaluated) {
        diagnose_unevaluated<result.size, Search>();
    } else if constexpr (!result.is_passed()) {
        diagnose_fault<Search, result>();
    }
}

// Blames a search that only counts. `compared` is the result of grade_order().
template <int N, class Search, class Order, examination compared>
constexpr void diagnose_orders() noexcept {
    if constexpr (!compared.is_passed()) {
        if constexpr (only_counts<N, Order>()) {
            diagnose_result<Order, compared>();
        } else {
            diagnose_result<Search, compared>();
        }
    }
}

template <int N, class Search, class Order> constexpr void diagnose_order() noexcept {
    if constexpr (check_examination<N, Search, Order>()) {
        constexpr examination order_result = examine_search<N, Order>(),
                              search_result = examine_search<N, Search>();
        diagnose_result<Order, order_result>();
        diagnose_result<Search, search_result>();
        if constexpr (order_result.is_passed() && search_result.is_passed()) {
            diagnose_orders<N, Search, Order, grade_order<N, Search, Order>()>();
        }
    }
}

} // namespace ctqueens::detail

#endif
