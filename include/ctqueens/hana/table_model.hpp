// SPDX-License-Identifier: BSL-1.0
/// @file
/// Tables as models of Hana's concepts.
#ifndef CTQUEENS_HANA_TABLE_MODEL_HPP
#define CTQUEENS_HANA_TABLE_MODEL_HPP

#include <ctqueens/hana/placement_model.hpp>
#include <ctqueens/solutions.hpp>

#include <boost/hana/bool.hpp>
#include <boost/hana/equal.hpp>
#include <boost/hana/fwd/any_of.hpp>
#include <boost/hana/fwd/at.hpp>
#include <boost/hana/fwd/core/tag_of.hpp>
#include <boost/hana/fwd/drop_front.hpp>
#include <boost/hana/fwd/is_empty.hpp>
#include <boost/hana/fwd/length.hpp>
#include <boost/hana/fwd/unpack.hpp>
#include <boost/hana/integral_constant.hpp>

namespace ctqueens {

/// The Hana tag for tables. As in a std::array, the number of elements is part of the type, and the
/// elements are values: the placements. Tables are
/// - Foldable and Iterable: the elements are in table order, and drop_front() returns a shorter table.
/// - Searchable: the placements are both keys and values. As always in Hana, any_of() and contains()
///   work on values, and find_if() needs a predicate that returns an IntegralConstant.
/// - Comparable: tables of different sizes are unequal, and comparing them needs only their types.
///
/// Folding passes all placements as arguments to one call, so it is meant for small tables (up to about
/// N = 8).
///
///     static_assert(hana::front(solutions<8>) == "15863724"_queens);
///     static_assert(hana::any_of(solutions<8>, is_solution));
struct table_tag
{};

namespace detail {

template <std::size_t dropped, int N, std::size_t count>
constexpr table<N, count - dropped> without_front(const table<N, count>& placements) noexcept
{
    table<N, count - dropped> rest{};
    for (std::size_t index = 0; index < rest.size(); ++index) {
        rest.rows[index] = placements.rows[dropped + index];
    }
    return rest;
}

} // namespace detail

} // namespace ctqueens

namespace boost::hana {

template <int N, std::size_t count>
struct tag_of<ctqueens::table<N, count>>
{
    using type = ctqueens::table_tag;
};

// Foldable
template <>
struct unpack_impl<ctqueens::table_tag>
{
    template <class Table, class Function>
    static constexpr decltype(auto) apply(const Table& placements, Function&& function)
    {
        return [&]<int... index>(ctqueens::detail::row_list<index...>) -> decltype(auto) {
            return static_cast<Function&&>(function)(placements[index]...);
        }(ctqueens::detail::row_indices<int(Table::size())>);
    }
};
template <>
struct length_impl<ctqueens::table_tag>
{
    template <class Table>
    static constexpr auto apply(const Table&) noexcept
    {
        return size_c<Table::size()>;
    }
};

// Iterable
template <>
struct at_impl<ctqueens::table_tag>
{
    template <class Table, class Index>
    static constexpr auto apply(const Table& placements, const Index&) noexcept
    {
        constexpr std::size_t index = Index::value;
        constexpr bool is_solution = index < Table::size();
        static_assert(is_solution,
                      "ctqueens: hana::at() of a table needs the index of one of its solutions");
        return placements[is_solution ? index : 0];
    }
};
template <>
struct is_empty_impl<ctqueens::table_tag>
{
    template <class Table>
    static constexpr auto apply(const Table&) noexcept
    {
        return bool_c<Table::empty()>;
    }
};
template <>
struct drop_front_impl<ctqueens::table_tag>
{
    template <class Table, class Count>
    static constexpr auto apply(const Table& placements, const Count&) noexcept
    {
        constexpr int dropped = ctqueens::detail::checked_drop<Count, Table::size()>();
        return ctqueens::detail::without_front<std::size_t(dropped)>(placements);
    }
};

// Searchable
template <>
struct any_of_impl<ctqueens::table_tag>
{
    template <class Table, class Predicate>
    static constexpr bool apply(const Table& placements, Predicate&& holds)
    {
        for (const auto& queens : placements) {
            if (holds(queens)) return true;
        }
        return false;
    }
};

// Comparable
template <>
struct equal_impl<ctqueens::table_tag, ctqueens::table_tag>
{
    template <class Table>
    static constexpr bool apply(const Table& a, const Table& b) noexcept
    {
        return a == b;
    }
    template <class A, class B>
    static constexpr auto apply(const A&, const B&) noexcept
    {
        return false_c;
    }
};

} // namespace boost::hana

#endif
