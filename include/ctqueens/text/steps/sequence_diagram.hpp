// SPDX-License-Identifier: BSL-1.0
/// @file
/// Steps of a search as a sequence diagram, for PlantUML and for Mermaid.
#ifndef CTQUEENS_TEXT_STEPS_SEQUENCE_DIAGRAM_HPP
#define CTQUEENS_TEXT_STEPS_SEQUENCE_DIAGRAM_HPP

#include <ctqueens/text/squares.hpp>
#include <ctqueens/text/steps/format.hpp>

namespace ctqueens::text::steps {

namespace detail {

struct plantuml_language
{
    static constexpr const char* begin = "@startuml\ncontrol row\n";
    static constexpr const char* column[] = {"participant \"column ", "\" as "};
    static constexpr const char* message = " -> ";
    static constexpr const char* reply = " --> ";
    static constexpr const char* note[] = {"== ", " =="};
    static constexpr const char* end = "@enduml\n";
};

struct mermaid_language
{
    static constexpr const char* begin = "sequenceDiagram\nparticipant row\n";
    static constexpr const char* column[] = {"participant ", " as column "};
    static constexpr const char* message = "->>";
    static constexpr const char* reply = "-->>";
    static constexpr const char* note[] = {"Note over row,check: ", ""};
    static constexpr const char* end = "";
};

// The row whose turn it is puts its queen on one column after the other; so the search goes down, row
// by row, and back in two ways.
template <class Language>
struct sequence_diagram
{
    template <class Out>
    static constexpr Out write(int size, const step* first, const step* last, Out out)
    {
        out = put(Language::begin, out);
        for (int column = 0; column < size; ++column) {
            const char letter = file_letter(column);
            out = put(letter, put(Language::column[0], out));
            out = put('\n', put(letter, put(Language::column[1], out)));
        }
        out = put("participant check\n", out);
        board_state state;
        bool is_downward = false;
        for (; first != last; ++first) {
            const bool is_place = first->kind == step_kind::place;
            if (is_place && !is_downward) {
                out = write_note("going down", out);
            }
            is_downward = is_place || first->kind == step_kind::conflict;
            state.apply(*first);
            out = write_step(size, *first, state, out);
            if (is_place && first + 1 != last && first[1].kind == step_kind::place) {
                out = begin_message(first->column, Language::message, "row", out);
                out = put_number(first[1].row, put("down to row ", out));
                out = put('\n', out);
            }
        }
        return put(Language::end, out);
    }

private:
    template <class Out>
    static constexpr Out write_note(const char* text, Out out)
    {
        out = put(text, put(Language::note[0], out));
        return put('\n', put(Language::note[1], out));
    }

    // From one to the other; a column is named by its letter.
    template <class From, class To, class Out>
    static constexpr Out begin_message(From from, const char* arrow, To to, Out out)
    {
        out = put(arrow, write_name(from, out));
        return put(": ", write_name(to, out));
    }
    template <class Out>
    static constexpr Out write_name(int column, Out out)
    {
        return put(file_letter(column), out);
    }
    template <class Out>
    static constexpr Out write_name(const char* name, Out out)
    {
        return put(name, out);
    }

    template <class Out>
    static constexpr Out write_step(int size, const step& each, const board_state& after, Out out)
    {
        switch (each.kind) {
        case step_kind::place:
            out = begin_message("row", Language::message, int(each.column), out);
            out = put_square(size, each.at(), put("queen on ", out));
            break;
        case step_kind::conflict: {
            const int last_column = after.columns[after.rows]; // of the queen that was taken away
            out = begin_message(last_column, Language::message, "check", out);
            out = put("attacked?\n", out);
            out = begin_message("check", Language::reply, last_column, out);
            out = put_square(size, each.attacker(), put("yes, ", out));
            out = put_square(size, each.at(), put(" attacks ", out));
            break;
        }
        case step_kind::solution:
            out = begin_message(int(each.column), Language::message, "check", out);
            out = put("attacked?\n", out);
            out = begin_message("check", Language::reply, int(each.column), out);
            out = put("no, and there is no row below\n", out);
            out = begin_message(int(each.column), Language::message, "row", out);
            out = squares::write(placement_view(after.columns, size), put("solution ", out));
            break;
        case step_kind::retreat:
            out = write_note("back, for the row below has no column left", out);
            out = write_retreat(size, each, out);
            break;
        case step_kind::retreat_after_solution:
            out = write_note("back, for a solution was found", out);
            out = write_retreat(size, each, out);
            break;
        }
        return put('\n', out);
    }

    template <class Out>
    static constexpr Out write_retreat(int size, const step& each, Out out)
    {
        out = begin_message("row", Language::message, int(each.column), out);
        out = put_number(each.row, put("back to row ", out));
        return put_square(size, each.at(), put(": no queen on ", out));
    }
};

} // namespace detail

/// A sequence diagram for PlantUML in the manner of those of article 003: the row in turn, its columns
/// and the check are the participants; the search goes down, and back for want of a column or since a
/// solution was found.
struct plantuml : format<"plantuml">, detail::sequence_diagram<detail::plantuml_language>
{};

/// The same for Mermaid, which is a language of Markdown pages.
struct mermaid : format<"mermaid">, detail::sequence_diagram<detail::mermaid_language>
{};

} // namespace ctqueens::text::steps

#endif
