// SPDX-License-Identifier: BSL-1.0
#include "commands.hpp"
#include "system.hpp"

#include <cstdio>
#include <exception>

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
