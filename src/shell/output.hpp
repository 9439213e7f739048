// SPDX-License-Identifier: BSL-1.0
// Writes the complete output.
#ifndef CTQUEENS_SHELL_OUTPUT_HPP
#define CTQUEENS_SHELL_OUTPUT_HPP

#include <cstdio>
#include <optional>
#include <string>

namespace ctqueens::shell {

// Whether the output goes to standard output: --output is -, /dev/stdout or not given.
bool is_standard_output(const std::optional<std::string>& file_name);

// Writes to a file or to standard output. Returns an error message, empty if everything was written.
[[nodiscard]] std::string write(const std::optional<std::string>& file_name, const std::string& text);

// Returns errno of the function of the C library that has just failed.
int last_error() noexcept;

// Writes to a file, which may be null if it could not be opened, and closes it. Returns errno, or 0.
int write_and_close(std::FILE* file, const std::string& text);

} // namespace ctqueens::shell

#endif
