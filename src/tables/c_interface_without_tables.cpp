// SPDX-License-Identifier: BSL-1.0
// The C functions that need no table, in an object file of their own, so that programs that use
// only these do not link any table.
#include "c_interface.hpp"

#include <ctqueens/parse/result.hpp>

namespace {

using namespace ctqueens;

constexpr ctqueens_square to_c(square at) noexcept {
    return {static_cast<uint8_t>(at.row), static_cast<uint8_t>(at.column)};
}

constexpr int text_errors = CTQUEENS_ENDS_EARLY - CTQUEENS_NO_NOTATION + 1;
static_assert(text_errors == static_cast<int>(parse_error::no_notation));

// What describe() says about the errors in a text, with the prefix of all messages.
struct prefixed_messages {
    char all[text_errors][80]{};

    constexpr prefixed_messages() noexcept {
        for (int error = 0; error < text_errors; ++error) {
            char* const rest = append(all[error], "ctqueens: ");
            append(rest, describe(static_cast<parse_error>(error + 1)));
        }
    }

    // Returns the end of the text.
    static constexpr char* append(char* out, const char* text) noexcept {
        while (*text != '\0') *out++ = *text++;
        return out;
    }
};
constexpr prefixed_messages text_messages;

} // namespace

int32_t ctqueens_count(int32_t n) noexcept {
    return has_table(n) ? static_cast<int32_t>(published_counts[n]) : CTQUEENS_BAD_SIZE;
}

int32_t ctqueens_fundamental_count(int32_t n) noexcept {
    if (!has_table(n)) return CTQUEENS_BAD_SIZE;
    return static_cast<int32_t>(published_fundamental_counts[n]);
}

int32_t ctqueens_check(int32_t n, const uint8_t* columns, ctqueens_square* attacking) noexcept {
    if (const int32_t error =
            c_interface::error_in(n, columns, static_cast<size_t>(n), max_placement_size))
        return error;
    const attacking_pair pair = find_attack({columns, n});
    if (pair && attacking != nullptr) {
        attacking[0] = to_c(pair.first);
        attacking[1] = to_c(pair.second);
    }
    return pair ? 0 : 1;
}

const char* ctqueens_message(int32_t result) noexcept {
    if (result >= 0) return "ctqueens: no error";
    switch (result) {
    case CTQUEENS_BAD_SIZE:
        return "ctqueens: n must be from 1 to 12 (from 1 to 255 for ctqueens_check)";
    case CTQUEENS_BAD_INDEX:
        return "ctqueens: the index must be at least 0 and less than the count";
    case CTQUEENS_NULL_POINTER: return "ctqueens: a pointer is null";
    case CTQUEENS_BUFFER_TOO_SMALL: return "ctqueens: the buffer is too small";
    case CTQUEENS_OFF_THE_BOARD: return "ctqueens: rows and columns must be from 0 to n - 1";
    case CTQUEENS_NO_SOLUTION: return "ctqueens: the placement is not a solution";
    default: break;
    }
    const int64_t error = int64_t(CTQUEENS_ENDS_EARLY) - result;
    if (error < 0 || error >= text_errors) return "ctqueens: unknown error code";
    return text_messages.all[error];
}
