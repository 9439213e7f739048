// SPDX-License-Identifier: BSL-1.0
/// @file
/// Renders the steps of a search as text, in any step format.
#ifndef CTQUEENS_TEXT_STEPS_HPP
#define CTQUEENS_TEXT_STEPS_HPP

#include <ctqueens/text.hpp>
#include <ctqueens/text/steps/plain_steps.hpp>
#include <ctqueens/text/steps/sequence_diagram.hpp>
#include <ctqueens/text/steps/step_svg.hpp>

namespace ctqueens::text::steps {

/// Instantiates the template `List` with all step formats.
template <template <class...> class List>
using all = List<lines, json, plantuml, mermaid, dot, svg>;

/// The maximum number of steps that `rendered` accepts. Rendering at run time has no such limit.
inline constexpr int max_rendered_steps = 256;

namespace detail {

template <class Format, class Search, int N, auto part>
constexpr auto make_text() noexcept
{
    static_assert(N <= max_size, "ctqueens: this text format needs N from 1 to 26");
    constexpr bool is_short = trace<Search, N, part>.size() <= max_rendered_steps;
    static_assert(is_short, "ctqueens: text::steps::rendered needs a part of at most 256 steps");
    if constexpr (is_short) {
        return text::detail::make_text([](bounded_output out) {
            constexpr auto& steps = trace<Search, N, part>;
            return Format::write(N, steps.begin(), steps.end(), out);
        });
    } else {
        return static_text<0>{};
    }
}

} // namespace detail

/// Part of a search, rendered at compile time as a `static_text`. The part must have at most
/// max_rendered_steps steps, because each character of the text takes about thirty evaluation steps.
///
///     using namespace text::steps;
///     constexpr auto& diagram = rendered<mermaid, search::backtracking, 4, until_solution{1}>;
template <class Format, class Search, int N, auto part>
inline constexpr auto rendered = detail::make_text<Format, Search, N, part>();

} // namespace ctqueens::text::steps

#endif
