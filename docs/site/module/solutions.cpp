// SPDX-License-Identifier: BSL-1.0
// The tables and the symmetries, for the page. Solutions are named by their index in solutions<N>.
#include "by_size.hpp"

#include <ctqueens/query.hpp>
#include <ctqueens/symmetry.hpp>

namespace ctqueens::site {

namespace {

template <int N>
constexpr int index_in_table(const placement<N>& solution) noexcept
{
    return static_cast<int>(index_of(solution));
}

} // namespace

#pragma GCC visibility push(default) // exported
extern "C" {

// The columns of all solutions, row by row.
const void* solution_table(int size) noexcept
{
    return by_size(size,
                   [](auto n) { return static_cast<const void*>(&solutions<decltype(n)::value>); });
}
int solution_count(int size) noexcept
{
    return by_size(size,
                   [](auto n) { return static_cast<int>(solutions<decltype(n)::value>.size()); });
}

int fundamental_count(int size) noexcept
{
    return by_size(size, [](auto n) {
        return static_cast<int>(fundamental_solutions<decltype(n)::value>.size());
    });
}
int fundamental_solution(int size, int which) noexcept
{
    return by_size(size, [which](auto n) {
        constexpr const auto& table = fundamental_solutions<decltype(n)::value>;
        return index_in_table(table[static_cast<std::size_t>(which)]);
    });
}
// The number of the fundamental solution in the orbit of `solution`, from 0.
int fundamental_of(int size, int solution) noexcept
{
    return by_size(size, [solution](auto n) {
        constexpr int N = decltype(n)::value;
        const placement<N> first = canonical_form(solutions<N>[static_cast<std::size_t>(solution)]);
        int which = 0;
        while (!(fundamental_solutions<N>[static_cast<std::size_t>(which)] == first)) {
            ++which;
        }
        return which;
    });
}

int symmetry_count() noexcept
{
    return sizeof(symmetries) / sizeof(symmetries[0]);
}
const char* symmetry_name(int which) noexcept
{
    return name(symmetries[which]);
}
// Where a symmetry takes a square, as row * size + column.
int image_of_square(int size, int which, int row, int column) noexcept
{
    return by_size(size, [=](auto n) {
        constexpr int N = decltype(n)::value;
        const square image = apply(symmetries[which], square{row, column}, N);
        return image.row * N + image.column;
    });
}
int image_of_solution(int size, int which, int solution) noexcept
{
    return by_size(size, [=](auto n) {
        return index_in_table(apply(
            symmetries[which], solutions<decltype(n)::value>[static_cast<std::size_t>(solution)]));
    });
}

int orbit_size(int size, int solution) noexcept
{
    return by_size(size, [=](auto n) {
        const auto& table = solutions<decltype(n)::value>;
        return static_cast<int>(orbit_of(table[static_cast<std::size_t>(solution)]).size());
    });
}
int orbit_member(int size, int solution, int which) noexcept
{
    return by_size(size, [=](auto n) {
        const auto& table = solutions<decltype(n)::value>;
        const auto orbit = orbit_of(table[static_cast<std::size_t>(solution)]);
        return index_in_table(orbit[static_cast<std::size_t>(which)]);
    });
}
bool is_symmetric(int size, int solution, int which) noexcept
{
    return by_size(size, [=](auto n) {
        const auto& table = solutions<decltype(n)::value>;
        return stabiliser(table[static_cast<std::size_t>(solution)]).contains(symmetries[which]);
    });
}

} // extern "C"
#pragma GCC visibility pop

} // namespace ctqueens::site
