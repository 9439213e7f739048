// SPDX-License-Identifier: BSL-1.0
/// @file
/// The module `ctqueens`, which exports exactly the public names of <ctqueens/ctqueens.hpp>.
/// Modules export no macros: for CTQUEENS_VERSION, include version.hpp.
///
///     clang++-19 -std=c++20 -Iinclude --precompile include/ctqueens/ctqueens.cppm -o ctqueens.pcm
///     clang++-19 -std=c++20 -fmodule-file=ctqueens=ctqueens.pcm main.cpp ctqueens.pcm
module;

#include <ctqueens/ctqueens.hpp>

export module ctqueens;

// The test module.names finds a name that is missing.
export namespace ctqueens {

using ctqueens::apply, ctqueens::canonical_form, ctqueens::compose, ctqueens::fundamental_solutions,
    ctqueens::inverse, ctqueens::is_canonical, ctqueens::name, ctqueens::orbit, ctqueens::orbit_of,
    ctqueens::published_fundamental_counts, ctqueens::stabiliser, ctqueens::symmetries,
    ctqueens::symmetry, ctqueens::symmetry_class, ctqueens::symmetry_class_of,
    ctqueens::symmetry_set;
using ctqueens::as_search, ctqueens::examination, ctqueens::examine, ctqueens::fault,
    ctqueens::grade, ctqueens::max_description_length, ctqueens::passes,
    ctqueens::passes_in_order_of, ctqueens::reporter;
using ctqueens::attacking_pair, ctqueens::attacks, ctqueens::column_iterator, ctqueens::find_attack,
    ctqueens::grid, ctqueens::is_solution, ctqueens::max_placement_size, ctqueens::placement,
    ctqueens::placement_view, ctqueens::square, ctqueens::to_grid, ctqueens::to_placement;
using ctqueens::constructed_column, ctqueens::constructed_solution, ctqueens::first_solution;
using ctqueens::contains, ctqueens::has_queens_on, ctqueens::having, ctqueens::index_of,
    ctqueens::nearest, ctqueens::nearest_solutions, ctqueens::not_found, ctqueens::solution_set;
using ctqueens::count_of_shard, ctqueens::fundamental_count, ctqueens::max_count_size,
    ctqueens::record_of_shard, ctqueens::shard_record, ctqueens::solution_count;
using ctqueens::describe, ctqueens::example, ctqueens::from_digits, ctqueens::from_fen,
    ctqueens::from_squares, ctqueens::from_text, ctqueens::notation, ctqueens::notation_count,
    ctqueens::parse_error, ctqueens::parsed, ctqueens::read_placement, ctqueens::readable_formats,
    ctqueens::shape_of, ctqueens::square_from;
using ctqueens::generator_end, ctqueens::generator_iterator, ctqueens::permutation_generator,
    ctqueens::solution_generator;
using ctqueens::has_table, ctqueens::max_table_size, ctqueens::published_counts,
    ctqueens::solutions, ctqueens::table, ctqueens::table_view;
inline namespace literals {
using ctqueens::literals::operator""_queens;
using ctqueens::literals::operator""_square;
} // namespace literals
using ctqueens::below, ctqueens::first_steps, ctqueens::max_trace_steps, ctqueens::step,
    ctqueens::step_kind, ctqueens::step_list, ctqueens::trace, ctqueens::until_solution,
    ctqueens::write_steps;
using ctqueens::max_work_size, ctqueens::work, ctqueens::work_counter, ctqueens::work_counts;
namespace search {
using search::algorithm, search::all, search::checked_observer, search::description,
    search::observer, search::range;
// The target update writes these names of search::all.
using search::permutation, search::exhaustive, search::backtracking, search::iterative,
    search::occupancy, search::board_scan, search::bitmask;
} // namespace search
namespace text {
using text::all, text::bounded_output, text::captioned_board, text::dimacs, text::document,
    text::format, text::fundamental_board, text::fundamental_document, text::list_style,
    text::numbered_board, text::numbered_document, text::put, text::puzzle, text::render,
    text::rendered, text::square_name, text::static_text, text::view_up_to, text::write_count,
    text::write_document, text::write_gallery, text::write_list;
// The target update writes these names of text::all.
using text::board, text::grid, text::columns, text::digits, text::squares, text::fen, text::csv,
    text::json, text::svg;
namespace steps {
using text::steps::all, text::steps::format, text::steps::json, text::steps::lines,
    text::steps::max_rendered_steps, text::steps::mermaid, text::steps::plantuml,
    text::steps::rendered, text::steps::svg;
} // namespace steps
} // namespace text
} // namespace ctqueens
