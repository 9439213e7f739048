// SPDX-License-Identifier: BSL-1.0
/// @file
/// Stores the result of a shard as text that can be read from an object file.
#ifndef CTQUEENS_DETAIL_SHARD_RECORD_HPP
#define CTQUEENS_DETAIL_SHARD_RECORD_HPP

#include <ctqueens/count.hpp>

namespace ctqueens {

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

struct record_writer {
    shard_record record{};
    std::size_t length = 0;

    constexpr void write(const char* text) noexcept {
        for (; *text != '\0'; ++text) {
            record.text[length++] = *text;
        }
    }
    constexpr void write(std::size_t number, std::size_t width) noexcept {
        for (std::size_t place = length + width; place > length; --place) {
            const bool is_blank = number == 0 && place < length + width;
            record.text[place - 1] = is_blank ? ' ' : static_cast<char>('0' + number % 10);
            number /= 10;
        }
        length += width;
    }
};

template <int N, int shard, int shards, int busy>
constexpr std::size_t count_of_busy_shard() noexcept {
    static_assert(busy == shards || (busy >= 1 && busy < shards),
                  "ctqueens: record_of_shard<N, shard, shards, busy> needs busy from 1 to shards");
    if constexpr (shard >= busy && shard < shards) {
        return 0;
    } else {
        return count_of_shard<N, shard, busy>;
    }
}

template <int N, int shard, int shards, int busy>
constexpr shard_record make_shard_record() noexcept {
    static_assert(shards <= 99999, "ctqueens: record_of_shard needs at most 99999 shards");
    record_writer writer;
    writer.write("ctqueens: N = ");
    writer.write(N, 2);
    writer.write(", shard ");
    writer.write(shard, 5);
    writer.write(" of ");
    writer.write(shards, 5);
    writer.write(", found ");
    writer.write(count_of_busy_shard<N, shard, shards, busy>(), 10);
    writer.write(", published ");
    if constexpr (N >= 0 && N <= max_count_size) { // otherwise, count_of_shard has failed
        writer.write(published_counts[N], 10);
    }
    writer.write(".");
    return writer.record;
}

} // namespace detail

/// The record of one shard. N, `shard` and `shards` are as in `count_of_shard`, but `shards` is at
/// most 99999. The counting is divided among the first `busy` shards (by default, all shards); the
/// others count nothing.
///
///     static_assert(record_of_shard<8, 0, 2>.text[0] == 'c');
template <int N, int shard, int shards, int busy = shards>
inline constexpr shard_record record_of_shard = detail::make_shard_record<N, shard, shards, busy>();

} // namespace ctqueens

#endif
