// SPDX-License-Identifier: BSL-1.0
/// @file
/// Explains why a search does not pass.
#ifndef CTQUEENS_EXAMINER_DIAGNOSIS_HPP
#define CTQUEENS_EXAMINER_DIAGNOSIS_HPP

#include <ctqueens/examiner/examine_search.hpp>
#include <ctqueens/examiner/sentences.hpp>

namespace ctqueens::detail {

// Reports that the compiler cannot evaluate a search. A fault can make a search exceed the
// compiler's limits, so it is first examined on smaller boards, up to the first that the compiler
// cannot evaluate either, because it takes long to reach a limit. A function is not, because it may
// be written for one N. If no fault is found there, the search is evaluated again, so that the
// compiler states the reason.
template <class Search, examination result, int smaller = 4>
constexpr void diagnose_unevaluated() noexcept {
    if constexpr (smaller >= result.size || has_one_shard<Search>) {
        constexpr int shard = // in a constant expression, so that this is the first error
            (diagnose_fault<Search, result>(), evaluated_shards<result.size, Search>());
        static_cast<void>(evaluated_shard<result.size, Search, shard>);
    } else {
        constexpr examination on_smaller = examine_search<smaller, Search>();
        if constexpr (on_smaller.is_passed()) {
            diagnose_unevaluated<Search, result, smaller + 1>();
        } else if constexpr (on_smaller.what == fault::not_evaluated) {
            diagnose_unevaluated<Search, result, result.size>();
        } else {
            diagnose_fault<Search, on_smaller>();
        }
    }
}

// Fails to compile unless a search has passed.
template <class Search, examination result> constexpr void diagnose_result() noexcept {
    if constexpr (result.what == fault::not_evaluated) {
        diagnose_unevaluated<Search, result>();
    } else if constexpr (!result.is_passed()) {
        diagnose_fault<Search, result>();
    }
}

template <int N, class Search, class Order> constexpr void diagnose_order() noexcept {
    if constexpr (check_examination<N, Search, Order>()) {
        constexpr examination order_result = examine_search<N, Order>(),
                              search_result = examine_search<N, Search>();
        diagnose_result<Order, order_result>();
        diagnose_result<Search, search_result>();
        if constexpr (order_result.is_passed() && search_result.is_passed()) {
            constexpr bool have_orders = !only_counts<N, Search> && !only_counts<N, Order>;
            static_assert(have_orders, "ctqueens: a search that only counts has no order");
            if constexpr (have_orders)
                diagnose_result<Search, compare_orders<N, Search, Order>()>();
        }
    }
}

} // namespace ctqueens::detail

#endif
