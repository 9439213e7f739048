// SPDX-License-Identifier: BSL-1.0
// The shell: prints what the compiler has computed. The exit status is 0 if everything was written, 1 if a
// write failed or a checked placement is not a solution, and 2 if an argument is not allowed.
#include "arguments.hpp"
#include "check_command.hpp"
#include "output.hpp"
#include "print.hpp"
#include "print_steps.hpp"
#include "terminal.hpp"

#include <cstdio>

namespace {

using namespace ctqueens::shell;

// Returns the exit status if everything can be written.
int print(const arguments& given, output& target)
{
    switch (given.what) {
    case command::solutions:
        print_solutions(given, target);
        break;
    case command::puzzle:
        print_puzzle(given, target);
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
    case command::trace:
        print_steps(given.steps, given.size, given.format, target);
        break;
    case command::orbit:
        print_orbit(given, target);
        break;
    case command::check:
        return print_check(given, target) ? 0 : 1;
    case command::message:
        target.put(given.message);
        break;
    }
    return 0;
}

// Writes a message as one line. Control characters, which an argument may contain, become '?'.
void report(const std::string& message)
{
    std::string line;
    for (const char character : message) {
        const auto code = static_cast<unsigned char>(character);
        if (code >= 0x80 && code < 0xA0 && !line.empty() && line.back() == '\xC2') {
            line.back() = '?'; // U+0080 to U+009F, two bytes of UTF-8
        } else {
            line += code < 0x20 || code == 0x7F ? '?' : character;
        }
    }
    std::fprintf(stderr, "ctqueens: %s\n", line.c_str());
}

} // namespace

int main(int argc, char** argv)
{
    report_failed_writes();
    try {
        const arguments given = parse(argc, argv);
        output target(given.output_file);
        const int status = print(given, target);
        if (const std::string reason = target.close(); !reason.empty()) {
            report("cannot write to " + std::string(target.name()) + ": " + reason);
            return 1;
        }
        return status;
    } catch (const bad_argument& error) {
        report(error.what());
        return 2;
    }
}
