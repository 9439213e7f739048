// SPDX-License-Identifier: BSL-1.0
// Makes an array entry of every search in the library's registry.
#include "entries.hpp"

#include <ctqueens/hana/registry.hpp>

#include <array>
#include <utility>

namespace ctqueens::shell {

namespace hana = boost::hana;

struct described_search {
    const char* name;
    search::description about;
};
constexpr auto registered = hana::unpack(registry::searches, [](auto... entry) {
    return std::array{described_search{decltype(+hana::second(entry))::type::name,
                                       decltype(+hana::second(entry))::type::about}...};
});

template <std::size_t number> static search_entry make_entry() {
    const auto& [name, about] = registered[number];
    const std::string text = concatenate(about.idea, " Conflict tests: ", about.tests,
                                         ". Order: ", about.order, ". Source: ", about.source, '.');
    return {{name, text}, results_of<number>()};
}

std::span<const search_entry> searches() {
    static const auto entries = []<std::size_t... number>(std::index_sequence<number...>) {
        return std::array{make_entry<number>()...};
    }
    (std::make_index_sequence<registered.size()>());
    return entries;
}

} // namespace ctqueens::shell
