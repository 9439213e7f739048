// SPDX-License-Identifier: BSL-1.0
/// @file
/// Compares arrays.
#ifndef CTQUEENS_DETAIL_EQUAL_ARRAYS_HPP
#define CTQUEENS_DETAIL_EQUAL_ARRAYS_HPP

#include <cstddef>

namespace ctqueens::detail {

// Returns whether all elements of two arrays are equal. Classes with an array call this instead of
// defaulting operator==, because GCC 14 to 16 evaluate a defaulted one wrongly: see
// docs/gcc-comparisons.md.
template <class Element, std::size_t size>
constexpr bool equal_arrays(const Element (&one)[size], const Element (&other)[size]) noexcept {
    for (std::size_t index = 0; index < size; ++index) {
        if (!(one[index] == other[index])) return false;
    }
    return true;
}

} // namespace ctqueens::detail

#endif
