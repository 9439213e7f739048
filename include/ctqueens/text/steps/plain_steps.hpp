// SPDX-License-Identifier: BSL-1.0
/// @file
/// The steps of a search as plain text or as JSON.
#ifndef CTQUEENS_TEXT_STEPS_PLAIN_STEPS_HPP
#define CTQUEENS_TEXT_STEPS_PLAIN_STEPS_HPP

#include <ctqueens/text/plain_formats.hpp>
#include <ctqueens/text/steps/step_format.hpp>

namespace ctqueens::text::steps {

/// One line per step, indented by two spaces for each row above the current one.
struct lines : format<"text">
{
    /// Writes lines such as `conflict a3 with a4`.
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
            out = detail::put('\n', write_step(size, *first, state, out));
        }
        return out;
    }

private:
    template <class Out>
    static constexpr Out write_step(int size, const step& each, const detail::board_state& state,
                                    Out out)
    {
        const detail::square_name at{size, each.at()}, attacker{size, each.attacker()};
        switch (each.kind) {
        case step_kind::place:
            return detail::put_all(out, "place ", at);
        case step_kind::conflict:
            return detail::put_all(out, "conflict ", at, " with ", attacker);
        case step_kind::solution:
            return squares::write(placement_view(state.columns, size), detail::put("solution ", out));
        case step_kind::retreat:
            return detail::put_all(out, "retreat from ", at, ": the row below has no column left");
        case step_kind::retreat_after_solution:
            return detail::put_all(out, "retreat from ", at, ": a solution was found");
        }
        return out;
    }
};

/// A JSON array with one object per step. `kind` is the name of a step_kind. Rows and columns are
/// counted from 0. Only conflicts have an `attacker`.
struct json : format<"json">
{
    /// Example: `{"kind": "conflict", "row": 1, "column": 0, "attacker": {"row": 0, "column": 0}}`
    template <class Out>
    static constexpr Out write(int, const step* first, const step* last, Out out)
    {
        out = detail::put('[', out);
        for (const step* each = first; each != last; ++each) {
            out = detail::put_all(out, each == first ? "" : ",", "\n  {\"kind\": \"",
                                  ctqueens::name(each->kind), "\", ");
            out = write_square(each->at(), out);
            if (each->kind == step_kind::conflict) {
                out = write_square(each->attacker(), detail::put(", \"attacker\": {", out));
                out = detail::put('}', out);
            }
            out = detail::put('}', out);
        }
        return detail::put(first == last ? "]\n" : "\n]\n", out);
    }

private:
    template <class Out>
    static constexpr Out write_square(square at, Out out)
    {
        return detail::put_all(out, "\"row\": ", at.row, ", \"column\": ", at.column);
    }
};

} // namespace ctqueens::text::steps

#endif
