// SPDX-License-Identifier: BSL-1.0
// The registries find searches, formats and tables by their names and sizes.
#include "laws.hpp"

#include <ctqueens/hana/models.hpp>
#include <ctqueens/hana/registry.hpp>

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
