// SPDX-License-Identifier: BSL-1.0
/// @file
/// What is wrong with a search, in words.
#ifndef CTQUEENS_EXAMINER_SENTENCES_HPP
#define CTQUEENS_EXAMINER_SENTENCES_HPP

#include <ctqueens/examiner/examination.hpp>
#include <ctqueens/text/parts.hpp>

// What explains each fault, and the sentence about it. It is a macro because describe() needs
// values, and before C++26 a static_assert needs literals.
// clang-format off
#define CTQUEENS_FOR_EACH_FAULT(say) \
    say(none, nothing, "this search passes") \
    say(not_a_solution, columns, "this search reports a placement that is not a solution") \
    say(wrong_size, number, "this search reports a placement that does not have N rows") \
    say(wrong_row_size, row, "this search reports a row that does not have N squares") \
    say(off_the_board, number, "columns count from 0; this one is off the board") \
    say(counted_from_1, columns, "these columns are counted from 1; columns count from 0") \
    say(two_in_a_row, row, "this search reports two queens in a row") \
    say(empty_row, row, "this search reports a row without a queen") \
    say(not_read, row, "this search reports a text that is not a placement") \
    say(wrong_column, columns, \
        "this search reports a solution whose first queen is not in first_column") \
    say(repeated, columns, "this search reports a solution twice") \
    say(missing, columns, "this search misses a solution") \
    say(wrong_count, number, "this search returns a wrong number of solutions") \
    say(out_of_order, columns, "this search reports a solution out of order") \
    say(not_evaluated, nothing, "the compiler cannot evaluate this search for this N")
// clang-format on

namespace ctqueens {

namespace detail {

// What explains a fault: `columns`, `number` or `row` of the examination, or nothing.
enum class evidence { nothing, columns, number, row };

struct fault_sentence {
    evidence shown;
    const char* text;
};
constexpr fault_sentence sentence_about(fault what) noexcept {
#define CTQUEENS_RETURN_SENTENCE(name, shown, text)                                                \
    if (what == fault::name) return {evidence::shown, text};
    CTQUEENS_FOR_EACH_FAULT(CTQUEENS_RETURN_SENTENCE)
#undef CTQUEENS_RETURN_SENTENCE
    return {evidence::nothing, "this search is wrong"};
}

// The evidence for a fault, as a part of a text.
struct evidence_for {
    const examination& examined;

    constexpr auto operator()(auto out) const {
        const fault what = examined.what;
        const std::int64_t number = examined.number;
        const auto magnitude = static_cast<std::uint64_t>(number);
        const evidence shown = sentence_about(what).shown;
        if (shown == evidence::columns) {
            out = put(out, ": ");
            for (const int column : examined.queens()) out = put(out, "123456789ABC?"[column]);
        } else if (shown == evidence::number) {
            out = put(out, ": ", number < 0 ? "-" : "", number < 0 ? 0 - magnitude : magnitude);
            if (what == fault::wrong_size) return put(out, " instead of ", examined.size);
            if (what == fault::off_the_board) return out;
            return put(out, " instead of ", published_counts[examined.size]);
        } else if (shown == evidence::row) {
            if (what == fault::not_read) out = put(out, ": ", describe(examined.error));
            return put(out, ", in row ", examined.row, " (counted from 0)");
        }
        return out;
    }
};

} // namespace detail

/// @addtogroup proving
/// @{

/// Writes a line about an examination, such as "this search misses a solution: 15863724", to an
/// output iterator of char, and returns the iterator past the end. The digits are the columns from
/// the top row down, counted from 1; A, B and C are 10, 11 and 12. The line ends with a newline,
/// and has at most #max_description_length characters.
///
///     constexpr int length_of_description(const examination& examined) {
///         char line[max_description_length];
///         return int(describe(examined, line) - line);
///     }
///     static_assert(length_of_description(examine<8, search::bitmask>) == 19);
template <class Output> constexpr Output describe(const examination& examined, Output out) {
    const bool has_no_table = examined.what == fault::not_evaluated && examined.size == 0;
    return text::put(out,
                     has_no_table ? "there is no table for this N"
                                  : detail::sentence_about(examined.what).text,
                     detail::evidence_for{examined}, '\n');
}

/// An upper limit for the length of a line that describe() writes.
inline constexpr std::size_t max_description_length = 160;

/// @}

} // namespace ctqueens

#endif
