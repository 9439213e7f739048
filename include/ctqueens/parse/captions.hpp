// SPDX-License-Identifier: BSL-1.0
/// @file
/// Recognises the lines that text formats and the program write above and below placements.
#ifndef CTQUEENS_PARSE_CAPTIONS_HPP
#define CTQUEENS_PARSE_CAPTIONS_HPP

#include <ctqueens/parse/unread_text.hpp>

namespace ctqueens::detail {

constexpr bool is_in_label(char next) noexcept {
    switch (next) { // cheaper to compile than a chain of comparisons
    case ' ':
    case '-':
    case '#':
    case '[':
    case ']': return true;
    default: return index_of_letter(next, -1) >= 0 || is_digit(next);
    }
}

// Skips what programs write in front of a placement, such as `Solution 17:`, `#17:`, `17)`, `[17]:`
// or `Qs =`. Some placement must follow.
constexpr unread_text without_label(const unread_text& in) noexcept {
    unread_text rest = in;
    rest.skip_all(is_in_label);
    const bool has_number = rest.position > in.position && is_digit(rest.text[rest.position - 1]);
    const bool is_label =
        rest.skip(":") || rest.skip("=") || (has_number && (rest.skip(")") || rest.skip(". ")));
    rest.skip_all(is_whitespace);
    return is_label && rest.next() != '\0' ? rest : in;
}

// Returns whether a line is `Solution 5` or, for an image in an orbit, `half turn: solution 5`.
constexpr bool is_solution_caption(unread_text line) noexcept {
    if (!line.skip("Solution ")) {
        line = without_label(line);
        if (!line.skip("solution ")) return false;
    }
    line.skip_all(is_digit);
    return line.next() == '\0' && is_digit(line.text[line.end_position - 1]);
}

// Returns the number in a line such as `92 solutions`, or -1 for any other line. Numbers above 999
// become 1000.
constexpr int count_of_solutions(unread_text line) noexcept {
    const std::size_t start = line.position;
    const int count = read_number(line);
    const std::size_t digits = line.position - start; // a number of more than 5 may be a placement
    const bool is_count =
        digits > 0 && digits <= 5 && line.skip(count == 1 ? " solution" : " solutions");
    return is_count && line.next() == '\0' ? count : -1;
}

} // namespace ctqueens::detail

#endif
