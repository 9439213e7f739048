// SPDX-License-Identifier: BSL-1.0
/// @file
/// The steps of a search as text, in all formats.
#ifndef CTQUEENS_TEXT_STEPS_HPP
#define CTQUEENS_TEXT_STEPS_HPP

#include <ctqueens/text.hpp>
#include <ctqueens/text/steps/dot.hpp>
#include <ctqueens/text/steps/json.hpp>
#include <ctqueens/text/steps/lines.hpp>
#include <ctqueens/text/steps/sequence_diagram.hpp>
#include <ctqueens/text/steps/svg.hpp>

namespace ctqueens::text::steps {

/// The formats of steps as the arguments of a template of the caller's choice.
template <template <class...> class List>
using all = List<lines, json, plantuml, mermaid, dot, svg>;

namespace detail {

template <class Format, class Search, int N, auto part>
constexpr auto make_text() noexcept
{
    constexpr auto& recorded = trace<Search, N, part>;
    constexpr auto write = [](char* buffer, std::size_t capacity) {
        return Format::template write<N>(recorded.begin(), recorded.end(),
                                         bounded_output(buffer, capacity))
            .size();
    };
    constexpr std::size_t length = write(nullptr, 0);
    static_text<length> result{};
    write(result.characters, length);
    return result;
}

} // namespace detail

/// A part of a search as text that the compiler renders:
/// `rendered<text::steps::mermaid, search::backtracking, 4, until_solution{1}>.c_str()`. The formats of
/// the library take about as many evaluation steps as the text has characters, times ten.
template <class Format, class Search, int N, auto part>
inline constexpr auto rendered = detail::make_text<Format, Search, N, part>();

} // namespace ctqueens::text::steps

#endif
