// SPDX-License-Identifier: BSL-1.0
/// @file
/// Queries: the index of a solution, the solutions with queens on given squares, and the solutions
/// nearest to a placement.
#ifndef CTQUEENS_QUERY_HPP
#define CTQUEENS_QUERY_HPP

#include <ctqueens/query/having.hpp>
#include <ctqueens/query/index.hpp>
#include <ctqueens/query/nearest.hpp>

#endif
