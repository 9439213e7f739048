// SPDX-License-Identifier: BSL-1.0
// Placements and tables obey the laws of the concepts that they model, for all solutions of small
// boards.
#include "laws.hpp"

#include <ctqueens/hana/models.hpp>
#include <ctqueens/solutions.hpp>

#include <boost/hana/count_if.hpp>
#include <boost/hana/maximum.hpp>
#include <boost/hana/sum.hpp>

#include <type_traits>

using namespace ctqueens;
namespace hana = boost::hana;

static_assert(hana::Comparable<placement_tag>::value && hana::Orderable<placement_tag>::value &&
              hana::Foldable<placement_tag>::value && hana::Iterable<placement_tag>::value &&
              hana::Searchable<placement_tag>::value);
static_assert(hana::Comparable<table_tag>::value && hana::Foldable<table_tag>::value &&
              hana::Iterable<table_tag>::value && hana::Searchable<table_tag>::value);
static_assert(!hana::Sequence<placement_tag>::value && !hana::Sequence<table_tag>::value);

// Each solution, its lower half and an empty rest; searched for a column and for N, which is none.
template <int N> constexpr bool rows_obey() {
    for (const placement<N>& queens : solutions<N>) {
        const auto lower = hana::drop_front(queens, hana::size_c<std::size_t(N / 2)>);
        const auto nothing_left = hana::drop_front(queens, hana::size_c<std::size_t(N)>);
        const auto is_left = [](int column) { return column < N / 2; };
        if (!laws::foldable(queens) || !laws::foldable(lower) || !laws::iterable(queens) ||
            !laws::iterable(lower) || !laws::searchable(queens, queens[0], is_left) ||
            !laws::searchable(lower, queens[0], is_left) || !laws::searchable(queens, N, is_left) ||
            !laws::iterable(nothing_left) || !laws::searchable(nothing_left, 0, is_left)) {
            return false;
        }
    }
    return true;
}
static_assert(rows_obey<1>() && rows_obey<4>() && rows_obey<5>());

// All triples, in one constant evaluation for each first solution.
template <int N> constexpr bool triples_obey(const placement<N>& a) {
    for (const placement<N>& b : solutions<N>) {
        for (const placement<N>& c : solutions<N>) {
            if (!laws::comparable(a, b, c) || !laws::orderable(a, b, c)) return false;
        }
    }
    return true;
}
template <int N, int a> inline constexpr bool triples_with = triples_obey<N>(solutions<N>[a]);
template <int N, int... a> constexpr bool all_triples_obey(ctqueens::detail::index_list<a...>) {
    return (triples_with<N, a> && ...);
}
template <int N>
inline constexpr bool
    triples_of = all_triples_obey<N>(ctqueens::detail::indices<static_cast<int>(table<N>::size())>);
static_assert(triples_of<1> && triples_of<4> && triples_of<5>);

// Triples of different sizes, with all, some or no rows, and with one queen moved.
constexpr placement<6> six = solutions<6>[0];
constexpr placement<6> moved = {{0, 3, 5, 0, 2, 4}};
constexpr placement<6> moved_at_the_end = {{1, 3, 5, 0, 2, 5}};
constexpr auto lower_six = hana::drop_front(six);
constexpr bool mixed_triples_obey() {
    const auto all = hana::make_tuple(solutions<5>[0], six, moved, moved_at_the_end,
                                      hana::drop_front(six, hana::size_c<0>), lower_six,
                                      hana::drop_front(six, hana::size_c<6>));
    bool good = true;
    hana::for_each(all, [&](const auto& a) {
        hana::for_each(all, [&](const auto& b) {
            hana::for_each(all, [&](const auto& c) {
                good = good && laws::comparable(a, b, c) && laws::orderable(a, b, c);
            });
        });
    });
    return good;
}
static_assert(mixed_triples_obey());

// The rest of a placement is an array of its own.
static_assert(lower_six.size() == 5 && lower_six[0] == six[1] && lower_six[4] == six[5]);
static_assert(*lower_six.begin() == six[1] && lower_six.end() - lower_six.begin() == 5);

// Equality and order are those of the library.
static_assert(hana::equal(six, six) && hana::not_equal(six, moved) && hana::less(moved, six) &&
              hana::less(six, moved_at_the_end));
static_assert(laws::equal_by_elements(six, six) && laws::equal_by_elements(six, moved) &&
              laws::equal_by_elements(six, moved_at_the_end) &&
              laws::equal_by_elements(lower_six, hana::drop_front(moved)));
static_assert(hana::less(six, solutions<6>[1]) && hana::less(solutions<5>[9], six));
static_assert(!decltype(hana::equal(six, solutions<5>[0]))::value);
static_assert(!decltype(hana::equal(six, lower_six))::value);
static_assert(decltype(hana::less(six, lower_six))::value); // more rows come first

// Tables.
constexpr bool is_first_in_left_half(const auto& queens) {
    return queens[0] < static_cast<int>(queens.size()) / 2;
}
template <int N> constexpr bool table_obeys() {
    constexpr auto& all = solutions<N>;
    constexpr auto shorter = hana::drop_front(all);
    const auto in_left_half = [](const auto& queens) { return is_first_in_left_half(queens); };
    return laws::foldable(all) && laws::iterable(all) && laws::foldable(shorter) &&
           laws::searchable(all, all.rows[0], in_left_half) &&
           laws::searchable(all, all.rows[N > 3 ? all.size() - 1 : 0], in_left_half) &&
           laws::searchable(all, placement<N>{},
                            [](const auto& queens) { return queens[0] > 1; }) &&
           laws::searchable(shorter, all.rows[0], in_left_half) &&
           laws::comparable(all, all, shorter) && laws::comparable(all, solutions<4>, all);
}
static_assert(table_obeys<1>() && table_obeys<2>() && table_obeys<4>() && table_obeys<5>());

constexpr table<5> backwards = [] {
    table<5> result = solutions<5>;
    for (std::size_t index = 0; index < result.size(); ++index) {
        result.rows[index] = solutions<5>[result.size() - 1 - index];
    }
    return result;
}();
constexpr table<5> changed_in_front = [] {
    table<5> result = solutions<5>;
    result.rows[0] = result.rows[1];
    return result;
}();
static_assert(laws::comparable(solutions<5>, backwards, changed_in_front));
static_assert(laws::equal_by_elements(solutions<5>, solutions<5>) &&
              laws::equal_by_elements(solutions<5>, backwards) &&
              laws::equal_by_elements(solutions<5>, changed_in_front));
static_assert(hana::not_equal(solutions<5>, backwards));
static_assert(!decltype(hana::equal(solutions<5>, hana::drop_front(solutions<5>)))::value);

// A function that is passed as an lvalue is called as an lvalue.
struct only_as_lvalue {
    constexpr int operator()(const auto&...) & { return 1; }
};
constexpr int call_lvalue(const auto& xs) {
    only_as_lvalue function;
    return hana::unpack(xs, function);
}
static_assert(call_lvalue(six) == 1 && call_lvalue(solutions<4>) == 1);

// Typical uses: values in, constants out.
constexpr placement<8> queens = solutions<8>[0];
static_assert(std::is_same_v<std::decay_t<decltype(hana::at_c<3>(queens))>, int> &&
              hana::unpack(queens, [](auto... column) {
                  return (std::is_same_v<decltype(column), int> && ...);
              }));
static_assert(hana::at_c<3>(queens) == 5 && hana::front(queens) == 0 && hana::back(queens) == 3);
static_assert(hana::sum<int>(queens) == 28 && hana::maximum(queens) == 7);
static_assert(hana::contains(queens, 3) && !hana::contains(queens, 8));
static_assert(decltype(hana::length(queens))::value == 8);
static_assert(hana::unpack(queens, [](auto... column) { return (column * ...); }) == 0);
static_assert(hana::count_if(solutions<8>, is_first_in_left_half<placement<8>>) == 46);
static_assert(hana::any_of(solutions<8>, [](const auto& each) { return each == queens; }));
static_assert(hana::none_of(solutions<8>, [](const auto& each) { return each[0] == each[1]; }));
static_assert(decltype(hana::length(hana::drop_front(solutions<8>, hana::size_c<90>)))::value == 2);
constexpr int sum_of_first_columns() {
    int sum = 0;
    hana::for_each(solutions<8>, [&](const auto& each) { sum += each[0]; });
    return sum;
}
static_assert(sum_of_first_columns() == 92 * 7 / 2);
