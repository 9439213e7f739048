// SPDX-License-Identifier: BSL-1.0
/// @file
/// Steps of a search for reading, one a line.
#ifndef CTQUEENS_TEXT_STEPS_LINES_HPP
#define CTQUEENS_TEXT_STEPS_LINES_HPP

#include <ctqueens/text/squares.hpp>
#include <ctqueens/text/steps/step_format.hpp>

namespace ctqueens::text::steps {

/// A step a line, indented by the row of its queen: `conflict a3 with a4`.
struct lines
{
    /// Its name in the shell.
    static constexpr const char* name = "text";

    /// Writes the steps from `first` to before `last`; N is 1...26.
    template <int N, class Out>
    static constexpr Out write(const step* first, const step* last, Out out)
    {
        detail::board_state<N> state;
        for (; first != last; ++first) {
            const int row = first->kind == step_kind::place ? first->row : state.rows - 1;
            state.apply(*first);
            out = detail::put_spaces(2 * row, out);
            out = write_step(*first, state, out);
            out = detail::put('\n', out);
        }
        return out;
    }

private:
    template <int N, class Out>
    static constexpr Out write_step(const step& each, const detail::board_state<N>& state, Out out)
    {
        switch (each.kind) {
        case step_kind::place:
            return detail::put_square<N>(each.at(), detail::put("place ", out));
        case step_kind::conflict:
            out = detail::put_square<N>(each.at(), detail::put("conflict ", out));
            return detail::put_square<N>(each.attacker(), detail::put(" with ", out));
        case step_kind::solution:
            return squares::write(state.queens, detail::put("solution ", out));
        case step_kind::retreat:
            out = detail::put_square<N>(each.at(), detail::put("retreat from ", out));
            return detail::put(": the row below has no column left", out);
        case step_kind::retreat_after_solution:
            out = detail::put_square<N>(each.at(), detail::put("retreat from ", out));
            return detail::put(": a solution was found", out);
        }
        return out;
    }
};

} // namespace ctqueens::text::steps

#endif
