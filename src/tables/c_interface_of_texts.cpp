// SPDX-License-Identifier: BSL-1.0
// The C function that reads texts, in an object file of its own, so that programs that do not use
// it do not link the parsers.
#include <ctqueens/ctqueens.h>
#include <ctqueens/parse.hpp>

using namespace ctqueens;

namespace {

// The errors have the same order in C.
constexpr int32_t result_of(parse_error error) noexcept {
    return CTQUEENS_ENDS_EARLY + 1 - static_cast<int32_t>(error);
}
static_assert(result_of(parse_error::ends_early) == CTQUEENS_ENDS_EARLY &&
              result_of(parse_error::no_notation) == CTQUEENS_NO_NOTATION);

} // namespace

int32_t ctqueens_read(const char* text, size_t length, uint8_t* columns, size_t capacity,
                      size_t* position) noexcept {
    if (text == nullptr || columns == nullptr) return CTQUEENS_NULL_POINTER;
    uint8_t all[max_placement_size];
    const parsed<int> rows = read_placement(text, length, all);
    if (!rows) {
        if (position != nullptr) *position = rows.position;
        return result_of(rows.error);
    }
    if (capacity < static_cast<size_t>(rows.value)) return CTQUEENS_BUFFER_TOO_SMALL;
    for (int row = 0; row < rows.value; ++row) columns[row] = all[row];
    return rows.value;
}
