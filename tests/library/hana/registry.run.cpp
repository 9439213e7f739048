// SPDX-License-Identifier: BSL-1.0
// The registries hold all searches, formats and tables by their names and sizes. The tests iterate
// over the registries, so every entry is tested.
#include "laws.hpp"

#include <ctqueens/hana/models.hpp>
#include <ctqueens/hana/registry.hpp>
#include <ctqueens/work.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace {

using namespace ctqueens;
using namespace ctqueens::name_literals;
namespace hana = boost::hana;

// At compile time.
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

TEST(registries, name_every_search_which_finds_the_solutions_of_the_default_one) {
    hana::for_each(registry::searches, [](auto entry) {
        using search = typename decltype(+hana::second(entry))::type;
        EXPECT_STREQ(hana::first(entry).c_str(), search::name);
        const auto in_order = [](table<6> found) {
            std::sort(found.rows, found.rows + found.size(), hana::less);
            return found;
        };
        EXPECT_EQ((in_order(solutions<6, search>)), solutions<6>) << search::name;
        EXPECT_EQ((work<6, search>.solutions), 4u) << search::name;
    });
}

TEST(registries, name_every_format_which_tells_solutions_apart) {
    std::set<std::string> texts;
    hana::for_each(registry::formats, [&](auto entry) {
        using format = typename decltype(+hana::second(entry))::type;
        EXPECT_STREQ(hana::first(entry).c_str(), format::name);
        for (const placement<6>& queens : solutions<6>) {
            std::string text;
            format::write(queens, std::back_inserter(text));
            EXPECT_TRUE(texts.insert(text).second) << format::name << " writes " << text;
        }
    });
    EXPECT_EQ(texts.size(), 4 * decltype(hana::length(registry::formats))::value);
}

TEST(registries, name_every_step_format) {
    hana::for_each(registry::step_formats, [](auto entry) {
        using format = typename decltype(+hana::second(entry))::type;
        EXPECT_STREQ(hana::first(entry).c_str(), format::name);
    });
}

TEST(registries, have_every_table_by_its_size) {
    int size = 0;
    hana::for_each(registry::tables, [&](auto entry) {
        const auto key = hana::first(entry);
        const auto lazy = hana::second(entry); // does not instantiate the table
        EXPECT_EQ(static_cast<int>(key()), ++size);
        EXPECT_TRUE((std::is_same_v<typename decltype(lazy)::type, table<key()>>));
    });
    EXPECT_EQ(&registry::tables[hana::size_c<6>](), &solutions<6>);
}

TEST(registries, are_entered_with_what_is_known_at_run_time_only) {
    for (const std::string name : {"permutation", "bitmask", "bitmas", "bitmaskk", "", "fen"}) {
        std::string seen;
        const bool is_known = registry::with_entry(registry::searches, name,
                                                   [&](auto key, auto) { seen = key.c_str(); });
        EXPECT_EQ(is_known, name == "permutation" || name == "bitmask") << name;
        EXPECT_EQ(seen, is_known ? name : "") << name;
    }
    for (const int size : {-1, 0, 1, 8, 12, 13}) {
        std::size_t count = 0;
        const bool is_known = registry::with_entry(registry::tables, size, [&](auto, auto table) {
            count = decltype(table)::type::size();
        });
        EXPECT_EQ(is_known, size >= 1 && size <= 12) << size;
        EXPECT_EQ(count, is_known ? published_counts[size] : 0) << size;
    }
    static_assert(registry::with_entry(registry::formats, std::string_view("csv"), [](auto...) {}));
}

} // namespace
