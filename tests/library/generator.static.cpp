// SPDX-License-Identifier: BSL-1.0
// Generators during compilation. generator.run.cpp compares them with the searches.
#include <ctqueens/generator.hpp>
#include <ctqueens/solutions.hpp>

using namespace ctqueens;

namespace {

// ---------------------------------------------------------------- values

// A template passes a generator on, so that each step is an evaluation of its own.
template <auto from>
constexpr auto after = [] {
    auto copy = from;
    copy.next();
    return copy;
}();
constexpr permutation_generator<3> no_order;
constexpr solution_generator<5> no_solution;
static_assert(*after<after<no_order>> == placement<3>{{0, 2, 1}});
static_assert(*after<after<no_solution>> == solutions<5>[1]);
static_assert(after<no_order> == after<no_order> && after<no_order> != no_order);
static_assert(after<no_solution> == after<no_solution> && after<no_solution> != no_solution);
static_assert(after<no_solution> == solution_generator<5>::after(solutions<5>[0]));
static_assert(solution_generator<5>::beginning_with(placement<1>{{0}}) != no_solution);

// ---------------------------------------------------------------- ranges

constexpr int sum_of_first_columns() {
    int sum = 0;
    for (const placement<6>& queens : solution_generator<6>()) sum += queens.front();
    return sum;
}
static_assert(sum_of_first_columns() == 1 + 2 + 3 + 4);

// A temporary whose address GCC 11 and 12 do not compare with null.
constexpr int count_in_range(auto&& range) {
    int count = 0;
    for (const auto& queens : range) count += queens.front() >= 0;
    return count;
}
static_assert(count_in_range(permutation_generator<4>()) == 24);
static_assert(count_in_range(solution_generator<6>()) == 4);

// ---------------------------------------------------------------- the smallest N, and one limit

template <class Generator> constexpr int count(Generator from) {
    int count = 0;
    while (from.next()) ++count;
    return from.next() ? -1 : count;
}
static_assert(count(permutation_generator<1>()) == 1 && count(permutation_generator<2>()) == 2);
static_assert(count(solution_generator<1>()) == 1 && count(solution_generator<2>()) == 0 &&
              count(solution_generator<3>()) == 0);
static_assert(count(permutation_generator<7>()) == 5'040);
static_assert(count(solution_generator<8>()) == 92);

// The largest N. The last two numbers are swapped second, and no solution comes after a placement
// whose first queen is off the board.
constexpr auto second_of_255 = after<after<permutation_generator<255>{}>>;
static_assert(second_of_255.queens[252] == 252 && second_of_255.queens[253] == 254);
static_assert(!solution_generator<255>::after(placement<255>{{255}}).next());

// The N whose first solution is within the compilers' default limits, as documented.
template <int... N>
constexpr bool have_first = (is_solution(*after<solution_generator<N>{}>) && ...);
static_assert(have_first<4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 17, 19>);

} // namespace
