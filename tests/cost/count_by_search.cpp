// SPDX-License-Identifier: BSL-1.0
// count_by_search N SHARDS ORBITS: what each shard of a count by halves should find, one number per
// line. ORBITS is the number of orbits in each evaluation.
//
// This program shares no code with the library. A shard covers some orbits of sets of columns for
// the upper N / 2 queens; this program searches the whole board for one set of each orbit, one
// queen at a time.
#include <bit>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <set>
#include <vector>

namespace {

int size;

std::uint32_t mirrored(std::uint32_t columns) {
    std::uint32_t image = 0;
    for (int column = 0; column < size; ++column) {
        image |= (columns >> column & 1) << (size - 1 - column);
    }
    return image;
}

// The number of ways to put queens on the `upper` columns, then on the `lower` ones.
long solutions(std::uint32_t upper, std::uint32_t lower, std::uint32_t rising,
               std::uint32_t falling) {
    const std::uint32_t columns = upper != 0 ? upper : lower;
    if (columns == 0) return 1;
    long count = 0;
    for (std::uint32_t free = columns & ~(rising | falling); free != 0; free &= free - 1) {
        const std::uint32_t queen = free & -free;
        count += solutions(upper & ~queen, lower & ~queen, (rising | queen) >> 1,
                           (falling | queen) << 1);
    }
    return count;
}

} // namespace

int main(int, char** arguments) {
    size = std::atoi(arguments[1]);
    const int shards = std::atoi(arguments[2]);
    const int orbits = std::atoi(arguments[3]);
    const std::uint32_t all = (1u << size) - 1;
    std::vector<long> counts; // one per orbit, in the order of their smallest sets
    for (std::uint32_t upper = 0; upper <= all; ++upper) {
        if (std::popcount(upper) != size / 2) continue;
        const std::uint32_t flipped = size % 2 == 0 ? all : 0;
        const std::set<std::uint32_t> orbit{upper, mirrored(upper), upper ^ flipped,
                                            mirrored(upper) ^ flipped};
        if (*orbit.begin() == upper) {
            counts.push_back(static_cast<long>(orbit.size()) *
                             solutions(upper, all & ~upper, 0, 0));
        }
    }
    const long evaluations = (static_cast<long>(counts.size()) + orbits - 1) / orbits;
    for (int shard = 0; shard < shards; ++shard) {
        long sum = 0;
        for (long number = evaluations * shard / shards;
             number < evaluations * (shard + 1) / shards; ++number) {
            for (std::size_t orbit = static_cast<std::size_t>(number); orbit < counts.size();
                 orbit += static_cast<std::size_t>(evaluations)) {
                sum += counts[orbit];
            }
        }
        std::printf("%ld\n", sum);
    }
}
