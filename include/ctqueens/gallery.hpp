// SPDX-License-Identifier: BSL-1.0
/// @file
/// Renders all fundamental solutions as one picture or document.
#ifndef CTQUEENS_GALLERY_HPP
#define CTQUEENS_GALLERY_HPP

#include <ctqueens/symmetry.hpp>
#include <ctqueens/text/pictures.hpp>

namespace ctqueens::text {

/// Numbered captions for fundamental solutions, with notes that give the orbit size and symmetry
/// class.
struct fundamental_captions {
    /// Whether each board has a note below its caption.
    static constexpr bool has_notes = true;

    /// Writes the heading, such as `8 queens: 12 fundamental solutions`.
    constexpr auto put_heading(int size, std::size_t count, auto out) const {
        return detail::put(out, detail::puzzle(size), ": ", count, " fundamental solution",
                           count == 1 ? "" : "s");
    }

    /// Writes the caption of the board at `index`, such as `Fundamental solution 3`.
    constexpr auto put_caption(placement_view, std::size_t index, auto out) const {
        return detail::put(out, "Fundamental solution ", index + 1);
    }

    /// Writes a note such as `orbit of 8` or, for a symmetric solution, `orbit of 4: half turn`.
    constexpr auto put_note(placement_view queens, std::size_t, auto out) const {
        const symmetry_class kind = symmetry_class_of(queens);
        out = detail::put(out, "orbit of ", 8 / stabiliser(queens).size());
        return kind == symmetry_class::none ? out : detail::put(out, ": ", name(kind));
    }
};

/// Writes all fundamental solutions as one svg, html or latex document. N is 1...12.
///
///     constexpr text::bounded_output nowhere(nullptr, 0);
///     static_assert(text::write_gallery<text::html, 6>(nowhere).size() > 0);
template <class Format, int N> constexpr auto write_gallery(auto out) {
    return write_document<Format>(N, fundamental_solutions<N>, fundamental_captions(), out);
}

} // namespace ctqueens::text

#endif
