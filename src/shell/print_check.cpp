// SPDX-License-Identifier: BSL-1.0
// `check`: which solution a placement is, or which two queens attack each other.
#include "command_line.hpp"
#include "registry.hpp"
#include "system.hpp"

#include <ctqueens/parse.hpp>
#include <ctqueens/symmetry.hpp>

#include <cstdio>

namespace ctqueens::shell {

namespace {

// The text is a solution, another placement, or no placement that can be read.
enum verdict { is_solution_text = 0, is_placement_text = 1, is_unreadable = 2 };

verdict describe(placement_view queens, std::string& out) {
    if (const attacking_pair pair = find_attack(queens)) {
        out += concatenate("not a solution: the queens on ", name_of(pair.first, queens.size()),
                           " and ", name_of(pair.second, queens.size()), " attack each other");
        return is_placement_text;
    }
    std::size_t least = number_of(queens); // in its orbit
    for (const symmetry which : symmetries) least = std::min(least, number_of_image(queens, which));
    const auto [all, fundamental] = tables_of(queens.size());
    std::size_t index = 0;
    while (number_of(fundamental[index]) != least) ++index;
    out += concatenate("solution ", std::to_string(number_of(queens)), " of ",
                       std::to_string(all.size()), " for N = ", std::to_string(queens.size()),
                       ", an image of fundamental solution ", std::to_string(index + 1), " of ",
                       std::to_string(fundamental.size()),
                       ", symmetry: ", name(symmetry_class_of(queens)));
    return is_solution_text;
}

verdict describe(const std::string& text, std::string& out) {
    constexpr const char* names[] = {"digits", "squares", "FEN", "a grid", "columns", "a board"};
    std::uint8_t columns[255]{};
    const auto [notation, rows, error, position] =
        read_placement(text.data(), text.size(), columns);
    const std::string written = names[static_cast<int>(notation)];
    if (rows == 0) {
        out += "this is not a placement in any of the formats board, grid, columns, digits, "
               "squares, fen, csv and json";
    } else if (rows > max_table_size) {
        out += concatenate("read as ", written, ", this board has ",
                           rows > 255 ? "more than 255" : std::to_string(rows),
                           " rows, but the maximum is ", std::to_string(max_table_size));
    } else if (error != parse_error::none) {
        const auto before =
            std::count_if(text.begin(), text.begin() + std::ptrdiff_t(position),
                          [](char byte) { return (byte & 0xC0) != 0x80; }); // characters of UTF-8
        out +=
            concatenate("character ", std::to_string(before + 1), ": ", ctqueens::describe(error),
                        " (read as ", written, " for N = ", std::to_string(rows), ")");
    } else {
        return describe(placement_view(columns, rows), out);
    }
    return is_unreadable;
}

// Reads a line of standard input. Returns whether there was one.
bool read_line(std::string& line) {
    line.clear();
    int character = std::getchar();
    const bool is_there = character != EOF;
    for (; character != EOF && character != '\n'; character = std::getchar()) {
        line += character == '\0' ? '?' : static_cast<char>(character);
    }
    return is_there;
}

} // namespace

int print_check(const arguments& given, std::string& out) {
    int status = 0;
    std::string answer;
    if (given.operand != "-") {
        status = describe(given.operand, answer);
        if (status == is_unreadable) refuse("check", given.operand, answer);
        out = answer + '\n';
        return status;
    }
    for (std::string line; read_line(line); answer.clear()) {
        const verdict found = describe(line, answer);
        out += concatenate(found == is_unreadable ? "unreadable: " : "", answer, '\n');
        status = found == is_solution_text ? status : 1;
        if (given.is_for_standard_output()) { // answer at once
            if (write_and_flush(stdout, out) != 0) break;
            out.clear();
        }
    }
    if (std::ferror(stdin) != 0) throw std::runtime_error("cannot read standard input");
    return status;
}

} // namespace ctqueens::shell
