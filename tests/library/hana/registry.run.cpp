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
