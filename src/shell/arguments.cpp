// SPDX-License-Identifier: BSL-1.0
#include "arguments.hpp"

#include "dispatch.hpp"
#include "searches.hpp"
#include "trace.hpp"

#include <ctqueens/parse.hpp>

#include <CLI/CLI.hpp>

#include <algorithm>
#include <charconv>
#include <optional>
#include <sstream>
#include <vector>

namespace ctqueens::shell {

namespace {

// The puzzle itself is a format beside those of solutions.
const std::string format_names = names_in(registry::formats) + ", " + text::dimacs::name;

const std::string sizes = "1 to " + std::to_string(max_table_size);

// A decimal number without sign, blanks or leading zeros, or 0.
std::size_t number_from(const std::string& text)
{
    std::size_t number = 0;
    const char* const end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, number);
    const bool whole = error == std::errc() && rest == end && text.front() != '0';
    return whole ? number : 0;
}

std::size_t solutions_for(int wanted)
{
    std::size_t count = 0;
    with_size(wanted, [&](auto size) { count = table<size()>::size(); });
    return count;
}

[[noreturn]] void refuse(const std::string& argument, const std::string& value,
                         const std::string& allowed)
{
    throw bad_argument(argument + " '" + value + "': " + allowed);
}

// The options as they were written.
struct raw_arguments
{
    std::string size;
    std::string format;
    std::string solution;
    std::string order;
    std::vector<std::string> having;
    std::string article;
    std::string orbit;
    std::string search;
    std::optional<std::string> events;
    std::optional<std::string> until_solution;
};

void check_size(const raw_arguments& raw, arguments& given)
{
    const auto take = [&](auto size) { given.size = static_cast<int>(size()); };
    if (!with_size(number_from(raw.size), take)) {
        refuse("--size", raw.size, "allowed are " + sizes);
    }
}

void check_format(const raw_arguments& raw, arguments& given)
{
    if (given.what == command::trace) {
        if (!is_step_format(raw.format)) {
            refuse("--format", raw.format, "allowed for trace are " + step_format_names());
        }
        given.format = raw.format;
        return;
    }
    if (raw.format == text::dimacs::name) {
        if (given.what != command::solutions || given.fundamental || !raw.solution.empty() ||
            !raw.order.empty()) {
            refuse("--format", raw.format,
                   "this is the puzzle, not its solutions; it goes with --size, --having and "
                   "--output only");
        }
        given.what = command::puzzle;
        return;
    }
    if (!with_format(raw.format, [](auto) {})) {
        refuse("--format", raw.format, "allowed are " + format_names);
    }
    given.format = raw.format;
}

void check_order(const raw_arguments& raw, arguments& given)
{
    if (!registry::with_entry(search_orders, raw.order, [](auto, const auto&) {})) {
        refuse("--order", raw.order, "allowed are " + names_in(search_orders));
    }
    if (given.size != searched_size) {
        refuse("--order", raw.order,
               "allowed with --size " + std::to_string(searched_size) + " only");
    }
    given.order = raw.order;
}

// A number from 1 to a count of something.
std::size_t number_up_to(std::size_t count, const std::string& argument, const std::string& value,
                         const std::string& of_what)
{
    const std::size_t number = number_from(value);
    if (number < 1 || number > count) {
        refuse(argument, value, "allowed are 1 to " + std::to_string(count) + ' ' + of_what);
    }
    return number;
}

// The number of a solution of the board that is given.
std::size_t solution_number(const std::string& argument, const std::string& value, int size)
{
    const std::size_t count = solutions_for(size);
    const std::string board = "for N = " + std::to_string(size);
    if (count == 0) {
        refuse(argument, value, "there is no solution " + board);
    }
    return number_up_to(count, argument, value, board);
}

void check_solution(const raw_arguments& raw, arguments& given)
{
    given.solution = solution_number("--solution", raw.solution, given.size);
}

void check_having(const raw_arguments& raw, arguments& given)
{
    for (const std::string& name : raw.having) {
        with_size(given.size, [&](auto size) {
            const parsed<square> at = square_from<size()>(name.c_str());
            if (!at) {
                const char last_file = static_cast<char>('a' + size() - 1);
                refuse("--having", name, "allowed are squares from a1 to " +
                       std::string(1, last_file) + std::to_string(given.size));
            }
            given.having.push_back(at.value);
        });
    }
}

void check_article(const raw_arguments& raw, arguments& given)
{
    given.article = find_replay(raw.article);
    if (given.article == nullptr) {
        refuse("replay", raw.article, "allowed are " + replay_names());
    }
}

// Which steps of a search are printed: if nothing is said, those up to its first solution.
void check_trace(const raw_arguments& raw, arguments& given)
{
    if (given.size > max_traced_size) {
        refuse("--size", raw.size,
               "allowed for trace are 1 to " + std::to_string(max_traced_size));
    }
    const recorded_steps all = steps_of(raw.search, given.size);
    given.format = raw.format.empty() ? "text" : raw.format;
    if (all.first == nullptr) {
        refuse("trace", raw.search, "allowed are " + names_in(registry::searches));
    }
    const auto count = static_cast<std::size_t>(all.last - all.first);
    const std::size_t solutions = solutions_in(all);
    const std::string whose = "for " + raw.search + " and N = " + std::to_string(given.size);
    if (raw.events) {
        given.steps = {all.first, all.first + number_up_to(count, "--events", *raw.events, whose)};
    } else if (solutions == 0 && (raw.until_solution || count == max_trace_steps)) {
        refuse(raw.until_solution ? "--until-solution" : "trace",
               raw.until_solution.value_or(raw.search),
               "no solution is among the " + std::to_string(count) + " recorded steps " + whose +
                   "; --events prints as many as it says");
    } else if (solutions == 0) {
        given.steps = all; // of a search that finds nothing
    } else {
        given.steps = up_to_solution(all, number_up_to(solutions, "--until-solution",
                                                       raw.until_solution.value_or("1"), whose));
    }
}

// The command line as CLI11 sees it.
class parser
{
public:
    parser() { describe(); }

    arguments parse(int argc, const char* const* argv);

private:
    using check = void (*)(const raw_arguments&, arguments&);
    struct checked_option
    {
        CLI::Option* option;
        check read;                    // from the raw arguments, if the option is given
        std::vector<command> commands; // that it goes with
    };

    void describe();
    void describe_commands();
    CLI::App* add_command(command what, const char* name, const char* description);
    void refuse_extras(int argc, const char* const* argv) const;
    void check_options(const std::string& chosen) const;
    static std::string allowed();

    CLI::App app_{"Prints the solutions of the eight queens puzzle, which the compiler found.",
                  "ctqueens"};
    CLI::Option* output_ = nullptr;
    std::vector<std::pair<const CLI::App*, command>> commands_;
    std::vector<checked_option> options_; // in the order in which they are read
    raw_arguments raw_;
    arguments given_;
};

void parser::describe()
{
    app_.set_help_flag("--help", "Print this help and exit");
    app_.set_version_flag("--version", "ctqueens " CTQUEENS_VERSION, "Print the version and exit");
    CLI::Option* size = app_.add_option("--size", raw_.size,
                                        "Size of the board, " + sizes + " (default 8)");
    CLI::Option* format =
        app_.add_option("--format", raw_.format, format_names + " (default board); for trace: " +
                                                     step_format_names() + " (default text)");
    CLI::Option* solution =
        app_.add_option("--solution", raw_.solution, "Print only this solution, counted from 1");
    CLI::Option* order =
        app_.add_option("--order", raw_.order,
                        "The order of a search, for N = 8: " + names_in(search_orders));
    CLI::Option* fundamental = app_.add_flag("--fundamental", given_.fundamental,
                                             "Print one solution of each orbit only");
    CLI::Option* having =
        app_.add_option("--having", raw_.having,
                        "Print only solutions with a queen on this square; may be repeated");
    CLI::Option* events =
        app_.add_option("--events", raw_.events, "Print only this many steps of a trace");
    CLI::Option* until_solution = app_.add_option(
        "--until-solution", raw_.until_solution,
        "Print the steps of a trace up to this solution, counted from 1 (default 1)");
    output_ = app_.add_option("--output", given_.output_file, "Write to this file");
    size->type_name("N");
    format->type_name("FORMAT");
    solution->type_name("K")->excludes(fundamental)->excludes(having);
    order->type_name("SEARCH")->excludes(fundamental)->excludes(having);
    having->type_name("SQUARE")->allow_extra_args(false);
    events->type_name("K")->excludes(until_solution);
    until_solution->type_name("J");
    fundamental->disable_flag_override();
    output_->type_name("FILE");
    options_ = {{size, check_size, {command::solutions, command::trace, command::orbit}},
                {format, check_format, {command::solutions, command::trace, command::orbit}},
                {solution, check_solution, {command::solutions}},
                {order, check_order, {command::solutions}},
                {having, check_having, {command::solutions}},
                {fundamental, nullptr, {command::solutions}},
                {events, nullptr, {command::trace}},
                {until_solution, nullptr, {command::trace}}};
    describe_commands();
}

CLI::App* parser::add_command(command what, const char* name, const char* description)
{
    CLI::App* added = app_.add_subcommand(name, description);
    added->fallthrough(); // options may follow a command
    commands_.emplace_back(added, what);
    return added;
}

void parser::describe_commands()
{
    add_command(command::count, "count", "Print the number of solutions for each N");
    add_command(command::searches, "searches", "Print how much work each search does for N = 8");
    add_command(command::replay, "replay", "Print what the program of an article prints")
        ->add_option("NAME", raw_.article, replay_names())
        ->type_name("");
    add_command(command::trace, "trace", "Print what a search does, step by step")
        ->footer("With --events K, --until-solution J, --size N and --format FORMAT; see ctqueens --help")
        ->add_option("SEARCH", raw_.search, names_in(registry::searches))
        ->type_name("");
    add_command(command::orbit, "orbit", "Print a solution and its images under symmetries")
        ->add_option("K", raw_.orbit, "The solution, counted from 1")
        ->type_name("");
    add_command(command::check, "check",
                "Say whether a placement is a solution: exit status 0 if it is, 1 if not")
        ->add_option("PLACEMENT", given_.placement, "Digits, the piece field of FEN, or squares")
        ->type_name("");
    app_.require_subcommand(0, 1);
    app_.fallthrough();
    app_.allow_extras();
}

void parser::refuse_extras(int argc, const char* const* argv) const
{
    const std::vector<std::string> extras = app_.remaining(true);
    for (int index = 1; index < argc; ++index) {
        // CLI11 takes what follows "--" for operands; there are none that would need it.
        const std::string word = argv[index];
        if (word == "--" || std::find(extras.begin(), extras.end(), word) != extras.end()) {
            refuse("argument", word, allowed());
        }
    }
}

std::string parser::allowed()
{
    return "allowed are the commands count, searches, replay NAME, trace SEARCH, orbit K and check "
           "PLACEMENT, and the options --size N, --format FORMAT, --solution K, --order SEARCH, "
           "--fundamental, --having SQUARE, --events K, --until-solution J, --output FILE, --help "
           "and --version";
}

// Refuses options that the command has no use for.
void parser::check_options(const std::string& chosen) const
{
    const auto is_for = [&](const checked_option& each) {
        return std::find(each.commands.begin(), each.commands.end(), given_.what) !=
               each.commands.end();
    };
    std::string useful;
    for (const checked_option& each : options_) {
        useful += is_for(each) ? each.option->get_name() + ", " : "";
    }
    useful.replace(useful.empty() ? 0 : useful.size() - 2, std::string::npos,
                   useful.empty() ? "--output" : " and --output");
    for (const checked_option& each : options_) {
        if (each.option->count() > 0 && !is_for(each)) {
            throw bad_argument(each.option->get_name() +
                               (chosen.empty() ? " goes with the command trace only"
                                               : " does not go with the command " + chosen +
                                                     ", which allows " + useful + " only"));
        }
    }
}

arguments parser::parse(int argc, const char* const* argv)
{
    try {
        app_.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() != 0) {
            throw bad_argument(std::string(error.what()) + "; " + allowed());
        }
        std::ostringstream text;
        app_.exit(error, text);
        arguments help;
        help.what = command::message;
        help.message = text.str();
        return help;
    }
    refuse_extras(argc, argv);
    if (output_->count() > 0 && given_.output_file.empty()) {
        refuse("--output", "", "allowed is the name of a file");
    }
    std::string chosen;
    for (const auto& [app, what] : commands_) {
        if (app->parsed()) {
            given_.what = what;
            chosen = app->get_name();
        }
    }
    check_options(chosen);
    for (const checked_option& each : options_) {
        if (each.option->count() > 0 && each.read != nullptr) {
            each.read(raw_, given_);
        }
    }
    if (given_.what == command::replay) {
        check_article(raw_, given_);
    }
    if (given_.what == command::trace) {
        check_trace(raw_, given_);
    }
    if (given_.what == command::orbit) {
        given_.solution = solution_number("orbit", raw_.orbit, given_.size);
    }
    return given_;
}

} // namespace

arguments parse(int argc, const char* const* argv)
{
    return argc <= 1 ? arguments() : parser().parse(argc, argv);
}

} // namespace ctqueens::shell
