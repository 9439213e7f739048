// SPDX-License-Identifier: BSL-1.0
// error: there are the searches permutation, iterative and bitmask
#include "../code/11_names.hpp"

// [mistake]
constexpr bool is_found = (find_search("random"_name), true);
// [/mistake]
