// SPDX-License-Identifier: BSL-1.0
// The permutations of any sequence, by recursive swaps.
// [any]
#pragma once

#include <utility>

// Calls visit(sequence) for each order of the elements at the indices [first, end).
template <class Sequence, class Visit>
constexpr void for_each_permutation(Sequence& sequence, int first, int end, const Visit& visit)
{
    if (first == end) {
        visit(sequence);
        return;
    }
    for (int other = first; other < end; ++other) {
        std::swap(sequence[first], sequence[other]);
        for_each_permutation(sequence, first + 1, end, visit);
        std::swap(sequence[first], sequence[other]); // undo the swap
    }
}
// [/any]
