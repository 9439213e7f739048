// SPDX-License-Identifier: BSL-1.0
#include "one_definition.hpp"

#include <gtest/gtest.h>

namespace one_definition {

addresses in_this_unit() {
    return {&ctqueens::solutions<8>, &ctqueens::solutions<8, ctqueens::search::iterative>,
            &ctqueens::text::rendered<ctqueens::text::fen, first>};
}

} // namespace one_definition

TEST(one_definition, is_shared_by_all_translation_units) {
    EXPECT_EQ(one_definition::in_this_unit(), one_definition::in_the_other_unit());
}
