// SPDX-License-Identifier: BSL-1.0
// Two translation units include everything; see one_definition_1.cpp and one_definition_2.cpp.
#include <ctqueens/ctqueens.hpp>

namespace one_definition {

struct addresses {
    const void* table;
    const void* other_order;
    const void* text;

    friend bool operator==(const addresses&, const addresses&) = default;
};

inline constexpr auto first = ctqueens::solutions<8>[0];

addresses in_this_unit();
addresses in_the_other_unit();

} // namespace one_definition
