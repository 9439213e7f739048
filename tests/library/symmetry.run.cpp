// SPDX-License-Identifier: BSL-1.0
// Symmetries at run time, for the sizes that would take the compilers long.
#include <ctqueens/symmetry.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <utility>

namespace {

using namespace ctqueens;

// Whether the symmetries act on a solution: its images are solutions, images of images are those
// of the composition, the orbit has eight images divided by the size of the stabiliser, and just
// one of them, the first, is canonical.
template <int N> bool symmetries_act_on(const placement<N>& queens) {
    const orbit<N> images = orbit_of(queens);
    const placement<N> canonical = canonical_form(queens);
    if (images.size() * stabiliser(queens).size() != 8 || images[0] != queens ||
        !images.contains(canonical) || !is_canonical(canonical)) {
        return false;
    }
    std::size_t canonical_images = 0;
    for (const placement<N>& image : images) {
        canonical_images += is_canonical(image) ? 1 : 0;
        if (!is_solution(image) || std::ranges::lexicographical_compare(image, canonical)) {
            return false;
        }
    }
    for (const symmetry a : symmetries) {
        const placement<N> image = apply(a, queens);
        if (!images.contains(image) || apply(inverse(a), image) != queens ||
            apply(compose(a, symmetry::quarter_turn), queens) !=
                apply(a, apply(symmetry::quarter_turn, queens)) ||
            apply(compose(a, symmetry::flip_rows), queens) !=
                apply(a, apply(symmetry::flip_rows, queens))) {
            return false;
        }
    }
    return canonical_images == 1;
}

template <int N> void symmetries_act_on_table() {
    for (const placement<N>& queens : solutions<N>) ASSERT_TRUE(symmetries_act_on(queens));
}

// The fundamental solutions are the canonical forms of all solutions, each once.
template <int N> void fundamental_solutions_stand_for_all() {
    std::size_t next = 0;
    for (const placement<N>& queens : solutions<N>) {
        if (canonical_form(queens) == queens) {
            ASSERT_LT(next, fundamental_solutions<N>.size());
            ASSERT_EQ(fundamental_solutions<N>[next], queens);
            ++next;
        }
    }
    ASSERT_EQ(next, fundamental_solutions<N>.size());
}

template <int... index> void check_tables(std::integer_sequence<int, index...>) {
    (symmetries_act_on_table<index + 1>(), ...);
    (fundamental_solutions_stand_for_all<index + 1>(), ...);
}

TEST(symmetries, act_on_every_solution_and_have_one_fundamental_solution_of_each_orbit) {
    check_tables(std::make_integer_sequence<int, 10>());
}

} // namespace
