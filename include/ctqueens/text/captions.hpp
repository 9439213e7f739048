// SPDX-License-Identifier: BSL-1.0
/// @file
/// What a document of several boards says of them: its heading, and a caption for each board.
#ifndef CTQUEENS_TEXT_CAPTIONS_HPP
#define CTQUEENS_TEXT_CAPTIONS_HPP

#include <ctqueens/text/format.hpp>

namespace ctqueens::text {

namespace detail {

// How a heading begins: `8 queens: `.
template <class Out>
constexpr Out put_puzzle(int size, Out out)
{
    out = put_number(static_cast<std::size_t>(size), out);
    return put(size == 1 ? " queen: " : " queens: ", out);
}

} // namespace detail

/// Captions that count: `Solution 1`, `Solution 2` ... Like all captions, they are plain ASCII
/// without the characters that markup languages need for themselves.
struct numbered_captions
{
    std::size_t number = 1; ///< that of the first board

    /// Whether each board has a note below its caption.
    static constexpr bool has_notes = false;

    /// What the document has: `8 queens: 92 solutions`, or `8 queens: solution 5` if that is all.
    template <class Out>
    constexpr Out put_heading(int size, std::size_t count, Out out) const
    {
        out = detail::put_puzzle(size, out);
        if (count == 1) {
            out = detail::put("solution ", out);
            return detail::put_number(number, out);
        }
        out = detail::put_number(count, out);
        return detail::put(" solutions", out);
    }

    /// The caption of the board with this index.
    template <int N, class Out>
    constexpr Out put_caption(const placement<N>&, std::size_t index, Out out) const
    {
        out = detail::put("Solution ", out);
        return detail::put_number(number + index, out);
    }

    /// Nothing: these captions have no notes.
    template <int N, class Out>
    constexpr Out put_note(const placement<N>&, Out out) const
    {
        return out;
    }
};

} // namespace ctqueens::text

#endif
