// SPDX-License-Identifier: BSL-1.0
/// @file
/// The steps of a search as a sequence diagram for PlantUML or Mermaid.
#ifndef CTQUEENS_TRACE_SEQUENCE_DIAGRAM_HPP
#define CTQUEENS_TRACE_SEQUENCE_DIAGRAM_HPP

#include <ctqueens/trace/plain_formats.hpp>

namespace ctqueens::detail {

struct plantuml_language {
    static constexpr const char* begin = "@startuml\ncontrol row\n";
    static constexpr const char* column[] = {"participant \"column ", "\" as "};
    static constexpr const char* message = " -> ";
    static constexpr const char* reply = " --> ";
    static constexpr const char* note[] = {"== ", " =="};
    static constexpr const char* end = "@enduml\n";
};

struct mermaid_language {
    static constexpr const char* begin = "sequenceDiagram\nparticipant row\n";
    static constexpr const char* column[] = {"participant ", " as column "};
    static constexpr const char* message = "->>";
    static constexpr const char* reply = "-->>";
    static constexpr const char* note[] = {"Note over row,check: ", ""};
    static constexpr const char* end = "";
};

// In the diagram, the current row places its queen in one column after another. The search moves
// down row by row, and moves back up after a solution or when no column is left.
template <class Language>
struct sequence_diagram {
    static constexpr auto write(int size, const step* first, const step* last, auto out) {
        out = put(out, Language::begin);
        for (int column = 0; column < size; ++column) {
            const char letter = file_letter(column);
            out = put(out, Language::column[0], letter, Language::column[1], letter, '\n');
        }
        out = put(out, "participant check\n");
        board_state state;
        bool is_downward = false;
        for (; first != last; ++first) {
            const bool is_place = first->kind == step_kind::place;
            if (is_place && !is_downward) {
                out = write_note(out, "going down");
            }
            is_downward = is_place || first->kind == step_kind::conflict;
            const int row = state.apply(*first);
            const char column = file_letter(state.columns[row]);
            out = write_step(size, *first, state.columns, column, out);
            if (is_place && first + 1 != last && first[1].kind == step_kind::place) {
                out = put(out, column, Language::message, "row: down to row ", row + 1, '\n');
            }
        }
        return put(out, Language::end);
    }

private:
    // `column` is that of the queen that the step places, removes or completes a solution with.
    static constexpr auto write_step(int size, const step& each, const std::uint8_t* columns,
                                     char column, auto out) {
        constexpr auto message = Language::message, reply = Language::reply;
        const square_name at{size, each.at()};
        switch (each.kind) {
        case step_kind::place:
            return put(out, "row", message, column, ": queen on ", at, '\n');
        case step_kind::conflict:
            return put(out, column, message, "check: attacked?\ncheck", reply, column, ": yes, ",
                       outcome{size, each}, '\n');
        case step_kind::solution:
            return put(out, column, message, "check: attacked?\ncheck", reply, column,
                       ": no, and there is no row below\n", column, message, "row: solution ",
                       squares_of{{columns, size}}, '\n');
        default:
            out = write_note(out, "back, because ", reason_to_retreat(each.kind));
            return put(out, "row", message, column, ": back to row ", each.row, ": no queen on ",
                       at, '\n');
        }
    }

    static constexpr auto write_note(auto out, const auto&... text) {
        return put(out, Language::note[0], text..., Language::note[1], '\n');
    }
};

} // namespace ctqueens::detail

namespace ctqueens::text::steps {

/// A sequence diagram for PlantUML, like those in article 003. The participants are the current
/// row, the columns, and the check for conflicts.
struct plantuml : format<"plantuml">, detail::sequence_diagram<detail::plantuml_language> {};

/// The same sequence diagram as `plantuml`, for Mermaid, a diagram language used in Markdown pages.
struct mermaid : format<"mermaid">, detail::sequence_diagram<detail::mermaid_language> {};

} // namespace ctqueens::text::steps

#endif
