// SPDX-License-Identifier: BSL-1.0
/// @file
/// The module `ctqueens`, which exports exactly the public names of <ctqueens/ctqueens.hpp>.
///
///     clang++-19 -std=c++20 -Iinclude --precompile include/ctqueens/ctqueens.cppm -o ctqueens.pcm
///     clang++-19 -std=c++20 -fmodule-file=ctqueens=ctqueens.pcm main.cpp ctqueens.pcm
module;

#include <ctqueens/ctqueens.hpp>

export module ctqueens;

export namespace ctqueens {

// placement.hpp
using ctqueens::attacking_pair;
using ctqueens::attacks;
using ctqueens::find_attack;
using ctqueens::grid;
using ctqueens::is_solution;
using ctqueens::placement;
using ctqueens::placement_view;
using ctqueens::square;
using ctqueens::to_grid;
using ctqueens::to_placement;

// table.hpp
using ctqueens::max_table_size;
using ctqueens::published_counts;
using ctqueens::table;
using ctqueens::table_view;

// solutions.hpp
using ctqueens::solutions;

// examiner.hpp
using ctqueens::as_search;
using ctqueens::examination;
using ctqueens::examine;
using ctqueens::fault;
using ctqueens::passes;
using ctqueens::passes_in_order_of;
using ctqueens::reporter;

// symmetry.hpp
using ctqueens::apply;
using ctqueens::canonical_form;
using ctqueens::compose;
using ctqueens::fundamental_solutions;
using ctqueens::inverse;
using ctqueens::is_canonical;
using ctqueens::name;
using ctqueens::orbit;
using ctqueens::orbit_of;
using ctqueens::published_fundamental_counts;
using ctqueens::stabiliser;
using ctqueens::symmetries;
using ctqueens::symmetry;
using ctqueens::symmetry_class;
using ctqueens::symmetry_class_of;
using ctqueens::symmetry_set;

// query.hpp
using ctqueens::contains;
using ctqueens::count_having;
using ctqueens::has_queens_on;
using ctqueens::having;
using ctqueens::index_of;
using ctqueens::nearest;
using ctqueens::nearest_solutions;
using ctqueens::not_found;
using ctqueens::solution_set;

// count.hpp
using ctqueens::count_of_shard;
using ctqueens::max_count_size;
using ctqueens::solution_count;

// parse.hpp
using ctqueens::describe;
using ctqueens::from_digits;
using ctqueens::from_fen;
using ctqueens::from_squares;
using ctqueens::from_text;
using ctqueens::notation;
using ctqueens::parse_error;
using ctqueens::parsed;
using ctqueens::shape_of;
using ctqueens::square_from;
using ctqueens::text_shape;

// literals.hpp
inline namespace queens_literals {
using ctqueens::queens_literals::operator""_queens;
using ctqueens::queens_literals::operator""_square;
} // namespace queens_literals

// work.hpp
using ctqueens::work;
using ctqueens::work_counter;
using ctqueens::work_counts;

// trace.hpp
using ctqueens::below;
using ctqueens::first_steps;
using ctqueens::max_trace_steps;
using ctqueens::step;
using ctqueens::step_kind;
using ctqueens::step_list;
using ctqueens::trace;
using ctqueens::until_solution;
using ctqueens::write_steps;

// search.hpp
namespace search {
using ctqueens::search::algorithm;
using ctqueens::search::all;
using ctqueens::search::any_observer;
using ctqueens::search::backtracking;
using ctqueens::search::bitmask;
using ctqueens::search::board_scan;
using ctqueens::search::exhaustive;
using ctqueens::search::exhaustive_in_lanes;
using ctqueens::search::for_each_permutation;
using ctqueens::search::iterative;
using ctqueens::search::observer;
using ctqueens::search::occupancy;
using ctqueens::search::permutation;
} // namespace search

// text.hpp
namespace text {
using ctqueens::text::all;
using ctqueens::text::board;
using ctqueens::text::bounded_output;
using ctqueens::text::columns;
using ctqueens::text::csv;
using ctqueens::text::digits;
using ctqueens::text::dimacs;
using ctqueens::text::fen;
using ctqueens::text::format;
using ctqueens::text::fundamental_captions;
using ctqueens::text::grid;
using ctqueens::text::html;
using ctqueens::text::json;
using ctqueens::text::latex;
using ctqueens::text::list_style;
using ctqueens::text::numbered_captions;
using ctqueens::text::render;
using ctqueens::text::rendered;
using ctqueens::text::squares;
using ctqueens::text::static_text;
using ctqueens::text::svg;
using ctqueens::text::view_up_to;
using ctqueens::text::write_all;
using ctqueens::text::write_count;
using ctqueens::text::write_document;
using ctqueens::text::write_gallery;
using ctqueens::text::write_list;

// text/steps.hpp
namespace steps {
using ctqueens::text::steps::all;
using ctqueens::text::steps::dot;
using ctqueens::text::steps::format;
using ctqueens::text::steps::json;
using ctqueens::text::steps::lines;
using ctqueens::text::steps::max_rendered_steps;
using ctqueens::text::steps::mermaid;
using ctqueens::text::steps::plantuml;
using ctqueens::text::steps::rendered;
using ctqueens::text::steps::svg;
} // namespace steps
} // namespace text

} // namespace ctqueens
