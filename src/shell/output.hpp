// SPDX-License-Identifier: BSL-1.0
// Writes the complete output to a file.
#ifndef CTQUEENS_SHELL_OUTPUT_HPP
#define CTQUEENS_SHELL_OUTPUT_HPP

#include <optional>
#include <string>

namespace ctqueens::shell {

// Returns whether --output names standard output: it is not given, - or /dev/stdout.
bool is_standard_output(const std::optional<std::string>& file_name);

// Writes a text to a file or to standard output. A regular file is replaced as a whole, or left as it was
// if anything fails; anything else, such as a pipe or a device, is written to directly. Returns a message if
// this failed, or an empty string if everything was written.
[[nodiscard]] std::string write(const std::optional<std::string>& file_name, const std::string& text);

} // namespace ctqueens::shell

#endif
