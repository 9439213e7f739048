// SPDX-License-Identifier: BSL-1.0
#include "tables.hpp"

#include <ctqueens/search.hpp>

#include <array>

namespace ctqueens::shell {

namespace {

template <class... Search>
struct searches
{
    static constexpr std::array<search_work, sizeof...(Search)> works() noexcept
    {
        return {{{Search::name, work<Search, searched_size>}...}};
    }
};

constexpr std::array works = search::all<searches>::works();

} // namespace

std::span<const search_work> search_works() noexcept
{
    return works;
}

} // namespace ctqueens::shell
