// SPDX-License-Identifier: BSL-1.0
// Finds the N of a text: the one for which most placements are there.
#ifndef CTQUEENS_READING_SIZE_HPP
#define CTQUEENS_READING_SIZE_HPP

#include "reader.hpp"

#include <string_view>

namespace ctqueens::reading {

struct found_size {
    int size = 0; // 0 if nothing is like a placement
    trust given{};
};

// Finds the N for which most placements have no two queens in a column. Among equals, it is the one
// for which there are most placements, and among those, the largest. N is at least 4. Of a long
// text, only its beginning and its end are read, if there are placements.
found_size find_size(std::string_view text);

// Returns the first line of what is a placement for N without doubt, or 0 if nothing is.
std::size_t line_of_placement(std::string_view text, int size);

} // namespace ctqueens::reading

#endif
