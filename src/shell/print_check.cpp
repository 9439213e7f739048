// SPDX-License-Identifier: BSL-1.0
#include "option_values.hpp"
#include "tables.hpp"

#include <ctqueens/parse.hpp>

#include <algorithm>

namespace ctqueens::shell {

namespace {

const char* notation_name(notation written)
{
    constexpr const char* names[] = {"digits", "FEN", "squares", "columns", "a grid", "a board"};
    return names[static_cast<int>(written)];
}

// Returns the number, counted from 1, of the character that begins at `position`.
std::ptrdiff_t number_of_character(const std::string& text, std::size_t position)
{
    const auto end = text.begin() + static_cast<std::ptrdiff_t>(position);
    return 1 + (end - text.begin()) - std::count_if(text.begin(), end, continues_character);
}

// Appends a one-line description of a placement to `out`. Returns whether the placement is a solution.
template <int N>
bool describe_placement(const placement<N>& queens, std::string& out)
{
    if (const attacking_pair pair = find_attack(queens)) {
        out += "not a solution: the queens on " + name_of(pair.first, N) + " and " +
               name_of(pair.second, N) + " attack each other\n";
        return false;
    }
    const auto& fundamental = compiled::fundamental_solutions<N>();
    const auto* kind = std::find(fundamental.begin(), fundamental.end(), canonical_form(queens));
    out += "solution " + std::to_string(number_of(queens)) + " of " +
           std::to_string(table<N>::size()) + " for N = " + std::to_string(N) +
           ", an image of fundamental solution " + std::to_string(kind - fundamental.begin() + 1) +
           " of " + std::to_string(fundamental.size()) + ", symmetry: " +
           name(symmetry_class_of(queens)) + '\n';
    return true;
}

} // namespace

int print_check(const arguments& given, std::string& out)
{
    const std::string& text = given.operand;
    const text_shape shape = shape_of(text.c_str());
    if (shape.rows == 0) {
        refuse("check", text,
               "this is not a placement; allowed: the formats board, grid, columns, digits, "
               "squares, fen, csv and json");
    }
    bool is_solution = false;
    const bool has_size = with_size(shape.rows, [&](auto size) {
        const auto read = from_text<size()>(text.c_str());
        if (!read) {
            refuse("check", text,
                   "character " + std::to_string(number_of_character(text, read.position)) + ": " +
                       describe(read.error) + " (read as " + notation_name(shape.written) + " for N = " +
                       std::to_string(shape.rows) + ")");
        }
        is_solution = describe_placement(read.value, out);
    });
    if (!has_size) {
        refuse("check", text,
               std::string("as ") + notation_name(shape.written) + ", this is a board of " +
                   (shape.rows > 255 ? "more than 255" : std::to_string(shape.rows)) +
                   " rows; allowed: " + range_to(max_table_size));
    }
    return is_solution ? 0 : 1;
}

} // namespace ctqueens::shell
