// SPDX-License-Identifier: BSL-1.0
// Which solutions a list of placements contains.
#ifndef CTQUEENS_SHELL_TALLY_HPP
#define CTQUEENS_SHELL_TALLY_HPP

#include "entries.hpp"

#include <cstddef>
#include <map>
#include <string>
#include <vector>

namespace ctqueens::shell {

// An order in which a search finds the solutions.
struct search_order {
    std::string name;
    table_view solutions;
};

// The placements of one N. Without a table, it is not known whether any is repeated.
struct size_tally {
    std::size_t solutions = 0; // different ones
    std::size_t repeated = 0;
    std::size_t others = 0;             // placements that are not solutions
    std::vector<bool> is_found{};       // by the index in the table, if there is one
    std::vector<search_order> orders{}; // that fit so far, if there is a table

    bool is_complete(int size) const;
};

// The placements of all sizes.
class tally {
public:
    // Returns whether the solution is new, as far as is known.
    bool add_solution(placement_view queens);
    void add_other(placement_view queens) { ++of(queens.rows()).others; }

    // Returns whether every solution of each N was found exactly once, and nothing else.
    bool is_complete() const;

    enum class missing { first_few, all_of_them };
    // Says for each N what has been found, and which solutions are missing.
    void write(missing listed, std::string& out) const;

private:
    size_tally& of(int size);

    std::map<int, size_tally> sizes_{};
};

} // namespace ctqueens::shell

#endif
