// SPDX-License-Identifier: BSL-1.0
#include "option_values.hpp"

#include "dispatch.hpp"
#include "print_steps.hpp"
#include "searches.hpp"

#include <ctqueens/parse.hpp>

#include <charconv>

namespace ctqueens::shell {

namespace {

// Abbreviates a text for messages.
std::string excerpt(const std::string& text)
{
    std::size_t end = 60;
    if (text.size() <= end) {
        return text;
    }
    while (end > 0 && continues_character(text[end])) {
        --end;
    }
    return text.substr(0, end) + "...";
}

// Returns a decimal number without sign, blanks or leading zeros, or 0 if the text is something else.
std::size_t number_from(const std::string& text)
{
    std::size_t number = 0;
    const char* const end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, number);
    const bool whole = error == std::errc() && rest == end && text.front() != '0';
    return whole ? number : 0;
}

// Reads a number from 1 to `count`.
std::size_t number_up_to(std::size_t count, const std::string& argument, const std::string& value,
                         const std::string& of_what)
{
    const std::size_t number = number_from(value);
    if (number < 1 || number > count) {
        refuse(argument, value, "allowed: 1 to " + std::to_string(count) + ' ' + of_what);
    }
    return number;
}

// Reads the number of a solution.
std::size_t solution_number(const std::string& argument, const std::string& value, int size)
{
    const std::size_t count = published_counts[size];
    const std::string board = "for N = " + std::to_string(size);
    if (count == 0) {
        refuse(argument, value, "there is no solution " + board);
    }
    return number_up_to(count, argument, value, board);
}

} // namespace

bool continues_character(char byte)
{
    return (static_cast<unsigned char>(byte) & 0xC0) == 0x80;
}

void refuse(const std::string& argument, const std::string& value, const std::string& allowed)
{
    throw bad_argument(argument + " '" + excerpt(value) + "': " + allowed);
}

std::string size_range()
{
    return "1 to " + std::to_string(max_table_size);
}

std::string format_names()
{
    return names_in(registry::formats) + ", " + text::dimacs::name;
}

void read_size(const raw_arguments& raw, arguments& given)
{
    const auto take = [&](auto size) { given.size = static_cast<int>(size()); };
    if (!with_size(number_from(raw.size), take)) {
        refuse("--size", raw.size, "allowed: " + size_range());
    }
}

void read_format(const raw_arguments& raw, arguments& given)
{
    if (given.what == command::trace) {
        if (!is_step_format(raw.format)) {
            refuse("--format", raw.format, "allowed for trace: " + step_format_names());
        }
        given.format = raw.format;
        return;
    }
    if (raw.format == text::dimacs::name) {
        if (given.what != command::solutions || given.fundamental || !raw.solution.empty() ||
            !raw.order.empty()) {
            refuse("--format", raw.format,
                   "writes the puzzle, not its solutions; it allows only --size, --having and "
                   "--output");
        }
        given.what = command::puzzle;
        return;
    }
    if (!with_format(raw.format, [](auto) {})) {
        refuse("--format", raw.format, "allowed: " + format_names());
    }
    given.format = raw.format;
}

void read_order(const raw_arguments& raw, arguments& given)
{
    if (!registry::with_entry(search_orders, raw.order, [](auto, const auto&) {})) {
        refuse("--order", raw.order, "allowed: " + names_in(search_orders));
    }
    if (given.size != searched_size) {
        refuse("--order", raw.order,
               "allowed with --size " + std::to_string(searched_size) + " only");
    }
    given.order = raw.order;
}

void read_solution(const raw_arguments& raw, arguments& given)
{
    given.solution = solution_number("--solution", raw.solution, given.size);
}

void read_having(const raw_arguments& raw, arguments& given)
{
    for (const std::string& name : raw.having) {
        with_size(given.size, [&](auto size) {
            const parsed<square> at = square_from<size()>(name.c_str());
            if (!at) {
                const char last_file = static_cast<char>('a' + size() - 1);
                refuse("--having", name, "allowed: squares from a1 to " +
                       std::string(1, last_file) + std::to_string(given.size));
            }
            given.having.push_back(at.value);
        });
    }
}

void read_article(const raw_arguments& raw, arguments& given)
{
    given.article = find_replay(raw.article);
    if (given.article == nullptr) {
        refuse("replay", raw.article, "allowed: " + replay_names());
    }
}

void read_orbit(const raw_arguments& raw, arguments& given)
{
    given.solution = solution_number("orbit", raw.orbit, given.size);
}

// By default, prints the steps up to the first solution.
void read_trace(const raw_arguments& raw, arguments& given)
{
    if (given.size > max_traced_size) {
        refuse("--size", raw.size,
               "allowed for trace: 1 to " + std::to_string(max_traced_size));
    }
    const step_range all = steps_of(raw.search, given.size);
    given.format = raw.format.empty() ? "text" : raw.format;
    if (all.first == nullptr) {
        refuse("trace", raw.search, "allowed: " + names_in(registry::searches));
    }
    const auto count = static_cast<std::size_t>(all.last - all.first);
    const std::size_t solutions = solutions_in(all);
    const std::string whose = "for " + raw.search + " and N = " + std::to_string(given.size);
    if (raw.steps) {
        given.steps = {all.first, all.first + number_up_to(count, "--steps", *raw.steps, whose)};
    } else if (solutions == 0 && (raw.until_solution || count == max_trace_steps)) {
        refuse(raw.until_solution ? "--until-solution" : "trace",
               raw.until_solution.value_or(raw.search),
               "there is no solution in the first " + std::to_string(count) + " steps " + whose +
                   "; use --steps K");
    } else if (solutions == 0) {
        given.steps = all; // the search finds nothing
    } else {
        given.steps = up_to_solution(all, number_up_to(solutions, "--until-solution",
                                                       raw.until_solution.value_or("1"), whose));
    }
}

} // namespace ctqueens::shell
