// SPDX-License-Identifier: BSL-1.0
#include "output.hpp"

#include "system.hpp"

#include <cerrno>
#include <cstring>

namespace ctqueens::shell {

int last_error() noexcept
{
    return errno != 0 ? errno : EIO;
}

namespace {

int write_and_flush(std::FILE* file, const std::string& text)
{
    errno = 0;
    const bool is_written = std::fwrite(text.data(), 1, text.size(), file) == text.size();
    return is_written && std::fflush(file) == 0 ? 0 : last_error();
}

} // namespace

int write_and_close(std::FILE* file, const std::string& text)
{
    if (file == nullptr) return last_error();
    const int error = write_and_flush(file, text);
    errno = 0;
    return std::fclose(file) == 0 || error != 0 ? error : last_error();
}

bool is_standard_output(const std::optional<std::string>& file_name)
{
    return !file_name || *file_name == "-" || *file_name == "/dev/stdout";
}

std::string write(const std::optional<std::string>& file_name, const std::string& text)
{
    const bool is_standard = is_standard_output(file_name);
    const int error = is_standard ? write_and_flush(stdout, text) : write_file(*file_name, text);
    if (is_standard) {
        end_at_closed_pipe(error);
    }
    return error == 0 ? "" : "cannot write to " + (is_standard ? "standard output" : *file_name) + ": " +
                                 std::strerror(error);
}

} // namespace ctqueens::shell
