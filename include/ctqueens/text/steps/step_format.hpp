// SPDX-License-Identifier: BSL-1.0
/// @file
/// What the formats of steps share.
#ifndef CTQUEENS_TEXT_STEPS_STEP_FORMAT_HPP
#define CTQUEENS_TEXT_STEPS_STEP_FORMAT_HPP

#include <ctqueens/text/format.hpp>
#include <ctqueens/trace.hpp>

/// The steps of a search as text. A format is a stateless type with a `name`, whose
/// `write<N>(first, last, out)` writes steps on a board of size N to an output iterator of char and
/// returns the iterator behind them. The steps begin with the empty board, as those of a trace do.
namespace ctqueens::text::steps {

namespace detail {

using text::detail::put;
using text::detail::put_number;
using text::detail::put_square;

// The board after the steps so far.
template <int N>
struct board_state
{
    placement<N> queens{};
    int rows = 0; // that have a queen

    constexpr void apply(const step& next) noexcept
    {
        if (next.kind == step_kind::place) {
            rows = next.row + 1;
            queens.columns[next.row] = next.column;
        } else if (next.kind != step_kind::solution) {
            --rows;
        }
    }
};

template <class Out>
constexpr Out put_spaces(int count, Out out)
{
    for (; count > 0; --count) {
        out = put(' ', out);
    }
    return out;
}

} // namespace detail

} // namespace ctqueens::text::steps

#endif
