// SPDX-License-Identifier: BSL-1.0
// Removes the numbers of the lists in a table, such as CSV, and the names of its columns.
#ifndef CTQUEENS_SHELL_LIST_NUMBERS_HPP
#define CTQUEENS_SHELL_LIST_NUMBERS_HPP

#include "lines_ahead.hpp"

#include <cstddef>
#include <optional>

namespace ctqueens::shell {

// Lists are numbered if their first numbers count, and the others are placements: 1,0,4,7,5,2,6,1,3
class list_numbers {
public:
    struct dropped_number {
        int value;
        std::size_t line;
    };

    // Translates the first line. Reads up to two lines more, to see whether the numbers count.
    void translate(lines_ahead& lines);

    // Returns the first number that was removed, if any was.
    const std::optional<dropped_number>& first_dropped() const noexcept { return first_; }

private:
    bool are_numbered(lines_ahead& lines, bool has_title) const;
    void drop_number(input_line& line, int number);

    std::size_t length_ = 0; // of the last list, with its number
    bool is_numbered_ = false;
    bool may_be_numbered_ = false; // the last list was the first, and can be read in two ways
    bool has_title_ = false;       // there was a line with a name for the numbers
    int start_ = 0;
    int expected_ = 0;
    std::optional<dropped_number> first_{};
};

} // namespace ctqueens::shell

#endif
