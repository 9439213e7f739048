// SPDX-License-Identifier: BSL-1.0
// Finding a search by its name, with Boost.Hana.
#ifndef CTQUEENS_TUTORIAL_11_NAMES_HPP
#define CTQUEENS_TUTORIAL_11_NAMES_HPP

// [includes]
#include <ctqueens/search.hpp>
#include <ctqueens/solutions.hpp>

#include <boost/hana/at_key.hpp>
#include <boost/hana/contains.hpp>
#include <boost/hana/equal.hpp>
#include <boost/hana/first.hpp>
#include <boost/hana/map.hpp>
#include <boost/hana/pair.hpp>
#include <boost/hana/second.hpp>
#include <boost/hana/string.hpp>
#include <boost/hana/type.hpp>
#include <boost/hana/unpack.hpp>

#include <cstddef>
#include <string_view>
#include <utility>

namespace hana = boost::hana;
using ctqueens::solutions;
// [/includes]

// [literal]
template <std::size_t size>
struct text_literal
{
    char text[size]{};

    consteval text_literal(const char (&characters)[size])
    {
        for (std::size_t index = 0; index < size; ++index) {
            text[index] = characters[index];
        }
    }
};

template <text_literal written, std::size_t... index>
constexpr hana::string<written.text[index]...> to_string(std::index_sequence<index...>)
{
    return {};
}

template <text_literal written>
consteval auto operator""_name()
{
    return to_string<written>(std::make_index_sequence<sizeof(written.text) - 1>());
}
static_assert("fen"_name == hana::string_c<'f', 'e', 'n'>);
// [/literal]

// [searches]
inline constexpr auto searches = hana::make_map(
    hana::make_pair("permutation"_name, hana::type_c<ctqueens::search::permutation>),
    hana::make_pair("iterative"_name, hana::type_c<ctqueens::search::iterative>),
    hana::make_pair("bitmask"_name, hana::type_c<ctqueens::search::bitmask>));

using iterative = decltype(+searches["iterative"_name])::type;
static_assert(solutions<8, iterative>[7] != solutions<8>[7]); // it finds them in its own order
// [/searches]

// [find_search]
template <class Name>
constexpr auto find_search(Name name)
{
    constexpr bool is_known = decltype(hana::contains(searches, name))::value;
    static_assert(is_known, "no search has this name (allowed: permutation, iterative, bitmask)");
    if constexpr (is_known) {
        return searches[name];
    }
}
static_assert(find_search("bitmask"_name) == hana::type_c<ctqueens::search::bitmask>);
// [/find_search]

// [with_search]
template <class Action>
constexpr bool with_search(std::string_view name, Action action)
{
    return hana::unpack(searches, [&](auto... entry) {
        return ((name == hana::first(entry).c_str() && (action(hana::second(entry)), true)) || ...);
    });
}

constexpr int first_column_found_by(std::string_view name)
{
    int column = -1;
    with_search(name, [&](auto search) {
        column = solutions<8, typename decltype(search)::type>[0][0];
    });
    return column;
}
static_assert(first_column_found_by("permutation") == 0);
static_assert(first_column_found_by("random") == -1);
// [/with_search]

#endif
