// SPDX-License-Identifier: BSL-1.0
// Which solutions a list of placements contains.
#ifndef CTQUEENS_SHELL_TALLY_HPP
#define CTQUEENS_SHELL_TALLY_HPP

#include "entries.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace ctqueens::shell {

// An order in which a search finds the solutions.
struct search_order {
    std::string name;
    table_view solutions;
};

// The placements of one N.
class tally {
public:
    // Adds a solution. Returns whether it is new, as far as is known: without a table, it is not
    // known whether any is repeated.
    bool add_solution(placement_view queens);
    // Adds a placement that is not a solution.
    void add_other(placement_view queens);

    // Returns whether every solution was found exactly once, and nothing else.
    bool is_complete() const;

    enum class missing { first_few, all_of_them };
    // Says what has been found, and which solutions are missing.
    void write(missing listed, std::string& out) const;

private:
    void begin(placement_view first);
    std::string number_of_solutions() const;
    void write_missing(missing listed, std::string& out) const;

    int size_ = 0;              // N, or 0 before the first placement
    std::size_t solutions_ = 0; // different ones
    std::size_t repeated_ = 0, others_ = 0;
    std::vector<bool> is_found_{};       // by the index in the table, if there is one
    std::vector<search_order> orders_{}; // that fit so far, if there is a table
};

} // namespace ctqueens::shell

#endif
