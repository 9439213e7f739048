// SPDX-License-Identifier: BSL-1.0
// `check`: which solution a placement is, or which two queens attack each other.
#include "commands.hpp"
#include "solution_numbers.hpp"

#include <ctqueens/parse.hpp>
#include <ctqueens/text.hpp>

#include <algorithm>
#include <cstdio>
#include <utility>

namespace ctqueens::shell {

// Returns the exit status: 0 for a solution, 1 for another placement.
static int describe_placement(placement_view queens, std::string& out) {
    const int size = queens.size();
    if (const attacking_pair pair = find_attack(queens)) {
        out += concatenate("not a solution: the queens on ", detail::square_name{size, pair.first},
                           " and ", detail::square_name{size, pair.second}, " attack each other\n");
        return 1;
    }
    const std::size_t least = least_number_in_orbit(queens);
    const table_view fundamental = compiled::tables_of(size).fundamental_solutions;
    std::size_t index = 0;
    while (number_of(fundamental[index]) != least) ++index;
    out += concatenate("solution ", number_of(queens), " of ", published_counts[size],
                       " for N = ", size, ", an image of fundamental solution ", index + 1, " of ",
                       fundamental.size(), ", symmetry: ", name(symmetry_class_of(queens)), '\n');
    return 0;
}

constexpr std::size_t no_line = 0; // of a text that is the operand

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
    if (shape.rows == 0) {
        refuse(where, ": this is not a placement in any of the formats ", readable_formats);
    }
    const std::string read_as = concatenate("read as ", ctqueens::name(shape.written));
    if (shape.rows > max_table_size) {
        refuse(where, ": ", read_as, ", this board has ",
               shape.rows > 255 ? "more than 255" : concatenate(shape.rows),
               " rows, but the maximum is ", max_table_size);
    }
    const auto characters = std::count_if(before.begin(), before.end(), [](char byte) {
        return (byte & 0xC0) != 0x80; // the first byte of a character of UTF-8
    });
    const bool is_column = shape.error == parse_error::not_a_column;
    refuse(where, ": character ", characters + 1, ": ", describe(shape.error), " (", read_as,
           " for N = ", shape.rows, is_column ? "; columns count from 0, digits from 1)" : ")");
}

// Describes the placement in the operand or in a text that begins in this line of standard input.
static int check_text(const std::string& text, std::size_t line, std::string& out) {
    std::uint8_t columns[255]{};
    const text_shape shape = read_placement(text.data(), text.size(), columns);
    if (shape.error != parse_error::none || shape.rows > max_table_size) {
        refuse_text(text, line, shape);
    }
    if (line != no_line) out += concatenate("line ", line, ": ");
    return describe_placement({columns, shape.rows}, out);
}

// Reads a line of standard input, if there is one, without blanks and a JSON array's comma at its
// end.
static bool read_line(std::string& line) {
    line.clear();
    int character = std::getchar();
    const bool is_there = character != EOF;
    for (; character != EOF && character != '\n'; character = std::getchar()) {
        line += static_cast<char>(character);
    }
    if (std::ferror(stdin) != 0) refuse("cannot read standard input");
    line.erase(line.find_last_not_of(" \t\r") + 1);
    if (line.ends_with("],")) line.pop_back();
    return is_there;
}

// Returns whether a line is not part of a placement: if it is blank, the outer bracket of a JSON
// array, the labels below a board, or what the program prints above and below boards: "Solution 5",
// "half turn: solution 5" or "92 solutions".
static bool is_between_placements(std::string_view line) {
    if (line.empty() || line == "[" || line == "]" || line == "[]") return true;
    if (line.starts_with("  ") && line.find_first_not_of(" abcdefghijkl") == line.npos) return true;
    const std::size_t word = std::min(line.find("solution"), line.find("Solution"));
    if (word == line.npos) return false;
    const std::string_view before = line.substr(0, word), after = line.substr(word + 8);
    return after.find_first_not_of("s 0123456789") == after.npos &&
           ((before.ends_with(": ") && before.find_first_of("0123456789") == before.npos) ||
            (before.size() <= 6 && before.find_first_not_of(" 0123456789") == before.npos));
}

// Returns N if a line can be a row of a board or, with exactly one 1, of a grid, and 0 otherwise.
static std::size_t squares_in_row(std::string_view line) {
    const detail::unread_text row = detail::whole_text(line.data(), line.size());
    const bool is_grid = line.find_first_not_of(" ,01") == line.npos;
    if (!is_grid) return detail::rows_in_board(row);
    return std::count(line.begin(), line.end(), '1') == 1 ? detail::rows_in_grid(row) : 0;
}

static int check_standard_input(std::string& out) {
    int status = -1;       // no placement yet
    std::string text;      // the placement, or the rows of a board or a grid that are known so far
    std::size_t begin = 0; // its first line
    std::size_t rows = 0, width = 0; // its size so far; the width is 0 if it has no other rows
    const auto answer = [&] {        // at once
        if (text.empty()) return;
        if (width != 0) std::replace(text.begin(), text.end(), ',', ' '); // as in `replay`
        status = std::max(status, check_text(std::exchange(text, ""), begin, out));
        print(std::exchange(out, ""));
    };
    std::size_t number = 0;
    for (std::string line; read_line(line);) {
        if (++number == 1 && line.starts_with("\xEF\xBB\xBF")) line.erase(0, 3); // byte order mark
        const std::size_t squares = squares_in_row(line);
        if (!text.empty() && squares == width) {
            text += '\n' + line;
            ++rows;
        } else {
            answer();
            if (is_between_placements(line)) continue;
            text = line;
            begin = number;
            rows = 1;
            width = squares;
        }
        if (rows >= width) answer();
    }
    answer();
    if (status < 0) refuse("there is no placement on standard input");
    return status;
}

int run_check(const arguments& given, std::string& out) {
    return given.operand == "-" ? check_standard_input(out)
                                : check_text(given.operand, no_line, out);
}

} // namespace ctqueens::shell
