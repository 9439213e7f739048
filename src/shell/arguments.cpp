// SPDX-License-Identifier: BSL-1.0
#include "arguments.hpp"

#include "messages.hpp"

#include <algorithm>
#include <charconv>

namespace ctqueens::shell {

std::optional<std::string_view> arguments::value_of(std::string_view option) const {
    const auto found = std::ranges::find(options, option, [](auto& each) { return each.first; });
    return found == options.end() ? std::optional<std::string_view>() : found->second;
}

std::size_t number_up_to(std::size_t last, std::string_view argument, std::string_view value,
                         std::string_view of_what) {
    std::size_t number = 0;
    const char *const begin = value.data(), *const end = begin + value.size();
    const auto [rest, error] = std::from_chars(begin, end, number);
    if (error == std::errc() && rest == end && value.front() != '0' && number <= last) {
        return number;
    }
    const std::string allowed = last == 0   ? ": none exist"
                                : last == 1 ? ": must be 1"
                                            : concatenate(": must be between 1 and ", last);
    refuse(argument, ' ', quoted(value), allowed, of_what);
}

int size_of(const arguments& given, int last) {
    return static_cast<int>(number_up_to(static_cast<std::size_t>(last), "--size",
                                         given.value_of("--size").value_or("8"), ""));
}

} // namespace ctqueens::shell
