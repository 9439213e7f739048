// SPDX-License-Identifier: BSL-1.0
/// @file
/// A list of types that is cheap to compile and models Hana's Monad concept.
#ifndef CTQUEENS_HANA_LIST_HPP
#define CTQUEENS_HANA_LIST_HPP

#include <boost/hana/concept/monad.hpp>
#include <boost/hana/fwd/ap.hpp>
#include <boost/hana/fwd/chain.hpp>
#include <boost/hana/fwd/lift.hpp>
#include <boost/hana/fwd/transform.hpp>
#include <boost/hana/fwd/unpack.hpp>

namespace ctqueens::list_monad {

/// The Hana tag for lists. Lists are Functors, Applicatives, Monads and Foldables.
struct list_tag
{};

/// A list of types, implemented as an empty class. In contrast, a hana::tuple stores values, so the
/// compiler must instantiate constructors, assignment operators and accessors for each element.
///
///     constexpr list_monad::list<hana::int_<1>, hana::int_<2>> numbers;
///     static_assert(hana::unpack(numbers, [](auto... number) { return (number.value + ...); }) == 3);
template <class... Element>
struct list
{
    /// The tag that Hana dispatches on.
    using hana_tag = list_tag;
};

namespace detail {

// Concatenates lists, eight at a time.
template <class... List>
struct concatenated;
template <>
struct concatenated<>
{
    using type = list<>;
};
template <class... A>
struct concatenated<list<A...>>
{
    using type = list<A...>;
};
template <class... A, class... B, class... Rest>
struct concatenated<list<A...>, list<B...>, Rest...> : concatenated<list<A..., B...>, Rest...>
{};
template <class... A, class... B, class... C, class... D, class... E, class... F, class... G,
          class... H, class... Rest>
struct concatenated<list<A...>, list<B...>, list<C...>, list<D...>, list<E...>, list<F...>,
                    list<G...>, list<H...>, Rest...>
    : concatenated<list<A..., B..., C..., D..., E..., F..., G..., H...>, Rest...>
{};

} // namespace detail

} // namespace ctqueens::list_monad

namespace boost::hana {

// Foldable
template <>
struct unpack_impl<ctqueens::list_monad::list_tag>
{
    template <class... Element, class Function>
    static constexpr decltype(auto) apply(ctqueens::list_monad::list<Element...>,
                                          Function&& function)
    {
        return static_cast<Function&&>(function)(Element{}...);
    }
};

// Functor
template <>
struct transform_impl<ctqueens::list_monad::list_tag>
{
    template <class... Element, class Function>
    static constexpr auto apply(ctqueens::list_monad::list<Element...>, Function&& function)
        -> ctqueens::list_monad::list<decltype(function(Element{}))...>
    {
        return {};
    }
};

// Applicative: applies every function to every element, as in Haskell.
template <>
struct lift_impl<ctqueens::list_monad::list_tag>
{
    template <class Element>
    static constexpr ctqueens::list_monad::list<Element> apply(const Element&)
    {
        return {};
    }
};
template <>
struct ap_impl<ctqueens::list_monad::list_tag>
{
    template <class Functions, class Elements>
    static constexpr auto apply(Functions functions, Elements elements)
    {
        return chain(functions, [=](auto function) { return transform(elements, function); });
    }
};

// Monad: applies the function to each element and concatenates the resulting lists.
template <>
struct chain_impl<ctqueens::list_monad::list_tag>
{
    template <class... Element, class Function>
    static constexpr auto apply(ctqueens::list_monad::list<Element...>, Function&& function) ->
        typename ctqueens::list_monad::detail::concatenated<decltype(function(Element{}))...>::type
    {
        return {};
    }
};

} // namespace boost::hana

#endif
