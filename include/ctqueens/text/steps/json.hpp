// SPDX-License-Identifier: BSL-1.0
/// @file
/// Steps of a search as JSON.
#ifndef CTQUEENS_TEXT_STEPS_JSON_HPP
#define CTQUEENS_TEXT_STEPS_JSON_HPP

#include <ctqueens/text/steps/format.hpp>

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
            out = detail::put(each == first ? "\n  {\"kind\": \"" : ",\n  {\"kind\": \"", out);
            out = detail::put(ctqueens::name(each->kind), out);
            out = detail::put("\", ", out);
            out = write_square(each->at(), out);
            if (each->kind == step_kind::conflict) {
                out = detail::put(", \"attacker\": {", out);
                out = write_square(each->attacker(), out);
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
        out = detail::put("\"row\": ", out);
        out = detail::put_number(static_cast<std::size_t>(at.row), out);
        out = detail::put(", \"column\": ", out);
        return detail::put_number(static_cast<std::size_t>(at.column), out);
    }
};

} // namespace ctqueens::text::steps

#endif
