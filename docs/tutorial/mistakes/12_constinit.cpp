// SPDX-License-Identifier: BSL-1.0
// error: does not have a constant initializer
#include "../code/12_no_cost_at_start.cpp"

// [constinit]
constinit const collection promised = search_all();
// [/constinit]
