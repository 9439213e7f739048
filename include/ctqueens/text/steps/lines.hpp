// SPDX-License-Identifier: BSL-1.0
/// @file
/// Steps of a search as plain text.
#ifndef CTQUEENS_TEXT_STEPS_LINES_HPP
#define CTQUEENS_TEXT_STEPS_LINES_HPP

#include <ctqueens/text/squares.hpp>
#include <ctqueens/text/steps/step_format.hpp>

namespace ctqueens::text::steps {

/// One step per line, indented by the row of its queen.
struct lines : format<"text">
{
    /// `conflict a3 with a4`
    template <class Out>
    static constexpr Out write(int size, const step* first, const step* last, Out out)
    {
        detail::board_state state;
        for (; first != last; ++first) {
            const int row = first->kind == step_kind::place ? first->row : state.rows - 1;
            state.apply(*first);
            for (int indent = 0; indent < row; ++indent) {
                out = detail::put("  ", out);
            }
            out = write_step(size, *first, state, out);
            out = detail::put('\n', out);
        }
        return out;
    }

private:
    template <class Out>
    static constexpr Out write_step(int size, const step& each, const detail::board_state& state,
                                    Out out)
    {
        switch (each.kind) {
        case step_kind::place:
            return detail::put_square(size, each.at(), detail::put("place ", out));
        case step_kind::conflict:
            out = detail::put_square(size, each.at(), detail::put("conflict ", out));
            return detail::put_square(size, each.attacker(), detail::put(" with ", out));
        case step_kind::solution:
            return squares::write(placement_view(state.columns, size), detail::put("solution ", out));
        case step_kind::retreat:
            out = detail::put_square(size, each.at(), detail::put("retreat from ", out));
            return detail::put(": the row below has no column left", out);
        case step_kind::retreat_after_solution:
            out = detail::put_square(size, each.at(), detail::put("retreat from ", out));
            return detail::put(": a solution was found", out);
        }
        return out;
    }
};

} // namespace ctqueens::text::steps

#endif
