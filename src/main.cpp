// SPDX-License-Identifier: BSL-1.0
// The shell: prints what the compiler has computed. Exit status 0 if everything was written, 1 if a
// write failed, 2 if an argument is not allowed.
#include "arguments.hpp"
#include "output.hpp"
#include "print.hpp"
#include "terminal.hpp"

#include <cstdio>

namespace {

using namespace ctqueens::shell;

void print(const arguments& given, output& target)
{
    switch (given.what) {
    case command::solutions:
        print_solutions(given, target);
        break;
    case command::count:
        print_counts(target);
        break;
    case command::searches:
        print_searches(target);
        break;
    case command::replay:
        given.article(target);
        break;
    case command::message:
        target.put(given.message);
        break;
    }
}

// An argument may hold anything; the report of it is one line all the same.
void report(std::string message)
{
    for (char& character : message) {
        const auto code = static_cast<unsigned char>(character);
        character = code < 0x20 || code == 0x7f ? '?' : character;
    }
    std::fprintf(stderr, "ctqueens: %s\n", message.c_str());
}

} // namespace

int main(int argc, char** argv)
{
    report_failed_writes();
    try {
        const arguments given = parse(argc, argv);
        output target(given.output_file);
        print(given, target);
        if (const std::string reason = target.close(); !reason.empty()) {
            report("cannot write to " + std::string(target.name()) + ": " + reason);
            return 1;
        }
        return 0;
    } catch (const bad_argument& error) {
        report(error.what());
        return 2;
    }
}
