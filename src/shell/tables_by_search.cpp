// SPDX-License-Identifier: BSL-1.0
#include "searches.hpp"

namespace ctqueens::shell {

namespace {

constexpr struct
{
    template <class Search>
    constexpr table<searched_size> operator()(hana::basic_type<Search>) const noexcept
    {
        return solutions<searched_size, Search>;
    }
} solutions_in_order;

} // namespace

constinit const by_search<table<searched_size>> search_orders =
    map_values(registry::searches, solutions_in_order);

} // namespace ctqueens::shell
