// SPDX-License-Identifier: BSL-1.0
/// @file
/// Queries: which solution is this, which have queens on these squares, which are nearest to this
/// placement?
#ifndef CTQUEENS_QUERY_HPP
#define CTQUEENS_QUERY_HPP

#include <ctqueens/query/having.hpp>
#include <ctqueens/query/index.hpp>
#include <ctqueens/query/nearest.hpp>

#endif
