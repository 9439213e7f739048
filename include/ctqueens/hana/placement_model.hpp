// SPDX-License-Identifier: BSL-1.0
/// @file
/// Squares and placements as models of Hana's concepts.
#ifndef CTQUEENS_HANA_PLACEMENT_MODEL_HPP
#define CTQUEENS_HANA_PLACEMENT_MODEL_HPP

#include <ctqueens/placement.hpp>

#include <boost/hana/bool.hpp>
#include <boost/hana/equal.hpp>
#include <boost/hana/fwd/any_of.hpp>
#include <boost/hana/fwd/at.hpp>
#include <boost/hana/fwd/core/make.hpp>
#include <boost/hana/fwd/core/tag_of.hpp>
#include <boost/hana/fwd/drop_front.hpp>
#include <boost/hana/fwd/first.hpp>
#include <boost/hana/fwd/is_empty.hpp>
#include <boost/hana/fwd/second.hpp>
#include <boost/hana/fwd/unpack.hpp>
#include <boost/hana/integral_constant.hpp>
#include <boost/hana/less.hpp>
#include <boost/hana/not_equal.hpp>

namespace ctqueens {

/// The Hana tag for squares. A square is a Product of its row and its column, both of type int.
///
///     static_assert(hana::second("e4"_square) == 4);
struct square_tag
{};

/// The Hana tag for placements of all sizes. As in a std::array, the number of elements is part of the
/// type, and the elements are values: the columns, as int. Placements are
/// - Foldable and Iterable: the elements are in row order, and drop_front() returns a `lower_rows`.
/// - Searchable: the columns are both keys and values. As always in Hana, any_of() and contains() work
///   on values, and find_if() needs a predicate that returns an IntegralConstant.
/// - Comparable and Orderable: smaller boards come first, and boards of the same size are compared
///   lexicographically. Comparing boards of different sizes needs only their types.
///
/// Placements are not Sequences, because a Sequence must be able to hold elements of any type. To get a
/// Sequence, call hana::to_tuple().
///
///     static_assert(hana::at_c<3>("15863724"_queens) == 5);
///     static_assert(hana::sum<int>("15863724"_queens) == 28);
struct placement_tag
{};

/// The rows of a placement from row `first` down (0 < first <= N). drop_front() returns this type.
///
///     static_assert(hana::front(hana::drop_front("15863724"_queens)) == 4);
template <int N, int first>
struct lower_rows
{
    /// The tag that Hana dispatches on.
    using hana_tag = placement_tag;

    /// The whole placement. The rows above row `first` are ignored.
    placement<N> queens;
};

namespace detail {

// Provides the board size, the first row and the whole placement of a placement or a lower_rows.
template <class Rows>
struct rows_of;
template <int N>
struct rows_of<placement<N>>
{
    static constexpr int board = N;
    static constexpr int first = 0;
    static constexpr const placement<N>& whole(const placement<N>& queens) { return queens; }
};
template <int N, int first_row>
struct rows_of<lower_rows<N, first_row>>
{
    static constexpr int board = N;
    static constexpr int first = first_row;
    static constexpr const placement<N>& whole(const lower_rows<N, first_row>& lower)
    {
        return lower.queens;
    }
};
template <class Rows>
inline constexpr int row_count = rows_of<Rows>::board - rows_of<Rows>::first;

template <class Rows>
constexpr int column_in(const Rows& rows, int row) noexcept
{
    return rows_of<Rows>::whole(rows)[rows_of<Rows>::first + row];
}

// Returns the first row in which two placements differ, or the number of rows if they are equal.
template <class Rows>
constexpr int first_difference(const Rows& a, const Rows& b) noexcept
{
    int row = 0;
    while (row < row_count<Rows> && column_in(a, row) == column_in(b, row)) {
        ++row;
    }
    return row;
}

// Returns the number of elements that drop_front() removes from `length` elements.
template <class Count, unsigned length>
constexpr int checked_drop() noexcept
{
    static_assert(Count::value >= 0, "ctqueens: hana::drop_front() needs a count of at least 0");
    if constexpr (Count::value >= 0 && static_cast<unsigned long long>(Count::value) < length) {
        return static_cast<int>(Count::value);
    } else {
        return static_cast<int>(length);
    }
}

} // namespace detail

} // namespace ctqueens

namespace boost::hana {

// Product, which implies Comparable, Orderable and Foldable
template <>
struct tag_of<ctqueens::square>
{
    using type = ctqueens::square_tag;
};
template <>
struct make_impl<ctqueens::square_tag>
{
    static constexpr ctqueens::square apply(int row, int column) noexcept { return {row, column}; }
};
template <>
struct first_impl<ctqueens::square_tag>
{
    static constexpr int apply(ctqueens::square field) noexcept { return field.row; }
};
template <>
struct second_impl<ctqueens::square_tag>
{
    static constexpr int apply(ctqueens::square field) noexcept { return field.column; }
};

template <int N>
struct tag_of<ctqueens::placement<N>>
{
    using type = ctqueens::placement_tag;
};

// Foldable
template <>
struct unpack_impl<ctqueens::placement_tag>
{
    template <class Rows, class Function>
    static constexpr decltype(auto) apply(const Rows& rows, Function&& function)
    {
        return [&]<int... row>(ctqueens::detail::row_list<row...>) -> decltype(auto) {
            return static_cast<Function&&>(function)(ctqueens::detail::column_in(rows, row)...);
        }(ctqueens::detail::row_indices<ctqueens::detail::row_count<Rows>>);
    }
};

// Iterable
template <>
struct at_impl<ctqueens::placement_tag>
{
    template <class Rows, class Index>
    static constexpr int apply(const Rows& rows, const Index&) noexcept
    {
        constexpr int index = static_cast<int>(Index::value);
        constexpr bool is_row = index >= 0 && index < ctqueens::detail::row_count<Rows>;
        static_assert(is_row,
                      "ctqueens: hana::at() of a placement needs the index of one of its rows");
        return ctqueens::detail::column_in(rows, is_row ? index : 0);
    }
};
template <>
struct is_empty_impl<ctqueens::placement_tag>
{
    template <class Rows>
    static constexpr auto apply(const Rows&) noexcept
    {
        return bool_c<ctqueens::detail::row_count<Rows> == 0>;
    }
};
template <>
struct drop_front_impl<ctqueens::placement_tag>
{
    template <class Rows, class Count>
    static constexpr auto apply(const Rows& rows, const Count&) noexcept
    {
        using from = ctqueens::detail::rows_of<Rows>;
        constexpr int left = ctqueens::detail::row_count<Rows>;
        constexpr int dropped = ctqueens::detail::checked_drop<Count, left>();
        if constexpr (dropped == 0) {
            return rows; // lower_rows<N, 0> would be a different type
        } else {
            return ctqueens::lower_rows<from::board, from::first + dropped>{from::whole(rows)};
        }
    }
};

// Searchable
template <>
struct any_of_impl<ctqueens::placement_tag>
{
    template <class Rows, class Predicate>
    static constexpr bool apply(const Rows& rows, Predicate&& holds)
    {
        for (int row = 0; row < ctqueens::detail::row_count<Rows>; ++row) {
            if (holds(ctqueens::detail::column_in(rows, row))) return true;
        }
        return false;
    }
};

// Comparable and Orderable
template <>
struct equal_impl<ctqueens::placement_tag, ctqueens::placement_tag>
{
    template <class Rows>
    static constexpr bool apply(const Rows& a, const Rows& b) noexcept
    {
        return ctqueens::detail::first_difference(a, b) == ctqueens::detail::row_count<Rows>;
    }
    template <class A, class B>
    static constexpr auto apply(const A&, const B&) noexcept
    {
        return false_c;
    }
};
template <>
struct less_impl<ctqueens::placement_tag, ctqueens::placement_tag>
{
    template <class Rows>
    static constexpr bool apply(const Rows& a, const Rows& b) noexcept
    {
        const int row = ctqueens::detail::first_difference(a, b);
        return row < ctqueens::detail::row_count<Rows> &&
               ctqueens::detail::column_in(a, row) < ctqueens::detail::column_in(b, row);
    }
    template <class A, class B>
    static constexpr auto apply(const A&, const B&) noexcept
    {
        using a = ctqueens::detail::rows_of<A>;
        using b = ctqueens::detail::rows_of<B>;
        constexpr bool is_less = a::board != b::board ? a::board < b::board : a::first < b::first;
        return bool_c<is_less>;
    }
};

} // namespace boost::hana

#endif
