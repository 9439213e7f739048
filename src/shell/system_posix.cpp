// SPDX-License-Identifier: BSL-1.0
#include "system.hpp"

#include <climits>
#include <csignal>
#include <cstdlib>

#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace ctqueens::shell {

void prepare_output() noexcept {
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGXFSZ, SIG_IGN);
}

std::vector<std::string> arguments_of(int argc, char** argv) {
    return {argv + (argc == 0 ? 0 : 1), argv + argc};
}

int terminal_width() noexcept {
    if (isatty(STDOUT_FILENO) == 0) return 0;
    winsize size{};
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) return size.ws_col;
    const char* const text = std::getenv("COLUMNS");
    const long columns = text == nullptr ? 0 : std::strtol(text, nullptr, 10);
    return columns > 0 && columns <= INT_MAX ? static_cast<int>(columns) : 80;
}

void end_at_closed_pipe(int error) noexcept {
    if (error == EPIPE) {
        std::signal(SIGPIPE, SIG_DFL);
        std::raise(SIGPIPE);
    }
}

namespace {

std::string folder_of(const std::string& path) {
    const std::size_t end = path.rfind('/');
    return end == path.npos ? "./" : path.substr(0, end + 1);
}

std::string without_links(const std::string& path) {
    char* const real = realpath(path.c_str(), nullptr);
    const std::string result = real == nullptr ? "" : real;
    std::free(real);
    return result;
}

// Returns the path of the regular file that a name leads to, or that has to be created. Empty for
// other kinds of files, and for names that stand for open files, as /dev/fd/3 does.
std::string path_of_regular_file(const std::string& name) {
    const std::string folder = without_links(folder_of(name));
    if (folder == "/dev" || folder.starts_with("/proc/")) return "";
    struct stat file {};
    if (lstat(name.c_str(), &file) != 0) return errno == ENOENT ? name : "";
    if (stat(name.c_str(), &file) == 0) return S_ISREG(file.st_mode) ? without_links(name) : "";
    char link[PATH_MAX]; // to a file that does not exist yet, or is a circle
    const ssize_t length = errno == ENOENT ? readlink(name.c_str(), link, sizeof link) : -1;
    if (length < 0) return "";
    const std::string target(link, static_cast<std::size_t>(length));
    return path_of_regular_file(target.starts_with('/') ? target : folder_of(name) + target);
}

// Writes a new file beside the old one and renames it.
int replace(const std::string& path, const std::string& text) {
    struct stat old {};
    const bool exists = stat(path.c_str(), &old) == 0;
    if (exists && access(path.c_str(), W_OK) != 0) return last_error();
    const std::string beside = folder_of(path) + ".ctqueens-" + std::to_string(getpid());
    std::FILE* const file = std::fopen(beside.c_str(), "wbx");
    if (file == nullptr) return last_error();
    if (exists) {
        fchmod(fileno(file), old.st_mode & 0777); // before there is anything to read in it
    }
    int error = write_and_close(file, text);
    if (error == 0 && std::rename(beside.c_str(), path.c_str()) != 0) error = last_error();
    if (error != 0) unlink(beside.c_str());
    return error;
}

} // namespace

int write_file(const std::string& name, const std::string& text) {
    const std::string path = path_of_regular_file(name);
    return path.empty() ? write_and_close(std::fopen(name.c_str(), "wb"), text)
                        : replace(path, text);
}

} // namespace ctqueens::shell
