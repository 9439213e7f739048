// SPDX-License-Identifier: BSL-1.0
#include "argument_errors.hpp"

namespace {

constexpr ctqueens_square to_c(ctqueens::square at) noexcept
{
    return {static_cast<uint8_t>(at.row), static_cast<uint8_t>(at.column)};
}

} // namespace

int32_t ctqueens_check(int32_t n, const uint8_t* columns, ctqueens_square* attacking) noexcept
{
    if (const int32_t error = ctqueens::compiled::error_in(n, columns, static_cast<size_t>(n))) {
        return error;
    }
    const ctqueens::attacking_pair pair = ctqueens::find_attack({columns, n});
    if (pair && attacking != nullptr) {
        attacking[0] = to_c(pair.first);
        attacking[1] = to_c(pair.second);
    }
    return pair ? 0 : 1;
}
