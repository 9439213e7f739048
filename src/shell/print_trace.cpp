// SPDX-License-Identifier: BSL-1.0
#include "dispatch.hpp"
#include "option_values.hpp"
#include "traces.hpp"

#include <ctqueens/text/steps.hpp>

#include <algorithm>
#include <iterator>

namespace ctqueens::shell {

namespace {

constexpr auto formats = text::steps::all<registry::detail::by_name>::make_map();

step_span all_steps_of(std::string_view search, int size)
{
    step_span found;
    with_size(size, [&](auto n) {
        if constexpr (n() <= max_traced_size) {
            found = steps_of<n()>(search);
        }
    });
    return found;
}

// Returns the steps selected by --steps or --until-solution; the default is up to the first solution.
step_span selected_steps(const arguments& given, int size, step_span all)
{
    const std::string whose = " for " + given.operand + " and N = " + std::to_string(size);
    if (given.steps) {
        return all.first(number_up_to(all.size(), "--steps", *given.steps, whose));
    }
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

std::string step_format_names()
{
    return names_in(formats);
}

int print_trace(const arguments& given, std::string& out)
{
    const int size = size_of(given);
    if (size > max_traced_size) {
        refuse("--size", *given.size, "allowed for trace: " + range_to(max_traced_size));
    }
    const step_span all = all_steps_of(given.operand, size);
    if (all.empty()) {
        refuse("trace", given.operand, "allowed: " + names_in(registry::searches));
    }
    const step_span steps = selected_steps(given, size, all);
    const bool is_format =
        registry::with_entry(formats, given.format.value_or("text"), [&](auto, auto format) {
            decltype(format)::type::write(size, steps.data(), steps.data() + steps.size(),
                                          std::back_inserter(out));
        });
    if (!is_format) {
        refuse("--format", *given.format, "allowed for trace: " + names_in(formats));
    }
    return 0;
}

} // namespace ctqueens::shell
