// SPDX-License-Identifier: BSL-1.0
// error (GCC): is outside the bounds of array type
// error (Clang): assignment to dereferenced one-past-the-end pointer is not allowed in a constant expression
#include <ctqueens/placement.hpp>

using ctqueens::placement;

template <int N>
constexpr placement<N> reflect(const placement<N>& queens)
{
    placement<N> image{};
    for (int row = 0; row < N; ++row) {
        image.columns[queens[row]] = static_cast<std::uint8_t>(row);
    }
    return image;
}

// [typing_error]
constexpr placement<8> typing_error = {0, 4, 7, 5, 2, 6, 1, 8}; // there is no column 8
constexpr placement<8> reflected = reflect(typing_error);
// [/typing_error]
