// SPDX-License-Identifier: BSL-1.0
/// @file
/// The Boost.Hana front end: solutions as types, placements and tables as models of Hana's
/// concepts, searches and formats as maps, and a search written in Hana. This header and those in
/// hana/ are the only ones that include Boost. Algorithms that are used with all of this, such as
/// <boost/hana/for_each.hpp>, are for the user to include.
#ifndef CTQUEENS_HANA_HPP
#define CTQUEENS_HANA_HPP

#include <ctqueens/hana/hana_solutions.hpp>
#include <ctqueens/hana/list.hpp>
#include <ctqueens/hana/list_monad.hpp>
#include <ctqueens/hana/placement_model.hpp>
#include <ctqueens/hana/registry.hpp>
#include <ctqueens/hana/table_model.hpp>

#endif
