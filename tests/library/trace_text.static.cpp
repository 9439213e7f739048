// SPDX-License-Identifier: BSL-1.0
// Traces that the compiler renders: the sequence diagrams differ in their language only.
#include <ctqueens/search.hpp>
#include <ctqueens/trace_text.hpp>

#include "texts.hpp"

using namespace ctqueens;

template <class Format>
inline constexpr auto& diagram =
    text::steps::rendered<Format, 4, search::bitmask, until_solution{1}>;

static_assert(occurrences(diagram<text::steps::plantuml>, "@startuml\n") == 1);
static_assert(occurrences(diagram<text::steps::plantuml>, "@enduml\n") == 1);
static_assert(occurrences(diagram<text::steps::mermaid>, "sequenceDiagram\n") == 1);
static_assert(occurrences(diagram<text::steps::plantuml>, "participant ") == 4 + 1);
static_assert(occurrences(diagram<text::steps::mermaid>, "participant ") == 4 + 2);
