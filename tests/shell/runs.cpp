// SPDX-License-Identifier: BSL-1.0
// Runs many command lines in one process: starting the program takes longer than most of what it
// does, above all with sanitizers and with Wine. This file takes the place of main.cpp.
//
// Each line of standard input is a run: the words, each followed by a zero byte, and what the
// program reads, both in hexadecimal digits, with a blank between. The answer to each is a line
// with the exit status and the sizes of the output and the errors, and then these two.
#include "commands.hpp"
#include "messages.hpp"
#include "streams.hpp"
#include "system.hpp"

#include <charconv>
#include <cstdio>
#include <iostream>
#include <string>
#include <string_view>
#include <vector>

static std::string input, output, errors; // of a run

namespace ctqueens::shell {

std::string read_standard_input() { return input; }

void print(const std::string& text) { output += text; }

void print_error(const char* message) noexcept {
    errors = concatenate("ctqueens: ", message, '\n');
}

} // namespace ctqueens::shell

static std::string bytes_of(std::string_view digits) {
    std::string bytes;
    for (; digits.size() >= 2; digits.remove_prefix(2)) {
        unsigned byte = 0;
        std::from_chars(digits.data(), digits.data() + 2, byte, 16);
        bytes += static_cast<char>(byte);
    }
    return bytes;
}

static std::vector<std::string> words_of(std::string_view bytes) {
    std::vector<std::string> words;
    for (; !bytes.empty(); bytes.remove_prefix(words.back().size() + 1)) {
        words.emplace_back(bytes.substr(0, bytes.find('\0')));
    }
    return words;
}

int main() {
    ctqueens::shell::prepare_output();
    for (std::string line; std::getline(std::cin, line);) {
        const std::string_view asked = line;
        const std::size_t blank = asked.find(' ');
        input = bytes_of(asked.substr(blank + 1));
        output.clear();
        errors.clear();
        const int status = ctqueens::shell::run(words_of(bytes_of(asked.substr(0, blank))));
        const std::string answer = ctqueens::shell::concatenate(
            status, ' ', output.size(), ' ', errors.size(), '\n', output, errors);
        std::fwrite(answer.data(), 1, answer.size(), stdout);
        std::fflush(stdout);
    }
}
