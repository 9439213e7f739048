// SPDX-License-Identifier: BSL-1.0
#include "arguments.hpp"

#include "dispatch.hpp"
#include "option_values.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <sstream>

namespace ctqueens::shell {

namespace {

using options = std::vector<const CLI::Option*>;

// The command line as CLI11 sees it.
class parser
{
public:
    parser();
    arguments parse(int argc, const char* const* argv);

private:
    struct described_command
    {
        const CLI::App* app;
        command print;
        options allowed;
    };

    CLI::Option* add_option(const char* name, const char* type, std::optional<std::string>& value,
                            const std::string& description);
    CLI::App* add_command(const char* name, const char* description, command print, options allowed);
    void refuse_extras(int argc, const char* const* argv) const;
    void check_options(const described_command& chosen) const;

    CLI::App app_{"Prints the solutions of the eight queens puzzle, which the compiler found.",
                  "ctqueens"};
    std::vector<described_command> commands_; // the last is for a command line without a command
    arguments given_;
};

parser::parser()
{
    app_.set_help_flag("--help", "Print this help and exit");
    app_.set_version_flag("--version", "ctqueens " CTQUEENS_VERSION, "Print the version and exit");
    auto* size = add_option("--size", "N", given_.size,
                            "Size of the board, " + range_to(max_table_size) + " (default 8)");
    auto* format = add_option("--format", "FORMAT", given_.format,
                              format_names() + " (default board); for trace: " +
                                  names_in(step_formats) + " (default text)");
    auto* solution = add_option("--solution", "K", given_.solution,
                                "Print only this solution, counted from 1");
    auto* order =
        add_option("--order", "SEARCH", given_.order,
                   "Use the order of this search (N = 8 only): " + names_in(registry::searches));
    auto* fundamental = app_.add_flag("--fundamental", given_.fundamental,
                                      "Print only one solution of each orbit");
    auto* having =
        app_.add_option("--having", given_.having,
                        "Print only solutions with a queen on this square; may be repeated");
    auto* steps =
        add_option("--steps", "K", given_.steps, "Print only this many steps of a trace");
    auto* until_solution =
        add_option("--until-solution", "J", given_.until_solution,
                   "Print the steps of a trace up to this solution, counted from 1 (default 1)");
    auto* output = add_option("--output", "FILE", given_.output,
                              "Write to this file; - is standard output");
    fundamental->disable_flag_override();
    having->type_name("SQUARE")->allow_extra_args(false);
    solution->excludes(fundamental)->excludes(having);
    order->excludes(fundamental)->excludes(having);
    steps->excludes(until_solution);

    add_command("count", "Print the number of solutions for each N", print_counts, {output});
    add_command("searches", "Print how much work each search does for N = 8", print_searches,
                {output});
    add_command("replay", "Print what the program of an article prints", print_replay, {output})
        ->add_option("NAME", given_.operand, replay_names())
        ->type_name("");
    add_command("trace", "Print what a search does, step by step", print_trace,
                {size, format, steps, until_solution, output})
        ->footer("Allows --steps K, --until-solution J, --size N and --format FORMAT; see ctqueens --help")
        ->add_option("SEARCH", given_.operand, names_in(registry::searches))
        ->type_name("");
    add_command("orbit", "Print a solution and its images under symmetries", print_orbit,
                {size, format, output})
        ->add_option("K", given_.operand, "The solution, counted from 1")
        ->type_name("");
    add_command("check", "Check whether a placement is a solution: exit status 0 if it is, 1 if not",
                print_check, {output})
        ->add_option("PLACEMENT", given_.operand,
                     "A placement in any plain-text format, such as 15863724")
        ->type_name("");
    commands_.push_back({&app_, print_solutions,
                         {size, format, solution, order, fundamental, having, output}});
    app_.require_subcommand(0, 1);
    app_.fallthrough();
    app_.allow_extras();
}

CLI::Option* parser::add_option(const char* name, const char* type,
                                std::optional<std::string>& value, const std::string& description)
{
    // CLI11's own support of std::optional takes an empty text for none.
    const auto store = [&value](const std::string& text) { value = text; };
    return app_.add_option_function<std::string>(name, store, description)->type_name(type);
}

CLI::App* parser::add_command(const char* name, const char* description, command print,
                              options allowed)
{
    CLI::App* added = app_.add_subcommand(name, description);
    added->fallthrough(); // options may follow a command
    commands_.push_back({added, print, allowed});
    return added;
}

// What the whole command line may contain, for messages.
std::string allowed()
{
    return "allowed: the commands count, searches, replay NAME, trace SEARCH, orbit K and check "
           "PLACEMENT, and the options --size N, --format FORMAT, --solution K, --order SEARCH, "
           "--fundamental, --having SQUARE, --steps K, --until-solution J, --output FILE, --help "
           "and --version";
}

// "--a, --b and --c"
std::string list_of(const options& listed)
{
    std::string list;
    for (const CLI::Option* each : listed) {
        list += list.empty() ? "" : each == listed.back() ? " and " : ", ";
        list += each->get_name();
    }
    return list;
}

void parser::refuse_extras(int argc, const char* const* argv) const
{
    const std::vector<std::string> extras = app_.remaining(true);
    for (int index = 1; index < argc; ++index) {
        // CLI11 takes everything after "--" as operands, but no operand needs it.
        const std::string word = argv[index];
        if (word == "--" || std::find(extras.begin(), extras.end(), word) != extras.end()) {
            refuse("argument", word, allowed());
        }
    }
}

// Refuses options that the command does not use.
void parser::check_options(const described_command& chosen) const
{
    for (const CLI::Option* each : app_.get_options()) {
        if (each->count() > 0 && std::find(chosen.allowed.begin(), chosen.allowed.end(), each) ==
                                     chosen.allowed.end()) {
            throw bad_argument(each->get_name() +
                               (chosen.app == &app_
                                    ? " goes with the command trace only"
                                    : " does not go with the command " + chosen.app->get_name() +
                                          ", which allows " + list_of(chosen.allowed) + " only"));
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
        help.message = text.str();
        help.print = [](const arguments& given, std::string& out) {
            out = given.message;
            return 0;
        };
        return help;
    }
    refuse_extras(argc, argv);
    if (given_.output == "") {
        refuse("--output", "", "allowed: a file name");
    }
    const auto chosen = std::find_if(commands_.begin(), commands_.end(),
                                     [](const auto& each) { return each.app->parsed(); });
    check_options(*chosen);
    given_.print = chosen->print;
    return given_;
}

} // namespace

arguments parse(int argc, const char* const* argv)
{
    return argc <= 1 ? arguments() : parser().parse(argc, argv);
}

} // namespace ctqueens::shell
