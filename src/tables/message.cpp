// SPDX-License-Identifier: BSL-1.0
#include <ctqueens/ctqueens.h>

const char* ctqueens_message(int32_t result) noexcept
{
    if (result >= 0) return "ctqueens: no error";
    switch (result) {
    case CTQUEENS_BAD_SIZE:
        return "ctqueens: n must be from 1 to 12";
    case CTQUEENS_BAD_INDEX:
        return "ctqueens: the index must be at least 0 and less than the count";
    case CTQUEENS_NULL_POINTER:
        return "ctqueens: a pointer is null";
    case CTQUEENS_BUFFER_TOO_SMALL:
        return "ctqueens: the buffer is too small";
    case CTQUEENS_OFF_THE_BOARD:
        return "ctqueens: rows and columns must be from 0 to n - 1";
    case CTQUEENS_NO_SOLUTION:
        return "ctqueens: the placement is not a solution";
    default:
        return "ctqueens: unknown error code";
    }
}
