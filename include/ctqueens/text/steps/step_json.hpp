// SPDX-License-Identifier: BSL-1.0
/// @file
/// Steps of a search as JSON.
#ifndef CTQUEENS_TEXT_STEPS_STEP_JSON_HPP
#define CTQUEENS_TEXT_STEPS_STEP_JSON_HPP

#include <ctqueens/text/steps/step_format.hpp>

namespace ctqueens::text::steps {

/// A JSON array with an object for each step. The kinds are those of step_kind; rows and columns count
/// from 0; only a conflict has an attacker.
struct json : format<"json">
{
    /// `{"kind": "conflict", "row": 1, "column": 0, "attacker": {"row": 0, "column": 0}}`
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
