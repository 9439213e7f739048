// SPDX-License-Identifier: BSL-1.0
/// @file
/// Registries: Hana maps of the searches, text formats and step formats by name, and of the tables
/// by size. with_entry() looks up keys that are known only at run time.
#ifndef CTQUEENS_HANA_REGISTRY_HPP
#define CTQUEENS_HANA_REGISTRY_HPP

#include <ctqueens/search.hpp>
#include <ctqueens/solutions.hpp>
#include <ctqueens/text.hpp>
#include <ctqueens/trace_text.hpp>

#include <boost/hana/any_of.hpp>
#include <boost/hana/at_key.hpp>
#include <boost/hana/concept/hashable.hpp>
#include <boost/hana/contains.hpp>
#include <boost/hana/find_if.hpp>
#include <boost/hana/first.hpp>
#include <boost/hana/front.hpp>
#include <boost/hana/integral_constant.hpp>
#include <boost/hana/keys.hpp>
#include <boost/hana/map.hpp>
#include <boost/hana/pair.hpp>
#include <boost/hana/second.hpp>
#include <boost/hana/string.hpp>
#include <boost/hana/type.hpp>
#include <boost/hana/unpack.hpp>

/// Maps of the library's searches, formats and tables.
namespace ctqueens::registry {

/// @addtogroup hana
/// @{

/// The Hana tag for registries. Like a hana::map, a registry is Foldable and Searchable.
struct registry_tag {};

/// A registry: a hana::map that is instantiated when it is first used. For an unknown key, [] and
/// hana::at_key() do not compile; hana::find() returns hana::nothing. For other operations, convert
/// the registry with hana::to_map(). `Content` supplies the map and the error.
template <class Content> struct checked_map {
    /// The tag that Hana dispatches on.
    using hana_tag = registry_tag;

    /// Returns the map.
    [[nodiscard]] static constexpr auto map() noexcept { return Content::make_map(); }

    /// Returns the value for a key, which must be a constant, such as a hana::string.
    template <class Key> [[nodiscard]] constexpr auto operator[](const Key& key) const noexcept {
        if constexpr (has_key<Key>()) {
            return boost::hana::at_key(map(), key);
        } else {
            return boost::hana::front(boost::hana::values(map())); // avoids a second error
        }
    }

private:
    template <class Key> static constexpr bool has_key() noexcept {
        constexpr bool is_constant = boost::hana::Hashable<boost::hana::tag_of_t<Key>>::value;
        static_assert(is_constant, "ctqueens: a registry key must be a constant, such as "
                                   "\"fen\"_s or hana::size_c<8>");
        if constexpr (is_constant) {
            constexpr bool is_known = decltype(boost::hana::contains(map(), Key()))::value;
            Content::template diagnose_key<Key, is_known>();
            return is_known;
        }
        return false;
    }
};

/// A function object that returns a table. The table is computed only if the function object is
/// called.
///
///     static_assert(&registry::lazy_table<8>()() == &solutions<8>);
template <int N> struct lazy_table {
    /// The type of the table.
    using type = table<N>;

    /// Returns `solutions<N>`.
    [[nodiscard]] constexpr const table<N>& operator()() const noexcept { return solutions<N>; }
};

/// @}

namespace detail {

namespace hana = boost::hana;
using ctqueens::detail::index_list, ctqueens::detail::indices;

// Makes a hana::string from the text that a captureless lambda returns.
template <class Text, int... index>
constexpr auto to_hana_string(Text, index_list<index...>) noexcept {
    return hana::string<Text{}()[index]...>();
}

// Returns the name of a search or a format.
template <class Named> constexpr auto name_of() noexcept {
    return to_hana_string([] { return Named::name; },
                          indices<ctqueens::detail::text_length(Named::name)>);
}

template <class... Named> struct by_name {
    static constexpr auto make_map() noexcept {
        return hana::make_map(hana::make_pair(name_of<Named>(), hana::type<Named>())...);
    }
};
// Compilers print the template arguments, so `Key` shows what was looked up. Each message must be a
// literal, so there are three functions.
struct all_searches : search::all<by_name> {
    template <class Key, bool is_known> static constexpr void diagnose_key() noexcept {
        static_assert(is_known, "ctqueens: no search has this name (see search::all)");
    }
};
struct all_formats : text::all<by_name> {
    template <class Key, bool is_known> static constexpr void diagnose_key() noexcept {
        static_assert(is_known, "ctqueens: no text format has this name (see text::all)");
    }
};
struct all_step_formats : text::steps::all<by_name> {
    template <class Key, bool is_known> static constexpr void diagnose_key() noexcept {
        static_assert(is_known, "ctqueens: no step format has this name (see text::steps::all)");
    }
};

struct all_tables {
    template <int size = max_table_size> // a template, so that it is instantiated only when used
    static constexpr auto make_map() noexcept {
        return []<int... index>(index_list<index...>) {
            return hana::make_map(
                hana::make_pair(hana::size_c<std::size_t(index) + 1>, lazy_table<index + 1>())...);
        }
        (indices<size>);
    }
    template <class Key, bool is_known> static constexpr void diagnose_key() noexcept {
        static_assert(is_known, "ctqueens: there is no table of this size (allowed: "
                                "hana::size_c<1> to hana::size_c<12>)");
    }
};

template <char... character>
constexpr bool equals(hana::string<character...>, const auto& text) noexcept {
    std::size_t index = 0;
    return text.size() == sizeof...(character) && ((text[index++] == character) && ...);
}
template <class Integer, Integer key>
constexpr bool equals(hana::integral_constant<Integer, key>, const auto& number) noexcept {
    return number == key;
}

// Applies a Hana function to the map in a registry.
template <class Function> struct of_map {
    template <class Registry, class... Argument>
    static constexpr decltype(auto) apply(const Registry&, Argument&&... arguments) {
        return Function{}(Registry::map(), static_cast<Argument&&>(arguments)...);
    }
};

} // namespace detail

} // namespace ctqueens::registry

/// The literal suffix `_s`. Unlike Hana's own suffix, it needs no language extension.
namespace ctqueens::name_literals {

/// Returns the literal as a hana::string.
///
///     using namespace name_literals;
///     static_assert("fen"_s == hana::string_c<'f', 'e', 'n'>);
/// @ingroup hana
template <detail::string_literal written> [[nodiscard]] consteval auto operator""_s() noexcept {
    return registry::detail::to_hana_string([] { return written.text; },
                                            detail::indices<sizeof(written.text) - 1>);
}

} // namespace ctqueens::name_literals

namespace ctqueens::registry {

/// @addtogroup hana
/// @{

/// The searches, by name. Each value is a hana::type.
///
///     using namespace name_literals;
///     static_assert(registry::searches["bitmask"_s] == hana::type_c<search::bitmask>);
inline constexpr checked_map<detail::all_searches> searches;

/// The text formats, by name. Each value is a hana::type.
///
///     using namespace name_literals;
///     static_assert(registry::formats["fen"_s] == hana::type_c<text::fen>);
inline constexpr checked_map<detail::all_formats> formats;

/// The step formats, by name. Each value is a hana::type.
///
///     using namespace name_literals;
///     static_assert(registry::step_formats["svg"_s] == hana::type_c<text::steps::svg>);
inline constexpr checked_map<detail::all_step_formats> step_formats;

/// The tables, by size. Each value is a `lazy_table`.
///
///     static_assert(registry::tables[hana::size_c<8>]().size() == 92);
inline constexpr checked_map<detail::all_tables> tables;

/// Calls `action(key, value)` for the map entry whose key equals `wanted`, if any, and returns
/// whether there is such an entry. `wanted` is a number, or a string with size() and operator[]; it
/// may be known only at run time. Compares the keys one by one.
///
///     constexpr std::size_t count_rows(int size) {
///         std::size_t rows = 0;
///         registry::with_entry(registry::tables, size,
///                              [&](auto, auto table) { rows = decltype(table)::type::size(); });
///         return rows;
///     }
///     static_assert(count_rows(6) == 4 && count_rows(13) == 0);
template <class Map, class Wanted, class Action>
constexpr bool with_entry(const Map& entries, const Wanted& wanted, Action&& action) {
    return boost::hana::unpack(entries, [&](const auto&... entry) {
        return ((detail::equals(boost::hana::first(entry), wanted) &&
                 (action(boost::hana::first(entry), boost::hana::second(entry)), true)) ||
                ...);
    });
}

/// @}

} // namespace ctqueens::registry

namespace boost::hana {

// Foldable
template <>
struct unpack_impl<ctqueens::registry::registry_tag>
    : ctqueens::registry::detail::of_map<unpack_t> {};

// Searchable
template <>
struct find_if_impl<ctqueens::registry::registry_tag>
    : ctqueens::registry::detail::of_map<find_if_t> {};
template <>
struct any_of_impl<ctqueens::registry::registry_tag>
    : ctqueens::registry::detail::of_map<any_of_t> {};
template <>
struct keys_impl<ctqueens::registry::registry_tag> : ctqueens::registry::detail::of_map<keys_t> {};
template <> struct at_key_impl<ctqueens::registry::registry_tag> {
    template <class Registry, class Key>
    static constexpr auto apply(const Registry& registry, const Key& key) {
        return registry[key];
    }
};

} // namespace boost::hana

#endif
