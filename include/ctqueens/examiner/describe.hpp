// SPDX-License-Identifier: BSL-1.0
/// @file
/// What is wrong with a search, in words.
#ifndef CTQUEENS_EXAMINER_DESCRIBE_HPP
#define CTQUEENS_EXAMINER_DESCRIBE_HPP

#include <ctqueens/examiner/examination.hpp>
#include <ctqueens/text/output.hpp>
#include <ctqueens/text/parts.hpp>

/// @cond
// What explains each fault, and the sentence about it. A macro, because describe() needs values,
// and before C++26 a static_assert needs literals.
// clang-format off
#define CTQUEENS_FOR_EACH_FAULT(say) \
    say(none, nothing, "this search passes") \
    say(not_a_solution, columns, "this search reports a placement that is not a solution") \
    say(wrong_size, number, "this search reports a placement that does not have N rows") \
    say(off_the_board, number, "columns count from 0; this one is off the board") \
    say(counted_from_1, columns, "these columns are counted from 1; columns count from 0") \
    say(not_read, error, "this search reports something that is not a placement") \
    say(wrong_column, columns, \
        "this search reports a solution whose first queen is not in first_column") \
    say(repeated, columns, "this search reports a solution twice") \
    say(missing, columns, "this search misses a solution") \
    say(wrong_count, number, "this search returns the wrong number of solutions") \
    say(out_of_order, columns, "this search reports a solution out of order") \
    say(not_evaluated, nothing, "the compiler cannot evaluate this search for this N") \
    say(no_table, nothing, "there is no table for this N")
// clang-format on
/// @endcond

namespace ctqueens {

/// @cond
namespace detail {

// What explains a fault: `columns`, `number` or `error` of the examination, or nothing.
enum class evidence { nothing, columns, number, error };

struct fault_sentence {
    fault what;
    evidence shown;
    const char* text;
};
#define CTQUEENS_SENTENCE(name, shown, text) {fault::name, evidence::shown, text},
inline constexpr fault_sentence sentences[] = {CTQUEENS_FOR_EACH_FAULT(CTQUEENS_SENTENCE)};
#undef CTQUEENS_SENTENCE
constexpr const fault_sentence& sentence_about(fault what) noexcept {
    const fault_sentence* sentence = sentences;
    while (sentence->what != what) ++sentence;
    return *sentence;
}

// The sentence about a fault and its evidence, as a part of a text.
struct line_about {
    const examination& examined;

    constexpr auto operator()(auto out) const {
        const fault_sentence& sentence = sentence_about(examined.what);
        out = put(out, sentence.text);
        if (sentence.shown == evidence::columns) {
            out = put(out, ": ");
            for (const int column : examined.queens()) out = put(out, "123456789ABC"[column]);
        } else if (sentence.shown == evidence::number) {
            const bool is_negative = examined.number < 0;
            const auto bits = static_cast<std::uint64_t>(examined.number);
            out = put(out, is_negative ? ": -" : ": ", is_negative ? 0 - bits : bits);
            if (examined.what == fault::wrong_size) return put(out, " instead of ", examined.size);
            if (examined.what == fault::wrong_count)
                return put(out, " instead of ", published_counts[examined.size]);
        } else if (sentence.shown == evidence::error) {
            return put(out, ": ", describe(examined.error), " (line ", examined.row + 1, ')');
        }
        return out;
    }
};

} // namespace detail
/// @endcond

/// @addtogroup proving
/// @{

/// An upper limit for the length of a line that describe() writes. (The longest is about a text
/// that cannot be read.)
inline constexpr std::size_t max_description_length = 160;

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
    return text::put(out, detail::line_about{examined}, '\n');
}

/// @}

} // namespace ctqueens

#endif
