// SPDX-License-Identifier: BSL-1.0
/// @file
/// Makes placements from other representations: ranges of integers, and boards of zeros and ones.
#ifndef CTQUEENS_EXAMINER_AS_PLACEMENT_HPP
#define CTQUEENS_EXAMINER_AS_PLACEMENT_HPP

#include <ctqueens/placement.hpp>

namespace ctqueens::detail {

// Whether a range-based for loop can iterate over a constant range whose elements are integers:
// other numbers cannot be the right operand of a shift.
template <class Range>
concept has_member_begin = requires(const Range& range) {
    1 << +*range.begin();
    range.end();
};
template <class Range>
concept has_free_begin = requires(const Range& range) {
    1 << +*begin(range);
    end(range);
};
template <class Range>
inline constexpr bool has_integers = has_member_begin<Range> || has_free_begin<Range>;
template <class Element, std::size_t size>
inline constexpr bool has_integers<Element[size]> = requires(Element element) {
    1 << +element;
};

// Stands for a range that does not have N elements. Its columns are far off the board; the
// conversions below return no such columns otherwise. A search that reports a placement with
// exactly these columns also gets fault::wrong_size. The placement is wrong in any case, so a
// separate hook to tell the two apart is not worth it.
template <int N> constexpr placement<N> wrong_size_marker() noexcept {
    placement<N> queens{};
    for (int row = 0; row < N; ++row) queens.put({row, 200 + row});
    return queens;
}

template <int N, class Range>
    requires has_integers<Range>
constexpr placement<N> as_placement(const Range& range) noexcept {
    placement<N> queens{};
    int row = 0;
    for (const auto column : range) {
        if (row == N) return wrong_size_marker<N>();
        queens.columns[row++] = stored_column<N>(+column);
    }
    return row == N ? queens : wrong_size_marker<N>();
}
template <int N> constexpr placement<N> as_placement(const grid<N>& board) noexcept {
    return to_placement(board);
}

} // namespace ctqueens::detail

#endif
