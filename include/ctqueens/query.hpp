// SPDX-License-Identifier: BSL-1.0
/// @file
/// Queries: the index of a solution, the solutions with queens on given squares, and the solutions
/// nearest to a placement.
#ifndef CTQUEENS_QUERY_HPP
#define CTQUEENS_QUERY_HPP

#include <ctqueens/detail/having.hpp>
#include <ctqueens/detail/solution_index.hpp>
#include <ctqueens/detail/nearest.hpp>

#endif
