// SPDX-License-Identifier: BSL-1.0
// Placements, attacks and grids.
#include <ctqueens/grid.hpp>
#include <ctqueens/placement.hpp>

using namespace ctqueens;

// The attack rule, against its definition by moves: a queen reaches a square by steps of
// (0, 1), (1, 0), (1, 1) or (1, -1) in either direction.
constexpr bool reaches(square from, square to) {
    constexpr square steps[] = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
    for (const square step : steps) {
        for (int length = -8; length <= 8; ++length) {
            if (from.row + length * step.row == to.row &&
                from.column + length * step.column == to.column) {
                return true;
            }
        }
    }
    return false;
}

constexpr bool attacks_where_a_queen_moves(square from) {
    for (int row = 0; row < 8; ++row) {
        for (int column = 0; column < 8; ++column) {
            if (attacks(from, {row, column}) != reaches(from, {row, column})) return false;
        }
    }
    return true;
}
static_assert(attacks_where_a_queen_moves({0, 0}));
static_assert(attacks_where_a_queen_moves({3, 4}));
static_assert(attacks_where_a_queen_moves({7, 2}));

// So far off the board that an int cannot hold the sum or difference of a row and a column.
constexpr int most = static_cast<int>(~0u >> 1), least = -most - 1;
static_assert(attacks({most, 0}, {0, most}) && attacks({least, least}, {most, most}));
static_assert(attacks({most, -1}, {most - 1, -2}) && attacks({least, 1}, {least + 1, 0}));
static_assert(!attacks({most, -1}, {least, 0}), "not the same diagonal modulo the width of an int");
static_assert(!attacks({most, 1}, {least, 0}) && !attacks({most, most}, {least, most - 1}));

// A placement is an aggregate, equal to itself alone, a range, and a template argument.
constexpr placement<8> first{{0, 4, 7, 5, 2, 6, 1, 3}};
constexpr placement<8> second{{0, 5, 7, 2, 6, 3, 1, 4}};
static_assert(first == placement<8>{{0, 4, 7, 5, 2, 6, 1, 3}});
static_assert(first != second);
static_assert(first[2] == 7);
static_assert(sizeof(first) == 8);

// Braces allow no narrowing, so the types of size() and rows() are these in views, too.
constexpr bool has_eight_rows(const auto& queens) {
    const std::size_t size{queens.size()};
    const int rows{queens.rows()};
    return size == 8 && rows == 8;
}
static_assert(has_eight_rows(first) && has_eight_rows(placement_view(first)));

constexpr int sum(const auto& queens) {
    int total = 0;
    for (const int column : queens) total += column;
    return total;
}
static_assert(sum(first) == 28);

template <placement<8> queens> struct argument { static constexpr int top = queens[0]; };
static_assert(argument<first>::top == 0);

// Solutions: no attack along any line, and no queen off the board.
static_assert(is_solution(first) && is_solution(second));
static_assert(is_solution(placement<1>{{0}}));
static_assert(!is_solution(placement<1>{{1}}), "off the board");
static_assert(!is_solution(placement<4>{{1, 3, 0, 1}}), "same column");
static_assert(!is_solution(placement<4>{{0, 1, 3, 2}}), "falling diagonal");
static_assert(!is_solution(placement<4>{{3, 2, 0, 1}}), "rising diagonal");
static_assert(!is_solution(placement<4>{{1, 3, 0, 4}}), "off the board");
static_assert(is_solution(placement<4>{{1, 3, 0, 2}}));

// Grids, both ways.
constexpr grid<4> board{{{0, 1, 0, 0}, {0, 0, 0, 1}, {1, 0, 0, 0}, {0, 0, 1, 0}}};
static_assert(to_grid(placement<4>{{1, 3, 0, 2}}) == board);
static_assert(to_placement(board) == placement<4>{{1, 3, 0, 2}});
static_assert(to_placement(to_grid(first)) == first);

// A row without exactly one queen has no column; such a placement is no solution.
constexpr grid<4> doubtful{{{0, 1, 0, 0}, {0, 0, 0, 0}, {1, 0, 0, 1}, {0, 0, 1, 0}}};
static_assert(to_placement(doubtful) == placement<4>{{1, 4, 4, 2}});
static_assert(!is_solution(to_placement(doubtful)));
static_assert(to_grid(placement<4>{{1, 4, 0, 2}}).cells[1][3] == 0);

// The attack that is found is the first, row by row; also in the first rows of a larger placement.
static_assert(!find_attack(first) && !find_attack(placement_view(first.columns, 3)));
static_assert(find_attack(placement<4>{{3, 1, 3, 0}}).second == square{2, 3});
static_assert(find_attack(placement_view(placement<8>{{0, 7, 5, 6, 0, 0, 0, 0}}.columns, 4))
                  .first == square{2, 5});
static_assert(find_attack(placement<4>{{0, 2, 0, 3}}).first == square{0, 0});
static_assert(find_attack(placement<4>{{0, 2, 0, 3}}).second == square{2, 0});
static_assert(find_attack(placement<8>{{0, 4, 4, 1, 3, 6, 2, 7}}).first == square{1, 4});
static_assert(find_attack(placement<8>{{0, 4, 4, 1, 3, 6, 2, 7}}).second == square{2, 4});

// A placement is a solution exactly if no attack is found: all placements for N = 4.
constexpr bool agrees_with_is_solution() {
    for (int code = 0; code < 256; ++code) {
        placement<4> queens{};
        for (int row = 0; row < 4; ++row) {
            queens.columns[row] = static_cast<std::uint8_t>(code >> 2 * row & 3);
        }
        if (is_solution(queens) == static_cast<bool>(find_attack(queens))) return false;
    }
    return true;
}
static_assert(agrees_with_is_solution());

// An attacking pair, and none.
constexpr attacking_pair in_one_column = find_attack(placement<4>{{1, 3, 1, 0}});
static_assert(in_one_column && in_one_column.first == square{0, 1} &&
              in_one_column.second == square{2, 1});
static_assert(!attacking_pair{});
