// SPDX-License-Identifier: BSL-1.0
// `check`: which solution a placement is, or which two queens attack each other.
#include "commands.hpp"
#include "placement_reader.hpp"
#include "solution_numbers.hpp"
#include "tally.hpp"

#include <ctqueens/parse.hpp>
#include <ctqueens/text.hpp>

#include <algorithm>
#include <optional>
#include <utility>

namespace ctqueens::shell {

// Returns the name of a square; boards of more than 26 columns have no letters for them.
static std::string name_of_square(int size, square at) {
    if (size > 26) return concatenate("row ", at.row + 1, ", column ", at.column + 1);
    return concatenate(text::square_name{size, at});
}

// Returns the exit status: 0 for a solution, 1 for another placement.
static int describe_placement(placement_view queens, std::string& out) {
    const int size = queens.rows();
    if (const attacking_pair pair = find_attack(queens)) {
        out += concatenate("not a solution: the queens on ", name_of_square(size, pair.first),
                           " and ", name_of_square(size, pair.second), " attack each other\n");
        return 1;
    }
    if (size > max_table_size) {
        out += concatenate("a solution for N = ", size, '\n');
        return 0;
    }
    const std::size_t least = least_number_in_orbit(queens);
    const table_view fundamental = compiled::tables_of(size).fundamental_solutions;
    const auto found = std::ranges::lower_bound(fundamental, least, {}, number_of); // ascending
    out += concatenate("solution ", number_of(queens), " of ", published_counts[size],
                       " for N = ", size, ", an image of fundamental solution ",
                       found - fundamental.begin() + 1, " of ", fundamental.size(),
                       ", symmetry: ", name(symmetry_class_of(queens)), '\n');
    return 0;
}

// Returns the notations, each with an example.
static std::string examples() {
    std::string list;
    for (int each = 0; each <= static_cast<int>(notation::model); ++each) {
        const auto written = static_cast<notation>(each);
        const char* const before = list.empty() ? "" : written == notation::model ? " or " : ", ";
        list += concatenate(before, ctqueens::name(written), ' ', example(written));
    }
    return list;
}

constexpr std::size_t no_line = 0; // the operand is not on a line of standard input

// Refuses the operand or a text that begins in this line of standard input.
[[noreturn]] static void refuse_text(const std::string& text, std::size_t line,
                                     const text_shape& shape) {
    std::string_view before = std::string_view(text).substr(0, shape.position);
    std::string where = "check " + quoted(text);
    if (line != no_line) {
        const auto line_ends = std::count(before.begin(), before.end(), '\n');
        where = concatenate("standard input, line ", line + static_cast<std::size_t>(line_ends));
        before.remove_prefix(before.rfind('\n') + 1); // npos + 1 is 0
    }
    if (shape.error == parse_error::utf_16) refuse(where, ": ", describe(shape.error));
    if (shape.rows == 0) {
        refuse(where, ": this is not a placement in any notation, such as ", examples());
    }
    const std::string read_as = concatenate("read as ", ctqueens::name(shape.written));
    if (shape.rows > max_placement_size) {
        refuse(where, ": ", read_as, ", this board has more than ", max_placement_size, " rows");
    }
    const auto characters = std::count_if(before.begin(), before.end(), [](char byte) {
        return (byte & 0xC0) != 0x80; // the first byte of a character of UTF-8
    });
    const bool is_column = shape.error == parse_error::not_a_column;
    refuse(where, ": character ", characters + 1, ": ", describe(shape.error), " (", read_as,
           " for N = ", shape.rows, is_column ? "; columns count from 0 or from 1)" : ")");
}

// A placement that has been read.
struct read_text {
    std::uint8_t columns[max_placement_size]{};
    int rows = 0;

    operator placement_view() const { return {columns, rows}; }
};

// Reads the operand or a text that begins in this line of standard input.
static read_text read(const std::string& text, std::size_t line) {
    read_text found;
    const text_shape shape = read_placement(text.data(), text.size(), found.columns);
    if (shape.error != parse_error::none) refuse_text(text, line, shape);
    found.rows = shape.rows;
    return found;
}

static void put_passed_lines(const passed_lines& lines, std::string& out) {
    if (lines.count == 0) return;
    out += lines.count == 1 ? "passed over line "
                            : concatenate("passed over ", lines.count, " lines, such as line ");
    out += concatenate(lines.first.line, ": ", quoted(lines.first.text), '\n');
}

static int check_standard_input(const arguments& given, std::string& out) {
    placement_reader reader;
    tally all;
    std::optional<int> status; // the highest; none before the first placement
    while (const auto found = reader.next()) {
        const read_text queens = read(found->text, found->line);
        reader.learn(queens.rows);
        out += concatenate("line ", found->line, ": ");
        const int answer = describe_placement(queens, out);
        answer == 0 ? all.add_solution(queens) : all.add_other(queens);
        status = std::max(status.value_or(0), answer);
        print(std::exchange(out, "")); // at once
    }
    if (!status) refuse("there is no placement on standard input, such as ", examples());
    using enum tally::missing;
    all.write(given.value_of("--missing") ? all_of_them : first_few, out);
    put_passed_lines(reader.passed_over(), out);
    const bool is_enough = !given.value_of("--complete") || all.is_complete();
    return is_enough ? *status : 1;
}

int run_check(const arguments& given, std::string& out) {
    if (given.operand == "-") return check_standard_input(given, out);
    for (const char* const option : {"--complete", "--missing"}) {
        if (given.value_of(option)) refuse(option, " can only be used with check -");
    }
    return describe_placement(read(given.operand, no_line), out);
}

} // namespace ctqueens::shell
