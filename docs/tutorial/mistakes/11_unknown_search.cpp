// SPDX-License-Identifier: BSL-1.0
// error: no search has this name (allowed: permutation, iterative, bitmask)
#include "../code/11_names.hpp"

// [mistake]
constexpr bool is_found = (find_search("random"_name), true);
// [/mistake]
