// SPDX-License-Identifier: BSL-1.0
/// @file
/// Placements and tables as models of Hana's concepts.
#ifndef CTQUEENS_HANA_MODELS_HPP
#define CTQUEENS_HANA_MODELS_HPP

#include <ctqueens/placement.hpp>
#include <ctqueens/table.hpp>

#include <boost/hana/bool.hpp>
#include <boost/hana/concept/foldable.hpp>
#include <boost/hana/concept/iterable.hpp>
#include <boost/hana/concept/searchable.hpp>
#include <boost/hana/core/tag_of.hpp>
#include <boost/hana/equal.hpp>
#include <boost/hana/integral_constant.hpp>
#include <boost/hana/length.hpp>
#include <boost/hana/less.hpp>
#include <boost/hana/not_equal.hpp>

#include <type_traits>

namespace ctqueens {

/// @addtogroup hana
/// @{

/// The Hana tag for placements of all sizes. As in a std::array, the number of elements is part of
/// the type, and the elements are values: the columns, as int. Placements are
/// - Foldable and Iterable: the elements are in row order, and drop_front() returns a `lower_rows`.
/// - Searchable: the columns are both keys and values. As always in Hana, any_of() and contains()
///   work on values, and find_if() needs a predicate that returns an IntegralConstant.
/// - Comparable and Orderable: smaller boards come first. On boards of the same size, more rows
///   come first, and equally many rows are compared lexicographically. So only the types decide,
///   unless these are the same.
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
template <int N, int first> struct lower_rows {
    /// The tag that Hana dispatches on.
    using hana_tag = placement_tag;

    /// The whole placement. The rows above row `first` are ignored.
    placement<N> queens;

    /// Returns the number of rows.
    [[nodiscard]] static constexpr std::size_t size() noexcept { return N - first; }
    /// Returns the column of the queen in row `first + row`.
    [[nodiscard]] constexpr int operator[](int row) const noexcept { return queens[first + row]; }
    /// Returns an iterator to the column of row `first`.
    [[nodiscard]] constexpr auto begin() const noexcept {
        return typename placement<N>::iterator{queens.columns + first};
    }
    /// Returns the end iterator.
    [[nodiscard]] constexpr auto end() const noexcept { return queens.end(); }
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

// The size of the board that a placement or a lower_rows is part of.
template <class Rows> inline constexpr int board_size_of = Rows::size();
template <int N, int first> inline constexpr int board_size_of<lower_rows<N, first>> = N;

// Calls a function with all elements of an array.
template <class Array, class Function, int... index>
constexpr decltype(auto) unpack_array(const Array& array, Function&& function,
                                      index_list<index...>) {
    return static_cast<Function&&>(function)(array[index]...);
}

// Returns an array without its first elements.
template <int dropped, int N>
constexpr lower_rows<N, dropped> drop_elements(const placement<N>& queens) noexcept {
    return {queens};
}
template <int dropped, int N, int first>
constexpr lower_rows<N, first + dropped> drop_elements(const lower_rows<N, first>& lower) noexcept {
    return {lower.queens};
}
template <int dropped, int N, std::size_t count>
constexpr auto drop_elements(const table<N, count>& placements) noexcept {
    table<N, count - dropped> rest{};
    for (std::size_t index = 0; index < rest.size(); ++index) {
        rest.rows[index] = placements.rows[dropped + index];
    }
    return rest;
}

// Returns the first index at which two arrays differ, or their length if they are equal.
template <class Array>
constexpr std::size_t first_difference(const Array& a, const Array& b) noexcept {
    std::size_t index = 0;
    for (auto one = a.begin(), other = b.begin(); index < Array::size() && *one == *other;
         ++index) {
        ++one;
        ++other;
    }
    return index;
}

// The value of a constant, or the length of an array if it has no element with this index.
template <class Index, class Array>
inline constexpr int index_or_length = static_cast<unsigned long long>(Index::value) < Array::size()
                                           ? static_cast<int>(Index::value)
                                           : int{Array::size()};

} // namespace detail

/// @}

} // namespace ctqueens

namespace boost::hana {

template <int N> struct tag_of<ctqueens::placement<N>> { using type = ctqueens::placement_tag; };
template <int N, std::size_t count> struct tag_of<ctqueens::table<N, count>> {
    using type = ctqueens::table_tag;
};

// Foldable
template <ctqueens::detail::array_tag Tag> struct unpack_impl<Tag> {
    template <class Array, class Function>
    static constexpr decltype(auto) apply(const Array& array, Function&& function) {
        return ctqueens::detail::unpack_array(array, static_cast<Function&&>(function),
                                              ctqueens::detail::indices<int{Array::size()}>);
    }
};
template <ctqueens::detail::array_tag Tag> struct length_impl<Tag> {
    template <class Array> static constexpr auto apply(const Array&) noexcept {
        return size_c<Array::size()>;
    }
};

// Iterable
template <ctqueens::detail::array_tag Tag> struct at_impl<Tag> {
    template <class Array, class Index>
    static constexpr auto apply(const Array& array, const Index&) noexcept {
        constexpr int index = ctqueens::detail::index_or_length<Index, Array>;
        constexpr bool is_index = index < int{Array::size()};
        static_assert(is_index, "ctqueens: hana::at() needs the index of a row or of a solution");
        return array[is_index ? index : 0];
    }
};
template <ctqueens::detail::array_tag Tag> struct is_empty_impl<Tag> {
    template <class Array> static constexpr auto apply(const Array&) noexcept {
        return bool_c<Array::size() == 0>;
    }
};
template <ctqueens::detail::array_tag Tag> struct drop_front_impl<Tag> {
    template <class Array, class Count>
    static constexpr auto apply(const Array& array, const Count&) noexcept {
        static_assert(Count::value >= 0,
                      "ctqueens: hana::drop_front() needs a count that is not negative");
        if constexpr (Count::value == 0) {
            return array; // lower_rows<N, 0> would be a different type
        } else {
            return ctqueens::detail::drop_elements<ctqueens::detail::index_or_length<Count, Array>>(
                array);
        }
    }
};

// Searchable
template <ctqueens::detail::array_tag Tag> struct any_of_impl<Tag> {
    template <class Array, class Predicate>
    static constexpr bool apply(const Array& array, Predicate&& holds) {
        for (auto&& element : array) {
            if (holds(element)) return true;
        }
        return false;
    }
};

// Comparable and, for placements, Orderable
template <ctqueens::detail::array_tag Tag> struct equal_impl<Tag, Tag> {
    template <class Array> static constexpr bool apply(const Array& a, const Array& b) noexcept {
        return ctqueens::detail::first_difference(a, b) == Array::size();
    }
    template <class A, class B> static constexpr auto apply(const A&, const B&) noexcept {
        return false_c;
    }
};
template <> struct less_impl<ctqueens::placement_tag, ctqueens::placement_tag> {
    // Rows of the same type: lexicographic order.
    template <class Rows> static constexpr bool apply(const Rows& a, const Rows& b) noexcept {
        const std::size_t row = ctqueens::detail::first_difference(a, b);
        return row < Rows::size() && a[int(row)] < b[int(row)];
    }
    // Rows of different types: the smaller board first; on the same board, more rows first.
    template <class A, class B> static constexpr auto apply(const A&, const B&) noexcept {
        constexpr int a_board = ctqueens::detail::board_size_of<A>;
        constexpr int b_board = ctqueens::detail::board_size_of<B>;
        constexpr bool is_less = a_board != b_board ? a_board < b_board : A::size() > B::size();
        return bool_c<is_less>;
    }
};

} // namespace boost::hana

#endif
