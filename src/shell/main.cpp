// SPDX-License-Identifier: BSL-1.0
// The shell: prints what the compiler has computed. The exit status is 0 if everything was written,
// 1 if a write failed or a checked placement is not a solution, and 2 if an argument is not
// allowed.
#include "command_line.hpp"
#include "system.hpp"

#include <cstring>

namespace {

using namespace ctqueens::shell;

// Writes a message on one line. Control characters, which may come from an argument, become '?'.
void report(const std::string& message) {
    std::string line;
    for (const char character : message) {
        const auto code = static_cast<unsigned char>(character);
        if (code >= 0x80 && code < 0xA0 && !line.empty() && line.back() == '\xC2') {
            line.back() = '?'; // U+0080 to U+009F are two bytes in UTF-8
        } else {
            line += code < 0x20 || code == 0x7F ? '?' : character;
        }
    }
    std::fprintf(stderr, "ctqueens: %s\n", line.c_str());
}

// Returns errno, or 0 if everything was written.
int write(const arguments& given, const std::string& text) {
    if (!given.is_for_standard_output()) return write_file(*given.value_of("--output"), text);
    const int error = write_and_flush(stdout, text);
    end_at_closed_pipe(error);
    return error;
}

} // namespace

int main(int argc, char** argv) {
    prepare_output();
    try {
        const arguments given = parse(arguments_of(argc, argv));
        std::string text;
        const int status = given.print(given, text);
        if (const int error = write(given, text)) {
            report(concatenate("cannot write to ",
                               given.is_for_standard_output() ? "standard output"
                                                              : given.value_or("--output", ""),
                               ": ", std::strerror(error)));
            return 1;
        }
        return status;
    } catch (const bad_argument& error) {
        report(error.what());
        return 2;
    } catch (const std::exception& error) {
        report(error.what());
        return 1;
    }
}
