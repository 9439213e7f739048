// SPDX-License-Identifier: BSL-1.0
#include "one_definition.hpp"

namespace one_definition {

addresses in_the_other_unit() {
    return {&ctqueens::solutions<8>, &ctqueens::solutions<8, ctqueens::search::iterative>,
            &ctqueens::text::rendered<ctqueens::text::fen, first>};
}

} // namespace one_definition
