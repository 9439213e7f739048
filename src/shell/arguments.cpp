// SPDX-License-Identifier: BSL-1.0
#include "arguments.hpp"

#include "check_command.hpp"
#include "dispatch.hpp"
#include "option_values.hpp"
#include "print_steps.hpp"
#include "searches.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <sstream>
#include <vector>

namespace ctqueens::shell {

namespace {

// The command line as CLI11 sees it.
class parser
{
public:
    parser() { describe(); }

    arguments parse(int argc, const char* const* argv);

private:
    using reader = void (*)(const raw_arguments&, arguments&);
    struct checked_option
    {
        CLI::Option* option;
        reader read;                   // called if the option is given
        std::vector<command> commands; // that allow the option
    };
    struct described_command
    {
        const CLI::App* app;
        command what;
        reader read; // called after those of the options
    };

    void describe();
    void describe_commands();
    CLI::App* add_command(command what, const char* name, const char* description,
                          reader read = nullptr);
    void refuse_extras(int argc, const char* const* argv) const;
    void check_options(const std::string& chosen) const;
    static std::string allowed();

    CLI::App app_{"Prints the solutions of the eight queens puzzle, which the compiler found.",
                  "ctqueens"};
    CLI::Option* output_ = nullptr;
    std::vector<described_command> commands_;
    std::vector<checked_option> options_; // in the order in which they are read
    raw_arguments raw_;
    arguments given_;
};

void parser::describe()
{
    app_.set_help_flag("--help", "Print this help and exit");
    app_.set_version_flag("--version", "ctqueens " CTQUEENS_VERSION, "Print the version and exit");
    CLI::Option* size = app_.add_option("--size", raw_.size,
                                        "Size of the board, " + size_range() + " (default 8)");
    CLI::Option* format =
        app_.add_option("--format", raw_.format, format_names() + " (default board); for trace: " +
                                                     step_format_names() + " (default text)");
    CLI::Option* solution =
        app_.add_option("--solution", raw_.solution, "Print only this solution, counted from 1");
    CLI::Option* order =
        app_.add_option("--order", raw_.order,
                        "Use the order of this search (N = 8 only): " + names_in(search_orders));
    CLI::Option* fundamental = app_.add_flag("--fundamental", given_.fundamental,
                                             "Print only one solution of each orbit");
    CLI::Option* having =
        app_.add_option("--having", raw_.having,
                        "Print only solutions with a queen on this square; may be repeated");
    CLI::Option* steps =
        app_.add_option("--steps", raw_.steps, "Print only this many steps of a trace");
    CLI::Option* until_solution = app_.add_option(
        "--until-solution", raw_.until_solution,
        "Print the steps of a trace up to this solution, counted from 1 (default 1)");
    output_ = app_.add_option("--output", given_.output_file,
                              "Write to this file; - is standard output");
    size->type_name("N");
    format->type_name("FORMAT");
    solution->type_name("K")->excludes(fundamental)->excludes(having);
    order->type_name("SEARCH")->excludes(fundamental)->excludes(having);
    having->type_name("SQUARE")->allow_extra_args(false);
    steps->type_name("K")->excludes(until_solution);
    until_solution->type_name("J");
    fundamental->disable_flag_override();
    output_->type_name("FILE");
    options_ = {{size, read_size, {command::solutions, command::trace, command::orbit}},
                {format, read_format, {command::solutions, command::trace, command::orbit}},
                {solution, read_solution, {command::solutions}},
                {order, read_order, {command::solutions}},
                {having, read_having, {command::solutions}},
                {fundamental, nullptr, {command::solutions}},
                {steps, nullptr, {command::trace}},
                {until_solution, nullptr, {command::trace}}};
    describe_commands();
}

CLI::App* parser::add_command(command what, const char* name, const char* description, reader read)
{
    CLI::App* added = app_.add_subcommand(name, description);
    added->fallthrough(); // options may follow a command
    commands_.push_back({added, what, read});
    return added;
}

void parser::describe_commands()
{
    add_command(command::count, "count", "Print the number of solutions for each N");
    add_command(command::searches, "searches", "Print how much work each search does for N = 8");
    add_command(command::replay, "replay", "Print what the program of an article prints",
                read_article)
        ->add_option("NAME", raw_.article, replay_names())
        ->type_name("");
    add_command(command::trace, "trace", "Print what a search does, step by step", read_trace)
        ->footer("Allows --steps K, --until-solution J, --size N and --format FORMAT; see ctqueens --help")
        ->add_option("SEARCH", raw_.search, names_in(registry::searches))
        ->type_name("");
    add_command(command::orbit, "orbit", "Print a solution and its images under symmetries",
                read_orbit)
        ->add_option("K", raw_.orbit, "The solution, counted from 1")
        ->type_name("");
    add_command(command::check, "check",
                "Check whether a placement is a solution: exit status 0 if it is, 1 if not",
                read_check)
        ->add_option("PLACEMENT", raw_.placement,
                     "A placement in any plain-text format, such as 15863724")
        ->type_name("");
    app_.require_subcommand(0, 1);
    app_.fallthrough();
    app_.allow_extras();
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

std::string parser::allowed()
{
    return "allowed: the commands count, searches, replay NAME, trace SEARCH, orbit K and check "
           "PLACEMENT, and the options --size N, --format FORMAT, --solution K, --order SEARCH, "
           "--fundamental, --having SQUARE, --steps K, --until-solution J, --output FILE, --help "
           "and --version";
}

// Refuses options that the command does not use.
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
        refuse("--output", "", "allowed: a file name");
    }
    const auto chosen = std::find_if(commands_.begin(), commands_.end(),
                                     [](const auto& each) { return each.app->parsed(); });
    const bool is_command = chosen != commands_.end();
    if (is_command) {
        given_.what = chosen->what;
    }
    check_options(is_command ? chosen->app->get_name() : "");
    for (const checked_option& each : options_) {
        if (each.option->count() > 0 && each.read != nullptr) {
            each.read(raw_, given_);
        }
    }
    if (is_command && chosen->read != nullptr) {
        chosen->read(raw_, given_);
    }
    return given_;
}

} // namespace

arguments parse(int argc, const char* const* argv)
{
    return argc <= 1 ? arguments() : parser().parse(argc, argv);
}

} // namespace ctqueens::shell
