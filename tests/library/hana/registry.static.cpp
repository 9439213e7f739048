// SPDX-License-Identifier: BSL-1.0
// The registries find searches, formats and tables by their names and sizes.
#include "../texts.hpp"
#include "laws.hpp"

#include <ctqueens/hana/models.hpp>
#include <ctqueens/hana/registry.hpp>

#include <string_view>

namespace {

using namespace ctqueens;
using namespace ctqueens::name_literals;
namespace hana = boost::hana;

static_assert(registry::searches["permutation"_s] == hana::type_c<search::permutation>);
static_assert(registry::searches["board-scan"_s] == hana::type_c<search::board_scan>);
static_assert(registry::formats["fen"_s] == hana::type_c<text::fen>);
static_assert(registry::step_formats["text"_s] == hana::type_c<text::steps::lines>);
static_assert(registry::step_formats["json"_s] == hana::type_c<text::steps::json>);
static_assert(registry::tables[hana::size_c<8>]() == solutions<8>);
static_assert(hana::at_key(registry::searches, "bitmask"_s) == hana::type_c<search::bitmask>);
static_assert(hana::find(registry::searches, "fen"_s) == hana::nothing);
static_assert(hana::contains(registry::formats, "csv"_s));
static_assert(!hana::contains(registry::formats, "chess"_s));
static_assert("fen"_s == hana::string_c<'f', 'e', 'n'> && ""_s == hana::string_c<>);
using by_name = typename decltype(registry::searches["iterative"_s])::type;
static_assert(solutions<8, by_name>[7] == placement<8>{{1, 5, 7, 2, 0, 3, 6, 4}});

static_assert(decltype(hana::length(registry::tables))::value == max_table_size);
static_assert(hana::Foldable<registry::registry_tag>::value &&
              hana::Searchable<registry::registry_tag>::value);
static_assert(hana::is_a<hana::map_tag>(hana::to_map(registry::searches)));

// Every entry has its own name.
template <class... Named> struct names { static constexpr std::size_t count = sizeof...(Named); };
constexpr bool are_names(const auto& entries, std::size_t count) {
    return hana::unpack(entries, [=](auto... entry) {
        return (equal(hana::first(entry).c_str(), decltype(+hana::second(entry))::type::name) &&
                ...) &&
               sizeof...(entry) == count;
    });
}
static_assert(are_names(registry::searches, search::all<names>::count));
static_assert(are_names(registry::formats, text::all<names>::count));
static_assert(are_names(registry::step_formats, text::steps::all<names>::count));

// Every table has its size. A lazy table is not instantiated.
template <int N> constexpr int size_of(registry::lazy_table<N>) { return N; }
constexpr bool are_sizes = hana::unpack(registry::tables, [](auto... entry) {
    int size = 0;
    return ((int(hana::first(entry)()) == ++size && size_of(hana::second(entry)) == size) && ...);
});
static_assert(are_sizes);
static_assert(&registry::tables[hana::size_c<6>]() == &solutions<6>);

// Names and sizes that are known only at run time.
constexpr bool enters_entry_of(const auto& entries, const auto& wanted, const auto& key_of) {
    bool is_wanted = false;
    const bool is_known = registry::with_entry(
        entries, wanted, [&](auto key, auto) { is_wanted = key_of(key) == wanted; });
    return is_known && is_wanted;
}
constexpr bool is_search(std::string_view name) {
    return enters_entry_of(registry::searches, name,
                           [](auto key) { return std::string_view(key.c_str()); });
}
constexpr bool is_table(int size) {
    return enters_entry_of(registry::tables, size, [](auto key) { return int(key()); });
}
static_assert(is_search("permutation") && is_search("bitmask"));
static_assert(!is_search("bitmas") && !is_search("bitmaskk") && !is_search("") &&
              !is_search("fen"));
static_assert(is_table(1) && is_table(8) && is_table(12));
static_assert(!is_table(-1) && !is_table(0) && !is_table(13));

// The laws.
static_assert(laws::foldable(registry::searches) && laws::foldable(registry::formats));
static_assert(laws::searchable_by_keys(registry::searches, "iterative"_s, "random"_s) &&
              laws::searchable_by_keys(registry::formats, "csv"_s, "iterative"_s));
static_assert(hana::to_tuple(registry::searches) == hana::to_tuple(registry::searches.map()));
static_assert(hana::equal(hana::keys(registry::formats), hana::keys(registry::formats.map())));

// The values of the registries are the library's lists, so no entry is missing and no name occurs
// twice.
template <class... Entity> using count = hana::size_t<sizeof...(Entity)>;
static_assert(decltype(hana::length(registry::searches))::value == search::all<count>::value);
static_assert(decltype(hana::length(registry::formats))::value == text::all<count>::value);
static_assert(decltype(hana::length(registry::step_formats))::value ==
              text::steps::all<count>::value);

} // namespace
