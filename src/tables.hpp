// SPDX-License-Identifier: BSL-1.0
// The precomputed tables that the shell prints. Their definitions are compiled once, in files that
// know the searches; nothing else in the shell does.
#ifndef CTQUEENS_SHELL_TABLES_HPP
#define CTQUEENS_SHELL_TABLES_HPP

#include <ctqueens/solutions.hpp>
#include <ctqueens/symmetry.hpp>
#include <ctqueens/work.hpp>

#include <algorithm>
#include <span>
#include <string_view>

namespace ctqueens::shell {

// All solutions for one N from 1 to max_table_size, in the default order.
template <int N>
const table<N>& solutions_of_size() noexcept;

// One solution of each orbit for one N from 1 to max_table_size.
template <int N>
using fundamental_table = const table<N, published_fundamental_counts[N]>&;
template <int N>
fundamental_table<N> fundamental_solutions_of_size() noexcept;

// The number of a solution, counted from 1; 0 if the placement is none.
template <int N>
std::size_t number_of(const placement<N>& queens) noexcept
{
    const table<N>& all = solutions_of_size<N>();
    const placement<N>* found = std::find(all.begin(), all.end(), queens);
    return found == all.end() ? 0 : static_cast<std::size_t>(found - all.begin()) + 1;
}

// The N of the tables in the orders of the searches, and of their work counts.
inline constexpr int searched_size = 8;

struct search_order
{
    std::string_view name;
    table<searched_size> solutions;
};
std::span<const search_order> search_orders() noexcept;

struct search_work
{
    std::string_view name;
    work_counts counts;
};
std::span<const search_work> search_works() noexcept;

// The entry of that name, or nullptr.
template <class Entry>
const Entry* find(std::span<const Entry> entries, std::string_view name) noexcept
{
    for (const Entry& entry : entries) {
        if (entry.name == name) {
            return &entry;
        }
    }
    return nullptr;
}

} // namespace ctqueens::shell

#endif
