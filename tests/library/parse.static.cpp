// SPDX-License-Identifier: BSL-1.0
// Malformed text is refused with the position of the error. If this compiles, it passes.
#include "texts.hpp"

#include <ctqueens/notation_text.hpp>
#include <ctqueens/parse.hpp>
#include <ctqueens/solutions.hpp>
#include <ctqueens/text.hpp>

using namespace ctqueens;

template <class Value>
constexpr bool fails(const parsed<Value>& read, parse_error error, std::size_t position) {
    return !read && read.error == error && read.position == position;
}

static_assert(fails(from_digits<8>(""), parse_error::ends_early, 0));
static_assert(fails(from_digits<8>("1586372"), parse_error::ends_early, 7));
static_assert(fails(from_digits<8>("158637244"), parse_error::too_long, 8));
static_assert(fails(from_digits<8>("15863724 "), parse_error::too_long, 8));
static_assert(fails(from_digits<8>("05863724"), parse_error::not_a_column, 0));
static_assert(fails(from_digits<8>("15893724"), parse_error::not_a_column, 3));
static_assert(fails(from_digits<8>("1586A724"), parse_error::not_a_column, 4));
static_assert(from_digits<11>("1111111111b").value.columns[10] == 10);

static_assert(fails(from_squares<8>(""), parse_error::ends_early, 0));
static_assert(fails(from_squares<8>("a8 e7 h6 f5 c4 g3 b2"), parse_error::ends_early, 20));
static_assert(fails(from_squares<8>("a8 e7 h6 f5 c4 g3 b2 d1 d1"), parse_error::too_long, 24));
static_assert(fails(from_squares<8>("a8 e7 h6 i5 c4 g3 b2 d1"), parse_error::not_a_square, 9));
static_assert(fails(from_squares<8>("a9 e7 h6 f5 c4 g3 b2 d1"), parse_error::not_a_square, 0));
static_assert(fails(from_squares<8>("a8 e0 h6 f5 c4 g3 b2 d1"), parse_error::not_a_square, 3));
static_assert(fails(from_squares<8>("a8 e07 h6 f5 c4 g3 b2 d1"), parse_error::not_a_square, 3));
static_assert(fails(from_squares<8>("a8 4294967303"), parse_error::not_a_square, 3));
static_assert(fails(from_squares<8>("a8 e4294967303"), parse_error::not_a_square, 3));
static_assert(fails(from_squares<8>("a8 e7 h6 f5 c4 g3 b2 d2"), parse_error::second_queen, 21));
static_assert(from_squares<8>("d1, b2, g3, c4, f5, h6, e7, A8").value == solutions<8>[0]);

static_assert(fails(from_fen<8>(""), parse_error::ends_early, 0));
static_assert(fails(from_fen<8>("Q7/4Q3/7Q"), parse_error::ends_early, 9));
static_assert(fails(from_fen<8>("Q7/4Q3/"), parse_error::ends_early, 7));
static_assert(fails(from_fen<8>("Q7/4Q2/7Q/5Q2/2Q5/6Q1/1Q6/3Q4"), parse_error::row_too_short, 3));
static_assert(fails(from_fen<8>("Q7//7Q/5Q2/2Q5/6Q1/1Q6/3Q4"), parse_error::row_too_short, 3));
static_assert(fails(from_fen<8>("Q7/4Q4/7Q/5Q2/2Q5/6Q1/1Q6/3Q4"), parse_error::row_too_long, 5));
static_assert(fails(from_fen<8>("Q7/8/7Q/5Q2/2Q5/6Q1/1Q6/3Q4"), parse_error::queen_missing, 3));
static_assert(fails(from_fen<8>("Q6Q/4Q3/7Q/5Q2/2Q5/6Q1/1Q6/3Q4"), parse_error::second_queen, 2));
static_assert(fails(from_fen<8>("K7/4Q3/7Q/5Q2/2Q5/6Q1/1Q6/3Q4"), parse_error::not_fen, 0));
static_assert(fails(from_fen<8>("Q7/04Q3/7Q/5Q2/2Q5/6Q1/1Q6/3Q4"), parse_error::not_fen, 3));
static_assert(fails(from_fen<8>("Q7/4Q3/7Q/5Q2/2Q5/6Q1/1Q6/3Q4/8"), parse_error::too_long, 29));
static_assert(fails(from_fen<8>("Q99999999999999999999"), parse_error::row_too_long, 1));
static_assert(from_fen<8>("q7/4q3/7Q/5Q2/2Q5/6Q1/1Q6/3Q4 w - - 0 1").value == solutions<8>[0]);
static_assert(fails(from_fen<8>("Q7/31Q3/7Q/5Q2/2Q5/6Q1/1Q6/3Q4"), parse_error::row_too_long, 3));

static_assert(square_from<8>("e4").value == square{4, 4});
static_assert(square_from<12>("l12").value == square{0, 11});
static_assert(fails(square_from<8>("e9"), parse_error::not_a_square, 0));
static_assert(fails(square_from<8>("e4 "), parse_error::not_a_square, 0));
static_assert(fails(square_from<8>(""), parse_error::not_a_square, 0));

// Every error has a description of its own.
constexpr bool describes_all_errors() {
    for (int error = 0; error <= int(parse_error::second_queen); ++error) {
        const char* description = describe(parse_error(error));
        if (*description == '\0') return false;
        for (int other = 0; other < error; ++other) {
            if (equal(description, describe(parse_error(other)))) return false;
        }
    }
    return equal(describe(parse_error::none), "no error");
}
static_assert(describes_all_errors());

// The notation and the size of a text.
constexpr bool has_shape(const char* text, notation written, int rows) {
    return shape_of(text).written == written && shape_of(text).value == rows;
}
static_assert(has_shape("15863724", notation::digits, 8));
static_assert(has_shape("13579B2468AC", notation::digits, 12));
static_assert(has_shape("A1B2C3456789", notation::digits, 12));
static_assert(has_shape("A123456789", notation::digits, 10));
static_assert(has_shape("Q7/4Q3/7Q/5Q2/2Q5/6Q1/1Q6/3Q4 w - - 0 1", notation::fen, 8));
static_assert(has_shape("Q7/4Q3/7Q", notation::fen, 8));
static_assert(has_shape("11Q/8", notation::fen, 12));
static_assert(has_shape("Q", notation::fen, 1) && has_shape("Q/", notation::fen, 1));
static_assert(has_shape("a8 e7 h6 f5 c4 g3 b2 d1", notation::squares, 8));
static_assert(has_shape("d1,b2,g3,c4,f5,h6,e7,a8", notation::squares, 8));
static_assert(has_shape("a8e7h6f5c4g3b2d1", notation::squares, 8));
static_assert(has_shape("a1", notation::squares, 1) && has_shape("1", notation::digits, 1));
static_assert(has_shape("", notation::digits, 0) && has_shape(" ", notation::digits, 0));
static_assert(has_shape(" \n15863724\r\n ", notation::digits, 8));
static_assert(has_shape("A13B27D4C85E69", notation::digits, 14));
static_assert(has_shape("1111111111111111111111111Q", notation::digits, 26));
static_assert(has_shape("q17p16o15n14m13l12k11j10i9h8g7f6e5d4c3b2a1", notation::squares, 17));
static_assert(has_shape("q w - - 0 1", notation::fen, 1) && has_shape("q", notation::fen, 1));
static_assert(has_shape("0 4 7 5 2 6 1 3", notation::columns, 8));
static_assert(has_shape("0,4,7,5,2,6,1,3\n", notation::columns, 8));
static_assert(has_shape("[\n  [0, 4, 7, 5, 2, 6, 1, 3]\n]", notation::columns, 8));
static_assert(has_shape("0", notation::columns, 1) && has_shape("[0]", notation::columns, 1));
static_assert(has_shape("0 2 4 6 8 10 1 3 5 7 9 11", notation::columns, 12));
static_assert(has_shape("00", notation::digits, 2) && !from_text<4>("1 03 0 2"));
static_assert(!from_text<4>("1 3 02") && !from_text<4>("(1,3) (01) (2,0) (3,2)"));
static_assert(has_shape("x y", notation::digits, 0), "several words are no digits");
static_assert(has_shape("hello", notation::digits, 0) && has_shape("", notation::digits, 0));
static_assert(has_shape("HELLO5", notation::digits, 6));
static_assert(shape_of(" 12 ").position == 0, "no error");
// Valid as digits for N = 10 and as squares for N = 5.
static_assert(has_shape("A1A2A3A4A5", notation::digits, 10));
static_assert(has_shape("a1a2a3a4a5", notation::squares, 5));
static_assert(from_text<10>("a1a2a3a4a5").value == from_digits<10>("A1A2A3A4A5").value);
static_assert(from_text<5>("A1A2A3A4A5").value == from_squares<5>("a1 a2 a3 a4 a5").value);

static_assert(fails(from_text<8>("x5863724"), parse_error::not_a_column, 0),
              "no rank has 7 digits");
static_assert(has_shape("a10a11", notation::squares, 11));

// If two readers get equally far, the error is that of the one that is tried first.
static_assert(fails(from_text<8>("Z1"), parse_error::not_a_column, 0));
static_assert(fails(from_text<8>("q"), parse_error::row_too_short, 0));
static_assert(from_text<8>("q").written == notation::fen); // and not board

static_assert(from_text<8>("15863724").value == solutions<8>[0]);
static_assert(from_text<8>("a8e7h6f5c4g3b2d1").value == solutions<8>[0]);
static_assert(from_text<8>("Q7/4Q3/7Q/5Q2/2Q5/6Q1/1Q6/3Q4").value == solutions<8>[0]);
static_assert(from_text<8>("0 4 7 5 2 6 1 3").value == solutions<8>[0]);

// Blanks around a text count for positions.
static_assert(fails(from_text<8>(" 1586372 "), parse_error::ends_early, 8));
static_assert(fails(from_text<8>(" 15893724"), parse_error::not_a_column, 4));
static_assert(fails(from_text<8>("0 4 7 5 2 6 1"), parse_error::ends_early, 13));
static_assert(fails(from_text<8>("0 4 7 5 2 6 1 8"), parse_error::not_a_column, 14));
static_assert(fails(from_text<8>("0 4 7 5 2 6 1 x"), parse_error::not_a_column, 14));
static_assert(fails(from_text<2>("0 1\n1 0\n0 1"), parse_error::too_long, 8));
static_assert(fails(from_text<2>("0 1\n1 2"), parse_error::not_a_square, 6));
static_assert(fails(from_text<2>("0 1\n0 0"), parse_error::queen_missing, 4));
static_assert(fails(from_text<2>("0 1\n1 1"), parse_error::second_queen, 6));
static_assert(fails(from_text<2>("0 1\n1"), parse_error::row_too_short, 4));
static_assert(fails(from_text<2>("0 1\n1 0 0"), parse_error::row_too_long, 8));

// Up to two pairs of brackets around a placement match, and at most one comma is between columns.
static_assert(from_text<4>("[1 ,3,\t0 2 ]") == solutions<4>[0]);
static_assert(from_text<4>("[[1, 3, 0, 2]]") == solutions<4>[0]);
static_assert(from_text<4>("[ {b4 d3 a2 c1}\n]") == solutions<4>[0]);
static_assert(!from_text<1>("[0") && !from_text<1>("[[0]") && !from_text<1>("[0]]"));
static_assert(!from_text<1>("[[[0]]]") && !from_text<1>("[]") && !from_text<1>("["));
static_assert(!from_text<1>("0]") && !from_text<2>("0]") && !from_text<1>("(0]"));
static_assert(shape_of("[0, 4, 7").value == 0 &&
              shape_of("[[1, 3, 0, 2], [2, 0, 3, 1]]").value == 0);
static_assert(fails(from_text<4>("1, 3, 0, 2]"), parse_error::too_long, 10));
static_assert(fails(from_text<3>("[1, , 0, 2]"), parse_error::not_a_column, 4));
static_assert(fails(from_text<3>("1,,0,2"), parse_error::not_a_column, 2));
static_assert(!from_text<3>("[,0, 1, 2]"));
static_assert(fails(from_text<3>("[0, 1, 2,]"), parse_error::too_long, 8));

// Columns are counted from 0 or from 1, whichever fits, and from 0 if both do.
static_assert(from_text<8>("1 5 8 6 3 7 2 4").value == solutions<8>[0]);
static_assert(from_text<8>("(1, 5, 8, 6, 3, 7, 2, 4)").value == solutions<8>[0]);
static_assert(from_text<8>("{0, 4, 7, 5, 2, 6, 1, 3}").value == solutions<8>[0]);
static_assert(from_text<8>("04752613").value == solutions<8>[0]);
static_assert(from_text<3>("1 2 1").value == placement<3>{{1, 2, 1}});
static_assert(fails(from_text<3>("2 3 0"), parse_error::not_a_column, 4));
static_assert(fails(from_text<3>("3 0 1"), parse_error::not_a_column, 2));

// Pairs of a row and a column come in any order.
static_assert(has_shape("(0, 1) (1, 3) (2, 0) (3, 2)", notation::pairs, 4));
static_assert(from_text<4>("[(3, 2), (0, 1), (1, 3), (2, 0)]").value == solutions<4>[0]);
static_assert(from_text<4>("[[1, 2], [2, 4],\n [3, 1], [4, 3]]").value == solutions<4>[0]);
static_assert(from_text<4>("{0 1},{1 3},{2 0},{3 2}").value == solutions<4>[0]);
static_assert(fails(from_text<4>("(0, 1) (1, 3) (0, 0) (3, 2)"), parse_error::second_queen, 14));
static_assert(fails(from_text<4>("(0, 1) (1, 4) (2, 0) (3, 2)"), parse_error::not_a_square, 7));
static_assert(!from_text<4>("[(0, 1), (1, 3), (2, 0), (3, 2)"));
static_assert(fails(from_text<3>("(0, 1) (1, 2] (2, 0)"), parse_error::not_a_square, 7));
static_assert(fails(from_text<4>("(0, 1) (1, 3) (2, 0) (3, 2) (3, 2)"), parse_error::too_long, 28));

// Boards: a row is a line or a string.
static_assert(has_shape(".Q..\n...Q\nQ...\n..Q.", notation::board, 4));
static_assert(from_text<4>(".Q..\n...Q\nQ...\n..Q.").value == solutions<4>[0]);
static_assert(from_text<4>(". q . .\n. . . q\nq . . .\n. . q .\n").value == solutions<4>[0]);
static_assert(from_text<4>("- X - -\n- - - X\nX - - -\n- - X -").value == solutions<4>[0]);
static_assert(from_text<4>("_*__\n___*\n*___\n__*_").value == solutions<4>[0]);
static_assert(from_text<4>("+W+#\n+#+W\nW#+#\n#+W+").value == solutions<4>[0], "chequered");
static_assert(from_text<4>("\u00B7\u2655\u00B7\u2591\n---\u265B\nX---\n--*-") == solutions<4>[0]);
static_assert(from_text<4>("4 . Q . .\n3 . . . Q\n2 Q . . .\n1 . . Q .\n  a b c d") ==
              solutions<4>[0]);
static_assert(from_text<4>("4.Q..\n3...Q\n\n\n Q...\n\r1..Q.\nABCD") == solutions<4>[0]);
static_assert(from_text<4>("[\".Q..\",\"...Q\",\"Q...\",\"..Q.\"]").value == solutions<4>[0]);
static_assert(from_text<4>("[[0, 1, 0, 0], [0, 0, 0, 1], [1, 0, 0, 0], [0, 0, 1, 0]]").value ==
              solutions<4>[0]);
static_assert(fails(from_text<4>(".Q..\n....\nQ...\n..Q."), parse_error::queen_missing, 5));
static_assert(fails(from_text<4>(".Q..\n..QQ\nQ...\n..Q."), parse_error::second_queen, 8));
static_assert(fails(from_text<4>(".Q..\n...Q.\nQ...\n..Q."), parse_error::row_too_long, 9));
static_assert(fails(from_text<4>(".Q..\n..Q\nQ...\n..Q."), parse_error::row_too_short, 5));
static_assert(fails(from_text<4>(".Q..\n..kQ\nQ...\n..Q."), parse_error::not_a_square, 7));
static_assert(fails(from_text<4>(".Q..\n...Q\nQ..."), parse_error::ends_early, 14));
static_assert(fails(from_text<2>("2 Q.\n2 .Q"), parse_error::not_a_square, 5),
              "this is not rank 2");
static_assert(fails(from_text<2>("Q.\n.Q\na"), parse_error::too_long, 6));
static_assert(fails(from_text<2>("Q.\n.Q\na c"), parse_error::too_long, 6));
static_assert(fails(from_text<2>("Q.\n.Q\na b c"), parse_error::too_long, 9));
static_assert(fails(from_text<2>("Q.\n10"), parse_error::not_a_square, 3),
              "no mixture with a grid");
static_assert(fails(from_text<2>("Q.\n.1"), parse_error::not_a_square, 4));
static_assert(fails(from_text<2>("10\n.Q"), parse_error::not_a_square, 3));
// A queen is E2 99 9B; these lack a byte, have one too many, and begin with a later byte.
static_assert(fails(from_text<2>("Q.\n.\xE2\x99"), parse_error::not_a_square, 4));
static_assert(fails(from_text<2>("Q.\n.\xF0\x82\x99\x9B"), parse_error::not_a_square, 4));
static_assert(fails(from_text<2>("Q.\n.\x99\x9B"), parse_error::not_a_square, 4));

// Foreign text is not read.
static_assert(!from_text<4>("Solution 2\n2413") && !from_text<4>("1) 2413"));
static_assert(!from_text<2>("|Q| |\n| |Q|") && !from_text<2>("v 1 -2 -3 4 0"));
static_assert(shape_of("Solution 1: 2 4 1 3").value == 0 && shape_of("s UNSATISFIABLE").value == 0);

// After the piece field of FEN comes the side to move, or nothing.
static_assert(from_fen<1>("Q b") == placement<1>{} &&
              from_fen<1>("q w - - 0 1\n") == placement<1>{});
static_assert(fails(from_text<1>("q 1/Q1"), parse_error::too_long, 2));
static_assert(fails(from_text<1>("Q 3,0,4,1,5,2"), parse_error::too_long, 2));
static_assert(fails(from_text<1>("Q white"), parse_error::too_long, 2));
static_assert(fails(from_fen<4>("1Q2/3Q/Q3/2Q1 1Q2/3Q/Q3/2Q1"), parse_error::too_long, 14));
static_assert(fails(from_fen<1>("q \nQ"), parse_error::too_long, 3));
static_assert(fails(from_fen<1>("q w\nQ"), parse_error::too_long, 4));

// The text of several solutions is not a placement.
static_assert(fails(from_text<4>("2413\n3142"), parse_error::too_long, 4));
static_assert(has_shape("2413\r\n3142", notation::digits, 4));
static_assert(fails(from_text<4>("1,3,0,2\n2,0,3,1"), parse_error::too_long, 7));
static_assert(fails(from_text<4>("1Q2/3Q/Q3/2Q1 w - - 0 1\n2Q1/Q3/3Q/1Q2 w - - 0 1"),
                    parse_error::too_long, 24));
static_assert(fails(from_text<2>("Q.\n.Q\n\n.Q\nQ."), parse_error::too_long, 7));
static_assert(fails(from_text<2>("[[\"Q.\",\".Q\"],[\".Q\",\"Q.\"]]"), parse_error::too_long, 12));
static_assert(fails(from_text<8>("1,3,0,2\n2,0,3,1"), parse_error::not_a_column, 7));
static_assert(fails(from_text<4>("1Q2/3Q/Q3/2Q1\n2Q1/Q3/3Q/1Q2"), parse_error::not_fen, 13));
static_assert(fails(from_text<4>("b4 d3 a2 c1\nc4 a3 d2 b1"), parse_error::too_long, 12));

// A placement of any size, of which only the first rows are read.
constexpr bool reads_four_columns() {
    std::uint8_t columns[255]{};
    const parsed<int> rows = read_placement("b4 d3 a2 c1 and more", 11, columns);
    return rows == 4 && rows.written == notation::squares &&
           placement<4>{{columns[0], columns[1], columns[2], columns[3]}} == solutions<4>[0];
}
static_assert(reads_four_columns());

// Every notation has an example, which is read as that.
constexpr bool has_examples() {
    for (int index = 0; index != notation_count; ++index) {
        const char* const text = example(notation(index));
        const bool has_example = has_shape(text, notation(index), 4);
        if (!has_example || from_text<4>(text) != solutions<4>[0]) return false;
    }
    return true;
}
static_assert(has_examples());

// notation_count has to grow with the enumeration.
constexpr bool has_all_notations() {
    for (const detail::notation_rules& rules : detail::notations) {
        if (static_cast<int>(rules.written) >= notation_count) return false;
    }
    return true;
}
static_assert(has_all_notations());

// What is written in a format is read back if `readable_formats` names the format, and only then.
constexpr bool begins_with(const char* text, const char* word) {
    for (; *word != '\0' && *text == *word; ++word) ++text;
    return *word == '\0' && (*text == ',' || *text == ' ' || *text == '\0');
}
constexpr bool is_listed(const char* format) {
    bool is_start_of_word = true;
    for (const char* at = readable_formats; *at != '\0'; ++at) {
        if (is_start_of_word && begins_with(at, format)) return true;
        is_start_of_word = *at == ' ';
    }
    return false;
}
template <class Format> constexpr bool is_read_back() {
    const auto read = from_text<5>(text::rendered<Format, solutions<5>[2]>.c_str());
    return bool(read) && read.value == solutions<5>[2];
}
template <class Format> // an evaluation of its own
constexpr bool is_read_as_listed = is_read_back<Format>() == is_listed(Format::name);
template <class... Format> struct formats {
    static constexpr bool are_read_as_listed = (is_read_as_listed<Format> && ...);
    static constexpr int listed = (is_listed(Format::name) + ...);
};
static_assert(text::all<formats>::are_read_as_listed && text::all<formats>::listed == 8);
