// SPDX-License-Identifier: BSL-1.0
// What in a line that is passed over looks like a placement.
#ifndef CTQUEENS_SHELL_LIKENESS_HPP
#define CTQUEENS_SHELL_LIKENESS_HPP

#include <cstddef>
#include <set>
#include <string_view>

namespace ctqueens::shell {

// Returns for which N a line has N columns or N squares next to each other, or draws N squares with
// a queen.
std::set<int> sizes_of_likeness(std::string_view line);

// Returns how many digits, queens and bars there are.
std::size_t signs_of_placement_in(std::string_view line);

} // namespace ctqueens::shell

#endif
