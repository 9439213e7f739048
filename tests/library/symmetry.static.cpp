// SPDX-License-Identifier: BSL-1.0
// The symmetries are a group that acts on squares and on placements, and fundamental solutions
// stand for all.
#include <ctqueens/symmetry.hpp>

using namespace ctqueens;

// The group.

constexpr bool is_group() {
    for (const symmetry a : symmetries) {
        if (compose(a, symmetry::identity) != a || compose(symmetry::identity, a) != a ||
            compose(a, inverse(a)) != symmetry::identity ||
            compose(inverse(a), a) != symmetry::identity) {
            return false;
        }
        for (const symmetry b : symmetries) {
            for (const symmetry c : symmetries) {
                if (compose(compose(a, b), c) != compose(a, compose(b, c))) return false;
            }
        }
    }
    return true;
}
static_assert(is_group());

constexpr bool are_eight_different() {
    symmetry_set all;
    for (const symmetry which : symmetries) {
        all.bits |= static_cast<std::uint8_t>(1u << static_cast<unsigned>(which));
    }
    return all.size() == 8;
}
static_assert(are_eight_different());

// Turns add up; a reflection after a quarter turn is another reflection.
static_assert(compose(symmetry::quarter_turn, symmetry::quarter_turn) == symmetry::half_turn);
static_assert(compose(symmetry::quarter_turn, symmetry::half_turn) == symmetry::three_quarter_turn);
static_assert(compose(symmetry::flip_rows, symmetry::flip_columns) == symmetry::half_turn);
static_assert(compose(symmetry::flip_rows, symmetry::quarter_turn) == symmetry::anti_diagonal);
static_assert(compose(symmetry::quarter_turn, symmetry::flip_rows) == symmetry::main_diagonal);

// What each symmetry does to a knight's square, c8 seen from the corner a8, by hand.
static_assert(apply(symmetry::identity, square{0, 2}, 8) == square{0, 2});
static_assert(apply(symmetry::quarter_turn, square{0, 2}, 8) == square{2, 7});
static_assert(apply(symmetry::half_turn, square{0, 2}, 8) == square{7, 5});
static_assert(apply(symmetry::three_quarter_turn, square{0, 2}, 8) == square{5, 0});
static_assert(apply(symmetry::flip_rows, square{0, 2}, 8) == square{7, 2});
static_assert(apply(symmetry::flip_columns, square{0, 2}, 8) == square{0, 5});
static_assert(apply(symmetry::main_diagonal, square{0, 2}, 8) == square{2, 0});
static_assert(apply(symmetry::anti_diagonal, square{0, 2}, 8) == square{5, 7});

// A square off the board stays off it, however far it is.
constexpr bool stays_off_the_board(int far) {
    const square squares[] = {{far, 3}, {3, far}, {far, far}};
    for (const symmetry which : symmetries) {
        for (const square at : squares) {
            const square image = apply(which, at, 8);
            const bool is_on_board =
                image.row >= 0 && image.row < 8 && image.column >= 0 && image.column < 8;
            if (is_on_board || apply(inverse(which), image, 8) != at) return false;
        }
    }
    return true;
}
static_assert(stays_off_the_board(8) && stays_off_the_board(-1));
constexpr int most = static_cast<int>(~0u >> 1);
static_assert(stays_off_the_board(most) && stays_off_the_board(-most - 1));

// The image of a placement whose N is known only at run time; a queen off the board is dropped.
constexpr placement<4> image_of(symmetry which, placement_view queens) {
    placement<4> image{{9, 9, 9, 9}};
    apply(which, queens, image.columns);
    return image;
}
static_assert(image_of(symmetry::quarter_turn, placement<4>{{0, 1, 3, 2}}) ==
              apply(symmetry::quarter_turn, placement<4>{{0, 1, 3, 2}}));
static_assert(image_of(symmetry::flip_rows, placement<4>{{0, 1, 4, 2}}) ==
              placement<4>{{2, 9, 1, 0}});
static_assert(apply(symmetry::flip_rows, placement<4>{{0, 1, 4, 2}}) == placement<4>{{2, 0, 1, 0}});
static_assert(image_of(symmetry::main_diagonal, placement<4>{{2, 0, 2, 2}}) ==
              placement<4>{{1, 9, 3, 9}});

// It acts on squares. symmetry.run.cpp applies it to placements.

template <int N> constexpr bool acts_on_squares() {
    for (int row = 0; row < N; ++row) {
        for (int column = 0; column < N; ++column) {
            const square at{row, column};
            for (const symmetry a : symmetries) {
                if (apply(inverse(a), apply(a, at, N), N) != at) return false;
                for (const symmetry b : symmetries) {
                    if (apply(compose(a, b), at, N) != apply(a, apply(b, at, N), N)) return false;
                }
            }
        }
    }
    return true;
}
static_assert(acts_on_squares<1>());
static_assert(acts_on_squares<2>());
static_assert(acts_on_squares<5>());
static_assert(acts_on_squares<8>());

// The fundamental solutions: one for each orbit. The orbits make up the whole, and Burnside's lemma
// counts them in another way: the mean number of solutions that a symmetry leaves alone.

template <int N> constexpr bool orbits_make_up_all() {
    std::size_t sum = 0;
    for (const placement<N>& queens : fundamental_solutions<N>) {
        sum += 8 / stabiliser(queens).size();
    }
    return sum == published_counts[N] &&
           fundamental_solutions<N>.size() == published_fundamental_counts[N];
}

template <int N, symmetry which> constexpr std::size_t count_fixed() {
    std::size_t fixed = 0;
    for (const placement<N>& queens : solutions<N>) {
        int row = 0;
        while (row < N && apply(which, square{row, queens[row]}, N).column ==
                              queens[apply(which, square{row, queens[row]}, N).row]) {
            ++row;
        }
        fixed += row == N ? 1 : 0;
    }
    return fixed;
}
template <int N, symmetry which> inline constexpr std::size_t fixed_count = count_fixed<N, which>();

template <int N>
constexpr bool burnside_agrees =
    fixed_count<N, symmetry::identity> + fixed_count<N, symmetry::quarter_turn> +
        fixed_count<N, symmetry::half_turn> + fixed_count<N, symmetry::three_quarter_turn> +
        fixed_count<N, symmetry::flip_rows> + fixed_count<N, symmetry::flip_columns> +
        fixed_count<N, symmetry::main_diagonal> + fixed_count<N, symmetry::anti_diagonal> ==
    8 * fundamental_solutions<N>.size();

template <int... N> constexpr bool fundamental_solutions_stand_for_all(detail::index_list<N...>) {
    return ((orbits_make_up_all<N + 1>() && burnside_agrees<N + 1>)&&...);
}
static_assert(fundamental_solutions_stand_for_all(detail::indices<10>));

// Eight queens: eleven orbits of eight and one of four.
constexpr std::size_t count_class(symmetry_class kind) {
    std::size_t count = 0;
    for (const placement<8>& queens : fundamental_solutions<8>) {
        count += symmetry_class_of(queens) == kind ? 1u : 0u;
    }
    return count;
}
static_assert(fundamental_solutions<8>.size() == 12);
static_assert(count_class(symmetry_class::none) == 11);
static_assert(count_class(symmetry_class::half_turn) == 1);
static_assert(count_class(symmetry_class::quarter_turn) == 0);
static_assert(fundamental_solutions<8>[0] == solutions<8>[0]);

// The two solutions for N = 4 are mirror images, and a quarter turn leaves each alone.
static_assert(symmetry_class_of(solutions<4>[0]) == symmetry_class::quarter_turn);
static_assert(orbit_of(solutions<4>[0]).size() == 2);
static_assert(stabiliser(solutions<4>[0]).size() == 4);
static_assert(stabiliser(placement<3>{{1, 1, 1}}).contains(symmetry::half_turn));
static_assert(stabiliser(placement<2>{{0, 2}}).size() == 0); // a queen is off the board
static_assert(symmetry_class_of(solutions<1>[0]) == symmetry_class::quarter_turn);
