// SPDX-License-Identifier: BSL-1.0
// What each search does for each small board, precomputed. It is compiled once, in a file for each
// size; nothing else in the shell knows the searches.
#ifndef CTQUEENS_SHELL_TRACES_HPP
#define CTQUEENS_SHELL_TRACES_HPP

#include <ctqueens/trace.hpp>

#include <string_view>

namespace ctqueens::shell {

// The greatest N with traces. There is one for each smaller N too.
inline constexpr int max_traced_size = 8;

// Steps of a search, from its first one on.
struct step_range
{
    const step* first = nullptr;
    const step* last = nullptr;
};

// All steps of a search on a board of size N, or the first max_trace_steps.
template <int N>
step_range steps_of(std::string_view search);

} // namespace ctqueens::shell

#endif
