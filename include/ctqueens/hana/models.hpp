// SPDX-License-Identifier: BSL-1.0
/// @file
/// Squares, placements and tables as models of Hana's concepts.
#ifndef CTQUEENS_HANA_MODELS_HPP
#define CTQUEENS_HANA_MODELS_HPP

#include <ctqueens/detail/index_list.hpp>
#include <ctqueens/detail/table.hpp>
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
#include <boost/hana/fwd/length.hpp>
#include <boost/hana/fwd/second.hpp>
#include <boost/hana/fwd/unpack.hpp>
#include <boost/hana/integral_constant.hpp>
#include <boost/hana/less.hpp>
#include <boost/hana/not_equal.hpp>

#include <type_traits>

namespace ctqueens {

/// The Hana tag for squares. A square is a Product of its row and its column, both of type int.
///
///     static_assert(hana::second("e4"_square) == 4);
struct square_tag {};

/// The Hana tag for placements of all sizes. As in a std::array, the number of elements is part of
/// the type, and the elements are values: the columns, as int. Placements are
/// - Foldable and Iterable: the elements are in row order, and drop_front() returns a `lower_rows`.
/// - Searchable: the columns are both keys and values. As always in Hana, any_of() and contains()
/// work
///   on values, and find_if() needs a predicate that returns an IntegralConstant.
/// - Comparable and Orderable: smaller boards come first, and boards of the same size are compared
///   lexicographically. Comparing boards of different sizes needs only their types.
///
/// Placements are not Sequences, because a Sequence must be able to hold elements of any type. To
/// get a Sequence, call hana::to_tuple().
///
///     static_assert(hana::at_c<3>("15863724"_queens) == 5);
///     static_assert(hana::sum<int>("15863724"_queens) == 28);
struct placement_tag {};

/// The rows of a placement from row `first` down (0 < first <= N). drop_front() returns this type.
///
///     static_assert(hana::front(hana::drop_front("15863724"_queens)) == 4);
template <int N, int first>
struct lower_rows {
    /// The tag that Hana dispatches on.
    using hana_tag = placement_tag;

    /// The whole placement. The rows above row `first` are ignored.
    placement<N> queens;
};

/// The Hana tag for tables. Like placements, tables are Foldable, Iterable, Searchable and
/// Comparable, but not Orderable. The elements are the placements in table order, and drop_front()
/// returns a shorter table.
///
/// Folding passes all placements as arguments to one call, so it is meant for small tables (up to
/// about N = 8).
///
///     static_assert(hana::front(solutions<8>) == "15863724"_queens);
///     static_assert(hana::any_of(solutions<8>, is_solution));
struct table_tag {};

namespace detail {

// The tags of arrays, which share most of their models.
template <class Tag>
concept array_tag = std::is_same_v<Tag, placement_tag> || std::is_same_v<Tag, table_tag>;

// Describes the elements of a placement, a lower_rows or a table.
template <class Array>
struct elements_of;
template <int N>
struct elements_of<placement<N>> {
    static constexpr int board = N, length = N;
    static constexpr int at(const placement<N>& queens, int row) { return queens[row]; }
    template <int dropped>
    static constexpr lower_rows<N, dropped> drop(const placement<N>& queens) {
        return {queens};
    }
};
template <int N, int first>
struct elements_of<lower_rows<N, first>> {
    static constexpr int board = N, length = N - first;
    static constexpr int at(const lower_rows<N, first>& lower, int row) {
        return lower.queens[first + row];
    }
    template <int dropped>
    static constexpr lower_rows<N, first + dropped> drop(const lower_rows<N, first>& lower) {
        return {lower.queens};
    }
};
template <int N, std::size_t count>
struct elements_of<table<N, count>> {
    static constexpr int length = static_cast<int>(count);
    static constexpr const placement<N>& at(const table<N, count>& placements, int index) {
        return placements.rows[index];
    }
    template <int dropped>
    static constexpr auto drop(const table<N, count>& placements) {
        table<N, count - dropped> rest{};
        for (std::size_t index = 0; index < rest.size(); ++index) {
            rest.rows[index] = placements.rows[dropped + index];
        }
        return rest;
    }
};

template <class Array>
inline constexpr int length_of = elements_of<Array>::length;

// Returns the first index at which two arrays differ, or their length if they are equal.
template <class Array>
constexpr int first_difference(const Array& a, const Array& b) noexcept {
    using elements = elements_of<Array>;
    int index = 0;
    while (index < elements::length && elements::at(a, index) == elements::at(b, index)) {
        ++index;
    }
    return index;
}

// Whether a constant is at least 0 and less than `length`.
template <class Index, unsigned length>
inline constexpr bool is_below = static_cast<unsigned long long>(Index::value) < length;

} // namespace detail

} // namespace ctqueens

namespace boost::hana {

// Product, which implies Comparable, Orderable and Foldable
template <>
struct tag_of<ctqueens::square> {
    using type = ctqueens::square_tag;
};
template <>
struct make_impl<ctqueens::square_tag> {
    static constexpr ctqueens::square apply(int row, int column) noexcept { return {row, column}; }
};
template <>
struct first_impl<ctqueens::square_tag> {
    static constexpr int apply(ctqueens::square field) noexcept { return field.row; }
};
template <>
struct second_impl<ctqueens::square_tag> {
    static constexpr int apply(ctqueens::square field) noexcept { return field.column; }
};

template <int N>
struct tag_of<ctqueens::placement<N>> {
    using type = ctqueens::placement_tag;
};
template <int N, std::size_t count>
struct tag_of<ctqueens::table<N, count>> {
    using type = ctqueens::table_tag;
};

// Foldable
template <ctqueens::detail::array_tag Tag>
struct unpack_impl<Tag> {
    template <class Array, class Function>
    static constexpr decltype(auto) apply(const Array& array, Function&& function) {
        using elements = ctqueens::detail::elements_of<Array>;
        return [&]<int... index>(ctqueens::detail::index_list<index...>)->decltype(auto) {
            return static_cast<Function&&>(function)(elements::at(array, index)...);
        }
        (ctqueens::detail::indices<elements::length>);
    }
};
template <ctqueens::detail::array_tag Tag>
struct length_impl<Tag> {
    template <class Array>
    static constexpr auto apply(const Array&) noexcept {
        return size_c<ctqueens::detail::length_of<Array>>;
    }
};

// Iterable
template <ctqueens::detail::array_tag Tag>
struct at_impl<Tag> {
    template <class Array, class Index>
    static constexpr auto apply(const Array& array, const Index&) noexcept {
        using elements = ctqueens::detail::elements_of<Array>;
        constexpr bool is_index = ctqueens::detail::is_below<Index, elements::length>;
        constexpr bool is_table = std::is_same_v<Tag, ctqueens::table_tag>;
        static_assert(is_index || is_table,
                      "ctqueens: hana::at() of a placement needs the index of one of its rows");
        static_assert(is_index || !is_table,
                      "ctqueens: hana::at() of a table needs the index of one of its solutions");
        return elements::at(array, is_index ? static_cast<int>(Index::value) : 0);
    }
};
template <ctqueens::detail::array_tag Tag>
struct is_empty_impl<Tag> {
    template <class Array>
    static constexpr auto apply(const Array&) noexcept {
        return bool_c<ctqueens::detail::length_of<Array> == 0>;
    }
};
template <ctqueens::detail::array_tag Tag>
struct drop_front_impl<Tag> {
    template <class Array, class Count>
    static constexpr auto apply(const Array& array, const Count&) noexcept {
        using elements = ctqueens::detail::elements_of<Array>;
        static_assert(Count::value >= 0,
                      "ctqueens: hana::drop_front() needs a count that is not negative");
        if constexpr (Count::value == 0) {
            return array; // lower_rows<N, 0> would be a different type
        } else if constexpr (ctqueens::detail::is_below<Count, elements::length>) {
            return elements::template drop<static_cast<int>(Count::value)>(array);
        } else {
            return elements::template drop<elements::length>(array);
        }
    }
};

// Searchable
template <ctqueens::detail::array_tag Tag>
struct any_of_impl<Tag> {
    template <class Array, class Predicate>
    static constexpr bool apply(const Array& array, Predicate&& holds) {
        for (int index = 0; index < ctqueens::detail::length_of<Array>; ++index) {
            if (holds(ctqueens::detail::elements_of<Array>::at(array, index))) return true;
        }
        return false;
    }
};

// Comparable and, for placements, Orderable
template <ctqueens::detail::array_tag Tag>
struct equal_impl<Tag, Tag> {
    template <class Array>
    static constexpr bool apply(const Array& a, const Array& b) noexcept {
        return ctqueens::detail::first_difference(a, b) == ctqueens::detail::length_of<Array>;
    }
    template <class A, class B>
    static constexpr auto apply(const A&, const B&) noexcept {
        return false_c;
    }
};
template <>
struct less_impl<ctqueens::placement_tag, ctqueens::placement_tag> {
    template <class Rows>
    static constexpr bool apply(const Rows& a, const Rows& b) noexcept {
        using elements = ctqueens::detail::elements_of<Rows>;
        const int row = ctqueens::detail::first_difference(a, b);
        return row < elements::length && elements::at(a, row) < elements::at(b, row);
    }
    template <class A, class B>
    static constexpr auto apply(const A&, const B&) noexcept {
        using a = ctqueens::detail::elements_of<A>;
        using b = ctqueens::detail::elements_of<B>;
        constexpr bool is_less = a::board != b::board ? a::board < b::board : a::length > b::length;
        return bool_c<is_less>;
    }
};

} // namespace boost::hana

#endif
