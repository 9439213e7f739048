// SPDX-License-Identifier: BSL-1.0
// What the articles' programs print, from the precomputed tables.
#ifndef CTQUEENS_SHELL_REPLAY_HPP
#define CTQUEENS_SHELL_REPLAY_HPP

#include "output.hpp"

#include <span>
#include <string_view>

namespace ctqueens::shell {

// Writes byte for byte what a program writes to its standard output when it is compiled and run as
// printed. `backtracking` is the exception: the article shows two boards, the replay has them all.
using replay_program = void (*)(output&);

struct named_replay
{
    std::string_view name;
    replay_program run;
};

std::span<const named_replay> replays() noexcept;

} // namespace ctqueens::shell

#endif
