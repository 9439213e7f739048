// SPDX-License-Identifier: BSL-1.0
// The shell: prints what the compiler has computed. The exit status is 0 if everything was written,
// 1 if a checked placement is not a solution, and 2 if an argument is not allowed, or reading or
// writing failed.
#include "shell.hpp"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>

void ctqueens::shell::print(const std::string& text) {
    errno = 0;
    const bool is_written = std::fwrite(text.data(), 1, text.size(), stdout) == text.size();
    if (is_written && std::fflush(stdout) == 0) return;
    const int error = errno != 0 ? errno : EIO;
    if (may_be_closed_pipe()) std::exit(2); // quietly
    refuse("cannot write to standard output: ", std::strerror(error));
}

int main(int argc, char** argv) {
    using namespace ctqueens::shell;
    prepare_output();
    try {
        const arguments given = parse(arguments_of(argc, argv));
        std::string text;
        const int status = given.print(given, text);
        print(text);
        return status;
    } catch (const std::exception& error) {
        std::fprintf(stderr, "ctqueens: %s\n", error.what());
        return 2;
    }
}
