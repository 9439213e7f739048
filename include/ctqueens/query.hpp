// SPDX-License-Identifier: BSL-1.0
/// @file
/// Questions that are answered from the table: which solution is this, which have queens on these
/// squares, which are nearest to this placement. All answers are constexpr, need no allocation, and
/// are as good at run time.
#ifndef CTQUEENS_QUERY_HPP
#define CTQUEENS_QUERY_HPP

#include <ctqueens/query/having.hpp>
#include <ctqueens/query/index.hpp>
#include <ctqueens/query/nearest.hpp>

#endif
