// SPDX-License-Identifier: BSL-1.0
/// @file
/// The type of solution tables, and the published numbers of solutions.
#ifndef CTQUEENS_TABLE_HPP
#define CTQUEENS_TABLE_HPP

#include <ctqueens/placement.hpp>

namespace ctqueens {

/// @addtogroup tables
/// @{

/// The largest N for which there is a table: 12, or 11 if the addresses of the processor have 16
/// bits.
inline constexpr int max_table_size = sizeof(std::size_t) > 2 ? 12 : 11;

/// Returns whether there is a table for N = `size`, that is, whether N is 1...#max_table_size.
///
///     static_assert(has_table(8) && !has_table(0) && !has_table(13));
[[nodiscard]] constexpr bool has_table(int size) noexcept {
    return size >= 1 && size <= max_table_size;
}

// clang-format off
/// The published numbers of solutions, for N = 0...27: no others are known (OEIS A000170).
///
///     static_assert(published_counts[8] == 92);
inline constexpr std::uint64_t published_counts[] = {
    1, 1, 0, 0, 2, 10, 4, 40, 92, 352, // N = 0...9
    724, 2680, 14200, 73712, 365596, 2279184, 14772512, 95815104, 666090624, // 10...18
    4968057848, 39029188884, 314666222712, 2691008701644, 24233937684440, // 19...23
    227514171973736, 2207893435808352, 22317699616364044, 234907967154122528 // 24...27
};

/// The published numbers of fundamental solutions for N = 0...27 (OEIS A002562).
///
///     static_assert(published_fundamental_counts[8] == 12);
inline constexpr std::uint64_t published_fundamental_counts[] = {
    1, 1, 0, 0, 1, 2, 1, 6, 12, 46, // N = 0...9
    92, 341, 1787, 9233, 45752, 285053, 1846955, 11977939, 83263591, // 10...18
    621012754, 4878666808, 39333324973, 336376244042, 3029242658210, // 19...23
    28439272956934, 275986683743434, 2789712466510289, 29363495934315694 // 24...27
};
// clang-format on

/// A table of `count` solutions for one N (by default, all solutions), in the order a search finds
/// them.
///
/// Tables are aggregates without pointers. A constant table takes up N read-only bytes per
/// solution. If N is not between 1 and #max_table_size, compilation fails with "table<N> needs N
/// from 1 to 12".
///
///     constexpr const table<8>& all = solutions<8>;
///     constexpr const placement<8>& last = all[all.size() - 1];
template <int N, std::size_t count = (has_table(N) ? published_counts[N] : 0)> struct table {
    static_assert(N >= 1 && N <= max_table_size, // compilers show N
                  "ctqueens: table<N> needs N from 1 to 12 (11 with 16-bit addresses)");

    using value_type = placement<N>;          ///< the type of a solution
    using const_iterator = const value_type*; ///< the type of an iterator
    using iterator = const_iterator;          ///< the same type: iterators do not change solutions
    /// The solutions. If `count` is 0, there is one unused element.
    placement<N> rows[count == 0 ? 1 : count];

    /// Returns the number of solutions in the table. By default, this is term N of OEIS A000170.
    [[nodiscard]] static constexpr std::size_t size() noexcept { return count; }
    /// Returns whether the table is empty (by default, for N = 2 and N = 3).
    [[nodiscard]] static constexpr bool empty() noexcept { return size() == 0; }

    /// Returns solution `index`, 0 <= index < size().
    [[nodiscard]] constexpr const placement<N>& operator[](std::size_t index) const noexcept {
        return rows[index];
    }
    /// Returns a pointer to an array of size() solutions.
    [[nodiscard]] constexpr const placement<N>* data() const noexcept { return rows; }
    /// Returns an iterator to the first solution.
    [[nodiscard]] constexpr const placement<N>* begin() const noexcept { return rows; }
    /// Returns the end iterator.
    [[nodiscard]] constexpr const placement<N>* end() const noexcept { return rows + size(); }

    /// Returns whether two tables contain the same solutions in the same order.
    friend constexpr bool operator==(const table& one, const table& other) noexcept {
        return empty() || detail::equal_arrays(one.rows, other.rows);
    }
};

/// @}

namespace detail {

// For an N that is known only at run time: if `size` is between `least` and `most`, calls
// function.operator()<size>() and returns what it returns, otherwise returns `otherwise`.
template <int least = 1, int most = max_table_size, class Result, class Function>
constexpr Result with_size(int size, const Result& otherwise, const Function& function) {
    if (size == least) return function.template operator()<least>();
    if constexpr (least < most) {
        return detail::with_size<least + 1, most>(size, otherwise, function);
    }
    return otherwise;
}

} // namespace detail

} // namespace ctqueens

#endif
