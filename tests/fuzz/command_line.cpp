// SPDX-License-Identifier: BSL-1.0
// Any command line. The exit status is 0, 1 or 2, there is at most one line on standard error, and
// nothing on standard output with status 2, except the answers of `check -` before it.
//
// The program runs in this process. This file takes the place of main.cpp and system.cpp. Each line
// of the input is a word, up to a line that begins with <. The rest is standard input.
#include "require.hpp"

#include "../../src/shell/commands.hpp"
#include "../../src/shell/streams.hpp"
#include "../../src/shell/system.hpp"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <random>
#include <string_view>
#include <vector>

namespace {

struct command_line {
    std::vector<std::string> words{};
    std::string standard_input{};
    std::string output{}, errors{};
};
command_line tried; // now

command_line command_line_from(std::string_view text) {
    command_line result;
    while (!text.empty() && text.front() != '<') {
        const std::string_view line = text.substr(0, text.find('\n'));
        result.words.emplace_back(line.substr(0, line.find('\0')));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
    }
    result.standard_input = text.substr(text.empty() ? 0 : 1);
    return result;
}

bool is_one_line(const std::string& text) {
    const auto is_control = [](unsigned char byte) { return byte < 0x20 || byte == 0x7F; };
    return text.starts_with("ctqueens: ") && text.ends_with('\n') &&
           std::count_if(text.begin(), text.end(), is_control) == 1;
}

} // namespace

namespace ctqueens::shell {

std::string read_standard_input() {
    if (tried.standard_input.empty()) refuse("cannot read standard input");
    return tried.standard_input;
}

void print(const std::string& text) { tried.output += text; }

void print_error(const char* message) noexcept {
    tried.errors += concatenate("ctqueens: ", message, '\n');
}

int terminal_width() noexcept {
    return static_cast<int>(tried.standard_input.size()); // any number; mostly 0, so no terminal
}

} // namespace ctqueens::shell

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    tried = command_line_from({reinterpret_cast<const char*>(data), size});
    const int status = ctqueens::shell::run(tried.words);
    const std::string &output = tried.output, &errors = tried.errors;
    require(status >= 0 && status <= 2, "the exit status is 0, 1 or 2");
    require(errors.empty() || is_one_line(errors), "standard error has at most one line");
    require((status == 2) != errors.empty(), "there is an error message with status 2 only");
    require(status != 2 || output.empty() || output.starts_with("line "),
            "with status 2, standard output is empty, or has answers of check -");
    return 0;
}

// Words, or pairs of words, that the program knows.
constexpr std::string_view known[] = {"solutions\n",
                                      "orbit\n1\n",
                                      "check\n15863724\n",
                                      "check\n-\n",
                                      "trace\nbitmask\n",
                                      "trace\nbacktracking\n",
                                      "searches\n",
                                      "count\n",
                                      "replay\niterative\n",
                                      "replay\npermutation\n",
                                      "help\n",
                                      "--size\n4\n",
                                      "-n8\n",
                                      "--solution\n1\n",
                                      "--order\noccupancy\n",
                                      "--order\nboard-scan\n",
                                      "--fundamental\n",
                                      "--having\ne4\n",
                                      "--having\na1\n",
                                      "--steps\n3\n",
                                      "--until-solution\n2\n",
                                      "check\n-\n<0 1\n1 0\n",
                                      "check\n-\n--complete\n<.Q..\n...Q\nQ...\n..Q.\n",
                                      "check\n-\n--missing\n<[[1, 3, 0, 2],\n[2, 0, 3, 1]]\n",
                                      "check\n-\n<(0, 1)\n(1, 3)\n(2, 0)\n(3, 2)\n",
                                      "check\n-\n<[[0, 1], [1, 0]]\n",
                                      "check\n-\n<v 1 -2\nv -3 4 0\n",
                                      "check\n-\n<Total: 2\n Q\nQ\n\n2\n",
                                      "--help\n",
                                      "--version\n",
                                      "--format\n",
                                      "-fboard\n",
                                      "-fgrid\n",
                                      "-fdigits\n",
                                      "-fsquares\n",
                                      "-fjson\n",
                                      "-fsvg\n",
                                      "-fhtml\n",
                                      "-flatex\n",
                                      "-fdimacs\n",
                                      "-ftext\n",
                                      "-fdot\n",
                                      "-fplantuml\n",
                                      "--\n",
                                      "\n"};

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t max_size);

// Inserts, replaces or erases words in two of three cases, because libFuzzer's own mutations seldom
// produce words that the program knows.
extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size,
                                               std::size_t max_size, unsigned int seed) {
    std::mt19937 random(seed);
    if (random() % 3 == 0) return LLVMFuzzerMutate(data, size, max_size);
    std::string text(reinterpret_cast<const char*>(data), size);
    const std::size_t begin =
        text.rfind('\n', random() % (size + 1)) + 1; // of a line; npos + 1 is 0
    const std::size_t end =
        random() % 2 == 0 ? begin : std::min(text.find('\n', begin), size - 1) + 1;
    text.replace(begin, end - begin, random() % 3 == 0 ? "" : known[random() % std::size(known)]);
    text.resize(std::min(text.size(), max_size));
    std::copy(text.begin(), text.end(), data);
    return text.size();
}
