// SPDX-License-Identifier: BSL-1.0
/// @file
/// Enumerates the permutations of any sequence by recursive swaps (article 000).
#ifndef CTQUEENS_SEARCH_FOR_EACH_PERMUTATION_HPP
#define CTQUEENS_SEARCH_FOR_EACH_PERMUTATION_HPP

#include <ctqueens/placement.hpp>

namespace ctqueens::search {

namespace detail {

template <class Element>
constexpr void swap(Element& one, Element& other)
{
    Element kept = static_cast<Element&&>(one);
    one = static_cast<Element&&>(other);
    other = static_cast<Element&&>(kept);
}

template <class Sequence, class Index, class Visit>
constexpr void permute(Sequence& sequence, Index size, Index position, Visit& visit)
{
    if (position >= size) {
        visit(sequence);
        return;
    }
    permute(sequence, size, position + 1, visit); // the element at `position` stays in place
    for (Index other = position + 1; other < size; ++other) {
        detail::swap(sequence[position], sequence[other]);
        permute(sequence, size, position + 1, visit);
        detail::swap(sequence[position], sequence[other]);
    }
}

} // namespace detail

/// Calls `visit(sequence)` for each permutation of the first `size` elements of a sequence. Recursive
/// swaps generate the permutations and determine their order (article 000, see docs/articles.md). Makes
/// size! calls, even if some elements are equal. Restores the original order at the end. The sequence's
/// operator[] must return a reference to a movable element; `Index` is int or a wider type.
///
///     constexpr int count_permutations()
///     {
///         char letters[] = {'a', 'b', 'c', 'd'};
///         int count = 0;
///         search::for_each_permutation(letters, 4, [&](const auto&) { ++count; });
///         return count;
///     }
///     static_assert(count_permutations() == 24);
template <class Sequence, class Index, class Visit>
constexpr void for_each_permutation(Sequence& sequence, Index size, Visit visit)
{
    detail::permute(sequence, size, Index(), visit);
}

} // namespace ctqueens::search

#endif
