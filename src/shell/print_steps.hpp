// SPDX-License-Identifier: BSL-1.0
// Selects and prints the steps of a search.
#ifndef CTQUEENS_SHELL_PRINT_STEPS_HPP
#define CTQUEENS_SHELL_PRINT_STEPS_HPP

#include "output.hpp"
#include "traces.hpp"

#include <string>
#include <string_view>

namespace ctqueens::shell {

// The names of the formats of steps: "text, json, …".
std::string step_format_names();
bool is_step_format(std::string_view name);

// All precomputed steps of a search; none if there is no such search or size.
step_range steps_of(std::string_view search, int size);

// The number of solutions in some steps, and the steps up to a solution, counted from 1.
std::size_t solutions_in(const step_range& steps);
step_range up_to_solution(const step_range& steps, std::size_t number);

void print_steps(const step_range& steps, int size, std::string_view format, output& target);

} // namespace ctqueens::shell

#endif
