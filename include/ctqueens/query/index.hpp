// SPDX-License-Identifier: BSL-1.0
/// @file
/// Which solution is this? A look-up by a perfect hash that the compiler makes.
#ifndef CTQUEENS_QUERY_INDEX_HPP
#define CTQUEENS_QUERY_INDEX_HPP

#include <ctqueens/solutions.hpp>

namespace ctqueens {

/// What index_of() returns if a placement is no solution.
inline constexpr std::size_t not_found = static_cast<std::size_t>(-1);

namespace detail {

// A placement as two words, a byte for each column: what hashes and compares without a loop.
struct packed_columns
{
    std::uint64_t low;  // rows 0...7
    std::uint64_t high; // rows 8...15

    friend constexpr bool operator==(packed_columns one, packed_columns other) noexcept
    {
        return ((one.low ^ other.low) | (one.high ^ other.high)) == 0;
    }
};

template <int N, int... row>
constexpr packed_columns pack(const placement<N>& queens, row_list<row...>) noexcept
{
    static_assert(N <= 16);
    return {(... | (row < 8 ? std::uint64_t(queens.columns[row]) << row % 8 * 8 : 0)),
            (... | (row < 8 ? 0 : std::uint64_t(queens.columns[row]) << row % 8 * 8))};
}

constexpr int bits_to_count(std::size_t count) noexcept
{
    int bits = 1;
    while ((std::size_t(1) << bits) < count) {
        ++bits;
    }
    return bits;
}

// A perfect hash table of the solutions: two hash functions, of which the first finds a bucket and
// the second, displaced by what the bucket says, a slot that no other solution has (Pagh, Hash and
// Displace: Efficient Evaluation of Minimal Perfect Hash Functions, 1999).
template <int N>
struct perfect_hash
{
    static constexpr int bucket_bits = bits_to_count(table<N>::size());
    static constexpr int slot_bits = bucket_bits + 1; // at most half of the slots are taken

    std::uint16_t indices[1 << slot_bits]{};
    std::uint8_t displacements[1 << bucket_bits]{};

    // Fibonacci hashing (Knuth, The Art of Computer Programming, 6.4).
    static constexpr std::uint64_t multiplier = 0x9E3779B97F4A7C15;

    [[nodiscard]] static constexpr std::uint64_t hash(packed_columns columns) noexcept
    {
        return (columns.low + columns.high * multiplier) * multiplier;
    }
    [[nodiscard]] static constexpr std::size_t bucket_of(std::uint64_t hash) noexcept
    {
        return static_cast<std::size_t>(hash >> (64 - bucket_bits));
    }
    [[nodiscard]] static constexpr std::size_t slot_of(std::uint64_t hash,
                                                       unsigned displacement) noexcept
    {
        return static_cast<std::size_t>((hash ^ displacement) * multiplier >> (64 - slot_bits));
    }
};

// The solutions by buckets: each has a first one, and each solution the next of its bucket.
template <int N>
struct hash_buckets
{
    static constexpr std::uint16_t none = 0xFFFF;

    std::uint64_t hashes[table<N>::size() + 1]{};
    std::uint16_t first[1 << perfect_hash<N>::bucket_bits]{};
    std::uint16_t next[table<N>::size() + 1]{};
};

template <int N>
constexpr hash_buckets<N> sort_into_buckets() noexcept
{
    hash_buckets<N> buckets;
    for (std::uint16_t& first : buckets.first) {
        first = buckets.none;
    }
    for (std::size_t index = 0; index < table<N>::size(); ++index) {
        const std::uint64_t hash =
            perfect_hash<N>::hash(pack(solutions<N>.rows[index], row_indices<N>));
        const std::size_t bucket = perfect_hash<N>::bucket_of(hash);
        buckets.hashes[index] = hash;
        buckets.next[index] = buckets.first[bucket];
        buckets.first[bucket] = static_cast<std::uint16_t>(index);
    }
    return buckets;
}
template <int N>
inline constexpr hash_buckets<N> solutions_by_bucket = sort_into_buckets<N>();

template <int N>
constexpr perfect_hash<N> make_perfect_hash() noexcept
{
    constexpr const hash_buckets<N>& buckets = solutions_by_bucket<N>;
    perfect_hash<N> made;
    bool is_taken[1 << perfect_hash<N>::slot_bits]{};
    for (std::size_t bucket = 0; bucket < (1 << perfect_hash<N>::bucket_bits); ++bucket) {
        const std::uint16_t first = buckets.first[bucket];
        const auto slot_for = [&](std::uint16_t index, unsigned displacement) {
            return made.slot_of(buckets.hashes[index], displacement);
        };
        unsigned displacement = 0;
        std::uint16_t next = first;
        while (next != buckets.none) {
            const std::size_t slot = slot_for(next, displacement);
            if (!is_taken[slot]) {
                is_taken[slot] = true;
                made.indices[slot] = next;
                next = buckets.next[next];
                continue;
            }
            for (std::uint16_t undone = first; undone != next; undone = buckets.next[undone]) {
                is_taken[slot_for(undone, displacement)] = false;
            }
            ++displacement; // up to 255 is enough: a test looks every solution up
            next = first;
        }
        made.displacements[bucket] = static_cast<std::uint8_t>(displacement);
    }
    return made;
}
template <int N>
inline constexpr perfect_hash<N> solutions_by_hash = make_perfect_hash<N>();

} // namespace detail

/// The index of a placement in `solutions<N>`, or `not_found` if it is no solution. Constant time,
/// without a branch: a perfect hash leads to the only solution that it can be. A program that asks
/// has the hash, 640 bytes for N = 8 and 80 KiB for N = 12. N is 1...12; another N is refused:
/// "queries need N from 1 to 12".
template <int N>
[[nodiscard]] constexpr std::size_t index_of(const placement<N>& queens) noexcept
{
    static_assert(N <= max_table_size, "ctqueens: queries need N from 1 to 12");
    if constexpr (detail::has_table(N)) {
        constexpr const detail::perfect_hash<N>& by_hash = detail::solutions_by_hash<N>;
        const detail::packed_columns columns = detail::pack(queens, detail::row_indices<N>);
        const std::uint64_t hash = by_hash.hash(columns);
        const std::size_t index =
            by_hash.indices[by_hash.slot_of(hash, by_hash.displacements[by_hash.bucket_of(hash)])];
        const bool is_same = !table<N>::empty() &&
                             columns == detail::pack(solutions<N>.rows[index],
                                                     detail::row_indices<N>);
        return is_same ? index : not_found;
    } else {
        return not_found;
    }
}

/// Whether a placement is a solution, by looking it up. Constant time; N is 1...12.
template <int N>
[[nodiscard]] constexpr bool contains(const placement<N>& queens) noexcept
{
    return index_of(queens) != not_found;
}

} // namespace ctqueens

#endif
