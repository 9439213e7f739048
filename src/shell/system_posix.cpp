// SPDX-License-Identifier: BSL-1.0
#include "system.hpp"

#include "output.hpp"

#include <cerrno>
#include <charconv>
#include <climits>
#include <csignal>
#include <cstdlib>
#include <cstring>

#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace ctqueens::shell {

int terminal_width() noexcept
{
    if (isatty(STDOUT_FILENO) == 0) return 0;
    winsize size{};
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) return size.ws_col;
    int columns = 0;
    if (const char* text = std::getenv("COLUMNS")) {
        std::from_chars(text, text + std::strlen(text), columns);
    }
    return columns > 0 ? columns : 80;
}

void report_failed_writes() noexcept
{
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGXFSZ, SIG_IGN);
}

void end_at_closed_pipe(int error) noexcept
{
    if (error == EPIPE) {
        std::signal(SIGPIPE, SIG_DFL);
        std::raise(SIGPIPE);
    }
}

namespace {

std::string folder_of(const std::string& path)
{
    const std::size_t end = path.rfind('/');
    return end == path.npos ? "./" : path.substr(0, end + 1);
}

// Whether the names in this folder stand for open files of a process, as /dev/fd/3 does.
bool has_open_files(const std::string& folder)
{
    char* const real = realpath(folder.c_str(), nullptr);
    const std::string path = real == nullptr ? "" : real;
    std::free(real);
    return path == "/dev" || path == "/dev/fd" || path.starts_with("/proc/");
}

// Follows symbolic links to a regular file, or to one that does not exist yet. Empty for other kinds of files.
std::string path_of_regular_file(std::string path)
{
    struct stat file{};
    if (stat(path.c_str(), &file) == 0 ? !S_ISREG(file.st_mode) : errno != ENOENT) return "";
    while (!has_open_files(folder_of(path))) {
        char link[PATH_MAX];
        const ssize_t length = readlink(path.c_str(), link, sizeof link);
        if (length < 0) return path;
        const std::string target(link, static_cast<std::size_t>(length));
        path = target.starts_with('/') ? target : folder_of(path) + target;
    }
    return "";
}

// Writes a new file beside the old one and renames it.
int replace(const std::string& path, const std::string& text)
{
    struct stat old{};
    const bool exists = stat(path.c_str(), &old) == 0;
    if (exists && access(path.c_str(), W_OK) != 0) return last_error();
    std::string beside = folder_of(path) + ".ctqueens-XXXXXX";
    const int file = mkstemp(beside.data());
    if (file < 0) return last_error();
    const mode_t mask = umask(0);
    umask(mask);
    fchmod(file, exists ? old.st_mode & 07777 : 0666 & ~mask); // before there is anything to read in it
    int error = write_and_close(fdopen(file, "wb"), text);
    if (error == 0 && std::rename(beside.c_str(), path.c_str()) != 0) {
        error = last_error();
    }
    if (error != 0) {
        unlink(beside.c_str());
    }
    return error;
}

} // namespace

int write_file(const std::string& name, const std::string& text)
{
    const std::string path = path_of_regular_file(name);
    return path.empty() ? write_and_close(std::fopen(name.c_str(), "wb"), text) : replace(path, text);
}

} // namespace ctqueens::shell
