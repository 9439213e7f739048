// SPDX-License-Identifier: BSL-1.0
#include "translation.hpp"

#include "line_words.hpp"
#include "row_translation.hpp"
#include "square_translation.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace ctqueens::shell {

static constexpr std::string_view brackets = "[](){}";
static constexpr std::size_t least_squares = 4; // of a row; fewer may be anything

static bool has_any(std::string_view line, std::string_view characters) {
    return line.find_first_of(characters) != line.npos;
}

// Removes what controls a terminal: \x1b[1;31m sets a colour, \x1b[?25l hides the cursor, and
// \x1b(B selects the characters.
static void remove_colours(std::string& line) {
    constexpr char escape = '\x1b';
    for (std::size_t at = line.find(escape); at != line.npos; at = line.find(escape, at)) {
        const char kind = at + 1 < line.size() ? line[at + 1] : '\0';
        if (kind != '[' && kind != '(') {
            ++at;
            continue;
        }
        const std::size_t end =
            kind == '(' ? at + 2 : line.find_first_not_of("0123456789;?", at + 2);
        line.erase(at, end == line.npos ? end : end + 1 - at);
    }
}

struct unicode_symbol {
    std::string_view first_bytes;
    std::size_t size; // in bytes
    std::string_view meaning;
};

static constexpr std::array<unicode_symbol, 12> unicode_symbols{{
    {"\xF0\x9F\x91\x91", 4, "Q"}, // the crown
    {"\xF0\x9F\x91\xB8", 4, "Q"}, // the princess
    {"\xE2\x97\x8F", 3, "Q"},     // the black circle
    {"\xE2\x97\x8B", 3, "."},     // the white circle
    {"\xE2\xAC\x9B", 3, "."},     // the large black square
    {"\xE2\xAC\x9C", 3, "."},     // the large white square
    {"\xE2\x96\xA1", 3, "."},     // the white square
    {"\xE2\x9A\xAB", 3, "."},     // the medium black circle
    {"\xE2\x9A\xAA", 3, "."},     // the medium white circle
    {"\xF0\x9F\x9F", 4, "."},     // large circles and squares in colours
    {"\xF0\x9F\x94\xB2", 4, "."}, // the black square button
    {"\xEF\xB8\x8F", 3, ""},      // draws the one before it in colours
}};

// A black square is a queen among white squares, unless there is another queen: □■□□, □■♛■
static std::string_view meaning_of_black_square(std::string_view line) {
    constexpr std::array<std::string_view, 2> queens{"\xE2\x99\x9B", "\xE2\x99\x95"};
    const auto is_in_line = [line](std::string_view bytes) {
        return line.find(bytes) != line.npos;
    };
    const auto is_queen = [&is_in_line](const unicode_symbol& each) {
        return each.meaning == "Q" && is_in_line(each.first_bytes);
    };
    const bool has_queen = has_any(line, "Qq") || std::ranges::any_of(queens, is_in_line) ||
                           std::ranges::any_of(unicode_symbols, is_queen);
    return has_queen ? "." : line.find("\xE2\x96\xA1") == line.npos ? "\xE2\x96\xA0" : "Q";
}

static void translate_unicode(std::string& line) {
    const unicode_symbol black_square{"\xE2\x96\xA0", 3, meaning_of_black_square(line)};
    std::string translated;
    for (std::string_view rest = line; !rest.empty();) {
        const auto begins = [rest](const unicode_symbol& symbol) {
            return rest.starts_with(symbol.first_bytes) && rest.size() >= symbol.size;
        };
        const auto* found = std::ranges::find_if(unicode_symbols, begins);
        if (begins(black_square)) found = &black_square;
        const bool is_found = found != unicode_symbols.end();
        translated += is_found ? found->meaning : rest.substr(0, 1);
        rest.remove_prefix(is_found ? found->size : 1);
    }
    line = translated;
}

// Draws the cells of a row with bars: [ ][Q][ ][ ]
static void translate_cells(std::string& line) {
    constexpr std::string_view squares = " .QqXx*Oo01-_#+";
    const std::size_t begin = line.find_first_not_of(" \t");
    if (begin == line.npos || !is_one_of(line[begin], "[(")) return;
    const char opening = line[begin], closing = opening == '[' ? ']' : ')';
    std::size_t cells = 0;
    for (std::size_t at = begin; at < line.size(); ++cells) {
        const bool is_cell = at + 2 < line.size() && line[at] == opening &&
                             is_one_of(line[at + 1], squares) && line[at + 2] == closing;
        if (!is_cell) return;
        at = std::min(line.find_first_not_of(" \t", at + 3), line.size());
    }
    if (cells < 2) return;
    std::ranges::replace(line, opening, ' ');
    std::ranges::replace(line, closing, '|');
    line[begin] = '|';
}

// What is drawn with the first of Q, X, * and O in a row is the queen; the others are empty
// squares: *Q**, OXOO, .O..
static void translate_queens(std::string& line) {
    constexpr std::string_view others = ".-_#+ \t|,'\"[]";
    std::size_t squares = 0;
    for (const char each : line) {
        squares += is_one_of(each, "QqXx*Oo.-_#+");
        if (!is_one_of(each, "QqXx*Oo") && !is_one_of(each, others) &&
            !is_one_of(each, digit_characters))
            return;
    }
    if (squares < least_squares) return;
    const bool has_q = has_any(line, "Qq"), has_x = has_any(line, "Xx");
    const bool has_star = line.find('*') != line.npos;
    const bool has_o = has_any(line, "Oo"), has_dots = has_any(line, "._");
    const bool is_o = has_o && has_dots && !has_q && !has_x && !has_star;
    for (char& each : line) {
        if (is_one_of(each, "Oo")) each = is_o ? 'Q' : has_q || has_x || has_star ? '.' : each;
        if (each == '*' && (has_q || has_x)) each = '.';
        if (is_one_of(each, "Xx") && has_q) each = '.';
    }
}

// Returns whether a position is in a list in brackets, which may begin or end in another line.
static bool is_in_brackets(std::string_view line, std::size_t position) {
    const std::size_t before = line.find_last_of(brackets, position);
    const std::size_t behind = line.find_first_of(brackets, position);
    return before != line.npos ? is_one_of(line[before], "[({")
                               : behind != line.npos && is_one_of(line[behind], "])}");
}

// The numbers of NumPy: [1. 0.], [1.0, 0.0]
static void translate_floats(std::string& line) {
    for (std::size_t at = line.find('.', 1); at < line.size(); at = line.find('.', at + 1)) {
        const std::size_t begin = line.find_last_not_of(digit_characters, at - 1) + 1;
        const std::size_t end = std::min(line.find_first_not_of('0', at + 1), line.size());
        const bool is_number = begin < at && (begin == 0 || is_one_of(line[begin - 1], " \t,[("));
        const bool is_whole = end == line.size() || is_one_of(line[end], " \t,])");
        if (is_number && is_whole && is_in_brackets(line, at)) blank_out(line, at, end);
    }
}

// Writes truth values as 1 and 0, if there are no other words: [[False  True] ...
static void translate_truth(std::string& line) {
    constexpr std::array<std::string_view, 6> values{"True",  "true",  "TRUE",
                                                     "False", "false", "FALSE"};
    const auto is_true = [](std::string_view word) { return word.size() == 4; };
    for (words each(line); each.next();) {
        if (std::ranges::find(values, each.text()) == values.end()) return;
    }
    for (words each(line); each.next();) {
        const char value = is_true(each.text()) ? '1' : '0';
        blank_out(line, each.begin, each.end);
        line[each.begin] = value;
    }
}

// Removes the names of containers and records: vec![1, 3], List(1, 3), Queen { row: 0, col: 1 }
static void remove_container_names(std::string& line) {
    constexpr std::array<std::string_view, 16> names{
        "array", "Array", "List", "list",  "Vector",   "vec",  "Seq",    "deque",
        "tuple", "Tuple", "Pair", "Point", "Position", "Cell", "Square", "Queen"};
    for (words each(line); each.next();) {
        const bool is_name = std::ranges::find(names, each.text()) != names.end();
        std::size_t behind = each.end + (line[each.end] == '!');
        behind += line.substr(behind, 2) == " {"; // as Rust prints records
        if (is_name && is_one_of(line[behind], "[({")) blank_out(line, each.begin, behind);
    }
}

// Semicolons between numbers: 2;4;1;3
static void translate_semicolons(std::string& line) {
    for (std::size_t at = line.find(';', 1); at < line.size(); at = line.find(';', at + 1)) {
        if (is_one_of(line[at - 1], digit_characters) && is_one_of(line[at + 1], digit_characters))
            line[at] = ','; // \0 behind the end
    }
}

// The row of a grid whose queen is a number: 0 0 3 0
static void translate_numbered_queen(std::string& line) {
    if (line.find_first_not_of("0123456789 \t,") != line.npos) return;
    std::size_t numbers = 0, queens = 0, queen = 0, end_of_queen = 0;
    for (std::size_t begin = 0; (begin = line.find_first_of(digit_characters, begin)) != line.npos;
         ++numbers) {
        const std::size_t end =
            std::min(line.find_first_not_of(digit_characters, begin), line.size());
        if (line.find_first_not_of('0', begin) < end) {
            ++queens;
            queen = begin;
            end_of_queen = end;
        }
        begin = end;
    }
    if (numbers < least_squares || queens != 1) return;
    blank_out(line, queen, end_of_queen);
    line[queen] = '1';
}

// What a line must contain to be translated in some way.
namespace sign {
enum : unsigned {
    colour = 1,
    symbol = 2,
    queen = 4,
    letter = 8,
    bracket = 16,
    point = 32,
    semicolon = 64,
    zero = 128,
    drawn = 256
};
}

static constexpr std::array<std::uint16_t, 256> signs = [] {
    std::array<std::uint16_t, 256> table{};
    const auto note = [&table](std::string_view characters, unsigned which) {
        for (const char each : characters)
            table[static_cast<unsigned char>(each)] |= static_cast<std::uint16_t>(which);
    };
    note("\x1b", sign::colour);
    note("\xF0\xEF\x97\x9A\xAC\xA0\xA1", sign::symbol); // not in ♛, ♕, · and ░
    note("xX*oO", sign::queen);
    note("aeotE", sign::letter); // in each name of a value, a row, a column or a container
    note(brackets, sign::bracket);
    note(".", sign::point);
    note(";", sign::semicolon);
    note("0", sign::zero);
    note(".|QX_-\xE2\xC2", sign::drawn); // in each row with its rank behind it
    return table;
}();

void translate(std::string& line) {
    unsigned found = 0;
    for (const char each : line) found |= signs[static_cast<unsigned char>(each)];
    const auto has = [found](unsigned all) { return (found & all) == all; };
    if (has(sign::colour)) remove_colours(line);
    if (has(sign::symbol)) translate_unicode(line);
    translate_squares(line);
    if (has(sign::bracket)) translate_empty_strings(line);
    if (has(sign::bracket)) translate_cells(line);
    if (has(sign::queen)) translate_queens(line);
    if (has(sign::point | sign::bracket)) translate_floats(line);
    if (has(sign::letter)) translate_truth(line);
    if (has(sign::bracket)) remove_coordinate_names(line);
    if (has(sign::letter | sign::bracket)) remove_container_names(line);
    if (has(sign::semicolon)) translate_semicolons(line);
    if (has(sign::drawn) && !line.empty() && is_one_of(line.back(), digit_characters))
        remove_rank_at_end(line);
    if (found == sign::zero) translate_words_of_bits(line);
    if (found == sign::zero) translate_numbered_queen(line);
}

} // namespace ctqueens::shell
