// SPDX-License-Identifier: BSL-1.0
// Two comparisons in one evaluation, for every class that has an operator==. GCC 14 to 16 would
// evaluate the second one wrongly if it were defaulted for a class with an array: see
// docs/library/gcc-comparisons.md.
#include <ctqueens/ctqueens.hpp>

using namespace ctqueens;

namespace {

// Each function compares equal values first and different ones afterwards, or the other way round.

template <class T> constexpr bool with_and(const T& one, const T& same, const T& other) {
    return one == same && !(one == other) && one != other && !(one != same);
}
template <class T> constexpr bool with_or(const T& one, const T& same, const T& other) {
    return !(one != same || one == other) && (one == other || one == same);
}
template <class T> constexpr bool in_one_sum(const T& one, const T& same, const T& other) {
    return (one == same) + (one == other) + (other == one) + (same == one) == 2;
}
template <class T> constexpr bool in_a_loop(const T& one, const T& same, const T& other) {
    const T* const values[] = {&same, &other, &same, &other};
    int count = 0;
    for (const T* value : values) count += one == *value && !(*value == other) ? 1 : 0;
    for (int index = 0; index < 4 && (one == *values[index]) == (index % 2 == 0); ++index) ++count;
    return count == 6;
}
template <class T> constexpr bool in_a_lambda(const T& one, const T& same, const T& other) {
    const auto are_equal = [](const T& left, const T& right) { return left == right; };
    const auto differ_in_turn = [&] { return one == same ? one == other : one != same; };
    return are_equal(one, same) && !are_equal(one, other) && !differ_in_turn();
}
template <class T> constexpr bool of_temporaries(const T& one, const T& other) {
    return T(one) == T(one) && !(T(one) == T(other)) && T(other) != T(one);
}

// A difference that one comparison finds must not hide an earlier one from the next.
template <class T>
constexpr bool stops_anywhere(const T& one, const T& differs_late, const T& differs_early) {
    return !(one == differs_late) && !(one == differs_early) && !(one == differs_late);
}

template <class T> constexpr bool compares(const T& one, const T& other) {
    const T same = one;
    return with_and(one, same, other) && with_or(one, same, other) &&
           in_one_sum(one, same, other) && in_a_loop(one, same, other) &&
           in_a_lambda(one, same, other) && of_temporaries(one, other);
}
template <class T> constexpr bool compares(const T& one, const T& early, const T& late) {
    return compares(one, early) && compares(one, late) && compares(early, late) &&
           stops_anywhere(one, late, early);
}

// Copies of a value, changed in one place.
constexpr auto changed_grid(int row, int column) {
    grid<4> board = to_grid("2413"_queens);
    board.cells[row][column] ^= 1;
    return board;
}
constexpr auto changed_table(std::size_t index, int row) {
    table<6> all = solutions<6>;
    all.rows[index].put({row, 5 - all[index][row]});
    return all;
}
constexpr auto changed_steps(std::size_t index) {
    auto steps = trace<8, search::backtracking, first_steps{10}>;
    steps.steps[index].attacker_row = 7;
    return steps;
}
constexpr auto changed_text(std::size_t index) {
    auto text = text::rendered<text::digits, solutions<8>[0]>;
    text.characters[index] = '?';
    return text;
}
constexpr auto changed_set(std::size_t index) {
    auto set = having<8>("a8"_square);
    set.insert(index);
    return set;
}

constexpr placement<4> ascending{{0, 1, 2, 3}};
static_assert(compares(ascending, {{1, 1, 2, 3}}, {{0, 1, 2, 0}}));
static_assert(compares(placement<1>{{0}}, placement<1>{{1}}));
static_assert(compares(to_grid("2413"_queens), changed_grid(0, 3), changed_grid(3, 0)));
static_assert(compares(to_grid("2413"_queens), changed_grid(1, 0), changed_grid(1, 2)));
static_assert(compares(solutions<6>, changed_table(0, 5), changed_table(3, 0)));
static_assert(compares(solutions<6>, changed_table(2, 0), changed_table(2, 5)));
static_assert(compares(trace<8, search::backtracking, first_steps{10}>, changed_steps(0),
                       changed_steps(9)));
static_assert(compares(text::rendered<text::digits, solutions<8>[0]>, changed_text(0),
                       changed_text(7)));
static_assert(compares(having<8>("a8"_square), changed_set(4), changed_set(91)));

// Classes without arrays, some of which have members with arrays.
static_assert(compares(square{1, 2}, square{0, 2}, square{1, 3}));
static_assert(compares(trace<8, search::backtracking, first_steps{10}>[0],
                       trace<8, search::backtracking, first_steps { 10 }>[1]));
static_assert(compares(work<4, search::bitmask>, work<5, search::bitmask>));
static_assert(compares(having<8>("a8"_square).begin(), having<8>("a8"_square).end()));
static_assert(compares(detail::packed_columns{1, 2}, detail::packed_columns{0, 2},
                       detail::packed_columns{1, 0}));
static_assert(compares(from_digits<4>("2413"), from_digits<4>("3142"), from_digits<4>("2414")));
static_assert(compares(symmetry_set{}, stabiliser(solutions<4>[0])));

// The orders of placements are compared by hand, too.
constexpr bool are_ordered(const placement<4>& one, const placement<4>& same,
                           const placement<4>& other) {
    return one <= same && !(one < same) && one < other && !(one >= other) && other > one &&
           !(one > same) && one >= same;
}
static_assert(are_ordered(ascending, ascending, {{0, 1, 3, 2}}) &&
              are_ordered(ascending, ascending, {{1, 0, 2, 3}}));

// The first wrong result that was found: a stabiliser.
constexpr placement<2> mirrored(const placement<2>& queens) {
    return {{std::uint8_t(1 - queens[0]), std::uint8_t(queens.columns[1])}};
}
constexpr bool is_symmetric(const placement<2>& queens) {
    return mirrored(mirrored(queens)) == queens && mirrored(queens) == queens;
}
static_assert(!is_symmetric(placement<2>{}));

} // namespace
