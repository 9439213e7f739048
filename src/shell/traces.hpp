// SPDX-License-Identifier: BSL-1.0
// The steps of each search on small boards. They are compiled only once, in one source file per size.
#ifndef CTQUEENS_SHELL_TRACES_HPP
#define CTQUEENS_SHELL_TRACES_HPP

#include <ctqueens/trace.hpp>

#include <span>
#include <string_view>

namespace ctqueens::shell {

// The largest N for which there are traces.
inline constexpr int max_traced_size = 8;

using step_span = std::span<const step>;

// Returns the steps of a search on a board of size N, up to a maximum of max_trace_steps. The result is
// empty if there is no search with this name.
template <int N>
step_span steps_of(std::string_view search);

} // namespace ctqueens::shell

#endif
