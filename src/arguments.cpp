// SPDX-License-Identifier: BSL-1.0
#include "arguments.hpp"

#include "dispatch.hpp"
#include "tables.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <charconv>
#include <sstream>
#include <vector>

namespace ctqueens::shell {

namespace {

// Joins names: "a, b, c".
class name_list
{
public:
    void add(std::string_view name)
    {
        names_ += names_.empty() ? "" : ", ";
        names_ += name;
    }
    [[nodiscard]] const std::string& text() const noexcept { return names_; }

private:
    std::string names_;
};

// The names of a range of named things.
template <class Named>
std::string names_of(const Named& entries)
{
    name_list names;
    for (const auto& entry : entries) {
        names.add(entry.name);
    }
    return names.text();
}

std::string format_names()
{
    name_list names;
    hana::for_each(text::all<hana::tuple>{}, [&](auto format) { names.add(format.name); });
    return names.text();
}

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
    with_size(wanted, [&](auto size) { count = table<size.value>::size(); });
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
    std::string article;
};

void check_size(const raw_arguments& raw, arguments& given)
{
    const std::size_t size = number_from(raw.size);
    if (size < 1 || size > max_table_size) {
        refuse("--size", raw.size, "allowed are " + sizes);
    }
    given.size = static_cast<int>(size);
}

void check_format(const raw_arguments& raw, arguments& given)
{
    bool known = false;
    with_format(raw.format, [&](auto) { known = true; });
    if (!known) {
        refuse("--format", raw.format, "allowed are " + format_names());
    }
    given.format = raw.format;
}

void check_order(const raw_arguments& raw, arguments& given)
{
    if (find(search_orders(), raw.order) == nullptr) {
        refuse("--order", raw.order, "allowed are " + names_of(search_orders()));
    }
    if (given.size != searched_size) {
        refuse("--order", raw.order,
               "allowed with --size " + std::to_string(searched_size) + " only");
    }
    given.order = raw.order;
}

void check_solution(const raw_arguments& raw, arguments& given)
{
    const std::size_t count = solutions_for(given.size);
    const std::string board = "for N = " + std::to_string(given.size);
    given.solution = number_from(raw.solution);
    if (count == 0) {
        refuse("--solution", raw.solution, "there is no solution " + board);
    }
    if (given.solution < 1 || given.solution > count) {
        refuse("--solution", raw.solution,
               "allowed are 1 to " + std::to_string(count) + ' ' + board);
    }
}

void check_article(const raw_arguments& raw, arguments& given)
{
    for (const named_replay& known : replays()) {
        if (known.name == raw.article) {
            given.article = known.run;
            return;
        }
    }
    refuse("replay", raw.article, "allowed are " + names_of(replays()));
}

// The command line as CLI11 sees it.
class parser
{
public:
    parser() { describe(); }

    arguments parse(int argc, const char* const* argv);

private:
    void describe();
    CLI::Option* add_option(const char* name, std::string& value, const std::string& kind,
                            const std::string& description);
    void refuse_extras(int argc, const char* const* argv) const;
    static std::string allowed();

    CLI::App app_{"Prints the solutions of the eight queens puzzle, which the compiler found.",
                  "ctqueens"};
    CLI::Option* output_ = nullptr;
    CLI::App* count_ = nullptr;
    CLI::App* searches_ = nullptr;
    CLI::App* replay_ = nullptr;
    std::vector<CLI::Option*> for_solutions_; // the options that go with no command
    raw_arguments raw_;
    arguments given_;
};

CLI::Option* parser::add_option(const char* name, std::string& value, const std::string& kind,
                                const std::string& description)
{
    CLI::Option* option = app_.add_option(name, value, description)->type_name(kind);
    for_solutions_.push_back(option);
    return option;
}

void parser::describe()
{
    app_.set_help_flag("--help", "Print this help and exit");
    app_.set_version_flag("--version", "ctqueens " CTQUEENS_VERSION, "Print the version and exit");
    add_option("--size", raw_.size, "N", "Size of the board, " + sizes + " (default 8)");
    add_option("--format", raw_.format, "FORMAT", format_names() + " (default board)");
    add_option("--solution", raw_.solution, "K", "Print only this solution, counted from 1");
    add_option("--order", raw_.order, "SEARCH",
               "The order of a search, for N = 8: " + names_of(search_orders()));
    output_ = app_.add_option("--output", given_.output_file, "Write to this file");
    output_->type_name("FILE");

    count_ = app_.add_subcommand("count", "Print the number of solutions for each N");
    searches_ = app_.add_subcommand("searches", "Print how much work each search does for N = 8");
    replay_ = app_.add_subcommand("replay", "Print what the program of an article prints");
    replay_->add_option("NAME", raw_.article, names_of(replays()))->type_name("");
    app_.require_subcommand(0, 1);
    app_.fallthrough(); // options may follow a command
    app_.allow_extras();
    for (CLI::App* command : {count_, searches_, replay_}) {
        command->fallthrough();
    }
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
    return "allowed are the commands count, searches and replay NAME, and the options "
           "--size N, --format FORMAT, --solution K, --order SEARCH, --output FILE, --help and "
           "--version";
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

    if (!app_.get_subcommands().empty()) {
        const CLI::App* chosen = app_.get_subcommands().front();
        for (const CLI::Option* option : for_solutions_) {
            if (option->count() > 0) {
                throw bad_argument(option->get_name() + " does not go with the command " +
                                   chosen->get_name() + ", which allows --output only");
            }
        }
        given_.what = chosen == count_      ? command::count
                      : chosen == searches_ ? command::searches
                                            : command::replay;
    }
    using check = void (*)(const raw_arguments&, arguments&);
    constexpr check checks[] = {check_size, check_format, check_solution, check_order};
    for (std::size_t index = 0; index < std::size(checks); ++index) {
        if (for_solutions_[index]->count() > 0) {
            checks[index](raw_, given_);
        }
    }
    if (given_.what == command::replay) {
        check_article(raw_, given_);
    }
    return given_;
}

} // namespace

arguments parse(int argc, const char* const* argv)
{
    return argc <= 1 ? arguments() : parser().parse(argc, argv);
}

} // namespace ctqueens::shell
