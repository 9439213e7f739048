// SPDX-License-Identifier: BSL-1.0
// What stands around placements: rules, the names of columns, captions.
#ifndef CTQUEENS_READING_FRAMES_HPP
#define CTQUEENS_READING_FRAMES_HPP

#include <string_view>

namespace ctqueens::reading {

// Returns how many columns a line counts or names one by one, as in `0 1 2 3`, `a b c d` or
// `id q1 q2 q3 q4`, or 0 for other lines.
struct header {
    int columns = 0;
    bool has_names = false; // not only numbers
};
header header_in(std::string_view line);

// Returns whether a line is one that this program writes around placements, such as `Solution 5`,
// `half turn: solution 5` or `92 solutions`. A number that may be a placement for N is none.
bool is_caption(std::string_view line, int size);

} // namespace ctqueens::reading

#endif
