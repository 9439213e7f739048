// SPDX-License-Identifier: BSL-1.0
#include "block_translation.hpp"

#include "line_shapes.hpp"
#include "line_words.hpp"
#include "lists_beside.hpp"
#include "messages.hpp"
#include "numbered_table.hpp"

#include <algorithm>
#include <string_view>
#include <vector>

namespace ctqueens::shell {

static std::size_t count_of(std::string_view text, char character) {
    return static_cast<std::size_t>(std::ranges::count(text, character));
}

// A row in which # may be the queen, without labels.
struct hash_row {
    std::size_t squares = 0; // 0 if it is no such row
    char empty = '\0';       // the empty squares
};

// Reads a row of # and one kind of empty squares, perhaps with a rank: `4 _ # _ _`, `| |#| | |`
static hash_row hash_row_of(std::string_view line) {
    if (count_of(line, '#') != 1) return {};
    const std::size_t rank =
        line.find_first_not_of("0123456789", line.find_first_not_of(blank_characters));
    if (rank != line.npos && blank_characters.find(line[rank]) != blank_characters.npos)
        line.remove_prefix(rank);
    const std::size_t symbol = line.find_first_of("._-"); // also between bars
    const std::size_t empty = symbol == line.npos ? line.find('|') : symbol;
    if (empty == line.npos) return {};
    const std::string allowed = concatenate("# \t|", line[empty]);
    if (line.find_first_not_of(allowed) != line.npos) return {};
    const std::size_t bars = count_of(line, '|');
    if (line[empty] != '|') return {1 + count_of(line, line[empty]), line[empty]};
    const bool is_enclosed =
        line[line.find_first_not_of(blank_characters)] == '|' && line.ends_with('|');
    return {is_enclosed && bars > 0 ? bars - 1 : 0, '|'};
}

// Returns whether a line is drawn between the rows of a board: +---+---+
static bool is_rule_between(std::string_view line) {
    return line.find_first_not_of(" \t+-=|") == line.npos && line.find('-') != line.npos;
}

// The queens are # if each row has one, and there are as many rows as squares in each.
static void translate_hash_board(lines_ahead& lines) {
    const hash_row first = hash_row_of(lines.at(0)->text);
    if (first.squares < least_size_of_solutions) return;
    std::vector<input_line*> rows{lines.at(0)};
    for (std::size_t index = 1; rows.size() < first.squares; ++index) {
        input_line* const line = lines.at(index);
        if (line == nullptr) return;
        const hash_row row = hash_row_of(line->text);
        const bool is_row = row.squares == first.squares && row.empty == first.empty;
        if (is_row) rows.push_back(line);
        if (!is_row && !is_rule_between(line->text)) return;
    }
    for (input_line* each : rows) std::ranges::replace(each->text, '#', 'Q');
}

// Returns how far a lone # is indented, or npos for any other line.
static std::size_t indentation_of_hash(std::string_view line) {
    const std::size_t begin = line.find_first_not_of(' ');
    return begin != line.npos && line.substr(begin) == "#" ? begin : line.npos;
}

// Lines with nothing but a # are a board if they differ: below each other, they are a rule.
static void translate_lone_hashes(lines_ahead& lines) {
    std::vector<input_line*> rows;
    std::size_t least = std::string::npos, most = 0;
    for (std::size_t index = 0; const input_line* line = lines.at(index); ++index) {
        const std::size_t indentation = indentation_of_hash(line->text);
        if (indentation == std::string::npos) break;
        least = std::min(least, indentation);
        most = std::max(most, indentation);
        rows.push_back(lines.at(index));
    }
    const bool is_board = least < most && most < 2 * rows.size();
    if (!is_board || rows.size() < least_size_of_solutions) return;
    for (input_line* each : rows) std::ranges::replace(each->text, '#', 'Q');
}

// A part of a line, up to a wide gap.
struct line_part {
    std::size_t begin;
    std::size_t end;
};

// Returns what a tab, or two blanks and more, separate.
static std::vector<line_part> parts_of(std::string_view line) {
    std::vector<line_part> parts;
    for (std::size_t begin = line.find_first_not_of(blank_characters); begin < line.size();) {
        const std::size_t end =
            std::min({line.find('\t', begin), line.find("  ", begin), line.size()});
        parts.push_back({begin, end});
        begin = line.find_first_not_of(blank_characters, end);
    }
    return parts;
}

static std::string_view text_of(std::string_view line, line_part part) {
    return line.substr(part.begin, part.end - part.begin);
}

// Returns how many boards have a row in this line, or 0 if there is one board, or anything else.
// Two queens show that it is not one row.
static std::size_t boards_beside(std::string_view line, int& squares) {
    const std::vector<line_part> parts = parts_of(line);
    std::size_t queens = 0;
    for (const line_part& each : parts) {
        const line_shape shape = shape_of_line(text_of(line, each));
        const bool is_row = shape.kind == line_kind::row || shape.kind == line_kind::empty_row;
        if (&each == &parts.front()) squares = shape.squares;
        if (!is_row || shape.squares != squares) return 0;
        queens += shape.kind == line_kind::row;
    }
    const bool is_large = squares >= static_cast<int>(least_size_of_solutions);
    return is_large && queens > 1 ? parts.size() : 0;
}

// Returns whether a line has as many rows of boards, even without queens, or as many rules.
static bool is_beside(std::string_view line, std::size_t boards, int squares, bool is_rule) {
    const std::vector<line_part> parts = parts_of(line);
    return parts.size() == boards && std::ranges::all_of(parts, [&](line_part each) {
               const line_shape shape = shape_of_line(text_of(line, each));
               if (is_rule) return shape.kind == line_kind::rule;
               return shape.squares == squares &&
                      (shape.kind == line_kind::row || shape.kind == line_kind::empty_row);
           });
}

// Returns lines with only one of the boards in them.
static void add_board(const lines_ahead& from, std::size_t count, std::size_t board,
                      std::vector<input_line>& lines) {
    for (std::size_t index = 0; index != count; ++index) {
        input_line line = from[index];
        const line_part part = parts_of(line.text)[board];
        const std::size_t before =
            count_characters(std::string_view(line.text).substr(0, part.begin));
        line.text = std::string(before, ' ') + std::string(text_of(line.text, part));
        line.bytes = line.text.size();
        lines.push_back(line);
    }
}

// Puts boards that are beside each other one below the other. Returns how many lines that makes.
static std::size_t translate_boards_beside(lines_ahead& lines) {
    const std::string_view first = lines.at(0)->text;
    const std::size_t begin = first.find_first_not_of(blank_characters);
    const bool has_gap = std::min(first.find('\t', begin), first.find("  ", begin)) != first.npos;
    int squares = 0;
    const std::size_t boards = has_gap ? boards_beside(first, squares) : 0;
    if (boards == 0) return 1;
    std::size_t count = 1;
    for (int rows = 1; rows < squares; ++count) {
        const input_line* const line = lines.at(count);
        if (line == nullptr) return 1;
        const bool is_row = is_beside(line->text, boards, squares, false);
        if (!is_row && !is_beside(line->text, boards, squares, true)) return 1;
        rows += is_row;
    }
    std::vector<input_line> below;
    for (std::size_t board = 0; board != boards; ++board) add_board(lines, count, board, below);
    lines.replace(count, below);
    return below.size();
}

std::size_t translate_block(lines_ahead& lines) {
    const std::string& first = lines.at(0)->text;
    if (const std::size_t rows = translate_numbered_table(lines)) return rows;
    translate_header(lines);
    if (first.find('#') != first.npos) {
        if (indentation_of_hash(first) != first.npos) {
            translate_lone_hashes(lines);
        } else {
            translate_hash_board(lines);
        }
    }
    const std::size_t rows = translate_boards_beside(lines);
    return rows > 1 ? rows : translate_lists_beside(lines);
}

} // namespace ctqueens::shell
