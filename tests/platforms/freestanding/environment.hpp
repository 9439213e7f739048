// SPDX-License-Identifier: BSL-1.0
// The interface between the program and the machine that it runs on.
#ifndef CTQUEENS_TESTS_FREESTANDING_ENVIRONMENT_HPP
#define CTQUEENS_TESTS_FREESTANDING_ENVIRONMENT_HPP

#include <cstddef>

/// The program's entry point, which the environment calls instead of main().
void program() noexcept;

namespace environment {

/// Writes to standard output. If that fails, the program ends with status 1.
void write(const void* bytes, std::size_t size) noexcept;

} // namespace environment

#endif
