// SPDX-License-Identifier: BSL-1.0
// error (GCC): is not a constant expression because it refers to a result of 'operator new'
// error (Clang): call to consteval function 'solve' is not a constant expression
#include <vector>

consteval std::vector<int> solve()
{
    return {0, 4, 7, 5, 2, 6, 1, 3};
}

// The vector is freed once its size is known. C++23 accepts this, C++20 does not.
inline constexpr auto solution_size = solve().size();
