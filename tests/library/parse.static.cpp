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
    for (int error = 0; error <= int(parse_error::utf_16); ++error) {
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
    return shape_of(text).written == written && shape_of(text).rows == rows;
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
static_assert(has_shape("Solution 2\n0 0 1 0\n1 0 0 0\n0 0 0 1\n0 1 0 0", notation::grid, 4));
static_assert(has_shape("Solution 1\n1 \xE2\x99\x9B\n  a\n", notation::board, 1));
static_assert(has_shape("half turn: solution 2\n2413", notation::digits, 4));
static_assert(!from_text<4>("Solution x\n2413"));
static_assert(has_shape("0 2 4 6 8 10 1 3 5 7 9 11", notation::columns, 12));
static_assert(has_shape("[0, 1] x", notation::columns, 2), "words after a bracket are no columns");
static_assert(has_shape("x y", notation::digits, 0), "several words are no digits");
static_assert(has_shape("hello", notation::digits, 0) && has_shape("", notation::digits, 0));
static_assert(has_shape("HELLO5", notation::digits, 6));
static_assert(shape_of(" 12 ").position == 0, "no error");
// Valid as digits for N = 10 and as squares for N = 5.
static_assert(has_shape("A1A2A3A4A5", notation::digits, 10));
static_assert(has_shape("a1a2a3a4a5", notation::squares, 5));
static_assert(from_text<10>("a1a2a3a4a5").value == from_digits<10>("A1A2A3A4A5").value);
static_assert(from_text<5>("A1A2A3A4A5").value == from_squares<5>("a1 a2 a3 a4 a5").value);

// If two readers get equally far, the error is that of the one that is tried first.
static_assert(fails(from_text<8>("Z1"), parse_error::not_a_column, 0));
static_assert(fails(from_text<8>("q"), parse_error::row_too_short, 0));

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

// Brackets match, and at most one comma is between two columns.
static_assert(from_text<4>("[1 ,3,\t0 2 ]").value == solutions<4>[0]);
static_assert(from_text<4>("[[1, 3, 0, 2]]").value == solutions<4>[0]);
static_assert(fails(from_text<1>("[0"), parse_error::ends_early, 2));
static_assert(fails(from_text<1>("[\n[0]"), parse_error::ends_early, 5));
static_assert(fails(from_text<1>("[[[0]]]"), parse_error::not_a_column, 2));
static_assert(fails(from_text<1>("[[[0"), parse_error::not_a_column, 2));
static_assert(fails(from_text<1>("[0]]"), parse_error::too_long, 3));
static_assert(!from_text<1>("0]") && !from_text<2>("0]"));
static_assert(fails(from_text<4>("1, 3, 0, 2]"), parse_error::too_long, 10));
static_assert(fails(from_text<3>("[1, , 0, 2]"), parse_error::not_a_column, 4));
static_assert(fails(from_text<3>("1,,0,2"), parse_error::not_a_column, 2));
static_assert(fails(from_text<3>("[,0, 1, 2]"), parse_error::not_a_column, 1));
static_assert(fails(from_text<3>("[0, 1, 2,]"), parse_error::too_long, 8));

// Columns are counted from 0 or from 1, whichever fits, and from 0 if both do.
static_assert(from_text<8>("1 5 8 6 3 7 2 4").value == solutions<8>[0]);
static_assert(from_text<8>("[1,\n5,\n8,\n6,\n3,\n7,\n2,\n4]").value == solutions<8>[0]);
static_assert(from_text<8>("(1, 5, 8, 6, 3, 7, 2, 4)").value == solutions<8>[0]);
static_assert(from_text<8>("{0, 4, 7, 5, 2, 6, 1, 3}").value == solutions<8>[0]);
static_assert(from_text<8>("04752613").value == solutions<8>[0]);
static_assert(from_text<3>("1 2 1").value == placement<3>{{1, 2, 1}});
static_assert(fails(from_text<3>("2 3 0"), parse_error::not_a_column, 4));
static_assert(fails(from_text<3>("3 0 1"), parse_error::not_a_column, 2));
static_assert(fails(from_text<4>("(1, 3, 0, 2]"), parse_error::too_long, 11));

// Pairs of a row and a column come in any order.
static_assert(has_shape("(0, 1) (1, 3) (2, 0) (3, 2)", notation::pairs, 4));
static_assert(from_text<4>("[(3, 2), (0, 1), (1, 3), (2, 0)]").value == solutions<4>[0]);
static_assert(from_text<4>("[[1, 2], [2, 4],\n [3, 1], [4, 3]]").value == solutions<4>[0]);
static_assert(from_text<4>("{0 1},{1 3},{2 0},{3 2}").value == solutions<4>[0]);
static_assert(fails(from_text<4>("(0, 1) (1, 3) (0, 0) (3, 2)"), parse_error::second_queen, 14));
static_assert(fails(from_text<4>("(0, 1) (1, 4) (2, 0) (3, 2)"), parse_error::not_a_square, 7));
static_assert(fails(from_text<4>("[(0, 1), (1, 3), (2, 0), (3, 2)"), parse_error::ends_early, 31));
static_assert(fails(from_text<4>("(0, 1) (1, 3) (2, 0) (3, 2) (3, 2)"), parse_error::too_long, 28));

// Boards, as programs print them.
static_assert(has_shape(".Q..\n...Q\nQ...\n..Q.", notation::board, 4));
static_assert(from_text<4>(".Q..\n...Q\nQ...\n..Q.").value == solutions<4>[0]);
static_assert(from_text<4>(". q . .\n. . . q\nq . . .\n. . q .\n").value == solutions<4>[0]);
static_assert(from_text<4>("- X - -\n- - - X\nX - - -\n- - X -").value == solutions<4>[0]);
static_assert(from_text<4>("_*__\n___*\n*___\n__*_").value == solutions<4>[0]);
static_assert(from_text<4>(".1..\n...1\n1...\n..1.").value == solutions<4>[0]);
static_assert(from_text<4>("+W+#\n+#+W\nW#+#\n#+W+").value == solutions<4>[0], "chequered");
static_assert(from_text<4>("| |Q| | |\n| | | |Q|\n|Q| | | |\n| | |Q| |").value == solutions<4>[0]);
static_assert(from_text<4>(". | Q | . | .\n. | . | . | Q\nQ | . | . | .\n. | . | Q | .").value ==
              solutions<4>[0]);
static_assert(from_text<4>("+---+---+---+---+\n|   | Q |   |   |\n+---+---+---+---+\n"
                           "|   |   |   | Q |\n+---+---+---+---+\n| Q |   |   |   |\n"
                           "+---+---+---+---+\n|   |   | Q |   |\n+---+---+---+---+\n")
                  .value == solutions<4>[0]);
static_assert(from_text<4>("  a b c d\n4 . Q . .\n3 . . . Q\n2 Q . . .\n1 . . Q .\n").value ==
              solutions<4>[0]);
static_assert(from_text<4>("8 |.Q..| 8\n7 |...Q| 7\n6 |Q...| 6\n5 |..Q.| 5\n   abcd").value ==
              solutions<4>[0]);
static_assert(from_text<4>("[\".Q..\",\"...Q\",\"Q...\",\"..Q.\"]").value == solutions<4>[0]);
static_assert(from_text<4>("[['.', 'Q', '.', '.'],\n ['.', '.', '.', 'Q'],\n"
                           " ['Q', '.', '.', '.'],\n ['.', '.', 'Q', '.']]")
                  .value == solutions<4>[0]);
static_assert(from_text<4>("[[0, 1, 0, 0], [0, 0, 0, 1], [1, 0, 0, 0], [0, 0, 1, 0]]").value ==
              solutions<4>[0]);
static_assert(fails(from_text<4>(".Q..\n....\nQ...\n..Q."), parse_error::queen_missing, 5));
static_assert(fails(from_text<4>(".Q..\n..QQ\nQ...\n..Q."), parse_error::second_queen, 8));
static_assert(fails(from_text<4>(".Q..\n...Q.\nQ...\n..Q."), parse_error::row_too_long, 9));
static_assert(fails(from_text<4>(".Q..\n..Q\nQ...\n..Q."), parse_error::row_too_short, 5));
static_assert(fails(from_text<4>(".Q..\n..kQ\nQ...\n..Q."), parse_error::not_a_square, 7));
static_assert(fails(from_text<4>(".Q..\n...Q\nQ..."), parse_error::ends_early, 14));

// What is written above and below placements.
static_assert(is_caption("Solution 14200\r") && is_caption("three-quarter turn: solution 7"));
static_assert(is_caption("0 solutions") && is_caption("1 solution") && is_caption("92 solutions"));
static_assert(!is_caption("Solution ") && !is_caption("Solution 5 x") && !is_caption(""));
static_assert(!is_caption("solution of a8: 5") && !is_caption("half turn, solution 5"));
static_assert(!is_caption("solutions") && !is_caption("1 solutions"));
static_assert(!is_caption("11111111 solutions"), "this may be a placement in digits");
static_assert(is_caption("5 solutions, of which none is read", 11));

// What other programs write in front of a placement.
static_assert(from_text<8>("Solution 17: 0 4 7 5 2 6 1 3").value == solutions<8>[0]);
static_assert(from_text<8>("solution #1: [0, 4, 7, 5, 2, 6, 1, 3]").value == solutions<8>[0]);
static_assert(from_text<8>("1) 15863724").value == solutions<8>[0]);
static_assert(from_text<8>("[17]: 1 5 8 6 3 7 2 4").value == solutions<8>[0]);
static_assert(from_text<8>("12. a8 e7 h6 f5 c4 g3 b2 d1").value == solutions<8>[0]);
static_assert(from_text<4>("Solution:\n(0, 1) (1, 3) (2, 0) (3, 2)").value == solutions<4>[0]);
static_assert(from_text<4>("Solution 2:\n0 0 1 0\n1 0 0 0\n0 0 0 1\n0 1 0 0").value ==
              solutions<4>[1]);
static_assert(!from_text<1>("1:") && !from_text<4>("2 4 1 3: x"));

// The line that counts solutions may come after a single one.
static_assert(from_text<2>("0 1\n1 0\n\n1 solution\n").value == placement<2>{{1, 0}});
static_assert(has_shape("Solution 1\r\n1\r\n\r\n1 solution\r\n", notation::digits, 1));
static_assert(has_shape("1 solution", notation::digits, 0));
static_assert(fails(from_text<2>("0 1\n1 0\n\n2 solutions"), parse_error::too_long, 9));
static_assert(fails(from_text<2>("0 1\n1 0\n\n1 solutions"), parse_error::too_long, 9));

// After the piece field of FEN comes the side to move, or nothing.
static_assert(from_fen<1>("Q b").value == placement<1>{} &&
              from_fen<1>("q ").value == placement<1>{});
static_assert(fails(from_text<1>("q 1/Q1"), parse_error::too_long, 2));
static_assert(fails(from_text<1>("Q 3,0,4,1,5,2"), parse_error::too_long, 2));
static_assert(fails(from_text<1>("Q white"), parse_error::too_long, 2));
static_assert(fails(from_fen<4>("1Q2/3Q/Q3/2Q1 1Q2/3Q/Q3/2Q1"), parse_error::too_long, 14));

// The text of several solutions is not a placement.
static_assert(fails(from_text<4>("2413\n3142"), parse_error::too_long, 4));
static_assert(has_shape("2413\r\n3142", notation::digits, 4));
static_assert(fails(from_text<4>("1,3,0,2\n2,0,3,1"), parse_error::too_long, 8));
static_assert(fails(from_text<8>("1,3,0,2\n2,0,3,1"), parse_error::not_a_column, 7));
static_assert(fails(from_text<4>("[[1, 3, 0, 2],\n[2, 0, 3, 1]]"), parse_error::too_long, 13));
static_assert(fails(from_text<4>("1Q2/3Q/Q3/2Q1\n2Q1/Q3/3Q/1Q2"), parse_error::not_fen, 13));
static_assert(fails(from_text<4>("b4 d3 a2 c1\nc4 a3 d2 b1"), parse_error::too_long, 12));

// A placement of any size, of which only the first rows are read.
constexpr bool reads_four_columns() {
    std::uint8_t columns[255]{};
    const text_shape shape = read_placement("b4 d3 a2 c1 and more", 11, columns);
    return shape.error == parse_error::none && shape.written == notation::squares &&
           shape.rows == 4 &&
           placement<4>{{columns[0], columns[1], columns[2], columns[3]}} == solutions<4>[0];
}
static_assert(reads_four_columns());

// As Java and Go print lists, as consoles draw boxes, and as other languages print values.
constexpr placement<4> printed{{1, 3, 0, 2}};
static_assert(from_text<4>("[.Q.., ...Q, Q..., ..Q.]") == printed);
static_assert(from_text<4>("[[.Q.. ...Q Q... ..Q.]]") == printed);
static_assert(from_text<4>("['. Q . .', '. . . Q', 'Q . . .', '. . Q .']") == printed);
constexpr const char* box = "\u2502 \u2502Q\u2502 \u2502 \u2502\n"
                            "\u2502 \u2502 \u2502 \u2502Q\u2502\n"
                            "\u2502Q\u2502 \u2502 \u2502 \u2502\n"
                            "\u2502 \u2502 \u2502Q\u2502 \u2502\n";
static_assert(from_text<4>(box) == printed);
static_assert(from_text<4>("Qs = [2, 4, 1, 3]") == printed);
static_assert(from_text<4>("Solution 1  :  2  4  1  3") == printed);

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
