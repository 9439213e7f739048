// SPDX-License-Identifier: BSL-1.0
// Any command line. The exit status is 0, 1 or 2, there is at most one line on standard error, and
// nothing on standard output with status 2, except the answers of `check -` before it.
//
// The program runs in this process. This file takes the place of system.cpp. Each line of the input
// is a word, up to a line that begins with <. The rest is standard input.
#include "require.hpp"

#include "../../src/shell/system.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <iterator>
#include <random>
#include <string_view>
#include <utility>

int shell_main(int argc, char** argv); // main() in src/shell/main.cpp; see CMakeLists.txt

namespace {

struct command_line {
    std::vector<std::string> words{};
    std::string standard_input{};
};
command_line* tried = nullptr; // now

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

// Returns what an action writes to a stream of the C library.
template <class Action> std::string written_to(std::FILE*& stream, Action action) {
    char* bytes = nullptr;
    std::size_t size = 0;
    std::FILE* const original = std::exchange(stream, open_memstream(&bytes, &size));
    action();
    std::fclose(std::exchange(stream, original));
    const std::string text(bytes, size);
    std::free(bytes);
    return text;
}

bool is_one_line(const std::string& text) {
    const auto is_control = [](unsigned char byte) { return byte < 0x20 || byte == 0x7F; };
    return text.starts_with("ctqueens: ") && text.ends_with('\n') &&
           std::count_if(text.begin(), text.end(), is_control) == 1;
}

} // namespace

namespace ctqueens::shell {

void prepare_output() noexcept {}

std::vector<std::string> arguments_of(int, char**) { return tried->words; }

int terminal_width() noexcept {
    return static_cast<int>(tried->standard_input.size()); // any number; mostly 0, so no terminal
}

} // namespace ctqueens::shell

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    command_line given = command_line_from({reinterpret_cast<const char*>(data), size});
    tried = &given;
    std::string& input = given.standard_input;
    const char* const mode =
        input.empty() ? "w" : "r"; // reading fails if there is no standard input
    std::FILE* const original = std::exchange(stdin, fmemopen(input.data(), input.size(), mode));
    int status = 0;
    std::string errors;
    const std::string output = written_to(
        stdout, [&] { errors = written_to(stderr, [&] { status = shell_main(0, nullptr); }); });
    std::fclose(std::exchange(stdin, original));

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
