// SPDX-License-Identifier: BSL-1.0
#include "square_translation.hpp"

#include "line_shapes.hpp"
#include "line_words.hpp"

#include <array>
#include <charconv>
#include <vector>

namespace ctqueens::shell {

static std::size_t end_of_digits(std::string_view line, std::size_t begin) {
    return std::min(line.find_first_not_of(digit_characters, begin), line.size());
}

static std::size_t skip(std::string_view line, std::size_t begin, std::string_view skipped) {
    return std::min(line.find_first_not_of(skipped, begin), line.size());
}

static bool has_digit_at(std::string_view line, std::size_t at) {
    return at < line.size() && is_one_of(line[at], digit_characters);
}

static int number_at(std::string_view line, std::size_t begin) {
    int number = -1;
    std::from_chars(line.data() + begin, line.data() + line.size(), number);
    return number;
}

// Dashes between numbers, of which none is too large to be a column: 2-4-1-3, unlike 2024-01-01
static void translate_dashes(std::string& line) {
    const std::size_t begin = line.find_last_of(" \t") + 1; // npos + 1 is 0
    const std::size_t label = line.find_last_not_of(" \t", begin == 0 ? 0 : begin - 1);
    if (begin > 0 && label != line.npos && !is_one_of(line[label], ":=)]")) return;
    std::vector<int> numbers;
    std::size_t at = begin;
    for (; has_digit_at(line, at); ++at) {
        numbers.push_back(number_at(line, at));
        at = end_of_digits(line, at);
        if (at < line.size() && line[at] != '-') return;
    }
    if (at != line.size() + 1 || numbers.size() < least_size_of_solutions) return;
    const auto [least, most] = std::ranges::minmax(numbers);
    if (least < 0 || most > static_cast<int>(numbers.size())) return;
    std::replace(line.begin() + static_cast<std::ptrdiff_t>(begin), line.end(), '-', ' ');
}

// The keys of a dictionary, if they count the rows: {0: 1, 1: 3, 2: 0, 3: 2}, map[0:1 1:3 2:0 3:2]
// The dictionary that begins with this bracket. Returns whether it is one.
static bool translate_dictionary_at(std::string& line, std::size_t open) {
    struct part {
        std::size_t begin;
        std::size_t end;
    };
    std::vector<part> keys;
    int expected = 0;
    std::size_t at = skip(line, open + 1, " \t");
    while (at < line.size() && !is_one_of(line[at], "]}")) {
        const std::size_t key = skip(line, at, "\"'");
        if (!has_digit_at(line, key)) return false;
        const int number = number_at(line, key);
        const std::size_t sign = skip(line, end_of_digits(line, key), " \"'");
        const bool is_arrow = line.compare(sign, 2, "->") == 0;
        const std::size_t value = skip(line, sign, is_arrow ? " ->" : " :=>");
        const std::size_t digit = skip(line, value, "-"); // a negative column is a mistake
        if (keys.empty() && number <= 1) expected = number;
        const bool has_sign = sign < value && is_one_of(line[sign], ":=-");
        if (number != expected++ || !has_sign || !has_digit_at(line, digit)) return false;
        keys.push_back({at, value});
        at = skip(line, end_of_digits(line, digit), separator_characters);
    }
    if (at == line.size() || keys.size() < least_size_of_solutions) return false;
    for (const part& each : keys) blank_out(line, each.begin, each.end);
    return true;
}

static void translate_dictionaries(std::string& line) {
    constexpr std::string_view map = "map[";
    const bool has_maps = line.find(map) != line.npos;
    const std::string_view opening = has_maps ? map : "{";
    for (std::size_t at = line.find(opening); at != line.npos; at = line.find(opening, at)) {
        const std::size_t open = at + opening.size() - 1;
        if (translate_dictionary_at(line, open)) blank_out(line, at, open);
        at = open + 1;
    }
}

// Pairs of indices: [0][1] [1][3] [2][0] [3][2]
static void translate_indices(std::string& line) {
    std::vector<std::size_t> middles; // the first of ][ in each
    std::size_t at = std::min(line.find('['), line.size());
    while (at < line.size()) {
        for (int index = 0; index < 2; ++index) {
            const std::size_t end = end_of_digits(line, at + 1);
            if (line[at] != '[' || !has_digit_at(line, at + 1) || line[end] != ']') return;
            if (index == 0) middles.push_back(end);
            at = end + 1; // \0 behind the end
        }
        if (at < line.size() && !is_one_of(line[at], separator_characters)) return;
        at = skip(line, at, separator_characters);
    }
    if (middles.size() < least_size_of_solutions) return;
    for (const std::size_t each : middles) line.replace(each, 2, ", ");
}

// The letter of the queen in front of squares: Qb4 Qd3 Qa2 Qc1
static void translate_queen_letters(std::string& line) {
    std::vector<std::size_t> queens;
    for (std::size_t at = skip(line, 0, separator_characters); at < line.size();) {
        const std::size_t end = end_of_digits(line, at + 2);
        const bool is_square = line[at] == 'Q' && at + 2 < end && is_letter(line[at + 1]);
        if (!is_square || (end < line.size() && !is_one_of(line[end], separator_characters)))
            return;
        queens.push_back(at);
        at = skip(line, end, separator_characters);
    }
    if (queens.size() < least_size_of_solutions) return;
    for (const std::size_t each : queens) line[each] = ' ';
}

// A number with the name of a row or a column in front of it.
struct named_number {
    bool is_row;
    std::size_t name;
    std::size_t begin;
    std::size_t end;
};

// Returns the numbers of rows and columns in a line.
static std::vector<named_number> named_numbers_in(const std::string& line) {
    constexpr std::array<std::string_view, 4> rows{"row", "Row", "y", "Y"};
    constexpr std::array<std::string_view, 6> columns{"col", "column", "Col", "Column", "x", "X"};
    std::vector<named_number> numbers;
    for (words each(line); each.next();) {
        const bool is_row = std::ranges::find(rows, each.text()) != rows.end();
        const bool is_name = is_row || std::ranges::find(columns, each.text()) != columns.end();
        const std::size_t number = skip(line, each.end, " \":=>");
        const std::string_view between = std::string_view(line).substr(each.end, number - each.end);
        const bool has_sign = between.find_first_of(":=") != between.npos;
        const bool is_short = each.text().size() == 1; // x may also be a queen
        if (!is_name || !has_digit_at(line, number) || (is_short && !has_sign)) continue;
        const bool has_mark = each.begin > 0 && is_one_of(line[each.begin - 1], "\":"); // :row
        numbers.push_back({is_row, each.begin - has_mark, number, end_of_digits(line, number)});
    }
    return numbers;
}

// Writes the row in front of the column. Both numbers stay where their names and digits were.
static void put_row_first(std::string& line, const named_number& first,
                          const named_number& second) {
    const std::string column = line.substr(first.begin, first.end - first.begin);
    const std::string row = line.substr(second.begin, second.end - second.begin);
    const bool fits =
        row.size() <= first.end - first.name && column.size() <= second.end - second.name;
    if (!fits) return; // too large to be a row or a column
    for (const named_number& each : {first, second}) blank_out(line, each.name, each.end);
    line.replace(first.end - row.size(), row.size(), row);
    line.replace(second.end - column.size(), column.size(), column);
}

// Returns whether there are names for a row and a column, in any order, for each square.
static bool are_pairs(const std::vector<named_number>& numbers) {
    if (numbers.empty() || numbers.size() % 2 != 0) return false;
    for (std::size_t each = 0; each < numbers.size(); each += 2) {
        if (numbers[each].is_row == numbers[each + 1].is_row) return false;
    }
    return true;
}

void remove_coordinate_names(std::string& line) {
    const std::vector<named_number> numbers = named_numbers_in(line);
    if (!are_pairs(numbers) || line.find_first_of("([{") > numbers.front().name) return;
    for (std::size_t each = 0; each < numbers.size(); each += 2) {
        if (numbers[each].is_row) {
            blank_out(line, numbers[each].name, numbers[each].begin);
            blank_out(line, numbers[each + 1].name, numbers[each + 1].begin);
        } else {
            put_row_first(line, numbers[each], numbers[each + 1]);
        }
    }
}

// Returns whether a text says nothing but that a queen is somewhere.
static bool is_about_a_queen(const std::string& text) {
    constexpr std::array<std::string_view, 14> known{"Queen",  "Queens", "queen", "is", "are",
                                                     "placed", "at",     "in",    "on", "the",
                                                     "row",    "column", "col",   "and"};
    bool is_any = false;
    for (words each(text); each.next(); is_any = true) {
        if (std::ranges::find(known, each.text()) == known.end()) return false;
    }
    return is_any && text.find_first_not_of("0123456789 \t,.:;=#->") < text.size();
}

// Queen 1 is at row 1 column 2, Queen 1: (1, 2), Queens at (1,2) (2,4) (3,1) (4,3)
static void translate_sentence(std::string& line) {
    const std::size_t begin = skip(line, 0, " \t"), bracket = line.find_first_of("([{");
    const std::string_view text = std::string_view(line).substr(begin);
    if (!text.starts_with("Queen") && !text.starts_with("queen")) return;
    if (!is_about_a_queen(line.substr(0, bracket))) return;
    if (bracket != line.npos) return blank_out(line, begin, bracket);
    const std::vector<named_number> numbers = named_numbers_in(line);
    if (numbers.size() != 2 || !are_pairs(numbers)) return;
    if (!numbers[0].is_row) put_row_first(line, numbers[0], numbers[1]);
    const std::size_t first_digit = line.find_last_not_of(digit_characters, numbers[0].end - 1);
    blank_out(line, begin, first_digit + 1);
    blank_out(line, numbers[0].end,
              line.find_last_not_of(digit_characters, numbers[1].end - 1) + 1);
    blank_out(line, numbers[1].end, line.size());
    line[first_digit] = '(';
    line.insert(numbers[1].end, ")");
}

void translate_squares(std::string& line) {
    if (line.find_first_of(digit_characters) == line.npos) return;
    const auto has = [&line](const char* text) { return line.find(text) != line.npos; };
    if (has("-")) translate_dashes(line);
    if (has("{") || has("map[")) translate_dictionaries(line);
    if (has("][")) translate_indices(line);
    if (has("Q")) translate_queen_letters(line);
    if (has("ueen")) translate_sentence(line);
}

} // namespace ctqueens::shell
