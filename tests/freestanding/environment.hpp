// SPDX-License-Identifier: BSL-1.0
// All that the program and the machine it runs on know of each other.
#ifndef CTQUEENS_TESTS_FREESTANDING_ENVIRONMENT_HPP
#define CTQUEENS_TESTS_FREESTANDING_ENVIRONMENT_HPP

#include <cstddef>

/// What the environment runs: main, without the promises of a hosted implementation.
void program() noexcept;

namespace environment {

/// Writes to standard output. If that fails, the program ends with status 1.
void write(const void* bytes, std::size_t size) noexcept;

} // namespace environment

#endif
