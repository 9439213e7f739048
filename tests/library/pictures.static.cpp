// SPDX-License-Identifier: BSL-1.0
// Pictures that the compiler draws.
#include <ctqueens/first_solution.hpp>
#include <ctqueens/gallery.hpp>
#include <ctqueens/text.hpp>

using namespace ctqueens;

// How often `part` is in a text.
constexpr int occurrences(const auto& text, const char* part) {
    int found = 0;
    for (const char* from = text.begin(); from != text.end(); ++from) {
        const char* expected = part;
        for (const char* at = from; *expected != '\0' && *at == *expected; ++at) ++expected;
        found += *expected == '\0' ? 1 : 0;
    }
    return found;
}

inline constexpr const char* queen = "<use href=\"#ctqueens-queen\"";

// One board.
inline constexpr placement<8> first = solutions<8>[0];
static_assert(occurrences(text::rendered<text::svg, first>, queen) == 8);
static_assert(occurrences(text::rendered<text::svg, first>,
                          "<title>8 queens: a8 e7 h6 f5 c4 g3 b2 d1</title>") == 1);
static_assert(occurrences(text::rendered<text::svg, first>, "x=\"160\" y=\"40\"") == 1); // e7
static_assert(occurrences(text::rendered<text::svg, solutions<1>[0]>, queen) == 1);
static_assert(occurrences(text::rendered<text::svg, solutions<12>[14199]>, queen) == 12);
static_assert(occurrences(text::rendered<text::html, first>, queen) == 8);
static_assert(occurrences(text::rendered<text::html, first>, "<h1>8 queens</h1>") == 1);
static_assert(occurrences(text::rendered<text::latex, first>,
                          "setpieces={Qa8, Qe7, Qh6, Qf5, Qc4, Qg3, Qb2, Qd1}") == 1);
static_assert(occurrences(text::rendered<text::latex, first>, "maxfield") == 0);
static_assert(occurrences(text::rendered<text::latex, solutions<4>[0]>, "maxfield=d4") == 1);
static_assert(occurrences(text::rendered<text::latex, solutions<12>[0]>, "maxfield=l12") == 1);
static_assert(occurrences(text::rendered<text::svg, constructed_solution<26>>, queen) == 26);
static_assert(occurrences(text::rendered<text::latex, constructed_solution<26>>, "maxfield=z26") ==
              1);

// A queen off the board has no square.
static_assert(occurrences(text::rendered<text::svg, placement<4>{{1, 3, 0, 4}}>, queen) == 3);

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
static_assert(occurrences(both<text::html>, "right <small>mirrored</small>") == 1);
static_assert(occurrences(both<text::latex>, "\\\\\nright\\\\\nmirrored\n") == 1);
static_assert(occurrences(both<text::grid>, "left: mirrored\n0 1 0 0\n") == 1);
static_assert(occurrences(both<text::grid>, "\n\nright: mirrored\n0 0 1 0\n") == 1);

// The gallery of the twelve fundamental solutions, whose orbits make 92.
template <class Format> constexpr std::size_t gallery_size() noexcept {
    return text::write_gallery<Format, 8>(text::bounded_output(nullptr, 0)).size();
}
template <class Format> constexpr auto make_gallery() noexcept {
    text::static_text<gallery_size<Format>()> gallery{};
    text::write_gallery<Format, 8>(text::bounded_output(gallery.characters, gallery.size()));
    return gallery;
}
template <class Format> inline constexpr auto gallery = make_gallery<Format>();

static_assert(occurrences(gallery<text::svg>, queen) == 12 * 8);
static_assert(occurrences(gallery<text::svg>, ">orbit of 8</text>") == 11 &&
              occurrences(gallery<text::svg>, ">orbit of 4: half turn</text>") == 1 &&
              11 * 8 + 1 * 4 == published_counts[8]);
static_assert(occurrences(gallery<text::svg>, ">Fundamental solution 12</text>") == 1);
static_assert(occurrences(gallery<text::html>, "<figure>") == 12);
static_assert(occurrences(gallery<text::latex>, "\\chessboard[") == 12);
