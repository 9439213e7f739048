// SPDX-License-Identifier: BSL-1.0
/// @file
/// The errors of the compiler that explain why a search does not pass.
#ifndef CTQUEENS_EXAMINER_DIAGNOSIS_HPP
#define CTQUEENS_EXAMINER_DIAGNOSIS_HPP

#include <ctqueens/examiner/describe.hpp>
#include <ctqueens/examiner/examine_search.hpp>

/// @cond
namespace ctqueens::detail {

// ---------------------------------------------------------------- one fault

// Clang 22 accepts this in older standards too, but warns about it.
#if __cplusplus > 202302L && defined(__cpp_static_assert) && __cpp_static_assert >= 202306L

// A board below a line of text. Shows the first two queens that attack each other as X.
struct board_of {
    placement_view queens;

    constexpr auto operator()(auto out) const {
        const int rows = queens.rows();
        const attacking_pair pair = find_attack(queens);
        const bool shows_pair = pair && pair.first.column < rows && pair.second.column < rows;
        for (int row = 0; row < rows; ++row) {
            for (int column = 0; column < rows; ++column) {
                const square at{row, column};
                out = put(out, column == 0 ? '\n' : ' ',
                          shows_pair && (at == pair.first || at == pair.second) ? "X"
                          : queens[row] == column   ? "\N{BLACK CHESS QUEEN}"
                          : (row + column) % 2 == 0 ? "\N{MIDDLE DOT}"
                                                    : "\N{LIGHT SHADE}");
            }
        }
        return out;
    }
};

template <class Search, examination result> constexpr void diagnose_fault() noexcept {
    static_assert(false, detail::make_text([](auto out) {
                      constexpr bool has_board =
                          sentence_about(result.what).shown == evidence::columns ||
                          result.what == fault::off_the_board;
                      out = put(out, "ctqueens: ", line_about{result});
                      return has_board ? put(out, board_of{result.queens()}) : out;
                  }));
}

#else

// The condition that a wrong search violates. The compiler's message shows the evidence.
template <class Search, auto... seen> inline constexpr bool is_right = false;

template <class Search, fault what, auto... seen> constexpr void diagnose_as() noexcept {
#define CTQUEENS_ASSERT_NO_FAULT(name, shown, text)                                                \
    if constexpr (what == fault::name) {                                                           \
        static_assert(is_right<Search, seen...>, "ctqueens: " text);                               \
    }
    CTQUEENS_FOR_EACH_FAULT(CTQUEENS_ASSERT_NO_FAULT)
#undef CTQUEENS_ASSERT_NO_FAULT
}

// The columns, counted from 1, are the digits of one number or, from N = 10 on, a list.
template <class Search, examination result, int... row>
constexpr void diagnose_placement(index_list<row...>) noexcept {
    if constexpr (result.size <= 9) {
        constexpr std::int32_t digits = [] {
            std::int32_t number = 0;
            ((number = 10 * number + result.columns[row] + 1), ...);
            return number;
        }();
        diagnose_as<Search, result.what, digits>();
    } else {
        diagnose_as<Search, result.what, result.columns[row] + 1 ...>();
    }
}

template <class Search, examination result> constexpr void diagnose_fault() noexcept {
    constexpr evidence shown = sentence_about(result.what).shown;
    if constexpr (shown == evidence::columns) {
        diagnose_placement<Search, result>(indices<result.size>);
    } else if constexpr (shown == evidence::number) {
        diagnose_as<Search, result.what, result.number>();
    } else if constexpr (shown == evidence::error) {
        diagnose_as<Search, result.what, result.error, result.row + 1>(); // counted from 1
    } else {
        diagnose_as<Search, result.what, result.size>();
    }
}

#endif

// ---------------------------------------------------------------- a search

// A fault can make a search exceed the compiler's limits. So if a search cannot be evaluated,
// returns its fault on a smaller board, if any, up to the first that the compiler cannot evaluate
// either, because it takes long to reach a limit. A search with one shard is not examined on
// smaller boards, because it may be a function that is written for one N.
template <class Search, examination result, int size = has_one_shard<Search> ? result.size : 4>
constexpr examination first_fault() noexcept {
    if constexpr (result.what != fault::not_evaluated || size >= result.size) {
        return result;
    } else {
        constexpr examination smaller = examined<size, Search>;
        if constexpr (smaller.is_passed()) {
            return first_fault<Search, result, size + 1>();
        } else {
            return smaller.what == fault::not_evaluated ? result : smaller;
        }
    }
}

// Fails to compile unless a search has passed. If it cannot be evaluated, it is evaluated again, so
// that the compiler states the reason.
template <class Search, examination result> constexpr void diagnose() noexcept {
    constexpr examination first = first_fault<Search, result>();
    if constexpr (first.what == fault::not_evaluated) {
        constexpr int shard = // in a constant expression, so that this is the first error
            (diagnose_fault<Search, first>(), first.row);
        static_cast<void>(evaluated_shard<first.size, Search, shard>);
    } else if constexpr (!first.is_passed()) {
        diagnose_fault<Search, first>();
    }
}

// ---------------------------------------------------------------- order

// The solutions of a search that passes, in its order, or none if it only counts.
template <int N, class Search> constexpr auto reported_solutions() noexcept {
    solution_collector<N, published_counts[N]> all;
    append_shards<N, Search>(all, indices<shard_count<N, Search>>);
    return all;
}

// Compares the orders of two searches that pass.
template <int N, class Search, class Order> constexpr examination compare_orders() noexcept {
    constexpr auto found = reported_solutions<N, Search>(),
                   expected = reported_solutions<N, Order>();
    for (std::size_t index = 0; index != published_counts[N]; ++index) {
        if (found.kept[index] == expected.kept[index]) continue;
        examination result = read_columns<N>(found.kept[index]);
        result.what = fault::out_of_order;
        result.count = index;
        return result;
    }
    return {};
}

template <int N, class Search, class Order> constexpr void diagnose_order() noexcept {
    if constexpr (check_examination<N, Search, Order>()) {
        constexpr examination of_order = examined<N, Order>, of_search = examined<N, Search>;
        diagnose<Order, of_order>();
        diagnose<Search, of_search>();
        if constexpr (of_order.is_passed() && of_search.is_passed()) {
            constexpr bool have_orders =
                of_order.count == published_counts[N] && of_search.count == published_counts[N];
            static_assert(have_orders, "ctqueens: a search that only counts has no order");
            if constexpr (have_orders) diagnose<Search, compare_orders<N, Search, Order>()>();
        }
    }
}

} // namespace ctqueens::detail
/// @endcond

#undef CTQUEENS_FOR_EACH_FAULT

#endif
