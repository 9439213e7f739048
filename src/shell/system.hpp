// SPDX-License-Identifier: BSL-1.0
// What the program needs from the operating system. The CMake variable CTQUEENS_SYSTEM selects
// system_posix.cpp, system_windows.cpp or system_standard.cpp. Only the first two use more than
// standard C++.
#ifndef CTQUEENS_SHELL_SYSTEM_HPP
#define CTQUEENS_SHELL_SYSTEM_HPP

#include <cerrno>
#include <cstdio>
#include <string>
#include <vector>

namespace ctqueens::shell {

// Makes standard output write bytes unchanged, and the terminal display UTF-8. Makes writes to a
// closed pipe or beyond the file size limit fail instead of ending the program.
void prepare_output() noexcept;

// Returns the arguments in UTF-8, without the name of the program.
std::vector<std::string> arguments_of(int argc, char** argv);

// Returns the width of the terminal in columns, or 0 if standard output is not a terminal.
int terminal_width() noexcept;

// Ends the program if standard output was a pipe that has been closed, quietly, as other filters
// end.
void end_at_closed_pipe(int error) noexcept;

// Writes to a file. A regular file is replaced as a whole, or left unchanged if anything fails;
// others, such as pipes and devices, are written to directly. Returns errno, or 0.
int write_file(const std::string& name, const std::string& text);

// Returns errno of the function of the C library that has just failed.
inline int last_error() noexcept { return errno != 0 ? errno : EIO; }

inline int write_and_flush(std::FILE* file, const std::string& text) {
    errno = 0;
    const bool is_written = std::fwrite(text.data(), 1, text.size(), file) == text.size();
    return is_written && std::fflush(file) == 0 ? 0 : last_error();
}

// Writes to a file, which may be null if it could not be opened, and closes it. Returns errno, or
// 0.
inline int write_and_close(std::FILE* file, const std::string& text) {
    if (file == nullptr) return last_error();
    const int error = write_and_flush(file, text);
    return std::fclose(file) == 0 || error != 0 ? error : last_error();
}

} // namespace ctqueens::shell

#endif
