// SPDX-License-Identifier: BSL-1.0
// Galleries that the compiler draws.
#include <ctqueens/gallery.hpp>

#include "texts.hpp"

using namespace ctqueens;

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

static_assert(occurrences(gallery<text::svg>, "<use href=\"#ctqueens-queen\"") == 12 * 8);
static_assert(occurrences(gallery<text::svg>, ">orbit of 8</text>") == 11 &&
              occurrences(gallery<text::svg>, ">orbit of 4: half turn</text>") == 1 &&
              11 * 8 + 1 * 4 == published_counts[8]);
static_assert(occurrences(gallery<text::svg>, ">Fundamental solution 12</text>") == 1);

// What write_gallery() writes, for documents of a user's own.
static_assert(text::fundamental_document(8, 12).boards == 12);
static_assert(text::fundamental_document(8, 12).has_notes);
static_assert(text::fundamental_board(fundamental_solutions<8>[2], 3).queens.size() == 8);
