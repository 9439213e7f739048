// SPDX-License-Identifier: BSL-1.0
#include "output.hpp"

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <string_view>
#include <system_error>

namespace ctqueens::shell {

namespace {

namespace fs = std::filesystem;

// Returns the error of the C library call that has just failed.
std::error_code last_error()
{
    return {errno != 0 ? errno : EIO, std::generic_category()};
}

std::error_code write_and_flush(std::FILE* file, std::string_view text)
{
    errno = 0;
    const bool written = std::fwrite(text.data(), 1, text.size(), file) == text.size();
    return written && std::fflush(file) == 0 ? std::error_code() : last_error();
}

// Writes to a file returned by fopen, which may be null, and closes it.
std::error_code write_and_close(std::FILE* file, std::string_view text)
{
    if (file == nullptr) {
        return last_error();
    }
    const std::error_code error = write_and_flush(file, text);
    errno = 0;
    return std::fclose(file) == 0 || error ? error : last_error();
}

// Returns whether the names in this directory stand for open files of a process, as /dev/fd/3 does.
bool has_open_files(const fs::path& folder)
{
    std::error_code ignored;
    const std::string name = fs::canonical(folder / ".", ignored).generic_string();
    return name == "/dev" || name == "/dev/fd" || name.starts_with("/proc/");
}

// Follows symbolic links to a regular file, or to a file that does not exist yet. Returns nothing for
// other kinds of files.
std::optional<fs::path> path_of_regular_file(fs::path path)
{
    std::error_code error;
    const fs::file_type type = fs::status(path, error).type();
    if (type != fs::file_type::regular && type != fs::file_type::not_found) {
        return std::nullopt;
    }
    while (!has_open_files(path.parent_path())) {
        if (!fs::is_symlink(path, error)) {
            return path;
        }
        path = path.parent_path() / fs::read_symlink(path, error);
    }
    return std::nullopt;
}

// Creates a file with an unused name in the directory of `path`, and sets `path` to the new file's path.
std::FILE* create_beside(fs::path& path)
{
    for (int number = 0;; ++number) {
        path.replace_filename(".ctqueens-" + std::to_string(number));
        std::FILE* file = std::fopen(path.string().c_str(), "wbx");
        if (file != nullptr || errno != EEXIST) {
            return file;
        }
    }
}

// Writes a new file and renames it, so that the old file is replaced completely or not at all.
std::error_code replace(const fs::path& old_path, std::string_view text)
{
    std::error_code error; // status() sets it if there is no old file
    const fs::file_status old = fs::status(old_path, error);
    error.clear();
    if (fs::exists(old)) { // append nothing, to test whether the file is writable
        error = write_and_close(std::fopen(old_path.string().c_str(), "ab"), "");
        if (error) {
            return error;
        }
    }
    fs::path new_path = old_path;
    std::FILE* file = create_beside(new_path);
    if (file == nullptr) {
        return last_error();
    }
    if (fs::exists(old)) { // before the file has contents that others must not read
        fs::permissions(new_path, old.permissions(), error);
    }
    const std::error_code write_error = write_and_close(file, text);
    error = error ? error : write_error;
    if (!error) {
        fs::rename(new_path, old_path, error);
    }
    if (error) {
        std::error_code ignored;
        fs::remove(new_path, ignored);
    }
    return error;
}

std::error_code write_to_file(const std::string& name, std::string_view text)
{
    if (const auto path = path_of_regular_file(name)) {
        return replace(*path, text);
    }
    return write_and_close(std::fopen(name.c_str(), "wb"), text);
}

} // namespace

bool is_standard_output(const std::optional<std::string>& file_name)
{
    return !file_name || *file_name == "-" || *file_name == "/dev/stdout";
}

std::string write(const std::optional<std::string>& file_name, const std::string& text)
{
    const bool is_standard = is_standard_output(file_name);
    const std::error_code error =
        is_standard ? write_and_flush(stdout, text) : write_to_file(*file_name, text);
    return error ? "cannot write to " + (is_standard ? "standard output" : *file_name) + ": " +
                       error.message()
                 : "";
}

} // namespace ctqueens::shell
