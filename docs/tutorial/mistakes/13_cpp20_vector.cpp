// SPDX-License-Identifier: BSL-1.0
// error (GCC): is not a constant expression because it refers to a result of 'operator new'
// error (Clang): must be initialized by a constant expression
#include <vector>

// [mistake]
constexpr std::vector<int> columns = {0, 4, 7, 5, 2, 6, 1, 3};
// [/mistake]
