// SPDX-License-Identifier: BSL-1.0
// The structs that the debugger reads.
#include "layout.hpp"
#include "survey.hpp"

namespace ctqueens::site {

namespace {

constexpr field fields[] = {
    CTQUEENS_SITE_STRUCT(node),
    CTQUEENS_SITE_FIELD(node, queens),
    CTQUEENS_SITE_FIELD(node, solutions),
    CTQUEENS_SITE_FIELD(node, cut),
    CTQUEENS_SITE_FIELD(node, happened),

    CTQUEENS_SITE_STRUCT(source_line),
    CTQUEENS_SITE_FIELD(source_line, calls),
    CTQUEENS_SITE_FIELD(source_line, line),

    CTQUEENS_SITE_STRUCT(situation),
    CTQUEENS_SITE_FIELD(situation, candidates),
    CTQUEENS_SITE_FIELD(situation, conflict_tests),
    CTQUEENS_SITE_FIELD(situation, backtracks),
    CTQUEENS_SITE_FIELD(situation, solutions),
    CTQUEENS_SITE_FIELD(situation, boards),
    CTQUEENS_SITE_FIELD(situation, doomed_boards),
    CTQUEENS_SITE_FIELD(situation, cut),
    CTQUEENS_SITE_FIELD(situation, queens),
    CTQUEENS_SITE_FIELD(situation, lines),
    CTQUEENS_SITE_FIELD(situation, nodes),
    CTQUEENS_SITE_FIELD(situation, line),
    CTQUEENS_SITE_FIELD(situation, called),
    CTQUEENS_SITE_FIELD(situation, row),
    CTQUEENS_SITE_FIELD(situation, column),
    CTQUEENS_SITE_FIELD(situation, comparisons),
    CTQUEENS_SITE_FIELD(situation, attacker_row),
    CTQUEENS_SITE_FIELD(situation, attacker_column),
    CTQUEENS_SITE_FIELD(situation, attacked_row),
    CTQUEENS_SITE_FIELD(situation, attacked_column),
    CTQUEENS_SITE_FIELD(situation, rows),
    CTQUEENS_SITE_FIELD(situation, open_rows),
    CTQUEENS_SITE_FIELD(situation, doomed_rows),
    CTQUEENS_SITE_FIELD(situation, columns),
    CTQUEENS_SITE_FIELD(situation, attacked),

    CTQUEENS_SITE_STRUCT(stretch),
    CTQUEENS_SITE_FIELD(stretch, least_rows),
    CTQUEENS_SITE_FIELD(stretch, greatest_rows),
    CTQUEENS_SITE_FIELD(stretch, solutions),

    CTQUEENS_SITE_STRUCT(tree_node),
    CTQUEENS_SITE_FIELD(tree_node, placed),
    CTQUEENS_SITE_FIELD(tree_node, finished),
    CTQUEENS_SITE_FIELD(tree_node, cut),
    CTQUEENS_SITE_FIELD(tree_node, solutions),
    CTQUEENS_SITE_FIELD(tree_node, row),
    CTQUEENS_SITE_FIELD(tree_node, column),
    CTQUEENS_SITE_FIELD(tree_node, happened),
    CTQUEENS_SITE_FIELD(tree_node, is_doomed),
    {},
};

} // namespace

#pragma GCC visibility push(default) // exported
extern "C" {

const field* debugger_fields() noexcept { return fields; }

} // extern "C"
#pragma GCC visibility pop

} // namespace ctqueens::site
