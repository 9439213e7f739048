// SPDX-License-Identifier: BSL-1.0
// Turns a size given at run time into a template argument.
#ifndef CTQUEENS_SITE_BY_SIZE_HPP
#define CTQUEENS_SITE_BY_SIZE_HPP

#include "situation.hpp"

namespace ctqueens::site {

template <int N>
struct size_constant
{
    static constexpr int value = N;
};

// Returns answer(size_constant<size>()). `size` must be from least_size to greatest_size.
template <int N = least_size, class Answer>
constexpr auto by_size(int size, Answer answer) noexcept
{
    if constexpr (N < greatest_size) {
        if (size != N) {
            return by_size<N + 1>(size, answer);
        }
    }
    return answer(size_constant<N>());
}

} // namespace ctqueens::site

#endif
