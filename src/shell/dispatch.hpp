// SPDX-License-Identifier: BSL-1.0
// Run-time lookup of sizes and names in the library's registries.
#ifndef CTQUEENS_SHELL_DISPATCH_HPP
#define CTQUEENS_SHELL_DISPATCH_HPP

#include <ctqueens/hana/registry.hpp>

#include <boost/hana/for_each.hpp>
#include <boost/hana/keys.hpp>

#include <string>
#include <string_view>

namespace ctqueens::shell {

namespace hana = boost::hana;

// Calls action(hana::size_c<size>) if there is a table of this size. Returns whether there is one.
template <class Action>
bool with_size(int size, Action action)
{
    return registry::with_entry(registry::tables, size, [&](auto key, auto) { action(key); });
}

// Calls action(hana::type_c<format>) for the format with this name. Returns whether there is one.
template <class Action>
bool with_format(std::string_view name, Action action)
{
    return registry::with_entry(registry::formats, name,
                                [&](auto, auto format) { action(format); });
}

// Returns a copy of a registry as a map in which each value is replaced by `make(value)`.
template <class Registry, class Make>
constexpr auto map_values(Registry registry, Make make)
{
    return hana::unpack(registry, [=](auto... entry) {
        return hana::make_map(hana::make_pair(hana::first(entry), make(hana::second(entry)))...);
    });
}

// Returns the keys of a map, which must be names, as a list: "a, b, c".
template <class Map>
std::string names_in(const Map& entries)
{
    std::string names;
    hana::for_each(hana::keys(entries), [&](auto name) {
        names += names.empty() ? "" : ", ";
        names += name.c_str();
    });
    return names;
}

// Returns the names that --format accepts for boards, as a list: "a, b, c".
inline std::string format_names()
{
    return names_in(registry::formats) + ", " + text::dimacs::name;
}

} // namespace ctqueens::shell

#endif
