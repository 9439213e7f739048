// SPDX-License-Identifier: BSL-1.0
#include "line_shapes.hpp"

#include "line_words.hpp"

#include <ctqueens/parse.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace ctqueens::shell {

using detail::index_of_letter;
using detail::is_digit;
using detail::unread_text;

static std::string_view view_of(const unread_text& in) { return {in.begin(), in.end()}; }

// Returns whether so many characters of a kind are next to each other.
static bool has_adjacent(std::string_view text, bool (*is_of_kind)(char), std::size_t count) {
    std::size_t adjacent = 0;
    return std::ranges::any_of(text, [&adjacent, is_of_kind, count](char each) {
        adjacent = is_of_kind(each) ? adjacent + 1 : 0;
        return adjacent == count;
    });
}

bool has_word(std::string_view text) { return has_adjacent(text, is_letter, 3); }

bool has_long_number(std::string_view text) {
    return has_adjacent(text, is_digit, least_size_of_solutions);
}

static bool has_decimal_point(std::string_view text) {
    for (std::size_t point = text.find('.', 1); point < text.size() - 1;
         point = text.find('.', point + 1)) {
        if (is_digit(text[point - 1]) && is_digit(text[point + 1])) return true;
    }
    return false;
}

// Like has_word(), but ignores what is in quotes, such as the keys of JSON objects.
static bool has_unquoted_word(std::string_view text) {
    std::string unquoted;
    bool is_quoted = false;
    for (const char each : text) {
        is_quoted ^= each == '"';
        unquoted += is_quoted ? '"' : each;
    }
    return has_word(unquoted);
}

// Returns whether a text consists of the letters a, b, c ..., with or without blanks.
static bool has_file_labels(std::string_view text) {
    int next = 0;
    for (const char each : text) {
        if (each == ' ') continue;
        if (index_of_letter(each, -1) != next++) return false;
    }
    return next > 0;
}

// Returns whether an indented text counts 0 1 2 ... or 1 2 3 ..., as above the columns of a board.
static bool has_column_labels(std::string_view line) {
    const unread_text whole = detail::whole_text(line.data(), line.size());
    unread_text in = detail::without_whitespace_around(whole);
    if (in.position == 0) return false;
    const int first = in.next() == '0' ? 0 : 1;
    int count = 0;
    for (; is_digit(in.next()); ++count) {
        if (detail::read_number(in) != first + count) return false;
        in.skip_all(detail::is_whitespace);
    }
    return in.next() == '\0' && count > 1;
}

// Returns whether one of the words is a solution in digits. Nobody writes that by chance, unless it
// is as short as a count: Backtracked 2413 times.
static bool has_solution_in_digits(std::string_view text) {
    constexpr std::size_t shortest = most_digits_of_counts + 1;
    const auto is_end = [](char each) { return !is_digit(each) && !is_letter(each); };
    while (!text.empty()) {
        const auto length =
            static_cast<std::size_t>(std::ranges::find_if(text, is_end) - text.begin());
        const std::string_view word = text.substr(0, length);
        std::uint8_t columns[max_placement_size]{};
        if (length >= shortest && is_digit(text.front())) {
            const text_shape shape = read_placement(word.data(), word.size(), columns);
            const placement_view queens{columns, shape.rows};
            if (shape.error == parse_error::none && is_solution(queens)) return true;
        }
        text.remove_prefix(std::min(length + 1, text.size()));
    }
    return false;
}

static bool is_letter_or_digit(char character) {
    return is_letter(character) || is_digit(character);
}

// Returns whether a word is a column of a board with so many rows, or a square.
static bool is_like_column(std::string_view word, std::size_t rows) {
    if (is_letter(word.front())) word.remove_prefix(1);
    std::size_t number = 0;
    const auto [rest, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    return error == std::errc() && rest == word.data() + word.size() && number <= rows;
}

bool is_like_placement(std::string_view text) {
    constexpr std::ptrdiff_t fewest_digits = 3; // 12ms has two
    const std::vector<std::string_view> words = items_in(text, " \t,");
    std::size_t columns = 0, long_words = 0;
    for (std::string_view word : words) {
        if (word.size() > 1 && word.front() == '-') word.remove_prefix(1);       // a mistake
        const bool has_slashes = std::ranges::count(word, '/') >= fewest_digits; // of FEN
        const bool is_long = word.size() >= least_size_of_solutions &&
                             std::ranges::count_if(word, is_digit) >= fewest_digits;
        if (has_slashes) return true;
        if (has_word(word) && std::ranges::none_of(word, is_digit)) return false;
        if (!std::ranges::all_of(word, is_letter_or_digit)) return false;
        long_words += is_long;
        columns += is_like_column(word, words.size());
    }
    if (long_words > 0) return long_words == words.size(); // 1234 ms is none
    if (words.size() == 3) return columns == 3;            // for N = 3, or one is missing
    return words.size() >= least_size_of_solutions && 2 * columns >= words.size();
}

// Returns whether a number is between rules: --- 1 ---
static bool is_numbered_rule(std::string_view line) {
    constexpr std::string_view rules = "-_#+*=";
    const std::size_t begin = std::min(line.find_first_not_of(" \t"), line.size());
    const std::size_t end = std::min(line.find_first_not_of(rules, begin), line.size());
    if (end - begin < 2) return false;
    const auto is_number = [](std::string_view word) {
        return std::ranges::all_of(word, is_digit);
    };
    const std::vector<std::string_view> words = items_in(line.substr(end), " \t,");
    const auto numbers = std::ranges::count_if(words, is_number);
    const bool is_list = numbers >= static_cast<std::ptrdiff_t>(least_size_of_solutions);
    return numbers > 0 && !is_list && line.find_first_of("[({", end) == line.npos;
}

std::vector<std::string_view> words_of_digits(std::string_view text) {
    const std::vector<std::string_view> words = items_in(text, " \t,");
    const auto is_like_first = [&words](std::string_view word) {
        return word.size() == words.front().size() && is_like_placement(word);
    };
    const bool are_placements = words.size() > 1 &&
                                words.front().size() >= least_size_of_solutions &&
                                std::ranges::all_of(words, is_like_first);
    return are_placements ? words : std::vector<std::string_view>{};
}

// Returns what a line is if it is drawn.
static std::optional<line_kind> kind_of_drawn(std::string_view line, const detail::drawn_row& row) {
    const bool is_number =
        line.size() < least_size_of_solutions && std::ranges::all_of(line, is_digit);
    const bool is_list = row.is_grid && row.queens != 1; // such as 0 0 0 or 1011
    if (is_numbered_rule(line)) return line_kind::heading;
    if (row.has_unknown || is_list || has_decimal_point(line) || is_number) return std::nullopt;
    const bool has_bar = line.find('|') != line.npos;
    if (row.queens == 1 && row.squares == 1 && !has_bar) return line_kind::lone_queen;
    if (row.queens == 0) {
        return row.has_plain_square && row.squares > 1 ? line_kind::empty_row : line_kind::rule;
    }
    const bool has_letter = line.find_first_of("QqWXx") != line.npos;
    const bool is_drawn_with_stars = row.queens > 1 && !row.has_plain_square && !has_letter;
    if (is_drawn_with_stars || row.squares > max_placement_size) return line_kind::rule; // *---*
    const bool is_short =
        row.squares > 1 && row.squares < static_cast<int>(least_size_of_solutions);
    return is_short ? line_kind::text : line_kind::row; // such as #1
}

// Returns whether there are characters other than those with which frames and dashes are drawn.
static bool has_unknown_symbol(std::string_view line) {
    constexpr std::array<std::string_view, 3> frames{"\xE2\x80", "\xE2\x94", "\xE2\x95"};
    while (!line.empty()) {
        const bool is_ascii = static_cast<unsigned char>(line.front()) < 0x80;
        const bool is_of_frame = std::ranges::any_of(
            frames, [line](std::string_view bytes) { return line.starts_with(bytes); });
        if (!is_ascii && !is_of_frame) return true;
        line.remove_prefix(std::min<std::size_t>(is_ascii ? 1 : 3, line.size()));
    }
    return false;
}

// Returns what a line of a SAT solver is, if it looks like one.
static std::optional<line_kind> kind_from_solver(std::string_view line) {
    if (line.starts_with("v ") || line == "v") return line_kind::model;
    if (line.starts_with("p cnf ")) return line_kind::text; // a formula, which cannot be read
    const bool is_comment = line.starts_with("c ") && !is_like_placement(line.substr(2));
    const bool is_above_model =
        is_comment || line == "c" || line == "s SATISFIABLE" || line == "SAT";
    return is_above_model ? std::optional(line_kind::rule) : std::nullopt;
}

static line_kind kind_of_brackets(std::string_view text) {
    const std::string_view list = text.substr(0, text.find_first_of("])}"));
    return has_unquoted_word(list) ? line_kind::heading : line_kind::brackets;
}

static line_kind kind_of_number(std::string_view digits) {
    const bool is_flat_board = // which cannot be read
        digits.size() >= least_size_of_solutions * least_size_of_solutions &&
        digits.find_first_not_of("01") == digits.npos;
    return is_flat_board ? line_kind::heading : line_kind::number;
}

// Returns what a line is that is not drawn.
static line_kind kind_of_text(std::string_view line, std::string_view after_label) {
    if (const auto kind = kind_from_solver(line)) return *kind;
    if (detail::closing_bracket(after_label.front()) != '\0') return kind_of_brackets(after_label);
    if (has_file_labels(line)) return line_kind::rule;
    if (std::ranges::all_of(after_label, is_digit)) return kind_of_number(after_label);
    if (is_like_placement(after_label)) return line_kind::text;
    if (has_word(after_label) || has_decimal_point(after_label)) {
        return has_solution_in_digits(line) ? line_kind::text : line_kind::heading;
    }
    if (std::ranges::any_of(after_label, is_letter_or_digit)) return line_kind::text;
    return has_unknown_symbol(after_label) ? line_kind::heading : line_kind::rule;
}

// Returns where a list begins behind words, or 0: Queens at (1,2) (2,4) (3,1) (4,3)
static std::size_t after_words(std::string_view line) {
    const std::size_t begin = line.find_first_of("[({");
    if (begin == line.npos || begin == 0 || !has_word(line.substr(0, begin))) return 0;
    const std::string_view list = line.substr(begin);
    const bool is_list = list.find_first_not_of("0123456789 \t,;[](){}") == list.npos;
    if (!is_list || !detail::is_closing_bracket(list.back())) return 0;
    std::size_t numbers = 0;
    for (std::size_t at = 1; at < list.size(); ++at) {
        numbers += is_digit(list[at]) && !is_digit(list[at - 1]);
    }
    return numbers >= least_size_of_solutions ? begin : 0;
}

// Returns where a placement may begin behind a label that the parser does not know: after the last
// `:` or `=`, after a number in brackets or with #, or after words. Returns 0 if there is none.
static std::size_t after_unknown_label(std::string_view line) {
    constexpr std::string_view wide_colon = "\xEF\xBC\x9A";
    std::size_t end = 0;
    if (detail::closing_bracket(line.front()) == '\0') {
        end = line.find_last_of(":=") + 1; // npos + 1 is 0
        const std::size_t wide = line.rfind(wide_colon);
        if (wide != line.npos) end = std::max(end, wide + wide_colon.size());
    }
    if (end == 0) {
        if (const std::size_t begin = after_words(line)) return begin;
    }
    if (end == 0 && std::string_view("#([").find(line.front()) != line.npos) {
        end = line.find_first_not_of("0123456789", 1);
        if (end == line.npos || end == 1) return 0;
        const std::size_t after_bracket = line.find_first_not_of("])", end);
        if (after_bracket == line.npos || line[after_bracket] != ' ') return 0;
        end = after_bracket;
    }
    const std::size_t start = end == 0 ? line.npos : line.find_first_not_of(" \t", end);
    if (start == line.npos || has_solution_in_digits(line.substr(0, end))) return 0;
    const std::string_view rest = line.substr(start);
    const bool is_list = detail::closing_bracket(rest.front()) != '\0' && rest.size() > 1;
    return is_list || is_like_placement(rest) ? start : 0;
}

line_shape shape_of_line(std::string_view line) {
    const unread_text in =
        detail::without_whitespace_around(detail::whole_text(line.data(), line.size()));
    if (in.next() == '\0') return {line_kind::blank};
    if (is_caption(line.data(), line.size())) return {line_kind::caption};
    if (has_column_labels(line)) return {line_kind::column_labels};
    unread_text after_label = detail::without_label(in);
    const std::string_view rest = view_of(after_label);
    after_label.position += after_unknown_label(rest);
    const detail::drawn_row row = detail::read_drawn_line(in, max_placement_size);
    const int squares = row.has_unknown ? 0 : row.squares;
    const bool is_open = detail::closing_bracket(in.next()) != '\0';
    const auto drawn = is_open ? std::nullopt : kind_of_drawn(line, row);
    const line_kind kind =
        drawn.has_value() ? *drawn : kind_of_text(view_of(in), view_of(after_label));
    return {kind, squares, after_label.position};
}

} // namespace ctqueens::shell
