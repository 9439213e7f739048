// SPDX-License-Identifier: BSL-1.0
#include "row_translation.hpp"

#include "line_shapes.hpp"
#include "line_words.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <vector>

namespace ctqueens::shell {

void translate_words_of_bits(std::string& line) {
    constexpr std::string_view between = " \t,", bits = "01";
    if (line.find_first_not_of("01 \t,") != line.npos) return;
    std::vector<std::size_t> begins;
    std::size_t size = 0;
    for (std::size_t at = line.find_first_of(bits); at < line.size();) {
        const std::size_t end = std::min(line.find_first_of(between, at), line.size());
        if (begins.empty()) size = end - at;
        if (end - at != size) return;
        begins.push_back(at);
        at = line.find_first_not_of(between, end);
    }
    if (size < least_size_of_solutions || begins.size() != size) return;
    for (const std::size_t begin : begins) {
        const std::string word = line.substr(begin, size);
        const bool is_row = std::ranges::count(word, '1') == 1;
        const std::string column = is_row ? std::to_string(word.find('1')) : "?";
        line.replace(begin, size, std::string(size - column.size(), ' ') + column);
    }
}

static bool is_drawn_row(std::string_view text, int least_squares) {
    const line_shape shape = shape_of_line(text);
    const bool is_row = shape.kind == line_kind::row || shape.kind == line_kind::empty_row;
    return is_row && shape.squares >= least_squares;
}

void remove_rank_at_end(std::string& line) {
    const std::size_t begin = line.find_last_not_of(digit_characters) + 1; // npos + 1 is 0
    const std::size_t first = line.find_first_not_of(blank_characters);
    const std::size_t length = line.size() - begin;
    if (begin <= first || length == 0 || length > 3 || is_one_of(line[first], digit_characters))
        return;
    const std::string_view squares = std::string_view(line).substr(0, begin);
    const bool is_separate = squares.ends_with(' ') || squares.ends_with('\t') ||
                             squares.ends_with('|') || squares.ends_with("\xE2\x94\x82");
    if (!is_separate) return;
    int rank = 0;
    for (const char each : std::string_view(line).substr(begin)) rank = 10 * rank + (each - '0');
    const int least_squares = std::max(rank, static_cast<int>(least_size_of_solutions));
    if (rank > 1 && is_drawn_row(squares, least_squares)) blank_out(line, begin, line.size());
    if (rank == 1 && is_drawn_row(squares, least_squares) &&
        shape_of_line(squares).kind == line_kind::row) {
        blank_out(line, begin, line.size()); // in an empty row, it may be a square
    }
}

void translate_empty_strings(std::string& line) {
    constexpr std::string_view before = "[{(, \t", behind = "]}), \t", quotes = "\"'";
    bool has_empty_string = false, has_queen = false;
    for (std::size_t at = 1; at + 1 < line.size(); ++at) {
        if (!is_one_of(line[at], quotes)) continue;
        const char quote = line[at];
        const bool begins = is_one_of(line[at - 1], before);
        if (begins && line[at + 1] == quote && at + 2 < line.size() &&
            is_one_of(line[at + 2], behind)) {
            has_empty_string = true;
            ++at;
        } else if (begins && line.compare(at + 1, 1, "Q") == 0 &&
                   line.compare(at + 2, 1, &quote, 1) == 0) {
            has_queen = true;
            at += 2;
        } else {
            return; // another string
        }
    }
    if (!has_empty_string || !has_queen) return;
    for (std::size_t at = 0; at < line.size(); ++at) {
        if (!is_one_of(line[at], quotes)) continue;
        line[at] = line[at + 1] == line[at] ? '.' : ' ';
    }
}

} // namespace ctqueens::shell
