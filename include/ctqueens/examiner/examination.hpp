// SPDX-License-Identifier: BSL-1.0
/// @file
/// What is wrong with a search.
#ifndef CTQUEENS_EXAMINER_EXAMINATION_HPP
#define CTQUEENS_EXAMINER_EXAMINATION_HPP

#include <ctqueens/parse/result.hpp>
#include <ctqueens/table.hpp>

namespace ctqueens {

/// @addtogroup proving
/// @{

/// The ways in which a search can be wrong. describe() writes a sentence about each.
enum class fault {
    none,           ///< no error
    not_a_solution, ///< the search reports a placement in which queens attack each other
    wrong_size,     ///< the search reports a range that does not have N elements
    off_the_board,  ///< the search reports a column that is not 0...N - 1
    counted_from_1, ///< the search reports columns or squares counted from 1, N among them
    not_read,       ///< the search reports a board, squares or text that cannot be read
    wrong_column,   ///< the search reports a solution whose first queen is not in `first_column`
    repeated,       ///< the search reports a solution twice
    missing,        ///< the search does not report all solutions
    wrong_count,    ///< the search returns a number that is not the number of solutions
    out_of_order,   ///< the search reports a solution where another one is expected
    not_evaluated,  ///< the compiler cannot evaluate the search
    no_table        ///< there is no table for N, which grade() gets at run time
};

/// The result of `examine` and grade().
struct examination {
    /// The first fault. If it is `missing`, everything that the search does report is correct.
    fault what = fault::none;
    /// N, or 0 if the fault is `no_table`.
    int size = 0;
    /// The columns of the placement that is wrong or missing, 0...N - 1, or N where a row of it
    /// does not have a queen on the board. If the fault is `counted_from_1`, these are counted from
    /// 0. Unspecified for `not_read`, for `wrong_size` unless columns were reported, and if there
    /// is no such placement.
    std::uint8_t columns[max_table_size]{};
    /// Where the fault is, counted from 0: for `off_the_board`, the row; for `not_read`, the row of
    /// the board, the square, or the line of the text; for `not_evaluated`, the shard. Otherwise
    /// unspecified.
    int row = 0;
    /// What is found instead of what is allowed: for `wrong_size`, the number of elements; for
    /// `off_the_board`, the column; for `wrong_count`, the count. Otherwise, and if it does not fit
    /// in 64 bits, unspecified.
    std::int64_t number = 0;
    /// For `not_read`, what is wrong.
    parse_error error = parse_error::none;
    /// The number of solutions reported before the first fault, all different; for `not_evaluated`,
    /// in the shards before. 0 if the search only counts.
    std::size_t count = 0;
    /// Whether the solutions reported before the first fault, if any, are in lexicographic order.
    /// True if the search only counts.
    bool is_lexicographic = true;

    /// Returns whether the search reports every solution exactly once and nothing else, or returns
    /// their number.
    [[nodiscard]] constexpr bool is_passed() const noexcept { return what == fault::none; }
    /// Returns a view of `columns`.
    [[nodiscard]] constexpr placement_view queens() const& noexcept { return {columns, size}; }
    placement_view queens() const&& = delete; ///< the view would outlive the columns
};

/// @}

} // namespace ctqueens

#endif
