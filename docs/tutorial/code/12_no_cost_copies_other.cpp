// SPDX-License-Identifier: BSL-1.0
#include "12_no_cost_copies.hpp"

const void* copied_in_other();
const void* shared_in_other();
const void* shared_too_in_other();

// [addresses]
const void* copied_in_other()
{
    return &copied;
}
const void* shared_in_other()
{
    return &shared;
}
const void* shared_too_in_other()
{
    return &shared_too<8>;
}
// [/addresses]
