// SPDX-License-Identifier: BSL-1.0
/// @file
/// The steps of a search as plain text, as JSON or as a graph for Graphviz.
#ifndef CTQUEENS_TRACE_PLAIN_FORMATS_HPP
#define CTQUEENS_TRACE_PLAIN_FORMATS_HPP

#include <ctqueens/trace/format.hpp>

namespace ctqueens::detail {

constexpr auto json_members(square at) {
    return [=](auto out) { return put(out, "\"row\": ", at.row, ", \"column\": ", at.column); };
}

} // namespace ctqueens::detail

namespace ctqueens::text::steps {

/// One line per step, indented by two spaces for each row above the current one.
struct lines : format<"text"> {
    /// Writes lines such as `conflict a3 with a4`.
    static constexpr auto write(int size, const step* first, const step* last, auto out) {
        detail::board_state state;
        for (; first != last; ++first) {
            const int row = first->kind == step_kind::place ? first->row : state.rows - 1;
            state.apply(*first);
            for (int indent = 0; indent < row; ++indent) {
                out = detail::put(out, "  ");
            }
            out = detail::put(write_step(size, *first, state, out), '\n');
        }
        return out;
    }

private:
    static constexpr auto write_step(int size, const step& each, const detail::board_state& state,
                                     auto out) {
        const detail::square_name at{size, each.at()}, attacker{size, each.attacker()};
        switch (each.kind) {
        case step_kind::place:
            return detail::put(out, "place ", at);
        case step_kind::conflict:
            return detail::put(out, "conflict ", at, " with ", attacker);
        case step_kind::solution:
            return detail::put(out, "solution ", detail::squares_of{{state.columns, size}});
        case step_kind::retreat:
            return detail::put(out, "retreat from ", at, ": the row below has no column left");
        case step_kind::retreat_after_solution:
            return detail::put(out, "retreat from ", at, ": a solution was found");
        }
        return out;
    }
};

/// A JSON array with one object per step. `kind` is the name of a step_kind. Rows and columns are
/// counted from 0. Only conflicts have an `attacker`.
struct json : format<"json"> {
    /// Example: `{"kind": "conflict", "row": 1, "column": 0, "attacker": {"row": 0, "column": 0}}`
    static constexpr auto write(int, const step* first, const step* last, auto out) {
        out = detail::put(out, '[');
        for (const step* each = first; each != last; ++each) {
            out = detail::put(out, each == first ? "" : ",", "\n  {\"kind\": \"",
                              ctqueens::name(each->kind), "\", ", detail::json_members(each->at()));
            if (each->kind == step_kind::conflict) {
                out = detail::put(out, ", \"attacker\": {", detail::json_members(each->attacker()),
                                  '}');
            }
            out = detail::put(out, '}');
        }
        return detail::put(out, first == last ? "]\n" : "\n]\n");
    }
};

/// The search tree in DOT, the Graphviz language. As in article 000, each node is a queen on a
/// square. Its edges lead, in order, to the queens that the search tries in the next row. A node is
/// red if it has a conflict, green if it completes a solution, and grey if no column is left in the
/// next row.
struct dot : format<"dot"> {
    /// Writes a graph whose root is the empty board.
    static constexpr auto write(int size, const step* first, const step* last, auto out) {
        out = detail::put(
            out,
            "digraph search {\n  ordering=out\n  node [shape=circle fontname=\"sans-serif\"]\n",
            "  n0 [shape=point tooltip=\"the empty board\"]\n");
        detail::board_state state;
        std::size_t
            nodes[detail::max_traced_size + 1]{}; // the current path, from the empty board down
        std::size_t count = 0;
        for (; first != last; ++first) {
            if (first->kind == step_kind::place) {
                nodes[first->row + 1] = ++count;
                out = detail::put(out, "  n", count, " [label=\"",
                                  detail::square_name{size, first->at()}, "\"]\n  n",
                                  nodes[first->row], " -> n", count, '\n');
            } else if (first->kind != step_kind::retreat_after_solution) {
                out = write_end(size, *first, nodes[state.rows], out);
            }
            state.apply(*first);
        }
        return detail::put(out, "}\n");
    }

private:
    // Writes the colour and the tooltip of a node, which show why the search left it.
    static constexpr auto write_end(int size, const step& each, std::size_t node, auto out) {
        out = detail::put(out, "  n", node);
        switch (each.kind) {
        case step_kind::conflict:
            return detail::put(out, " [color=red tooltip=\"",
                               detail::square_name{size, each.attacker()}, " attacks ",
                               detail::square_name{size, each.at()}, "\"]\n");
        case step_kind::retreat:
            return detail::put(out, " [color=grey tooltip=\"no column is left below\"]\n");
        default:
            return detail::put(out, " [color=darkgreen shape=doublecircle tooltip=\"solution\"]\n");
        }
    }
};

} // namespace ctqueens::text::steps

#endif
