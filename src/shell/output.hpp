// SPDX-License-Identifier: BSL-1.0
// Writes the complete output to a file.
#ifndef CTQUEENS_SHELL_OUTPUT_HPP
#define CTQUEENS_SHELL_OUTPUT_HPP

#include <optional>
#include <string>

namespace ctqueens::shell {

// Returns whether the output goes to standard output: --output is -, /dev/stdout or not given.
bool is_standard_output(const std::optional<std::string>& file_name);

// Writes a text to a file or to standard output. A regular file is replaced as a whole, or left
// unchanged if anything fails. Other files, such as pipes and devices, are written to directly. Returns
// an error message, or an empty string if everything was written.
[[nodiscard]] std::string write(const std::optional<std::string>& file_name, const std::string& text);

} // namespace ctqueens::shell

#endif
