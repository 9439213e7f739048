// SPDX-License-Identifier: BSL-1.0
// Queries agree with a second way to answer them.
#include <ctqueens/query.hpp>

using namespace ctqueens;

// index_of() is the inverse of operator[]; query.run.cpp compares all tables.
static_assert(index_of(solutions<8>[0]) == 0 && index_of(solutions<8>[91]) == 91);
static_assert(index_of(placement<8>{{0, 4, 7, 5, 2, 6, 1, 4}}) == not_found);
static_assert(contains(solutions<8>[41]) && !contains(placement<8>{{0, 4, 7, 5, 2, 6, 1, 4}}));
static_assert(index_of(placement<2>{}) == not_found && index_of(placement<3>{}) == not_found);

// Queens off the board, also where their columns are packed like those of a solution.
static_assert(index_of(placement<8>{{8, 8, 8, 8, 8, 8, 8, 8}}) == not_found);
static_assert(index_of(placement<8>{{255, 255, 255, 255, 255, 255, 255, 255}}) == not_found);
static_assert(index_of(placement<8>{{64, 0, 7, 5, 2, 6, 1, 3}}) == not_found);

// having() agrees with a scan of the table; query.run.cpp tries all pairs of squares.

constexpr bool agrees_with_scan(int row, int other_row) {
    std::size_t scanned[8][8]{};
    for (const placement<8>& queens : solutions<8>) ++scanned[queens[row]][queens[other_row]];
    for (int column = 0; column < 8; ++column) {
        for (int other = 0; other < 8; ++other) {
            if (having<8>(square{row, column}, square{other_row, other}).size() !=
                scanned[column][other]) {
                return false;
            }
        }
    }
    return true;
}
static_assert(agrees_with_scan(0, 3) && agrees_with_scan(5, 5));

static_assert(having<8>().size() == 92);
static_assert(having<8>(square{0, 0}).size() == 4); // a8
// Squares off the board have no queens, however far they are.
constexpr bool finds_nothing(int far) {
    const square all[] = {{far, 0}, {0, far}, {far, far}};
    for (const square& off : all) {
        if (!having<8>(off).empty() || has_queens_on(solutions<8>[0], &off, 1)) return false;
    }
    return true;
}
constexpr int most = static_cast<int>(~0U >> 1);
static_assert(finds_nothing(-1) && finds_nothing(8) && finds_nothing(255) && finds_nothing(256) &&
              finds_nothing(most) && finds_nothing(-most - 1));
static_assert(having<3>().empty() && having<3>(square{0, 0}).empty());

constexpr square corner_and_middle[] = {{0, 0}, {1, 4}};
static_assert(has_queens_on(solutions<8>[0], corner_and_middle, 2));
static_assert(!has_queens_on(solutions<8>[1], corner_and_middle, 2));
static_assert(has_queens_on(solutions<8>[1], corner_and_middle, 0));
static_assert(having<8>(corner_and_middle, 2) == having<8>(square{0, 0}, square{1, 4}));
static_assert(having<8>(corner_and_middle, 0) == having<8>());
constexpr solution_set<8> in_corner = having<8>(square{0, 0}), in_middle = having<8>(square{1, 4});
static_assert((in_corner & in_middle) == having<8>(square{0, 0}, square{1, 4}));
static_assert((in_corner | in_middle).size() + (in_corner & in_middle).size() ==
              in_corner.size() + in_middle.size());

// A set is a range over the table.
constexpr bool goes_through_in_order() {
    const solution_set<8> found = having<8>(square{0, 0});
    std::size_t expected = 0;
    for (auto entry = found.begin(); entry != found.end(); ++entry) {
        if (entry.index() != expected || *entry != solutions<8>[expected] ||
            entry->columns[0] != 0) {
            return false;
        }
        ++expected;
    }
    return expected == 4;
}
static_assert(goes_through_in_order());
static_assert(having<8>(square{7, 3}).contains(0) && !having<8>(square{7, 3}).contains(1));

// For a solution, nearest() finds that solution; for other placements, the closest solutions.
static_assert(nearest(solutions<8>[17]).distance == 0);
static_assert(nearest(solutions<8>[17]).set.size() == 1);
static_assert(nearest(solutions<8>[17]).set.contains(17));
static_assert(nearest(placement<8>{{0, 4, 7, 5, 2, 6, 1, 8}}).distance == 1);
static_assert(nearest(placement<8>{{0, 4, 7, 5, 2, 6, 1, 8}}).set ==
              having<8>(square{0, 0}, square{1, 4}));
constexpr bool nearest_agrees_with_scan(const placement<8>& queens) {
    const nearest_solutions<8> found = nearest(queens);
    bool is_reached = false;
    for (std::size_t index = 0; index < solutions<8>.size(); ++index) {
        int distance = 0;
        for (int row = 0; row < 8; ++row) {
            distance += solutions<8>[index][row] == queens[row] ? 0 : 1;
        }
        is_reached = is_reached || distance == found.distance;
        if (distance < found.distance ||
            found.set.contains(index) != (distance == found.distance)) {
            return false;
        }
    }
    return is_reached;
}
static_assert(nearest_agrees_with_scan({{0, 1, 2, 3, 4, 5, 6, 7}}));
static_assert(nearest_agrees_with_scan({{3, 3, 3, 3, 3, 3, 3, 3}}));
static_assert(nearest_agrees_with_scan({{0, 4, 7, 5, 1, 6, 2, 3}}));
static_assert(nearest(placement<8>{{0, 1, 2, 3, 4, 5, 6, 7}}).set.size() > 1); // ties
static_assert(nearest(placement<3>{}).distance == 4 && nearest(placement<3>{}).set.empty());
