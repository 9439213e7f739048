// SPDX-License-Identifier: BSL-1.0
// The tables, the symmetries and the queries, for the page. A solution is named by its index in
// solutions<N>.
#include "debugger.hpp"

#include "../../tables/tables_of_size.hpp"

namespace ctqueens::site {

namespace {

compiled::tables tables_of(int size) noexcept {
    return compiled::tables_between<least_size, greatest_size>(size);
}

placement_view solution_of(int size, int index) noexcept {
    return tables_of(size).solutions[static_cast<std::size_t>(index)];
}

int index_of(placement_view solution) noexcept {
    return static_cast<int>(tables_of(solution.rows()).index_of(solution));
}

constexpr int square_capacity = greatest_size * greatest_size;

// Queens that are placed by hand: JavaScript writes where they stand, and reads the answers.
std::uint8_t placed[square_capacity][2];
// Numbers of 32 bits, which elements/library/tables.js names in the same order.
struct answers {
    std::uint32_t pairs_count;
    std::uint32_t remaining_count;
    // Of each square. A queen does not attack its own.
    std::uint32_t attackers[square_capacity];
    // How many of the remaining solutions have a queen on each square.
    std::uint32_t remaining_with[square_capacity];
    // The queens that attack each other.
    int pairs[square_capacity * (square_capacity - 1) / 2][2];
    // The solutions that have all the queens.
    int remaining[published_counts[greatest_size]];
};

} // namespace

#pragma GCC visibility push(default) // exported
extern "C" {

// The columns of all solutions, row by row.
const std::uint8_t* solution_table(int size) noexcept {
    return tables_of(size).solutions[0].data();
}
int solution_count(int size) noexcept { return static_cast<int>(tables_of(size).solutions.size()); }
int fundamental_count(int size) noexcept {
    return static_cast<int>(tables_of(size).fundamental_solutions.size());
}
int fundamental_solution(int size, int which) noexcept {
    return index_of(tables_of(size).fundamental_solutions[static_cast<std::size_t>(which)]);
}

int symmetry_count() noexcept { return sizeof(symmetries) / sizeof(symmetries[0]); }
const char* symmetry_name(int which) noexcept { return name(symmetries[which]); }
int image_of_solution(int size, int which, int solution) noexcept {
    std::uint8_t image[greatest_size];
    apply(symmetries[which], solution_of(size, solution), image);
    return index_of({image, size});
}

void* placed_queens() noexcept { return placed; }

// What the first `count` queens attack, and which solutions have all of them.
const answers* examine_queens(int size, int count) noexcept {
    static answers found;
    found = {};
    square queens[square_capacity];
    for (int one = 0; one < count; ++one) {
        queens[one] = {placed[one][0], placed[one][1]};
        for (int other = 0; other < one; ++other) {
            if (attacks(queens[one], queens[other])) {
                int* pair = found.pairs[found.pairs_count++];
                pair[0] = other;
                pair[1] = one;
            }
        }
        for (int which = 0; which < size * size; ++which) {
            const square at{which / size, which % size};
            found.attackers[which] += !(queens[one] == at) && attacks(queens[one], at) ? 1 : 0;
        }
    }
    for (int solution = 0; solution < solution_count(size); ++solution) {
        const placement_view all = solution_of(size, solution);
        if (has_queens_on(all, queens, static_cast<std::size_t>(count))) {
            found.remaining[found.remaining_count++] = solution;
            for (int row = 0; row < size; ++row) {
                ++found.remaining_with[row * size + all[row]];
            }
        }
    }
    return &found;
}

} // extern "C"
#pragma GCC visibility pop

} // namespace ctqueens::site
