// SPDX-License-Identifier: BSL-1.0
#include "arguments.hpp"

#include "dispatch.hpp"
#include "option_values.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <sstream>

namespace ctqueens::shell {

namespace {

using option_names = std::vector<std::string>;

// Describes the command line to CLI11 and parses it.
class parser
{
public:
    parser()
    {
        describe_options();
        describe_commands();
    }
    arguments parse(int argc, const char* const* argv);

private:
    struct described_command
    {
        const CLI::App* app;
        command print;
        option_names allowed;
    };

    void describe_options();
    void describe_commands();
    CLI::App* add_command(const char* name, const char* description, command print,
                          const option_names& allowed);
    void refuse_extras(int argc, const char* const* argv) const;
    void check_options(const described_command& chosen) const;

    CLI::App app_{"Prints the solutions of the eight queens puzzle, which the compiler found.",
                  "ctqueens"};
    std::vector<described_command> commands_; // the last one is used if no command is given
    arguments given_;
};

void parser::describe_options()
{
    app_.set_help_flag("--help", "Print this help and exit");
    app_.set_version_flag("--version", "ctqueens " CTQUEENS_VERSION, "Print the version and exit");
    app_.add_option("--size", given_.size,
                    "Size of the board, " + range_to(max_table_size) + " (default 8)")
        ->type_name("N");
    app_.add_option("--format", given_.format,
                    format_names() + " (default board); for trace: " + step_format_names() +
                        " (default text)")
        ->type_name("FORMAT");
    app_.add_option("--solution", given_.solution, "Print only this solution, counted from 1")
        ->type_name("K");
    app_.add_option("--order", given_.order,
                    "Use the order of this search (N = 8 only): " + names_in(registry::searches))
        ->type_name("SEARCH");
    app_.add_flag("--fundamental", given_.fundamental, "Print only one solution of each orbit")
        ->disable_flag_override();
    app_.add_option("--having", given_.having,
                    "Print only solutions with a queen on this square; may be repeated")
        ->type_name("SQUARE")
        ->allow_extra_args(false);
    app_.add_option("--steps", given_.steps, "Print only this many steps of a trace")
        ->type_name("K");
    app_.add_option("--until-solution", given_.until_solution,
                    "Print the steps of a trace up to this solution, counted from 1 (default 1)")
        ->type_name("J");
    app_.add_option("--output", given_.output, "Write to this file; - is standard output")
        ->type_name("FILE");
    for (const char* one : {"--solution", "--order"}) {
        for (const char* other : {"--fundamental", "--having"}) {
            app_.get_option(one)->excludes(app_.get_option(other));
        }
    }
    app_.get_option("--steps")->excludes(app_.get_option("--until-solution"));
}

void parser::describe_commands()
{
    add_command("count", "Print the number of solutions for each N", print_counts, {"--output"});
    add_command("searches", "Print how much work each search does for N = 8", print_searches,
                {"--output"});
    add_command("replay", "Print what the program of an article prints", print_replay, {"--output"})
        ->add_option("NAME", given_.operand, replay_names())
        ->type_name("");
    add_command("trace", "Print what a search does, step by step", print_trace,
                {"--size", "--format", "--steps", "--until-solution", "--output"})
        ->footer("Allows --steps K, --until-solution J, --size N and --format FORMAT; see ctqueens --help")
        ->add_option("SEARCH", given_.operand, names_in(registry::searches))
        ->type_name("");
    add_command("orbit", "Print a solution and its images under symmetries", print_orbit,
                {"--size", "--format", "--output"})
        ->add_option("K", given_.operand, "The solution, counted from 1")
        ->type_name("");
    add_command("check", "Check whether a placement is a solution: exit status 0 if it is, 1 if not",
                print_check, {"--output"})
        ->add_option("PLACEMENT", given_.operand,
                     "A placement in any plain-text format, such as 15863724")
        ->type_name("");
    commands_.push_back({&app_, print_solutions,
                         {"--size", "--format", "--solution", "--order", "--fundamental", "--having",
                          "--output"}});
    app_.require_subcommand(0, 1);
    app_.fallthrough();
    app_.allow_extras();
}

CLI::App* parser::add_command(const char* name, const char* description, command print,
                              const option_names& allowed)
{
    CLI::App* added = app_.add_subcommand(name, description);
    added->fallthrough(); // options may follow a command
    commands_.push_back({added, print, allowed});
    return added;
}

// Lists everything that a command line may contain, for error messages.
std::string allowed()
{
    return "allowed: the commands count, searches, replay NAME, trace SEARCH, orbit K and check "
           "PLACEMENT, and the options --size N, --format FORMAT, --solution K, --order SEARCH, "
           "--fundamental, --having SQUARE, --steps K, --until-solution J, --output FILE, --help "
           "and --version";
}

// Returns the names as a list: "--a, --b and --c".
std::string list_of(const option_names& names)
{
    std::string list;
    for (const std::string& name : names) {
        list += list.empty() ? "" : name == names.back() ? " and " : ", ";
        list += name;
    }
    return list;
}

void parser::refuse_extras(int argc, const char* const* argv) const
{
    const std::vector<std::string> extras = app_.remaining(true);
    for (int index = 1; index < argc; ++index) {
        // CLI11 treats everything after "--" as operands, but no valid operand begins with "-".
        const std::string word = argv[index];
        if (word == "--" || std::find(extras.begin(), extras.end(), word) != extras.end()) {
            refuse("argument", word, allowed());
        }
    }
}

// Rejects options that the command does not use.
void parser::check_options(const described_command& chosen) const
{
    const option_names& useful = chosen.allowed;
    for (const CLI::Option* option : app_.get_options()) {
        const std::string name = option->get_name();
        if (option->count() > 0 && std::find(useful.begin(), useful.end(), name) == useful.end()) {
            throw bad_argument(name + (chosen.app == &app_
                                           ? " goes with the command trace only"
                                           : " does not go with the command " +
                                                 chosen.app->get_name() + ", which allows " +
                                                 list_of(useful) + " only"));
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
