// SPDX-License-Identifier: BSL-1.0
// Prints the output of the articles' programs from the precomputed tables.
#ifndef CTQUEENS_SHELL_REPLAY_HPP
#define CTQUEENS_SHELL_REPLAY_HPP

#include "output.hpp"

#include <string>
#include <string_view>

namespace ctqueens::shell {

// Writes exactly what the program in the article writes to standard output. `backtracking` is the
// exception: the article shows two boards, the replay prints all.
using replay_program = void (*)(output&);

// The program of this name, or nullptr.
replay_program find_replay(std::string_view name) noexcept;

// All names: "a, b, c".
std::string replay_names();

} // namespace ctqueens::shell

#endif
