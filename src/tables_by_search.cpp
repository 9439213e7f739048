// SPDX-License-Identifier: BSL-1.0
#include "tables.hpp"

#include <ctqueens/search.hpp>

#include <array>

namespace ctqueens::shell {

namespace {

template <class... Search>
struct searches
{
    static constexpr std::array<search_order, sizeof...(Search)> orders() noexcept
    {
        return {{{Search::name, solutions<searched_size, Search>}...}};
    }
};

constexpr std::array orders = search::all<searches>::orders();

} // namespace

std::span<const search_order> search_orders() noexcept
{
    return orders;
}

} // namespace ctqueens::shell
