// SPDX-License-Identifier: BSL-1.0
// The laws of Hana's concepts, as its reference documentation states them, for any model: each
// check takes some objects and says whether the laws hold for these.
#ifndef CTQUEENS_TESTS_HANA_LAWS_HPP
#define CTQUEENS_TESTS_HANA_LAWS_HPP

#include <boost/hana/all_of.hpp>
#include <boost/hana/any_of.hpp>
#include <boost/hana/ap.hpp>
#include <boost/hana/at.hpp>
#include <boost/hana/at_key.hpp>
#include <boost/hana/back.hpp>
#include <boost/hana/bool.hpp>
#include <boost/hana/chain.hpp>
#include <boost/hana/concept/constant.hpp>
#include <boost/hana/contains.hpp>
#include <boost/hana/core/make.hpp>
#include <boost/hana/core/tag_of.hpp>
#include <boost/hana/core/to.hpp>
#include <boost/hana/drop_front.hpp>
#include <boost/hana/equal.hpp>
#include <boost/hana/find.hpp>
#include <boost/hana/find_if.hpp>
#include <boost/hana/first.hpp>
#include <boost/hana/fold_left.hpp>
#include <boost/hana/fold_right.hpp>
#include <boost/hana/for_each.hpp>
#include <boost/hana/front.hpp>
#include <boost/hana/functional/always.hpp>
#include <boost/hana/functional/compose.hpp>
#include <boost/hana/functional/curry.hpp>
#include <boost/hana/functional/id.hpp>
#include <boost/hana/greater.hpp>
#include <boost/hana/greater_equal.hpp>
#include <boost/hana/integral_constant.hpp>
#include <boost/hana/is_disjoint.hpp>
#include <boost/hana/is_empty.hpp>
#include <boost/hana/is_subset.hpp>
#include <boost/hana/length.hpp>
#include <boost/hana/less.hpp>
#include <boost/hana/less_equal.hpp>
#include <boost/hana/lift.hpp>
#include <boost/hana/none_of.hpp>
#include <boost/hana/not_equal.hpp>
#include <boost/hana/optional.hpp>
#include <boost/hana/range.hpp>
#include <boost/hana/second.hpp>
#include <boost/hana/transform.hpp>
#include <boost/hana/tuple.hpp>
#include <boost/hana/unpack.hpp>

#include <type_traits>

namespace laws {

namespace hana = boost::hana;

// The truth of a Logical, which is a constant or a value.
template <class Logical> constexpr bool holds(const Logical& logical) {
    if constexpr (hana::Constant<typename hana::tag_of<Logical>::type>::value) {
        return static_cast<bool>(Logical::value);
    } else {
        return static_cast<bool>(logical);
    }
}

constexpr bool implies(bool condition, bool conclusion) { return !condition || conclusion; }

constexpr bool equal(const auto& a, const auto& b) { return holds(hana::equal(a, b)); }

// Reflexivity, symmetry, transitivity.
constexpr bool comparable(const auto& a, const auto& b, const auto& c) {
    return equal(a, a) && equal(a, b) == equal(b, a) &&
           implies(equal(a, b) && equal(b, c), equal(a, c)) &&
           holds(hana::not_equal(a, b)) == !equal(a, b);
}

// Antisymmetry, transitivity, totality; the four comparisons agree.
constexpr bool orderable(const auto& a, const auto& b, const auto& c) {
    const auto less = [](const auto& x, const auto& y) { return holds(hana::less(x, y)); };
    const auto less_equal = [](const auto& x, const auto& y) {
        return holds(hana::less_equal(x, y));
    };
    return implies(less_equal(a, b) && less_equal(b, a), equal(a, b)) &&
           implies(equal(a, b), less_equal(a, b)) &&
           implies(less_equal(a, b) && less_equal(b, c), less_equal(a, c)) &&
           (less_equal(a, b) || less_equal(b, a)) && less(a, b) == !less_equal(b, a) &&
           holds(hana::greater(a, b)) == less(b, a) &&
           holds(hana::greater_equal(a, b)) == less_equal(b, a);
}

// Folding an object is the same as folding its linearisation, from either side.
constexpr bool foldable(const auto& xs) {
    const auto list = hana::unpack(xs, hana::make_tuple);
    const auto pair = [](const auto& a, const auto& b) { return hana::make_tuple(a, b); };
    return hana::length(xs) == hana::length(list) && equal(hana::to_tuple(xs), list) &&
           equal(hana::fold_left(xs, hana::nothing, pair),
                 hana::fold_left(list, hana::nothing, pair)) &&
           equal(hana::fold_right(xs, hana::nothing, pair),
                 hana::fold_right(list, hana::nothing, pair));
}

// Objects are equal if and only if their elements are equal at each index.
constexpr bool equal_by_elements(const auto& xs, const auto& ys) {
    constexpr std::size_t length = decltype(hana::length(xs))::value;
    bool same = decltype(hana::length(ys))::value == length;
    hana::for_each(hana::make_range(hana::size_c<0>, hana::size_c<length>), [&](auto index) {
        same = same && equal(hana::at(xs, index), hana::at(ys, index));
    });
    return equal(xs, ys) == same;
}

// front() and drop_front() split an object in two; at() indexes the linearisation.
constexpr bool iterable(const auto& xs) {
    const auto list = hana::to_tuple(xs);
    constexpr std::size_t length = decltype(hana::length(xs))::value;
    bool good = decltype(hana::is_empty(xs))::value == (length == 0);
    hana::for_each(hana::make_range(hana::size_c<0>, hana::size_c<length + 2>), [&](auto index) {
        const auto rest = hana::drop_front(xs, index);
        good = good && equal(hana::to_tuple(rest), hana::drop_front(list, index)) &&
               std::is_same_v<typename hana::tag_of<decltype(rest)>::type,
                              typename hana::tag_of<decltype(xs)>::type>;
        if constexpr (index() < length) {
            good = good && equal(hana::at(xs, index), hana::at(list, index)) &&
                   equal(hana::front(rest), hana::at(list, index));
        }
    });
    if constexpr (length > 0) good = good && equal(hana::back(xs), hana::back(list));
    return good;
}

// The quantifiers agree with each other and with the linearisation; what is found is there. (These
// are for objects whose keys are their elements.)
constexpr bool searchable(const auto& xs, const auto& key, const auto& predicate) {
    const auto list = hana::to_tuple(xs);
    const auto opposite = [&](const auto& x) { return !predicate(x); };
    const bool is_empty = decltype(hana::length(list))::value == 0;
    const auto always = hana::always(hana::true_c);
    const auto never = hana::always(hana::false_c);
    bool found = equal(hana::find_if(xs, never), hana::nothing);
    if constexpr (decltype(hana::length(list))::value == 0) {
        found = found && equal(hana::find_if(xs, always), hana::nothing);
    } else {
        found = found && equal(hana::find_if(xs, always), hana::just(hana::front(list)));
    }
    return found && holds(hana::any_of(xs, always)) == !is_empty &&
           holds(hana::any_of(xs, predicate)) == holds(hana::any_of(list, predicate)) &&
           holds(hana::any_of(xs, predicate)) == !holds(hana::all_of(xs, opposite)) &&
           holds(hana::none_of(xs, predicate)) == !holds(hana::any_of(xs, predicate)) &&
           holds(hana::contains(xs, key)) == holds(hana::any_of(list, hana::equal.to(key))) &&
           holds(hana::is_subset(xs, xs)) && holds(hana::is_disjoint(xs, xs)) == is_empty;
}

// The same for objects whose elements are pairs of keys and values: a key that is there, and one
// that is not. What is found is known from its type.
constexpr bool searchable_by_keys(const auto& xs, const auto& known, const auto& unknown) {
    const auto list = hana::to_tuple(xs);
    const auto is_known = hana::equal.to(known);
    const auto value = hana::second(hana::find_if(list, [&](const auto& entry) {
                                        return is_known(hana::first(entry));
                                    }).value());
    return holds(hana::contains(xs, known)) && !holds(hana::contains(xs, unknown)) &&
           holds(hana::any_of(xs, is_known)) && holds(hana::none_of(xs, hana::equal.to(unknown))) &&
           !holds(hana::all_of(xs, is_known)) && equal(hana::find(xs, known), hana::just(value)) &&
           equal(hana::find_if(xs, is_known), hana::find(xs, known)) &&
           equal(hana::find(xs, unknown), hana::nothing) && equal(hana::at_key(xs, known), value);
}

// The laws for objects without state, which differ only by type.
constexpr bool same(const auto& a, const auto& b) {
    return std::is_same_v<decltype(a), decltype(b)>;
}

// Identity and composition.
constexpr bool functor(const auto& xs, const auto& f, const auto& g) {
    return same(hana::transform(xs, hana::id), xs) &&
           same(hana::transform(xs, hana::compose(f, g)),
                hana::transform(hana::transform(xs, g), f));
}

// Identity, composition, homomorphism and interchange.
template <class Applicative>
constexpr bool applicative(const auto& xs, const auto& fs, const auto& gs, const auto& x) {
    const auto lift = hana::lift<Applicative>;
    const auto f = hana::id;
    const auto apply_to_x = [](auto function) { return function(std::decay_t<decltype(x)>()); };
    return same(hana::ap(lift(hana::id), xs), xs) &&
           same(hana::ap(fs, hana::ap(gs, xs)),
                hana::ap(hana::ap(hana::transform(fs, hana::curry<2>(hana::compose)), gs), xs)) &&
           same(hana::ap(lift(f), lift(x)), lift(f(x))) &&
           same(hana::ap(fs, lift(x)), hana::ap(lift(apply_to_x), fs));
}

// In a monad, functions are applied in the order of chain().
constexpr bool monadic_ap(const auto& fs, const auto& xs) {
    return same(hana::ap(fs, xs), hana::chain(fs, [=](auto f) { return hana::transform(xs, f); }));
}

// Left and right identity, associativity.
template <class Monad>
constexpr bool monad(const auto& xs, const auto& x, const auto& f, const auto& g) {
    const auto lift = hana::lift<Monad>;
    return same(hana::chain(lift(x), f), f(x)) && same(hana::chain(xs, lift), xs) &&
           same(hana::chain(hana::chain(xs, f), g),
                hana::chain(xs, [=](auto each) { return hana::chain(f(each), g); }));
}

} // namespace laws

#endif
