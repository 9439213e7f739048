// SPDX-License-Identifier: BSL-1.0
// Text that the compiler renders.
#include <ctqueens/first_solution.hpp>
#include <ctqueens/solutions.hpp>
#include <ctqueens/text.hpp>

#include "texts.hpp"

using namespace ctqueens;

constexpr bool equal(const auto& text, const char* expected) {
    return *text.end() == '\0' && equal(text.begin(), expected);
}

inline constexpr placement<8> first = solutions<8>[0];
static_assert(equal(text::rendered<text::columns, first>, "0 4 7 5 2 6 1 3"));
static_assert(equal(text::rendered<text::digits, first>, "15863724"));
static_assert(equal(text::rendered<text::squares, first>, "a8 e7 h6 f5 c4 g3 b2 d1"));
static_assert(equal(text::rendered<text::fen, first>, "Q7/4Q3/7Q/5Q2/2Q5/6Q1/1Q6/3Q4"));
static_assert(equal(text::rendered<text::csv, first>, "0,4,7,5,2,6,1,3"));
static_assert(equal(text::rendered<text::json, first>, "[0, 4, 7, 5, 2, 6, 1, 3]"));
static_assert(equal(text::rendered<text::grid, solutions<4>[0]>,
                    "0 1 0 0\n0 0 0 1\n1 0 0 0\n0 0 1 0"));
static_assert(equal(text::rendered<text::board, solutions<1>[0]>, "1 \xE2\x99\x9B\n  a"));

// Two-digit numbers, letters and ranks.
inline constexpr placement<12> large = first_solution<12>;
static_assert(equal(text::rendered<text::columns, large>, "0 2 4 7 9 11 5 10 1 6 8 3"));
static_assert(equal(text::rendered<text::digits, large>, "1358AC6B2794"));
static_assert(equal(text::rendered<text::squares, large>,
                    "a12 c11 e10 h9 j8 l7 f6 k5 b4 g3 i2 d1"));
static_assert(equal(text::rendered<text::fen, large>,
                    "Q11/2Q9/4Q7/7Q4/9Q2/11Q/5Q6/10Q1/1Q10/6Q5/8Q3/3Q8"));

// As large as the formats allow.
static_assert(equal(text::rendered<text::digits, constructed_solution<35>>,
                    "2468ACEGIKMOQSUWY13579BDFHJLNPRTVXZ"));
static_assert(text::rendered<text::csv, constructed_solution<255>>.size() ==
              10 + 90 * 2 + 155 * 3 + 254);
static_assert(text::rendered<text::fen, placement<255>{}>.size() == 255 * 5 - 1); // Q254/Q254...

// Functions of the iterator's namespace are not called.
namespace other {
struct iterator {
    char* at;

    constexpr char& operator*() const { return *at; }
    constexpr void operator++() { ++at; }
};
void put(iterator, const auto&...) = delete;
void put_part(iterator, const auto&) = delete;
} // namespace other
constexpr bool writes_to_other_iterator() {
    char buffer[16]{};
    text::digits::write(first, other::iterator{buffer});
    const char* const written = buffer;
    return equal(written, "15863724");
}
static_assert(writes_to_other_iterator());

// A format of a user's own, as namespace text describes it.
struct first_column : text::format<"first column", "the first file", text::list_style::lines> {
    template <class Out> static constexpr Out write(placement_view queens, Out out) {
        *out = static_cast<char>('a' + queens[0]);
        ++out;
        return out;
    }
};
static_assert(equal(text::rendered<first_column, first>, "a"));
constexpr bool writes_one_column_a_line() {
    char buffer[4]{};
    text::write_list<first_column>(4, solutions<4>, 1, +buffer);
    return buffer[0] == 'b' && buffer[1] == '\n' && buffer[2] == 'c' && buffer[3] == '\n';
}
static_assert(writes_one_column_a_line());

// The formula for SAT solvers begins with the number of its clauses: one for each row, and one for
// each pair of squares that attack each other, half the queen moves on an empty board (OEIS
// A035005).
template <int size> constexpr bool has_clauses(std::size_t clauses) {
    char formula[20'000]{};
    const auto end =
        text::dimacs::write_puzzle(size, nullptr, 0, text::bounded_output(formula, sizeof formula));
    std::size_t announced = 0, lines = 0;
    const char* at = formula + (size * size < 10 ? 8 : 9); // behind "p cnf 64 "
    for (; *at != '\n'; ++at) announced = 10 * announced + std::size_t(*at - '0');
    for (; *at != '\0'; ++at) lines += *at == '\n' ? 1 : 0;
    return end.size() < sizeof formula && announced == clauses && lines == clauses + 1;
}
static_assert(has_clauses<1>(1 + 0 / 2));
static_assert(has_clauses<3>(3 + 56 / 2));
static_assert(has_clauses<8>(8 + 1456 / 2));

// Pictures of one board.
inline constexpr const char* queen = "<use href=\"#ctqueens-queen\"";

static_assert(occurrences(text::rendered<text::svg, first>, queen) == 8);
static_assert(occurrences(text::rendered<text::svg, first>,
                          "<title>8 queens: a8 e7 h6 f5 c4 g3 b2 d1</title>") == 1);
static_assert(occurrences(text::rendered<text::svg, first>, "x=\"160\" y=\"40\"") == 1); // e7
static_assert(occurrences(text::rendered<text::svg, solutions<1>[0]>, queen) == 1);
static_assert(occurrences(text::rendered<text::svg, constructed_solution<26>>, queen) == 26);

// A format's view of a placement has at most as many queens as the format supports.
static_assert(text::view_up_to<8>(first).size() == 8 && text::view_up_to<8>(first)[1] == 4);

// Documents of numbered solutions.
constexpr bool writes(auto part, const char* expected) {
    char buffer[80]{};
    part(+buffer);
    const char* written = buffer;
    return equal(written, expected);
}
static_assert(writes(text::numbered_document(8, 92, 0).heading, "8 queens: 92 solutions"));
static_assert(writes(text::numbered_document(1, 1, 5).heading, "1 queen: solution 5"));
static_assert(writes(text::numbered_board(first, 5).caption, "Solution 5"));

// Parts: characters, strings, numbers and square names.
static_assert(writes(text::square_name{8, {0, 3}}, "d8"));
constexpr auto some_parts = [](auto out) {
    return text::put(out, 'a', "bc", 0, 120, text::square_name{12, {11, 11}});
};
static_assert(writes(some_parts, "abc0120l1"));

// Documents with captions of a user's own.
inline constexpr text::document mirrored{4, 2, "Both solutions", true};
inline constexpr auto captioned = [](placement_view queens, std::size_t index) {
    return text::captioned_board{queens, index == 0 ? "left" : "right", "mirrored"};
};
template <class Format>
inline constexpr auto both = detail::make_text([](auto out) {
    return text::write_document<Format>(mirrored, solutions<4>, captioned, out);
});
static_assert(occurrences(both<text::svg>, ">Both solutions</t") == 2); // title and text
static_assert(occurrences(both<text::svg>, ">left</text>") == 1);
static_assert(occurrences(both<text::svg>, "<title>right (mirrored): c4 a3 d2 b1</title>") == 1);
static_assert(occurrences(both<text::grid>, "left: mirrored\n0 1 0 0\n") == 1);
static_assert(occurrences(both<text::grid>, "\n\nright: mirrored\n0 0 1 0\n") == 1);
