// SPDX-License-Identifier: BSL-1.0
#include "arguments.hpp"
#include "commands.hpp"
#include "registry.hpp"

#include <ctqueens/parse.hpp>
#include <ctqueens/symmetry.hpp>

#include <cstdio>

namespace ctqueens::shell {

namespace {

// What check says of a text, and whether that is a solution, another placement or neither.
enum class verdict { solution, other_placement, unreadable };
struct answer
{
    verdict which;
    std::string text;
};

const char* notation_name(notation written)
{
    constexpr const char* names[] = {"digits", "FEN", "squares", "columns", "a grid", "a board"};
    return names[static_cast<int>(written)];
}

// Returns the number, counted from 1, of the character of UTF-8 that begins at `position`.
std::ptrdiff_t number_of_character(const std::string& text, std::size_t position)
{
    return 1 + std::count_if(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(position),
                             [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0) != 0x80; });
}

template <int N>
answer describe(const placement<N>& queens)
{
    if (const attacking_pair pair = find_attack(queens)) {
        return {verdict::other_placement, "not a solution: the queens on " + name_of(pair.first, N) + " and " +
                                              name_of(pair.second, N) + " attack each other"};
    }
    const table_view fundamental = tables_of(N).fundamental_solutions;
    const placement<N> canonical = canonical_form(queens);
    std::size_t kind = 0;
    while (!std::equal(canonical.begin(), canonical.end(), fundamental[kind].begin())) {
        ++kind;
    }
    return {verdict::solution, "solution " + std::to_string(number_of(queens)) + " of " +
                                   std::to_string(table<N>::size()) + " for N = " + std::to_string(N) +
                                   ", an image of fundamental solution " + std::to_string(kind + 1) + " of " +
                                   std::to_string(fundamental.size()) + ", symmetry: " +
                                   name(symmetry_class_of(queens))};
}

template <int N>
answer answer_for(const std::string& text, notation written)
{
    const auto read = from_text<N>(text.c_str());
    if (!read) {
        return {verdict::unreadable, "character " + std::to_string(number_of_character(text, read.position)) +
                                         ": " + ctqueens::describe(read.error) + " (read as " +
                                         notation_name(written) + " for N = " + std::to_string(N) + ")"};
    }
    return describe(read.value);
}
template <int... index>
answer answer_for(const std::string& text, detail::row_list<index...>)
{
    const text_shape shape = shape_of(text.c_str());
    answer found{verdict::unreadable, {}};
    if (shape.rows == 0) {
        found.text = "this is not a placement; allowed: the formats board, grid, columns, digits, squares, fen, "
                     "csv and json";
    } else if (shape.rows > max_table_size) {
        found.text = std::string("as ") + notation_name(shape.written) + ", this is a board of " +
                     (shape.rows > 255 ? "more than 255" : std::to_string(shape.rows)) +
                     " rows; allowed: " + range_to(max_table_size);
    } else {
        (void)((shape.rows == index + 1 && (found = answer_for<index + 1>(text, shape.written), true)) || ...);
    }
    return found;
}

// Reads a line of standard input. Returns whether there was one.
bool read_line(std::string& line)
{
    line.clear();
    int character = std::getchar();
    const bool is_there = character != EOF;
    for (; character != EOF && character != '\n'; character = std::getchar()) {
        line += character == '\0' ? '?' : static_cast<char>(character);
    }
    return is_there;
}

int check_lines(std::string& out)
{
    int status = 0;
    for (std::string line; read_line(line);) {
        const answer found = answer_for(line, detail::row_indices<max_table_size>);
        out += (found.which == verdict::unreadable ? "not a placement: " : "") + found.text + '\n';
        status = found.which == verdict::solution ? status : 1;
    }
    return status;
}

} // namespace

int print_check(const arguments& given, std::string& out)
{
    if (given.operand == "-") return check_lines(out);
    const answer found = answer_for(given.operand, detail::row_indices<max_table_size>);
    if (found.which == verdict::unreadable) {
        refuse("check", given.operand, found.text);
    }
    out += found.text + '\n';
    return found.which == verdict::solution ? 0 : 1;
}

} // namespace ctqueens::shell
