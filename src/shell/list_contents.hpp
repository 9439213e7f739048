// SPDX-License-Identifier: BSL-1.0
// What a list in brackets contains.
#ifndef CTQUEENS_SHELL_LIST_CONTENTS_HPP
#define CTQUEENS_SHELL_LIST_CONTENTS_HPP

#include <cstddef>
#include <string_view>

namespace ctqueens::shell {

struct list_contents {
    enum class kind { placement, row, square, nothing };
    kind what;
    std::size_t size = 0;  // the number of items
    bool is_drawn = false; // there are only symbols of squares
};

// Examines a list without lists in it, with its brackets. A row of zeros is taken for one only
// beside other rows: by itself, it is a placement whose queens are all in the first column.
list_contents contents_of(std::string_view list, bool may_be_beside_rows);

} // namespace ctqueens::shell

#endif
