// SPDX-License-Identifier: BSL-1.0
/// @file
/// Everything but the Boost.Hana front end.
#ifndef CTQUEENS_CTQUEENS_HPP
#define CTQUEENS_CTQUEENS_HPP

#include <ctqueens/placement.hpp>
#include <ctqueens/search.hpp>
#include <ctqueens/solutions.hpp>
#include <ctqueens/text.hpp>
#include <ctqueens/work.hpp>

#endif
