// SPDX-License-Identifier: BSL-1.0
// Where lines begin and end, and what stands beside rows. If this compiles, it passes.
#include <ctqueens/parse.hpp>
#include <ctqueens/solutions.hpp>

using namespace ctqueens;

template <class Value>
constexpr bool fails(const parsed<Value>& read, parse_error error, std::size_t position) {
    return !read && read.error == error && read.position == position;
}

// The fields of FEN end with their line.
static_assert(from_fen<1>("Q w - - 0 1\n") == placement<1>{});
static_assert(fails(from_text<4>("1Q2/3Q/Q3/2Q1 w - - 0 1\n2Q1/Q3/3Q/1Q2 w - - 0 1"),
                    parse_error::too_long, 24));
static_assert(fails(from_fen<1>("q \nQ"), parse_error::too_long, 3));
static_assert(fails(from_fen<1>("q w\nQ"), parse_error::too_long, 4));

// A rank label at the end is behind a blank or a bar.
static_assert(from_text<4>("4 .1..\n3 ...1\n2 1...\n1 ..1.") == solutions<4>[0]);
static_assert(from_text<4>("1 ...1\n2 .1..\n3 ..1.\n4 1...") == placement<4>{{3, 1, 2, 0}});
static_assert(from_text<4>("4|.1..|4\n3|...1|3\n2|1...|2\n1|..1.|1") == solutions<4>[0]);
static_assert(from_text<4>("4 . 1 . . 4\n3 . . . 1 3\n2 1 . . . 2\n1 . . 1 . 1") ==
              solutions<4>[0]);

static_assert(from_text<4>("4 . 1 . .\n3 . . . 1\n2 1 . . .\n1 . . 1 .") == solutions<4>[0]);

// The first row of a board tells whether it consists of zeros and ones.
static_assert(fails(from_text<4>("1000\n.Q..\n...Q\nQ..."), parse_error::not_a_square, 5));
static_assert(fails(from_text<4>(".Q..\n...Q\n1000\n..Q."), parse_error::not_a_square, 10));
static_assert(fails(from_text<4>("['0100','.Q..','...Q','Q...']"), parse_error::not_a_square, 7));
static_assert(from_text<2>("1.\n.1") == placement<2>{{0, 1}});

// Among blanks, each queen is on a square.
static_assert(from_text<3>("  Q\nQ\n    Q") == placement<3>{{1, 0, 2}});
static_assert(fails(from_text<3>("  Q\n Q\n    Q"), parse_error::not_a_square, 4));
static_assert(fails(from_text<3>("  Q\nQ\n      Q"), parse_error::row_too_long, 6));

// The first line of a model may be text, whatever precedes it.
static_assert(from_text<2>("SAT\n-1 2 3 -4 0") == placement<2>{{1, 0}});
static_assert(from_text<2>("\xEF\xBB\xBFSAT\n-1 2 3 -4 0") == placement<2>{{1, 0}});
static_assert(from_text<2>(" SAT\n-1 2 3 -4 0") == placement<2>{{1, 0}});
static_assert(from_text<2>("Solution 1\nc\nSAT\n-1 2 3 -4 0") == placement<2>{{1, 0}});
