// SPDX-License-Identifier: BSL-1.0
// error (Clang): fold expression with 257 arguments exceeded expression nesting limit of 256
// [fold]
#include <utility>

template <int... numbers>
constexpr int add_up(std::integer_sequence<int, numbers...>)
{
    return (numbers + ...);
}

static_assert(add_up(std::make_integer_sequence<int, 256>()) == 256 * 255 / 2);
static_assert(add_up(std::make_integer_sequence<int, 257>()) == 257 * 256 / 2);
// [/fold]
