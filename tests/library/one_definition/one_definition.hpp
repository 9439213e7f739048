// SPDX-License-Identifier: BSL-1.0
// Two translation units include everything; see first.cpp and second.cpp.
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
