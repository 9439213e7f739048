// SPDX-License-Identifier: BSL-1.0
#include "commands.hpp"
#include "system.hpp"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <exception>

void ctqueens::shell::print(const std::string& text) {
    const bool is_written = std::fwrite(text.data(), 1, text.size(), stdout) == text.size();
    if (is_written && std::fflush(stdout) == 0) return;
    refuse("cannot write to standard output: ", std::strerror(errno));
}

int main(int argc, char** argv) {
    using namespace ctqueens::shell;
    prepare_output();
    try {
        const auto [run, given] = parse(arguments_of(argc, argv));
        std::string text;
        const int status = run(given, text);
        print(text);
        return status;
    } catch (const std::exception& error) {
        std::fprintf(stderr, "ctqueens: %s\n", error.what());
        return 2;
    }
}
