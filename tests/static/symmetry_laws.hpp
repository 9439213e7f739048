// SPDX-License-Identifier: BSL-1.0
// What must be true of the symmetries of a solution, at compile time and at run time.
#ifndef CTQUEENS_TESTS_SYMMETRY_LAWS_HPP
#define CTQUEENS_TESTS_SYMMETRY_LAWS_HPP

#include "checks.hpp"

#include <ctqueens/symmetry.hpp>

namespace ctqueens::checks {

/// Whether the symmetries act on a solution: its images are solutions, images of images are those
/// of the composition, the orbit has eight images divided by the size of the stabiliser, and just
/// one of them, the first, is canonical.
template <int N>
constexpr bool symmetries_act_on(const placement<N>& queens)
{
    const orbit<N> images = orbit_of(queens);
    const placement<N> canonical = canonical_form(queens);
    if (images.size() * stabiliser(queens).size() != 8 || images[0] != queens ||
        !images.contains(canonical) || !is_canonical(canonical)) {
        return false;
    }
    std::size_t canonical_images = 0;
    for (const placement<N>& image : images) {
        canonical_images += is_canonical(image) ? 1 : 0;
        if (!is_solution(image) || precedes(image, canonical)) {
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

} // namespace ctqueens::checks

#endif
