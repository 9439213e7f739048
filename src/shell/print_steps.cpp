// SPDX-License-Identifier: BSL-1.0
#include "print_steps.hpp"

#include "dispatch.hpp"

#include <ctqueens/text/steps.hpp>

#include <algorithm>

namespace ctqueens::shell {

namespace {

template <class... Format>
struct by_name
{
    static std::string names()
    {
        std::string all;
        ((all += (all.empty() ? "" : ", ") + std::string(Format::name)), ...);
        return all;
    }

    // Calls action(Format()) for the format of this name. Returns whether there is one.
    template <class Action>
    static bool with(std::string_view name, Action action)
    {
        return ((name == Format::name && (action(Format()), true)) || ...);
    }
};
using formats = text::steps::all<by_name>;

bool is_solution_step(const step& each)
{
    return each.kind == step_kind::solution;
}

} // namespace

std::string step_format_names()
{
    return formats::names();
}

bool is_step_format(std::string_view name)
{
    return formats::with(name, [](auto) {});
}

step_range steps_of(std::string_view search, int size)
{
    step_range found;
    with_size(size, [&](auto given) {
        if constexpr (given() <= max_traced_size) {
            found = steps_of<given()>(search);
        }
    });
    return found;
}

std::size_t solutions_in(const step_range& steps)
{
    return static_cast<std::size_t>(std::count_if(steps.first, steps.last, is_solution_step));
}

step_range up_to_solution(const step_range& steps, std::size_t number)
{
    step_range found{steps.first, steps.first};
    for (; number > 0; --number) {
        found.last = std::find_if(found.last, steps.last, is_solution_step) + 1;
    }
    return found;
}

void print_steps(const step_range& steps, int size, std::string_view format, output& target)
{
    formats::with(format, [&](auto chosen) {
        chosen.write(size, steps.first, steps.last, output_iterator(target));
    });
}

} // namespace ctqueens::shell
