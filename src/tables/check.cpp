// SPDX-License-Identifier: BSL-1.0
#include "argument_errors.hpp"

namespace {

using ctqueens::square;

constexpr ctqueens_square to_c(square at) noexcept
{
    return {static_cast<uint8_t>(at.row), static_cast<uint8_t>(at.column)};
}

} // namespace

int32_t ctqueens_check(int32_t n, const uint8_t* columns, ctqueens_square* attacking) noexcept
{
    if (const int32_t error = ctqueens::compiled::error_in(n, columns)) {
        return error;
    }
    for (int row = 0; row < n; ++row) {
        for (int above = 0; above < row; ++above) {
            const square first{above, columns[above]};
            const square second{row, columns[row]};
            if (attacks(first, second)) {
                if (attacking != nullptr) {
                    attacking[0] = to_c(first);
                    attacking[1] = to_c(second);
                }
                return 0;
            }
        }
    }
    return 1;
}
