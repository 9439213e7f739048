// SPDX-License-Identifier: BSL-1.0
// error (GCC): call to non-'constexpr' function
// error (Clang): non-constexpr function 'operator[]' cannot be used in a constant expression
#include <array>

// [mistake]
constexpr std::array<int, 8> first_row()
{
    std::array<int, 8> columns{};
    columns[0] = 4;
    return columns;
}
constexpr std::array<int, 8> columns = first_row();
// [/mistake]
