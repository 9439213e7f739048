// SPDX-License-Identifier: BSL-1.0
/// @file
/// Includes everything except <ctqueens/hana.hpp>, <ctqueens/std.hpp> and the C interface
/// <ctqueens/ctqueens.h>.
#ifndef CTQUEENS_CTQUEENS_HPP
#define CTQUEENS_CTQUEENS_HPP

#include <ctqueens/count.hpp>
#include <ctqueens/examiner.hpp>
#include <ctqueens/first_solution.hpp>
#include <ctqueens/gallery.hpp>
#include <ctqueens/generator.hpp>
#include <ctqueens/grid.hpp>
#include <ctqueens/literals.hpp>
#include <ctqueens/notation_text.hpp>
#include <ctqueens/parse.hpp>
#include <ctqueens/placement.hpp>
#include <ctqueens/query.hpp>
#include <ctqueens/search.hpp>
#include <ctqueens/solutions.hpp>
#include <ctqueens/symmetry.hpp>
#include <ctqueens/table.hpp>
#include <ctqueens/table_view.hpp>
#include <ctqueens/text.hpp>
#include <ctqueens/trace.hpp>
#include <ctqueens/trace_text.hpp>
#include <ctqueens/version.hpp>
#include <ctqueens/work.hpp>

#endif
