// SPDX-License-Identifier: BSL-1.0
// What the articles' programs print, from the precomputed tables.
#ifndef CTQUEENS_SHELL_REPLAY_HPP
#define CTQUEENS_SHELL_REPLAY_HPP

#include "output.hpp"

#include <string>
#include <string_view>

namespace ctqueens::shell {

// Writes byte for byte what a program writes to its standard output when it is compiled and run as
// printed. `backtracking` is the exception: the article shows two boards, the replay has them all.
using replay_program = void (*)(output&);

// The program of this name, or nullptr.
replay_program find_replay(std::string_view name) noexcept;

// The names of all: "a, b, c".
std::string replay_names();

} // namespace ctqueens::shell

#endif
