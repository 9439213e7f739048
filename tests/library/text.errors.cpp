// SPDX-License-Identifier: BSL-1.0
#include <ctqueens/table.hpp>
#include <ctqueens/text.hpp>

// case digits_of_36: ctqueens: this text format needs N from 1 to its max_size
// N = 36; int max_size = 35|[(']36 <= 35
char buffer[99];
char* end = ctqueens::text::digits::write(ctqueens::placement<36>{}, +buffer);

// case svg_of_27: ctqueens: this text format needs N from 1 to its max_size
// N = 27; int max_size = 26|[(']27 <= 26
char buffer[99];
char* end = ctqueens::text::svg::write(ctqueens::placement<27>{}, +buffer);

// case list_of_a_larger_size: ctqueens: this text format needs N from 1 to its max_size
// N = 5; int max_size = 4|[(']5 <= 4
struct small : ctqueens::text::format<"small", "a board", ctqueens::text::list_style::numbered, 4> {
    static constexpr auto write(view, auto out) { return out; }
};
char buffer[99];
char* end = ctqueens::text::write_list<small>(5, ctqueens::table<5>{}, 1, +buffer);

// case squares_of_27: ctqueens: this text format needs N from 1 to its max_size
// N = 27; int max_size = 26|[(']27 <= 26
char buffer[99];
char* end = ctqueens::text::squares::write(ctqueens::placement<27>{}, +buffer);

// case svg_of_27: ctqueens: this text format needs N from 1 to its max_size
// N = 27; int max_size = 26|[(']27 <= 26
char buffer[99];
char* end = ctqueens::text::svg::write(ctqueens::placement<27>{}, +buffer);
