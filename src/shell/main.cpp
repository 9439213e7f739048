// SPDX-License-Identifier: BSL-1.0
// The program and its streams. The tests have other definitions of the streams.
#include "commands.hpp"
#include "messages.hpp"
#include "streams.hpp"
#include "system.hpp"

#include <cerrno>
#include <cstddef>
#include <cstdio>
#include <cstring>

namespace ctqueens::shell {

std::string read_standard_input() {
    constexpr std::size_t most_text = std::size_t(64) << 20;
    std::string text;
    char part[1 << 16];
    while (const std::size_t length = std::fread(part, 1, sizeof part, stdin)) {
        if (text.size() + length > most_text) refuse("standard input: there are more than 64 MiB");
        text.append(part, length);
    }
    if (std::ferror(stdin) != 0) refuse("cannot read standard input");
    return text;
}

void print(const std::string& text) {
    const bool is_written = std::fwrite(text.data(), 1, text.size(), stdout) == text.size();
    if (is_written && std::fflush(stdout) == 0) return;
    refuse("cannot write to standard output: ", std::strerror(errno));
}

void print_error(const char* message) noexcept { std::fprintf(stderr, "ctqueens: %s\n", message); }

} // namespace ctqueens::shell

int main(int argc, char** argv) {
    using namespace ctqueens::shell;
    prepare_output();
    return run(arguments_of(argc, argv));
}
