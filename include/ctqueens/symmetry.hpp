// SPDX-License-Identifier: BSL-1.0
/// @file
/// The eight symmetries of the square and their effect on placements: images, orbits, stabilisers
/// and fundamental solutions.
#ifndef CTQUEENS_SYMMETRY_HPP
#define CTQUEENS_SYMMETRY_HPP

#include <ctqueens/detail/index_list.hpp>
#include <ctqueens/detail/orbit.hpp>
#include <ctqueens/detail/symmetries.hpp>
#include <ctqueens/solutions.hpp>

namespace ctqueens {

/// The published number of fundamental solutions for each N from 0 to 12 (OEIS A002562).
///
///     static_assert(published_fundamental_counts[8] == 12);
inline constexpr std::size_t published_fundamental_counts[max_table_size + 1] = {
    1, 1, 0, 0, 1, 2, 1, 6, 12, 46, 92, 341, 1787};

namespace detail {

// The number of solutions that one constant evaluation examines.
inline constexpr int canonical_chunk_rows = 512;

// In a canonical solution, the first queen is in the left half or the middle of its row. The table is in
// lexicographic order, so its first half contains all canonical solutions.
template <int N>
inline constexpr int canonical_chunks =
    (static_cast<int>(table<N>::size() + 1) / 2 + canonical_chunk_rows - 1) / canonical_chunk_rows;

struct canonical_rows
{
    std::uint16_t indices[canonical_chunk_rows]{};
    int count = 0;
};

template <int N, int chunk>
constexpr canonical_rows find_canonical_rows() noexcept
{
    canonical_rows found;
    constexpr int first = chunk * canonical_chunk_rows;
    constexpr int size = static_cast<int>(table<N>::size());
    for (int index = first; index < first + canonical_chunk_rows && index < size; ++index) {
        if (is_canonical(solutions<N>.rows[index])) {
            found.indices[found.count++] = static_cast<std::uint16_t>(index);
        }
    }
    return found;
}
template <int N, int chunk>
inline constexpr canonical_rows canonical_rows_of_chunk = find_canonical_rows<N, chunk>();

template <int N, int... chunk>
constexpr auto find_fundamental_solutions(index_list<chunk...>) noexcept
{
    constexpr std::size_t count =
        (std::size_t(0) + ... + std::size_t(canonical_rows_of_chunk<N, chunk>.count));
    static_assert(count == published_fundamental_counts[N],
                  "ctqueens: the number of fundamental solutions is not the published one");
    table<N, published_fundamental_counts[N]> fundamental{};
    if constexpr (count == published_fundamental_counts[N]) {
        std::size_t filled = 0;
        const auto append = [&](const canonical_rows& found) {
            for (int index = 0; index < found.count; ++index) {
                fundamental.rows[filled++] = solutions<N>.rows[found.indices[index]];
            }
        };
        (append(canonical_rows_of_chunk<N, chunk>), ...);
    }
    return fundamental;
}

template <int N>
constexpr auto make_fundamental_table() noexcept
{
    return find_fundamental_solutions<N>(indices<canonical_chunks<N>>);
}

} // namespace detail

/// The table of fundamental solutions in lexicographic order. It contains the canonical solution of each
/// orbit. N is 1...12. A static_assert checks the number of solutions against the published number.
///
///     static_assert(fundamental_solutions<8>.size() == 12);
///     static_assert(fundamental_solutions<8>[0] == "15863724"_queens);
template <int N>
inline constexpr auto fundamental_solutions =
    detail::make_fundamental_table<detail::check_size<N, search::bitmask>() ? N : 1>();

} // namespace ctqueens

#endif
