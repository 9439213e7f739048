// SPDX-License-Identifier: BSL-1.0
/// @file
/// Stores the result of a shard as text that can be read from an object file.
#ifndef CTQUEENS_COUNT_SHARD_RECORD_HPP
#define CTQUEENS_COUNT_SHARD_RECORD_HPP

#include <ctqueens/placement.hpp>

namespace ctqueens {

/// @ingroup counting
/// The result of a shard as a line of text with padded numbers:
///
/// @verbatim
/// ctqueens: N = 14, shard     3 of     8, found      45678, published     365596.
/// @endverbatim
///
/// The CMake function ctqueens_verify_counts() reads this line from the object file of each shard.
struct shard_record {
    char text[120]; ///< the line, padded with null characters
};

namespace detail {

// Each number replaces the next 0 of a record, from its last digit to its first.
constexpr shard_record write_shard_record(const std::uint64_t (&numbers)[5]) noexcept {
    shard_record record{"ctqueens: N =  0, shard     0 of     0, found          0, "
                        "published          0."};
    char* last = record.text;
    for (std::uint64_t number : numbers) {
        while (*last != '0') ++last;
        char* digit = last++;
        for (; number != 0; number /= 10) *digit-- = static_cast<char>('0' + number % 10);
    }
    return record;
}

} // namespace detail

} // namespace ctqueens

#endif
