// SPDX-License-Identifier: BSL-1.0
// What stands around placements: rules, the names of columns, captions.
#ifndef CTQUEENS_READING_FRAMES_HPP
#define CTQUEENS_READING_FRAMES_HPP

#include <string_view>

namespace ctqueens::reading {

// Returns whether a line has nothing but what rules between rows are drawn with.
bool is_rule(std::string_view line);

// Returns how many columns a line counts or names one by one, as in `0 1 2 3`, `a b c d` or
// `id q1 q2 q3 q4`, or 0 for other lines.
struct header {
    int columns = 0;
    bool has_names = false; // not only numbers
};
header header_in(std::string_view line);

// Returns how many numbers a line consists of, or 0 if it has anything else.
int numbers_in(std::string_view line);

// Returns whether a line is one that this program writes around placements, such as `Solution 5`,
// `half turn: solution 5` or `92 solutions`.
bool is_caption(std::string_view line);

} // namespace ctqueens::reading

#endif
