// SPDX-License-Identifier: BSL-1.0
#include "12_no_cost_copies.hpp"

const void* copied_in_one();
const void* shared_in_one();
const void* shared_too_in_one();

// [addresses]
const void* copied_in_one()
{
    return &copied;
}
const void* shared_in_one()
{
    return &shared;
}
const void* shared_too_in_one()
{
    return &shared_too<8>;
}
// [/addresses]
