// SPDX-License-Identifier: BSL-1.0
/// @file
/// The tables of all solutions. This is the header that most programs need.
#ifndef CTQUEENS_SOLUTIONS_HPP
#define CTQUEENS_SOLUTIONS_HPP

#include <ctqueens/search/bitmask.hpp>

namespace ctqueens {

/// The greatest N for which there is a table.
inline constexpr int max_table_size = 12;

/// The published number of solutions for N = 0...16, OEIS A000170: `published_counts[8]` is 92.
inline constexpr std::size_t published_counts[] = {
    1, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200, 73712, 365596, 2279184, 14772512};

namespace detail {

constexpr bool has_table(int size) noexcept
{
    return size >= 1 && size <= max_table_size;
}

// The published number of solutions; 0 for an N that has no table and is refused later.
constexpr std::size_t published_count(int size) noexcept
{
    return has_table(size) ? published_counts[size] : 0;
}

} // namespace detail

/// Solutions for one N, if nothing else is said all of them, in the order of one search.
///
/// An aggregate without pointers: as a constant it is plain read-only data of N bytes a solution.
/// (For N = 2 and 3, which have no solution, the array still needs one element.) N is 1...12,
/// `count` the number of solutions in the table; another N is refused: "table<N> needs N from 1 to
/// 12".
template <int N, std::size_t count = detail::published_count(N)>
struct table
{
    static_assert(N >= 1 && N <= max_table_size, "ctqueens: table<N> needs N from 1 to 12");

    /// The type of a solution.
    using value_type = placement<N>;

    /// The solutions; of an empty table, one placement that means nothing.
    placement<N> rows[count == 0 ? 1 : count];

    /// The number of solutions; of all solutions it is OEIS A000170.
    [[nodiscard]] static constexpr std::size_t size() noexcept { return count; }
    /// Whether there is none; so it is for N = 2 and 3.
    [[nodiscard]] static constexpr bool empty() noexcept { return size() == 0; }

    /// Solution `index`, 0 <= index < size().
    [[nodiscard]] constexpr const placement<N>& operator[](std::size_t index) const noexcept
    {
        return rows[index];
    }

    /// The solutions as an array of size() placements.
    [[nodiscard]] constexpr const placement<N>* data() const noexcept { return rows; }
    /// The solutions as a range.
    [[nodiscard]] constexpr const placement<N>* begin() const noexcept { return rows; }
    /// The end of that range.
    [[nodiscard]] constexpr const placement<N>* end() const noexcept { return rows + size(); }

    /// Whether the tables hold the same solutions in the same order.
    friend constexpr bool operator==(const table&, const table&) noexcept = default;
};

namespace detail {

// N if solutions<N, Search> exists. Otherwise the first error is one of these sentences, and the
// size is taken to be 1 so that there is no second one.
template <int N, class Search>
constexpr int checked_size() noexcept
{
    static_assert(N >= 1, "ctqueens: solutions<N> needs N from 1 to 12");
    static_assert(N <= max_table_size, "ctqueens: solutions<N> needs N from 1 to 12");
    if constexpr (N >= 1 && N <= max_table_size) {
        static_assert(N <= Search::max_size,
                      "ctqueens: solutions<N, Search> needs N from 1 to Search::max_size, the "
                      "greatest that fits the compilers' default limits");
        return N <= Search::max_size ? N : 1;
    } else {
        return 1;
    }
}

// Collects the solutions of one shard, that is of one first column. No first column has more than
// twice its share of the solutions; should a search report more, they are counted and not kept.
template <int N>
struct collector
{
    static constexpr std::size_t capacity = 2 * (published_counts[N] / N + 1);

    placement<N> rows[capacity]{};
    std::size_t count = 0;

    constexpr void solution(const placement<N>& queens) noexcept
    {
        if (count < capacity) {
            rows[count] = queens;
        }
        ++count;
    }
};

// Each shard is a constant evaluation of its own, with the compiler's limits to itself.
template <int N, class Search, int first_column>
constexpr collector<N> search_shard() noexcept
{
    collector<N> found;
    Search::template run<N>(first_column, found);
    return found;
}
template <int N, class Search, int first_column>
inline constexpr collector<N> shard = search_shard<N, Search, first_column>();

template <int N, int... row>
constexpr placement<N> mirror_image(const placement<N>& queens, row_list<row...>) noexcept
{
    return {{static_cast<std::uint8_t>(N - 1 - queens.columns[row])...}};
}

template <class Search>
concept second_half_mirrors_first = requires
{
    requires Search::second_half_mirrors_first;
};

// The first columns that are searched: all of them, or the left half and the middle column.
template <int N, class Search>
inline constexpr auto searched_columns =
    row_indices<second_half_mirrors_first<Search> ? (N + 1) / 2 : N>;

// How many solutions were found in the middle column, which is its own mirror image.
template <int N, class Search>
constexpr std::size_t middle_count() noexcept
{
    if constexpr (N % 2 == 1) {
        return shard<N, Search, N / 2>.count;
    } else {
        return 0;
    }
}

template <int N, class Search, int... column>
constexpr std::size_t found_count(row_list<column...>) noexcept
{
    const std::size_t searched = (shard<N, Search, column>.count + ...);
    if constexpr (second_half_mirrors_first<Search>) {
        return 2 * searched - middle_count<N, Search>();
    } else {
        return searched;
    }
}

template <int N, class Search, int... column>
constexpr bool no_shard_overflows(row_list<column...>) noexcept
{
    return ((shard<N, Search, column>.count <= collector<N>::capacity) && ...);
}

template <int N, class Search, int... column>
constexpr table<N> fill_table(row_list<column...>) noexcept
{
    table<N> all{};
    std::size_t count = 0;
    const auto append = [&](const collector<N>& found) {
        for (std::size_t index = 0; index < found.count; ++index) {
            all.rows[count + index] = found.rows[index];
        }
        count += found.count;
    };
    (append(shard<N, Search, column>), ...);
    if constexpr (second_half_mirrors_first<Search>) {
        constexpr std::size_t last = table<N>::size() - 1;
        for (; count <= last; ++count) {
            all.rows[count] = mirror_image(all.rows[last - count], row_indices<N>);
        }
    }
    return all;
}

template <int N, class Search>
constexpr table<N> make_table() noexcept
{
    constexpr auto columns = searched_columns<N, Search>;
    constexpr std::size_t found = found_count<N, Search>(columns);
    constexpr bool fits = no_shard_overflows<N, Search>(columns);
    static_assert(found == published_counts[N],
                  "ctqueens: the search did not find the published number of solutions");
    static_assert(found != published_counts[N] || fits,
                  "ctqueens: the search found more solutions than can be for one first column");
    if constexpr (found == published_counts[N] && found != 0 && fits) {
        return fill_table<N, Search>(columns);
    } else {
        return {};
    }
}

// Counts the solutions of a shard without keeping them.
struct counter
{
    std::size_t count = 0;

    template <int N>
    constexpr void solution(const placement<N>&) noexcept
    {
        ++count;
    }
};

template <int N, int first_column>
constexpr std::size_t count_shard() noexcept
{
    counter found;
    search::bitmask::run<N>(first_column, found);
    return found.count;
}
template <int N, int first_column>
inline constexpr std::size_t shard_count = count_shard<N, first_column>();

template <int N, int... column>
constexpr std::size_t count_shards(row_list<column...>) noexcept
{
    return (std::size_t(0) + ... + shard_count<N, column>);
}

// The mirror image of a solution in the left half is one in the right half.
template <int N>
constexpr std::size_t count_halves() noexcept
{
    return count_shards<N>(row_indices<N / 2>) + count_shards<N>(row_indices<(N + 1) / 2>);
}
template <>
constexpr std::size_t count_halves<0>() noexcept
{
    return 1; // there is one way to place no queen
}

template <int N>
constexpr std::size_t count_solutions() noexcept
{
    static_assert(N >= 0, "ctqueens: solution_count<N> needs N from 0 to 12");
    static_assert(N <= max_table_size, "ctqueens: solution_count<N> needs N from 0 to 12");
    if constexpr (N >= 0 && N <= max_table_size) {
        static_assert(count_halves<N>() == published_counts[N],
                      "ctqueens: the number of solutions is not the published one");
        return count_halves<N>();
    } else {
        return 0;
    }
}

} // namespace detail

/// The table of all solutions, computed by the compiler: `solutions<8>[i][row]` is a column.
///
/// N is 1...12 with the default search, 1...Search::max_size with another, whose header must be
/// included too. Another N is refused: "solutions<N> needs N from 1 to 12". The order of the
/// solutions is that of the search. That the search found the published number of solutions is
/// asserted wherever a table is used.
///
/// Evaluation steps, of which the greatest shard decides: for N = 8, 19,375 with GCC 12 and 3,209
/// with Clang 14, 16 and 19; for N = 12, 4,961,779 and 854,876. Other searches say theirs.
template <int N, search::algorithm Search = search::bitmask>
inline constexpr table<detail::checked_size<N, Search>()>
    solutions = detail::make_table<detail::checked_size<N, Search>(), Search>();

/// The number of solutions, OEIS A000170, counted by the compiler without making a table; N is
/// 0...12. Another N is refused: "solution_count<N> needs N from 0 to 12". The search is that of
/// the table, in the same shards. For greater N there is `count`.
template <int N>
inline constexpr std::size_t solution_count = detail::count_solutions<N>();

} // namespace ctqueens

#endif
