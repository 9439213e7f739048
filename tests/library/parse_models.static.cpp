// SPDX-License-Identifier: BSL-1.0
// Models of SAT solvers, encodings, and an example of each notation. If this compiles, it passes.
#include <ctqueens/notation_text.hpp>
#include <ctqueens/parse.hpp>
#include <ctqueens/solutions.hpp>

using namespace ctqueens;

template <class Value>
constexpr bool fails(const parsed<Value>& read, parse_error error, std::size_t position) {
    return !read && read.error == error && read.position == position;
}

constexpr bool has_shape(const char* text, notation written, int rows) {
    return shape_of(text).written == written && shape_of(text).rows == rows;
}

// The models of SAT solvers for the formula of text::dimacs.
static_assert(has_shape("v -1 2 -3 -4 -5 -6 -7 8 9 -10 -11 -12 -13 -14 15 -16 0", notation::model,
                        4));
static_assert(
    from_text<4>("s SATISFIABLE\nv -1 2 -3 -4 -5 -6 -7 8 9\nv -10 -11 -12 -13\nv -14 15 -16\n"
                 "v 0\nc seconds: 0.01\n")
        .value == solutions<4>[0]);
static_assert(
    from_text<4>("c clasp version 3.3.5\nc Answer: 1\nv -1 2 -3 -4 -5 -6 -7 8 9 -10 -11 -12 -13 "
                 "-14 15 -16 0\ns SATISFIABLE\nc Models         : 1\n")
        .value == solutions<4>[0]);
static_assert(from_text<4>("c Answer: 1\nv -1 2 -3 -4 -5 -6 -7 8 9 -10 -11 -12 -13 -14 15 -16")
                  .value == solutions<4>[0]);
static_assert(from_text<4>("SAT\n-1 2 -3 -4 -5 -6 -7 8 9 -10 -11 -12 -13 -14 15 -16 0\n").value ==
              solutions<4>[0]);
static_assert(
    from_text<4>("Solution 1: [-1, 2, -3, -4, -5, -6, -7, 8, 9, -10, -11, -12, -13, -14, 15, -16]")
        .value == solutions<4>[0]);
static_assert(from_text<4>("v 2 8 9 15 0").value == solutions<4>[0], "the others are false");
static_assert(from_text<3>("1\n-2\n-3\n-4\n-5\n6\n-7\n8\n-9\n0").value == placement<3>{{0, 2, 1}});
static_assert(has_shape("v 1 0", notation::model, 1) && has_shape("1 0", notation::columns, 2));
static_assert(fails(from_text<2>("v -1 2 -3 -4 0"), parse_error::queen_missing, 7));
static_assert(fails(from_text<2>("v -1 -2 -3 4 0"), parse_error::queen_missing, 2));
static_assert(fails(from_text<2>("v 4 0"), parse_error::queen_missing, 2));
static_assert(fails(from_text<2>("v 1 2 -3 -4 0"), parse_error::second_queen, 4));
static_assert(fails(from_text<2>("v -1 2 0"), parse_error::ends_early, 8));
static_assert(fails(from_text<2>("v -1 2 -3"), parse_error::ends_early, 9));
static_assert(fails(from_text<2>("v -1 2\nc"), parse_error::ends_early, 8), "at the end");
static_assert(fails(from_text<2>("v -1 2 -3 4 5"), parse_error::not_a_square, 12));
static_assert(fails(from_text<2>("v -1 2 x 4"), parse_error::not_a_square, 7));
static_assert(fails(from_text<2>("v -1 2 3x 4"), parse_error::not_a_square, 7));
static_assert(fails(from_text<2>("v -1 2 3 -4 0\nv 1 -2"), parse_error::too_long, 16));
static_assert(fails(from_text<2>("-1 2 3 -4 0\n1 -2"), parse_error::too_long, 12));
static_assert(has_shape("v -1 2 -4294967297", notation::model, 2), "this is not a number");
static_assert(has_shape("v -1 2 -65026", notation::model, 256));
static_assert(fails(from_text<2>("p cnf 4 7\n1 2 0\n-1 -2 0\n"), parse_error::second_queen, 12));
// Boards of the same characters are not models. That there is no model is not a placement.
static_assert(has_shape("-1--\n---1\n1---\n--1-", notation::board, 4));
static_assert(has_shape("-1\n1-", notation::board, 2) && has_shape("-1\n-1", notation::board, 2));
static_assert(fails(from_text<2>("-1\n--"), parse_error::queen_missing, 3));
static_assert(has_shape("s UNSATISFIABLE", notation::digits, 0));

// A byte order mark of UTF-8 is skipped; UTF-16 is not read.
static_assert(from_text<4>("\xEF\xBB\xBF"
                           "2413")
                  .value == solutions<4>[0]);
static_assert(from_text<4>("\xEF\xBB\xBF\n.Q..\n...Q\nQ...\n..Q.").value == solutions<4>[0]);
static_assert(fails(from_text<4>("\xEF\xBB\xBF"
                                 "2415"),
                    parse_error::not_a_column, 6));
static_assert(fails(from_text<4>("\xFF\xFE"
                                 "2\0004\0001\0003\0",
                                 10),
                    parse_error::utf_16, 0));
static_assert(fails(from_text<4>("\xFE\xFF\0002\0004", 6), parse_error::utf_16, 0));
static_assert(fails(from_text<4>("2\0004\0001\0003\0", 8), parse_error::utf_16, 0));
static_assert(fails(from_text<4>("\0002\0004\0001\0003", 8), parse_error::utf_16, 0));
static_assert(shape_of("\xFF\xFE").rows == 0 && shape_of("\xFF\xFE").error == parse_error::utf_16);
static_assert(!fails(from_text<4>("2413\0", 5), parse_error::utf_16, 0));
static_assert(!fails(from_text<1>("\0\0", 2), parse_error::utf_16, 0));

// Every notation has an example, which is read as that.
constexpr bool has_examples() {
    for (int index = 0; index != notation_count; ++index) {
        const char* const text = example(notation(index));
        const bool has_example = has_shape(text, notation(index), 4);
        if (!has_example || from_text<4>(text).value != solutions<4>[0]) return false;
    }
    return true;
}
static_assert(has_examples());

// notation_count has to grow with the enumeration.
constexpr bool has_all_notations() {
    for (const detail::notation_reader& reader : detail::notations) {
        if (static_cast<int>(reader.written) >= notation_count) return false;
    }
    return true;
}
static_assert(has_all_notations());
