// SPDX-License-Identifier: BSL-1.0
/// @file
/// Renders the steps of a search as text, in any step format.
#ifndef CTQUEENS_TRACE_TEXT_HPP
#define CTQUEENS_TRACE_TEXT_HPP

#include <ctqueens/text/output.hpp>
#include <ctqueens/trace_text/plain_formats.hpp>
#include <ctqueens/trace_text/tree_picture.hpp>

namespace ctqueens::text::steps {

/// @addtogroup text
/// @{

/// Instantiates the template `List` with all step formats.
template <template <class...> class List> using all = List<lines, json, plantuml, mermaid, svg>;

/// The maximum number of steps that `rendered` accepts. Rendering at run time has no such limit.
inline constexpr int max_rendered_steps = 256;

/// @}

} // namespace ctqueens::text::steps

namespace ctqueens::detail {

template <class Format, int N, class Search, auto part> constexpr auto make_step_text() noexcept {
    static_assert(N <= max_rendered_size, "ctqueens: text::steps::rendered needs N from 1 to 26");
    constexpr auto& steps = trace<N, Search, part>;
    constexpr bool is_short = steps.size() <= text::steps::max_rendered_steps;
    static_assert(is_short, "ctqueens: text::steps::rendered needs a part of at most 256 steps");
    if constexpr (is_short && N <= max_rendered_size) {
        return make_text([](text::bounded_output out) {
            return Format::write(N, steps.begin(), steps.end(), out);
        });
    } else {
        return text::static_text<0>{};
    }
}

} // namespace ctqueens::detail

namespace ctqueens::text::steps {

/// Part of a search, rendered at compile time as a `static_text`. N is 1...26. The part must have
/// at most max_rendered_steps steps: each character of the text takes about thirty evaluation
/// steps.
///
///     using namespace text::steps;
///     constexpr auto& diagram = rendered<mermaid, 4, search::backtracking, until_solution{1}>;
/// @ingroup text
/// @hideinitializer
template <class Format, int N, class Search, auto part>
inline constexpr auto rendered = detail::make_step_text<Format, N, Search, part>();

} // namespace ctqueens::text::steps

#endif
