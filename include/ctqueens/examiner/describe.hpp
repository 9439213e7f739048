// SPDX-License-Identifier: BSL-1.0
/// @file
/// What is wrong with a search, in words.
#ifndef CTQUEENS_EXAMINER_DESCRIBE_HPP
#define CTQUEENS_EXAMINER_DESCRIBE_HPP

#include <ctqueens/examiner/examination.hpp>

namespace ctqueens {

namespace detail {

// Writes the parts of a sentence. (text::put() would do, but the examiner does not need formats.)
template <class Output> struct sentence {
    Output out;

    constexpr sentence& put(char character) {
        *out = character;
        ++out;
        return *this;
    }
    constexpr sentence& put(const char* text) {
        while (*text != '\0') put(*text++);
        return *this;
    }
    constexpr sentence& put_digits(std::uint64_t number, unsigned base = 10) {
        if (number >= base) put_digits(number / base, base);
        return put("0123456789ABCDEF"[number % base]);
    }
    constexpr sentence& put_number(std::int64_t number) {
        if (number >= 0) return put_digits(std::uint64_t(number));
        return put('-').put_digits(0 - std::uint64_t(number));
    }
    // The columns of a placement, counted from 1.
    constexpr sentence& put(placement_view queens) {
        for (const int column : queens) {
            put(column < queens.rows() ? "123456789ABC"[column] : '?');
        }
        return *this;
    }
    constexpr sentence& put_character(std::int64_t code) {
        if (code >= ' ' && code <= '~') return put('\'').put(static_cast<char>(code)).put('\'');
        return put("U+").put_digits(std::uint64_t(code), 16);
    }
    constexpr sentence& put_count(std::int64_t number, const char* noun) {
        return put_number(number).put(noun).put(number == 1 ? "" : "s");
    }
    constexpr sentence& put_row(int row) {
        return put(" in row ").put_number(row).put(", counted from 0");
    }
    constexpr sentence& put_size(int size) { return put("; N is ").put_number(size); }

    // Sentences about a placement, a row, a square, a number and an N.
    constexpr void put_placement_fault(placement_view queens, const char* what_is_wrong) {
        put("this search reports ").put(queens).put(what_is_wrong);
    }
    constexpr void put_row_fault(const char* queens, int row) {
        put("this search reports ").put(queens).put_row(row);
    }
    constexpr void put_unknown_square(std::int64_t code, int row) {
        put_character(code).put_row(row).put(", is neither a queen (Q q X x * 1 W) nor an ");
        put("empty square (. 0 - _ # + or blank)");
    }
    constexpr void put_wrong_count(std::int64_t count, int size) {
        put("this search counts ").put_count(count, " solution");
        put(" instead of ").put_digits(published_counts[size]);
    }
    constexpr void put_not_evaluated(int size) {
        if (size == 0) {
            put("the examiner needs N from 1 to ").put_number(max_table_size);
        } else {
            put("the compiler cannot evaluate this search for N = ").put_number(size);
        }
    }
};

} // namespace detail

/// @addtogroup proving
/// @{

/// Writes a sentence about an examination, such as "this search misses 15863724", to an output
/// iterator of char, and returns the iterator past the end. There is no full stop at the end. The
/// digits are the columns from the top row down, counted from 1; A, B and C are 10, 11 and 12, and
/// a question mark is a row without a queen on the board. The sentence has at most
/// #max_description_length characters.
///
///     constexpr int length_of_description(const examination& examined) {
///         char sentence[max_description_length];
///         return int(describe(examined, sentence) - sentence);
///     }
///     static_assert(length_of_description(examine<8, search::bitmask>) == 18);
template <class Output> constexpr Output describe(const examination& examined, Output out) {
    detail::sentence<Output> text{out};
    const placement_view queens = examined.queens();
    const std::int64_t number = examined.number;
    const fault what = examined.what;
    if (what == fault::none) {
        text.put("this search passes");
    } else if (what == fault::not_a_solution) {
        text.put_placement_fault(queens, ", which is not a solution");
    } else if (what == fault::wrong_size) {
        text.put("this search reports a placement with ").put_count(number, " row");
        text.put_size(examined.size);
    } else if (what == fault::wrong_row_size) {
        text.put("this search reports ").put_count(number, " square").put_row(examined.row);
        text.put_size(examined.size);
    } else if (what == fault::off_the_board) {
        text.put("columns count from 0; ").put_number(number).put(" is off the board");
    } else if (what == fault::counted_from_1) {
        text.put("these columns are counted from 1; columns count from 0");
    } else if (what == fault::two_in_a_row) {
        text.put_row_fault("two queens", examined.row);
    } else if (what == fault::empty_row) {
        text.put_row_fault("no queen", examined.row);
    } else if (what == fault::not_a_square) {
        text.put_unknown_square(number, examined.row);
    } else if (what == fault::wrong_column) {
        text.put_placement_fault(queens, ", whose first queen is not in first_column");
    } else if (what == fault::repeated) {
        text.put_placement_fault(queens, " twice");
    } else if (what == fault::missing) {
        text.put("this search misses ").put(queens);
    } else if (what == fault::wrong_count) {
        text.put_wrong_count(number, examined.size);
    } else if (what == fault::out_of_order) {
        text.put_placement_fault(queens, " out of order");
    } else if (what == fault::not_evaluated) {
        text.put_not_evaluated(examined.size);
    } else {
        text.put("this search is wrong");
    }
    return text.out;
}

/// An upper limit for the length of a sentence that describe() writes.
inline constexpr std::size_t max_description_length = 127;

/// @}

} // namespace ctqueens

#endif
