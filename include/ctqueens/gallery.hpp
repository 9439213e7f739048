// SPDX-License-Identifier: BSL-1.0
/// @file
/// Writes all fundamental solutions, with captions.
#ifndef CTQUEENS_GALLERY_HPP
#define CTQUEENS_GALLERY_HPP

#include <ctqueens/symmetry.hpp>
#include <ctqueens/text/output.hpp>
#include <ctqueens/text/pictures.hpp>

namespace ctqueens::text {

/// @addtogroup text
/// @{

/// Returns a document of fundamental solutions, with notes. Its heading is, for example, `8 queens:
/// 12 fundamental solutions`.
constexpr auto fundamental_document(int size, std::size_t boards) {
    return document{
        size, boards,
        detail::parts(puzzle(size), ": ", boards, " fundamental solution", boards == 1 ? "" : "s"),
        true};
}

/// Returns a board with a caption such as `Fundamental solution 3`, and a note such as `orbit of 8`
/// or, for a symmetric solution, `orbit of 4: half turn`. `queens` must be a solution.
constexpr auto fundamental_board(placement_view queens, std::size_t number) {
    const symmetry_class kind = symmetry_class_of(queens);
    const bool is_symmetric = kind != symmetry_class::none;
    return captioned_board{queens, detail::parts("Fundamental solution ", number),
                           detail::parts("orbit of ", 8 / stabiliser(queens).size(),
                                         is_symmetric ? ": " : "", is_symmetric ? name(kind) : "")};
}

/// Writes all fundamental solutions with captions, as write_document() does. N is 1...12.
///
///     constexpr text::bounded_output nowhere(nullptr, 0);
///     static_assert(text::write_gallery<text::svg, 6>(nowhere).size() > 0);
template <class Format, int N> constexpr auto write_gallery(auto out) {
    constexpr auto& all = fundamental_solutions<N>;
    const auto captioned = [](placement_view queens, std::size_t index) {
        return fundamental_board(queens, index + 1);
    };
    return write_document<Format>(fundamental_document(N, all.size()), all, captioned, out);
}

/// @}

} // namespace ctqueens::text

#endif
