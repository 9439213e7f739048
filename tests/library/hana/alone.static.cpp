// SPDX-License-Identifier: BSL-1.0
// Including hana.hpp alone is enough to use the concepts that it models.
#include <ctqueens/hana.hpp>

using namespace ctqueens;
namespace hana = boost::hana;

constexpr placement<6> queens = solutions<6>[0];
static_assert(hana::equal(queens, queens) && hana::not_equal(queens, solutions<6>[1]));
static_assert(hana::less(queens, solutions<6>[1]));
static_assert(hana::at_c<1>(queens) == 3 && hana::front(queens) == 1);
static_assert(hana::unpack(queens, [](auto... column) { return (column + ...); }) == 15);
static_assert(decltype(hana::length(hana::drop_front(queens)))::value == 5);
static_assert(hana::any_of(queens, [](int column) { return column == 5; }));
static_assert(hana::contains(solutions<6>, queens) && !hana::is_empty(solutions<6>));
static_assert(decltype(hana::length(hana_solutions<6>))::value == 4);
