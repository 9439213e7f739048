// SPDX-License-Identifier: BSL-1.0
// The greatest sizes of both searches in the list monad. They take compilers as long as all other
// tests of Hana, so this is built only when it is asked for.
#include <ctqueens/hana/hana_solutions.hpp>
#include <ctqueens/hana/list_monad.hpp>

#include <type_traits>

using namespace ctqueens;

static_assert(
    std::is_same_v<decltype(list_monad::textbook_solutions<6>), decltype(hana_solutions<6>)>);

static_assert(boost::hana::unpack(list_monad::solutions<8>, [](auto... board) {
    const placement<8> found[] = {to_placement(boost::hana::to_tuple(board))...};
    std::size_t same = 0;
    while (same < 92 && found[same] == solutions<8>[same]) ++same;
    return same == 92 && sizeof...(board) == 92;
}));
