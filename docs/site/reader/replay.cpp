// SPDX-License-Identifier: BSL-1.0
#include "trace_writer.hpp"

namespace ctqueens::site {

void replay(trace_words trace, int size, sensible_calls& observer) noexcept
{
    const std::uint32_t* const end = trace.first + trace.count;
    for (const std::uint32_t* word = trace.first; word != end; ++word) {
        const int line = int(*word >> 16);
        const hook called{static_cast<std::uint8_t>(*word & 7)};
        std::uint32_t value = *word >> 3 & large_value;
        if (value == large_value) {
            value = *++word;
        }
        const square at{int(value >> 4), int(value & 15)};
        if (called == hook::enter) {
            observer.enter(int(value), line);
        } else if (called == hook::place) {
            if (!observer.place(at, line)) {
                return;
            }
        } else if (called == hook::test) {
            observer.test(int(value), line);
        } else if (called == hook::reject) {
            observer.reject(at, line);
        } else if (called == hook::solution) {
            std::uint8_t columns[greatest_size];
            for (int row = 0; row < size; ++row) {
                columns[row] = static_cast<std::uint8_t>(value >> 4 * row & 15);
            }
            if (!observer.solution({columns, size}, line)) {
                return;
            }
        } else if (called == hook::retreat) {
            observer.retreat(at, line);
        } else {
            observer.leave(int(value), line);
        }
    }
}

} // namespace ctqueens::site
