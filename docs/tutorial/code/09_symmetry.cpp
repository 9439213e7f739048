// SPDX-License-Identifier: BSL-1.0
// The eight symmetries of the square, orbits, stabilisers, and the number 12 on two roads.
#include <ctqueens/solutions.hpp>

#include <cstdio>

using ctqueens::is_solution;
using ctqueens::placement;
using ctqueens::solutions;

// [mirror]
template <int N>
constexpr placement<N> mirror(const placement<N>& queens) // what was left is right
{
    placement<N> image{};
    for (int row = 0; row < N; ++row) {
        image.columns[row] = static_cast<std::uint8_t>(N - 1 - queens[row]);
    }
    return image;
}

constexpr placement<8> first = {0, 4, 7, 5, 2, 6, 1, 3};
static_assert(is_solution(first));
static_assert(mirror(first) == placement<8>{7, 3, 0, 2, 5, 1, 6, 4});
static_assert(is_solution(mirror(first)));
static_assert(mirror(mirror(first)) == first);
// [/mirror]

// [reflect]
template <int N>
constexpr placement<N> reflect(const placement<N>& queens) // in the diagonal from a8 to h1
{
    placement<N> image{};
    for (int row = 0; row < N; ++row) {
        image.columns[queens[row]] = static_cast<std::uint8_t>(row);
    }
    return image;
}

static_assert(reflect(first) == placement<8>{0, 6, 4, 7, 1, 3, 5, 2});
static_assert(is_solution(reflect(first)));
static_assert(reflect(reflect(first)) == first);
// [/reflect]

// [quarter_turn]
template <int N>
constexpr placement<N> quarter_turn(const placement<N>& queens) // clockwise
{
    return mirror(reflect(queens));
}

static_assert(quarter_turn(first) == placement<8>{7, 1, 3, 0, 6, 4, 2, 5});
static_assert(quarter_turn(first) != first);
static_assert(quarter_turn(quarter_turn(quarter_turn(quarter_turn(first)))) == first);
// [/quarter_turn]

// [image]
constexpr int symmetries = 8;

// 0 is the identity, 1 to 3 are turns, and 4 to 7 are a reflection followed by a turn.
template <int N>
constexpr placement<N> image(int symmetry, const placement<N>& queens)
{
    placement<N> turned = symmetry < 4 ? queens : reflect(queens);
    for (int turns = symmetry % 4; turns > 0; --turns) {
        turned = quarter_turn(turned);
    }
    return turned;
}
// [/image]

// [complete]
// The symmetry that takes `queens` to `wanted`, or 8 if none of the eight does.
template <int N>
constexpr int symmetry_between(const placement<N>& queens, const placement<N>& wanted)
{
    int symmetry = 0;
    while (symmetry < symmetries && image(symmetry, queens) != wanted) {
        ++symmetry;
    }
    return symmetry;
}

// Whether eight are enough: applying any two, one after the other, gives one of the eight.
constexpr bool is_complete()
{
    for (int one = 0; one < symmetries; ++one) {
        for (int other = 0; other < symmetries; ++other) {
            if (symmetry_between(first, image(other, image(one, first))) == symmetries) {
                return false;
            }
        }
    }
    return true;
}
static_assert(is_complete());
static_assert(symmetry_between(first, mirror(first)) == 5);
static_assert(symmetry_between(first, solutions<8>[1]) == symmetries);
// [/complete]

// [orbit]
// The distinct images of a placement, starting with the placement itself.
template <int N>
struct orbit
{
    placement<N> images[symmetries] = {};
    int size = 0;
};

template <int N>
constexpr orbit<N> orbit_of(const placement<N>& queens)
{
    orbit<N> found;
    for (int symmetry = 0; symmetry < symmetries; ++symmetry) {
        const placement<N> next = image(symmetry, queens);
        bool is_new = true;
        for (int index = 0; index < found.size; ++index) {
            is_new = is_new && found.images[index] != next;
        }
        if (is_new) {
            found.images[found.size++] = next;
        }
    }
    return found;
}

constexpr placement<8> symmetric = {2, 4, 1, 7, 0, 6, 3, 5};
static_assert(is_solution(symmetric));
static_assert(orbit_of(first).size == 8);
static_assert(orbit_of(symmetric).size == 4);
// [/orbit]

// [stabiliser]
// How many symmetries leave a placement unchanged.
template <int N>
constexpr int stabiliser_size(const placement<N>& queens)
{
    int still = 0;
    for (int symmetry = 0; symmetry < symmetries; ++symmetry) {
        still += image(symmetry, queens) == queens ? 1 : 0;
    }
    return still;
}

static_assert(stabiliser_size(first) == 1);
static_assert(stabiliser_size(symmetric) == 2);
static_assert(image(2, symmetric) == symmetric); // the half turn
// [/stabiliser]

// [theorem]
template <int N>
constexpr bool orbit_times_stabiliser_is_eight()
{
    for (const placement<N>& queens : solutions<N>) {
        if (orbit_of(queens).size * stabiliser_size(queens) != symmetries) {
            return false;
        }
    }
    return true;
}
static_assert(orbit_times_stabiliser_is_eight<8>());
// [/theorem]

// [canonical]
template <int N>
constexpr bool precedes(const placement<N>& one, const placement<N>& other)
{
    int row = 0;
    while (row < N - 1 && one[row] == other[row]) {
        ++row;
    }
    return one[row] < other[row];
}

// The image that comes first in lexicographic order.
template <int N>
constexpr placement<N> canonical_form(const placement<N>& queens)
{
    placement<N> least = queens;
    for (int symmetry = 1; symmetry < symmetries; ++symmetry) {
        const placement<N> candidate = image(symmetry, queens);
        if (precedes(candidate, least)) {
            least = candidate;
        }
    }
    return least;
}

static_assert(canonical_form(first) == first);
static_assert(canonical_form(mirror(first)) == first);
// [/canonical]

// [fundamental]
struct orbit_counts
{
    int orbits = 0;
    int of_size[symmetries + 1] = {};
};

template <int N>
constexpr orbit_counts count_orbits()
{
    orbit_counts counts;
    for (const placement<N>& queens : solutions<N>) {
        if (canonical_form(queens) == queens) { // a fundamental solution
            ++counts.orbits;
            ++counts.of_size[orbit_of(queens).size];
        }
    }
    return counts;
}

constexpr orbit_counts eight_queens = count_orbits<8>();
static_assert(eight_queens.orbits == 12);
static_assert(eight_queens.of_size[8] == 11 && eight_queens.of_size[4] == 1);
static_assert(11 * 8 + 1 * 4 == solutions<8>.size());
// [/fundamental]

// [burnside]
// How many solutions a symmetry leaves unchanged.
template <int N>
constexpr int fixed_by(int symmetry)
{
    int still = 0;
    for (const placement<N>& queens : solutions<N>) {
        still += image(symmetry, queens) == queens ? 1 : 0;
    }
    return still;
}

static_assert(fixed_by<8>(0) == 92); // the identity: all
static_assert(fixed_by<8>(2) == 4);  // the half turn
static_assert(fixed_by<8>(1) == 0 && fixed_by<8>(3) == 0);
static_assert(fixed_by<8>(4) + fixed_by<8>(5) + fixed_by<8>(6) + fixed_by<8>(7) == 0);
static_assert((92 + 4) / 8 == 12);
// [/burnside]

// [both_roads]
template <int N>
constexpr int mean_of_fixed()
{
    int sum = 0;
    for (int symmetry = 0; symmetry < symmetries; ++symmetry) {
        sum += fixed_by<N>(symmetry);
    }
    return sum % symmetries == 0 ? sum / symmetries : -1;
}

template <int N>
constexpr bool both_roads_lead_to(int published)
{
    return count_orbits<N>().orbits == published && mean_of_fixed<N>() == published;
}
static_assert(both_roads_lead_to<4>(1)); // OEIS A002562
static_assert(both_roads_lead_to<5>(2));
static_assert(both_roads_lead_to<6>(1));
static_assert(both_roads_lead_to<7>(6));
static_assert(both_roads_lead_to<8>(12));
// [/both_roads]

int main()
{
    for (const placement<8>& queens : solutions<8>) {
        if (canonical_form(queens) == queens) {
            for (const int column : queens) {
                std::printf("%d", column + 1);
            }
            std::printf("  %d images\n", orbit_of(queens).size);
        }
    }
}
