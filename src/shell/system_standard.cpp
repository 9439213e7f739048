// SPDX-License-Identifier: BSL-1.0
// Standard C++ cannot tell a terminal from a file, so boards are never put side by side or
// coloured.
#include "system.hpp"

#include <filesystem>
#include <system_error>

namespace ctqueens::shell {

void prepare_output() noexcept {}

std::vector<std::string> arguments_of(int argc, char** argv) {
    return {argv + (argc == 0 ? 0 : 1), argv + argc};
}

int terminal_width() noexcept { return 0; }

void end_at_closed_pipe(int) noexcept {}

int write_file(const std::string& name, const std::string& text) {
    namespace fs = std::filesystem;
    std::error_code error;
    const fs::file_status old = fs::status(name, error);
    if (fs::exists(old) && !fs::is_regular_file(old)) {
        return write_and_close(std::fopen(name.c_str(), "wb"), text);
    }
    const fs::path path = fs::weakly_canonical(name, error); // follows links
    const std::string beside = path.string() + ".ctqueens";
    std::FILE* const file =
        std::fopen(beside.c_str(), "wbx"); // not a file that somebody else has there
    if (file == nullptr) return last_error();
    if (const int failed = write_and_close(file, text)) {
        fs::remove(beside, error);
        return failed;
    }
    fs::rename(beside, path, error);
    return error ? EIO : 0;
}

} // namespace ctqueens::shell
