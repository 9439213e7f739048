// SPDX-License-Identifier: BSL-1.0
#include "searches.hpp"

namespace ctqueens::shell {

namespace {

constexpr struct
{
    template <class Search>
    constexpr work_counts operator()(hana::basic_type<Search>) const noexcept
    {
        return work<Search, searched_size>;
    }
} work_of;

} // namespace

constinit const by_search<work_counts> search_works = map_values(registry::searches, work_of);

} // namespace ctqueens::shell
