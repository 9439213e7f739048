// SPDX-License-Identifier: BSL-1.0
/// @file
/// A gallery: the fundamental solutions as one document, each with the size of its orbit.
#ifndef CTQUEENS_TEXT_GALLERY_HPP
#define CTQUEENS_TEXT_GALLERY_HPP

#include <ctqueens/symmetry.hpp>
#include <ctqueens/text/captions.hpp>

namespace ctqueens::text {

/// Captions of fundamental solutions: their numbers among all of them, and how symmetric they are.
template <int N>
struct fundamental_captions
{
    /// The first of all fundamental solutions; those of the document are among them, in this order.
    const placement<N>* all;

    /// Whether each board has a note below its caption.
    static constexpr bool has_notes = true;

    /// What the document has: `8 queens: 12 fundamental solutions`.
    template <class Out>
    constexpr Out put_heading(int size, std::size_t count, Out out) const
    {
        out = detail::put_puzzle(size, out);
        out = detail::put_number(count, out);
        return detail::put(count == 1 ? " fundamental solution" : " fundamental solutions", out);
    }

    /// The caption of a board: `Fundamental solution 3`. `index` is its place in the document, and no
    /// more than its place among all.
    template <class Out>
    constexpr Out put_caption(const placement<N>& queens, std::size_t index, Out out) const
    {
        while (all[index] != queens) { // some may be left out before it
            ++index;
        }
        out = detail::put("Fundamental solution ", out);
        return detail::put_number(index + 1, out);
    }

    /// `orbit of 8`, or `orbit of 4: half turn` for one that is its own image under a half turn.
    template <class Out>
    constexpr Out put_note(const placement<N>& queens, Out out) const
    {
        out = detail::put("orbit of ", out);
        out = detail::put_number(orbit_of(queens).size(), out);
        const symmetry_class kind = symmetry_class_of(queens);
        if (kind != symmetry_class::none) {
            out = detail::put(": ", out);
            out = detail::put(name(kind), out);
        }
        return out;
    }
};

/// Writes the fundamental solutions for N, 1...12, as a document of the format: svg, html or latex.
template <class Format, int N, class Out>
constexpr Out write_gallery(Out out)
{
    const auto& all = fundamental_solutions<N>;
    return Format::write_document(all.begin(), all.end(), fundamental_captions<N>{all.begin()},
                                  out);
}

} // namespace ctqueens::text

#endif
