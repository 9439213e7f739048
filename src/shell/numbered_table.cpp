// SPDX-License-Identifier: BSL-1.0
#include "numbered_table.hpp"

#include "line_shapes.hpp"
#include "line_words.hpp"
#include "messages.hpp"

#include <algorithm>
#include <charconv>
#include <string_view>
#include <vector>

namespace ctqueens::shell {

// What stands between bars or, if there are none, between blanks.
struct table_cells {
    std::vector<std::string_view> all{};
    std::vector<std::size_t> begins{}; // of each, with the bar in front of it
    bool is_framed = false;
};

// Returns the length of a bar at the beginning of a text, or 0 if there is none.
static std::size_t bar_at(std::string_view text) {
    for (const std::string_view bar : {"|", "\xE2\x94\x82", "\xE2\x94\x83", "\xE2\x95\x91"}) {
        if (text.starts_with(bar)) return bar.size();
    }
    return 0;
}

static std::string_view trimmed(std::string_view text) {
    text.remove_prefix(std::min(text.find_first_not_of(blank_characters), text.size()));
    return text.substr(0, text.find_last_not_of(blank_characters) + 1); // npos + 1 is 0
}

static table_cells framed_cells(std::string_view line) {
    table_cells cells{{}, {}, true};
    std::size_t begin = 0, text = 0;
    for (std::size_t at = 0; at < line.size(); ++at) {
        const std::size_t bar = bar_at(line.substr(at));
        if (bar == 0) continue;
        const std::string_view cell = trimmed(line.substr(text, at - text));
        if (text > 0 || !cell.empty()) { // not in front of the frame
            cells.all.push_back(cell);
            cells.begins.push_back(begin);
        }
        begin = at;
        text = at + bar;
        at += bar - 1;
    }
    if (const std::string_view rest = trimmed(line.substr(text)); !rest.empty()) {
        cells.all.push_back(rest);
        cells.begins.push_back(begin);
    }
    return cells;
}

static table_cells cells_of(std::string_view line) {
    for (std::size_t at = 0; at < line.size(); ++at) {
        if (bar_at(line.substr(at)) > 0) return framed_cells(line);
    }
    table_cells cells;
    for (std::size_t begin = line.find_first_not_of(blank_characters); begin < line.size();) {
        const std::size_t end = std::min(line.find_first_of(blank_characters, begin), line.size());
        cells.all.push_back(line.substr(begin, end - begin));
        cells.begins.push_back(begin);
        begin = line.find_first_not_of(blank_characters, end);
    }
    return cells;
}

// Returns the number that a cell is, or -1 for anything else.
static int number_in(std::string_view cell) {
    int number = -1;
    if (cell.empty() || cell.size() > 3 || cell.find_first_not_of(digit_characters) != cell.npos)
        return -1;
    std::from_chars(cell.data(), cell.data() + cell.size(), number);
    return number;
}

// Returns how many columns a line counts, or 0 if it does anything else. In a frame, there may be a
// title above the numbers of the rows.
static std::size_t columns_in(std::string_view line) {
    const bool is_indented =
        !line.empty() && blank_characters.find(line.front()) != blank_characters.npos;
    if (line.empty() || (!is_indented && bar_at(line) == 0)) return 0;
    const table_cells cells = cells_of(line);
    const std::size_t first = cells.is_framed && !cells.all.empty() ? 1 : 0;
    const std::size_t count = cells.all.size() - first;
    if (count < least_size_of_solutions || number_in(cells.all[first]) > 1) return 0;
    if (first == 1 && number_in(cells.all[0]) >= 0) return 0; // a row
    for (std::size_t each = first; each != cells.all.size(); ++each) {
        const int number = number_in(cells.all[each]);
        const bool goes_on = each == first || number == number_in(cells.all[each - 1]) + 1;
        if (number < 0 || !goes_on) return 0;
    }
    return count;
}

static bool is_rule(std::string_view line) {
    constexpr std::string_view rules = " \t|+-=:";
    return !line.empty() && std::ranges::all_of(line, [rules](char each) {
        return static_cast<unsigned char>(each) >= 0x80 || rules.find(each) != rules.npos;
    });
}

// Returns the number of a row with this many squares, or -1 if it is anything else.
static int number_of_row(const table_cells& cells, std::size_t squares) {
    const auto is_square = [](std::string_view cell) {
        constexpr std::size_t longest = 4;               // of a character of UTF-8
        if (cell == "''" || cell == "\"\"") return true; // an empty string
        if (cell.size() == 3 && cell.front() == '\'' && cell.back() == '\'')
            cell = cell.substr(1, 1);
        const bool is_symbol = cell.size() <= 1 || static_cast<unsigned char>(cell.front()) >= 0x80;
        return number_in(cell) <= 1 && is_symbol && cell.size() <= longest;
    };
    if (cells.all.size() != squares + 1) return -1;
    return std::all_of(cells.all.begin() + 1, cells.all.end(), is_square) ? number_in(cells.all[0])
                                                                          : -1;
}

// Writes a blank for each character of the beginning of a line.
static void blank_out_characters(std::string& line, std::size_t end) {
    const std::size_t characters = count_characters(std::string_view(line).substr(0, end));
    line.replace(0, end, std::string(characters, ' '));
}

// Returns how many columns a line counts, from 0 or 1, if there are no bars.
static std::size_t columns_of_header(std::string_view line) {
    if (line.find_first_not_of("0123456789 \t") != line.npos) return 0;
    const table_cells cells = cells_of(line);
    if (cells.all.size() < least_size_of_solutions || number_in(cells.all[0]) > 1) return 0;
    for (std::size_t each = 1; each != cells.all.size(); ++each) {
        if (number_in(cells.all[each]) != number_in(cells.all[each - 1]) + 1) return 0;
    }
    return cells.all.size();
}

// Returns whether a line is a row with this many squares.
static bool is_row_at(lines_ahead& lines, std::size_t index, std::size_t columns) {
    const input_line* const line = lines.at(index);
    if (line == nullptr) return false;
    const line_shape shape = shape_of_line(line->text);
    const bool is_row = shape.kind == line_kind::row || shape.kind == line_kind::empty_row;
    return is_row && static_cast<std::size_t>(shape.squares) == columns;
}

static bool is_blank_at(lines_ahead& lines, std::size_t index) {
    const input_line* const line = lines.at(index);
    return line != nullptr && trimmed(line->text).empty();
}

// Returns whether a line is a list of so many columns with its number in front of it, 0 or 1.
static bool is_numbered_list_at(lines_ahead& lines, std::size_t index, std::size_t columns) {
    const input_line* const line = lines.at(index);
    if (line == nullptr) return false;
    const table_cells cells = cells_of(line->text);
    if (cells.all.size() != columns + 1 || number_in(cells.all[0]) > 1) return false;
    return std::ranges::all_of(cells.all, [columns](std::string_view cell) {
        return number_in(cell) >= 0 && number_in(cell) <= static_cast<int>(columns);
    });
}

void translate_header(lines_ahead& lines) {
    std::string& text = lines.at(0)->text;
    const std::size_t columns = columns_of_header(text);
    if (columns == 0) return;
    const bool is_indented = blank_characters.find(text.front()) != blank_characters.npos;
    const bool is_above_board =
        is_row_at(lines, 1, columns) || (is_blank_at(lines, 1) && is_row_at(lines, 2, columns) &&
                                         is_blank_at(lines, 3) && is_row_at(lines, 4, columns));
    if (is_above_board || (is_indented && is_numbered_list_at(lines, 1, columns))) text.clear();
}

std::size_t translate_numbered_table(lines_ahead& lines) {
    const std::size_t squares = columns_in(lines.at(0)->text);
    if (squares == 0) return 0;
    struct row {
        std::size_t index;
        std::size_t end_of_number;
    };
    std::vector<row> rows;
    int last = 0, step = 0; // of the numbers of the rows, which may count down
    std::size_t index = 1;
    for (; rows.size() < squares; ++index) {
        const input_line* const line = lines.at(index);
        if (line == nullptr) return 0;
        const table_cells cells = cells_of(line->text);
        const int number = number_of_row(cells, squares);
        if (number < 0 && is_rule(line->text)) continue;
        if (rows.size() == 1) step = number - last;
        const bool goes_on = rows.empty() || (number - last == step && (step == 1 || step == -1));
        if (number < 0 || !goes_on) return 0;
        last = number;
        const std::size_t end =
            cells.is_framed ? cells.begins[1] : cells.begins[0] + cells.all[0].size();
        rows.push_back({index, end});
    }
    for (std::size_t above = 0; above != rows.front().index; ++above) {
        std::string& text = lines.at(above)->text;
        blank_out_characters(text, text.size());
    }
    for (const row& each : rows)
        blank_out_characters(lines.at(each.index)->text, each.end_of_number);
    return index;
}

} // namespace ctqueens::shell
