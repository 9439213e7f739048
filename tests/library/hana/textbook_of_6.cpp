// SPDX-License-Identifier: BSL-1.0
// The greatest size of the textbook's search. It takes compilers as long as all other tests of the
// list monad, so it is built only when it is asked for.
#include <ctqueens/hana/hana_solutions.hpp>
#include <ctqueens/hana/list_monad.hpp>

#include <type_traits>

static_assert(std::is_same_v<decltype(ctqueens::list_monad::textbook_solutions<6>),
                             decltype(ctqueens::hana_solutions<6>)>);
