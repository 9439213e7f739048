// SPDX-License-Identifier: BSL-1.0
// Reads the numbers and names in a command line, and the command line itself, with the tables of
// commands and options, and runs it.
#include "arguments.hpp"

#include "commands.hpp"
#include "streams.hpp"

#include <algorithm>
#include <charconv>
#include <exception>

namespace ctqueens::shell {

std::optional<std::string_view> arguments::value_of(std::string_view option) const {
    const auto found = std::ranges::find(options, option, [](auto& each) { return each.first; });
    return found == options.end() ? std::optional<std::string_view>() : found->second;
}

std::size_t number_up_to(std::size_t last, std::string_view argument, std::string_view value,
                         std::string_view of_what) {
    std::size_t number = 0;
    const char *const begin = value.data(), *const end = begin + value.size();
    const auto [rest, error] = std::from_chars(begin, end, number);
    if (error == std::errc() && rest == end && value.front() != '0' && number <= last) {
        return number;
    }
    const std::string allowed = last == 0   ? ": none exist"
                                : last == 1 ? ": must be 1"
                                            : concatenate(": must be between 1 and ", last);
    refuse(argument, ' ', quoted(value), allowed, of_what);
}

int size_of(const arguments& given, int last) {
    return static_cast<int>(number_up_to(static_cast<std::size_t>(last), "--size",
                                         given.value_of("--size").value_or("8"), ""));
}

std::string joined(const name_list& names) {
    std::string list;
    for (const named& each : names) list += concatenate(list.empty() ? "" : ", ", each.name);
    return list;
}

// Returns whether one text can be made from another by inserting, deleting or replacing at most
// this number of characters. Case is ignored.
static bool is_near(std::string_view one, std::string_view other, std::size_t edits) {
    while (!one.empty() && !other.empty() && ((one[0] ^ other[0]) & ~0x20) == 0) {
        one.remove_prefix(1);
        other.remove_prefix(1);
    }
    if (one.empty() || other.empty()) return std::max(one.size(), other.size()) <= edits;
    return edits > 0 &&
           (is_near(one.substr(1), other, edits - 1) || is_near(one, other.substr(1), edits - 1) ||
            is_near(one.substr(1), other.substr(1), edits - 1));
}

void refuse_name(std::string_view kind, std::string_view value, const name_list& names) {
    // Suggest a name that begins with the value, or that differs from it by a likely typing error:
    // none in one character, one in two, two in up to eleven ('bitamsk'), three in more.
    const std::size_t size = value.size();
    const std::size_t most_edits = size < 2 ? 0 : size == 2 ? 1 : size < 12 ? 2 : 3;
    for (std::size_t edits = 0; edits <= most_edits; ++edits) {
        for (const auto& [name, about] : names) {
            if ((size > 2 && name.starts_with(value)) || is_near(value, name, edits)) {
                refuse("unknown ", kind, ' ', quoted(value), "; did you mean '", name, "'?");
            }
        }
    }
    refuse("unknown ", kind, ' ', quoted(value), ": must be one of ", joined(names));
}

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

// A command with its arguments.
struct command_line {
    command_function* run;
    arguments given;
};

// Refuses words that are not valid.
static command_line parse(std::span<const std::string> words) {
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

int run(std::span<const std::string> words) {
    try {
        const auto [command, given] = parse(words);
        std::string text;
        const int status = command(given, text);
        print(text);
        return status;
    } catch (const std::exception& error) {
        print_error(error.what());
        return 2;
    }
}

} // namespace ctqueens::shell
