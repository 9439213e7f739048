// SPDX-License-Identifier: BSL-1.0
/// @file
/// Recognises the lines that text formats and the program write above and below placements.
#ifndef CTQUEENS_PARSE_CAPTIONS_HPP
#define CTQUEENS_PARSE_CAPTIONS_HPP

#include <ctqueens/parse/unread_text.hpp>

namespace ctqueens::detail {

constexpr bool is_letter_space_or_hyphen(char next) noexcept {
    return index_of_letter(next, -1) >= 0 || next == ' ' || next == '-';
}

// Returns whether a line is `Solution 5` or, for an image in an orbit, `half turn: solution 5`.
constexpr bool is_solution_caption(unread_text line) noexcept {
    if (!line.skip("Solution ")) {
        line.skip_all(is_letter_space_or_hyphen);
        if (!line.skip(": solution ")) return false;
    }
    line.skip_all(is_digit);
    return line.next() == '\0' && is_digit(line.text[line.end_position - 1]);
}

// Returns the number in a line such as `92 solutions`, or -1 for any other line. Numbers above 999
// become 1000.
constexpr int count_of_solutions(unread_text line) noexcept {
    const std::size_t start = line.position;
    const int count = is_digit(line.next()) ? read_number(line) : -1;
    const bool is_short = line.position - start <= 5; // 14200; a longer number may be a placement
    const bool is_count = line.skip(count == 1 ? " solution" : " solutions");
    return is_short && is_count && line.next() == '\0' ? count : -1;
}

} // namespace ctqueens::detail

#endif
