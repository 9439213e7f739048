// SPDX-License-Identifier: BSL-1.0
// Reads a command line, with the tables of commands and options.
#include "commands.hpp"

#include <algorithm>

namespace ctqueens::shell {

// Returns the option with a name such as --size or -n.
static const option& option_named(std::string_view name) {
    name_list names;
    for (const option& each : options()) {
        if (each.name == name || (each.letter != '\0' && name == std::string{'-', each.letter}))
            return each;
        const bool is_listed = !names.empty() && names.back().name == each.name;
        if (!is_listed) names.push_back({each.name});
    }
    refuse_name("option", name, names);
}

// Reads the option at the beginning of `words`: --size 4, --size=4, -n 4, -n4 or -n=4. Returns the
// words after it.
static std::span<const std::string> read_option(std::span<const std::string> words,
                                                arguments& given) {
    const std::string_view word = words.front();
    words = words.subspan(1);
    const std::size_t end = word[1] == '-' ? std::min(word.find('='), word.size()) : 2;
    const option& which = option_named(word.substr(0, end));
    std::string_view value = word.substr(end);
    if (which.value.empty()) {
        if (!value.empty()) refuse(which.name, " does not take a value");
    } else if (value.starts_with('=')) {
        value.remove_prefix(1);
    } else if (value.empty()) {
        if (words.empty()) refuse(which.name, " needs a value: ", which.name, " ", which.value);
        value = words.front();
        words = words.subspan(1);
    }
    given.options.emplace_back(which.name, value);
    return words;
}

// Reads all words. Returns those that are not options.
static std::vector<std::string> read_words(std::span<const std::string> words, arguments& given) {
    std::vector<std::string> operands;
    while (!words.empty()) {
        const std::string& word = words.front();
        if (word == "--") {
            operands.insert(operands.end(), words.begin() + 1, words.end());
            break;
        }
        if (word.starts_with('-') && word != "-") {
            words = read_option(words, given);
        } else {
            operands.push_back(word);
            words = words.subspan(1);
        }
    }
    return operands;
}

// Returns the option of a command with a name, or null.
static const option* option_of(const command& which, std::string_view name) {
    for (const option& each : options()) {
        if (each.name == name && each.belongs_to(which)) return &each;
    }
    return nullptr;
}

// Refuses options that do not go with the command, or are given twice.
static void check_options(const command& chosen, const arguments& given) {
    const auto& all = given.options;
    for (auto each = all.begin(); each != all.end(); ++each) {
        const std::string_view name = each->first;
        const option* const found = option_of(chosen, name);
        if (found == nullptr) {
            name_list allowed; // the commands that have this option
            for (const command& other : commands()) {
                if (option_of(other, name) != nullptr) allowed.push_back({other.name});
            }
            refuse(name, " can only be used with ", joined(allowed));
        }
        const bool is_repeated = std::any_of(
            all.begin(), each, [&](const auto& earlier) { return earlier.first == name; });
        if (is_repeated && !found->may_be_repeated) refuse(name, " can only be given once");
    }
}

command_line parse(std::span<const std::string> words) {
    arguments given;
    const std::vector<std::string> others = read_words(words, given); // the command is first
    const command& chosen =
        others.empty() ? commands().front() : entry_named(commands(), "command", others.front());
    const std::span operands = std::span(others).subspan(others.empty() ? 0 : 1);
    const std::size_t most = chosen.operand.empty() ? 0 : 1;
    if (operands.size() > most) {
        refuse("unexpected argument ", quoted(operands[most]), ": ", chosen.name,
               most == 0 ? " takes no arguments" : " takes only one argument");
    }
    if (!operands.empty()) given.operand = operands.front();
    if (given.value_of("--help")) return {run_help, {std::string(chosen.name), {}}};
    if (given.value_of("--version")) return {run_version, {}};
    if (operands.size() < most && !chosen.operand.starts_with('[')) { // [OPERAND] may be missing
        refuse(chosen.name, " needs an argument, ", chosen.operand, "; see ctqueens help ",
               chosen.name);
    }
    check_options(chosen, given);
    return {chosen.run, given};
}

} // namespace ctqueens::shell
