// SPDX-License-Identifier: BSL-1.0
// From a size or a format's name at run time to the constant or the type at compile time.
#ifndef CTQUEENS_SHELL_DISPATCH_HPP
#define CTQUEENS_SHELL_DISPATCH_HPP

#include <ctqueens/solutions.hpp>
#include <ctqueens/text.hpp>

#include <boost/hana/for_each.hpp>
#include <boost/hana/integral_constant.hpp>
#include <boost/hana/range.hpp>
#include <boost/hana/tuple.hpp>

#include <string_view>

namespace ctqueens::shell {

namespace hana = boost::hana;

// Calls action(hana::int_<size>) if there is a table of this size.
template <class Action>
void with_size(int size, Action action)
{
    hana::for_each(hana::range_c<int, 1, max_table_size + 1>, [&](auto candidate) {
        if (candidate.value == size) {
            action(candidate);
        }
    });
}

// Calls action(format) for the format of this name, if there is one.
template <class Action>
void with_format(std::string_view name, Action action)
{
    hana::for_each(text::all<hana::tuple>{}, [&](auto format) {
        if (format.name == name) {
            action(format);
        }
    });
}

} // namespace ctqueens::shell

#endif
