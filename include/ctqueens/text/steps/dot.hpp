// SPDX-License-Identifier: BSL-1.0
/// @file
/// The search tree as a graph for Graphviz.
#ifndef CTQUEENS_TEXT_STEPS_DOT_HPP
#define CTQUEENS_TEXT_STEPS_DOT_HPP

#include <ctqueens/text/steps/step_format.hpp>

namespace ctqueens::text::steps {

/// The search tree in DOT, the Graphviz language. As in article 000, each node is a queen on a square.
/// Its edges lead, in order, to the queens that the search tries in the next row. A node is red if it
/// has a conflict, green if it completes a solution, and grey if no column is left in the next row.
struct dot : format<"dot">
{
    /// Writes a graph whose root is the empty board.
    template <class Out>
    static constexpr Out write(int size, const step* first, const step* last, Out out)
    {
        out = detail::put("digraph search {\n"
                          "  ordering=out\n"
                          "  node [shape=circle fontname=\"sans-serif\"]\n"
                          "  n0 [shape=point tooltip=\"the empty board\"]\n", out);
        detail::board_state state;
        std::size_t nodes[detail::max_size + 1]{}; // the current path, from the empty board down
        std::size_t count = 0;
        for (; first != last; ++first) {
            if (first->kind == step_kind::place) {
                nodes[first->row + 1] = ++count;
                out = detail::put_all(out, "  n", count, " [label=\"",
                                      detail::square_name{size, first->at()}, "\"]\n  n",
                                      nodes[first->row], " -> n", count, '\n');
            } else if (first->kind != step_kind::retreat_after_solution) {
                out = write_end(size, *first, nodes[state.rows], out);
            }
            state.apply(*first);
        }
        return detail::put("}\n", out);
    }

private:
    // Writes the colour and the tooltip of a node, which show why the search left it.
    template <class Out>
    static constexpr Out write_end(int size, const step& each, std::size_t node, Out out)
    {
        out = detail::put_all(out, "  n", node);
        switch (each.kind) {
        case step_kind::conflict:
            return detail::put_all(out, " [color=red tooltip=\"",
                                   detail::square_name{size, each.attacker()}, " attacks ",
                                   detail::square_name{size, each.at()}, "\"]\n");
        case step_kind::retreat:
            return detail::put(" [color=grey tooltip=\"no column is left below\"]\n", out);
        default:
            return detail::put(" [color=darkgreen shape=doublecircle tooltip=\"solution\"]\n", out);
        }
    }
};

} // namespace ctqueens::text::steps

#endif
