// SPDX-License-Identifier: BSL-1.0
#include "arguments.hpp"
#include "commands.hpp"
#include "registry.hpp"

namespace ctqueens::shell {

namespace {

// Returns the steps selected by --steps or --until-solution; the default is up to the first solution.
step_span selected_steps(const arguments& given, int size, step_span all)
{
    const std::string whose = " for " + given.operand + " and N = " + std::to_string(size);
    if (given.steps) return all.first(number_up_to(all.size(), "--steps", *given.steps, whose));
    const auto is_solution = [](const step& each) { return each.kind == step_kind::solution; };
    const auto solutions = std::count_if(all.begin(), all.end(), is_solution);
    if (solutions == 0 && !given.until_solution && all.size() < max_trace_steps) {
        return all; // the trace is complete and has no solution
    }
    if (solutions == 0) {
        refuse(given.until_solution ? "--until-solution" : "trace",
               given.until_solution.value_or(given.operand),
               "there is no solution in the first " + std::to_string(all.size()) + " steps" + whose +
                   "; use --steps K");
    }
    auto number = number_up_to(static_cast<std::size_t>(solutions), "--until-solution",
                               given.until_solution.value_or("1"), whose);
    auto end = all.begin();
    for (; number > 0; --number) {
        end = std::find_if(end, all.end(), is_solution) + 1;
    }
    return {all.begin(), end};
}

} // namespace

int print_trace(const arguments& given, std::string& out)
{
    const int size = size_of(given);
    if (size > max_traced_size) {
        refuse("--size", *given.size, "allowed for trace: " + range_to(max_traced_size));
    }
    const search_entry* search = find(searches(), given.operand);
    if (search == nullptr) {
        refuse_name("trace", given.operand, names_of(searches()));
    }
    const step_span steps = selected_steps(given, size, search->steps[size]);
    const step_format_entry* format = find(step_formats(), given.format.value_or("text"));
    if (format == nullptr) {
        refuse_name("--format", *given.format, names_of(step_formats()));
    }
    format->write(size, steps, out);
    return 0;
}

} // namespace ctqueens::shell
