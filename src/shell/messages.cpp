// SPDX-License-Identifier: BSL-1.0
#include "messages.hpp"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>

namespace ctqueens::shell {

std::string right_aligned(std::uint64_t number, std::size_t width) {
    const std::string digits = std::to_string(number);
    return std::string(width - std::min(width, digits.size()), ' ') + digits;
}

std::size_t count_characters(std::string_view text) {
    return static_cast<std::size_t>(std::ranges::count_if(text, begins_character));
}

void print(const std::string& text) {
    const bool is_written = std::fwrite(text.data(), 1, text.size(), stdout) == text.size();
    if (is_written && std::fflush(stdout) == 0) return;
    refuse("cannot write to standard output: ", std::strerror(errno));
}

std::string quoted(std::string_view value) {
    constexpr std::size_t longest = 60;
    constexpr const char* digits = "0123456789abcdef";
    std::string text = "'";
    for (const char each : value.substr(0, longest)) {
        const auto byte = static_cast<unsigned char>(each);
        const bool is_printable = byte >= 0x20 && byte < 0x7F && each != '\\' && each != '\'';
        text += is_printable ? std::string{each}
                             : std::string{'\\', 'x', digits[byte >> 4], digits[byte & 15]};
    }
    return text + (value.size() <= longest ? "'" : "...'");
}

} // namespace ctqueens::shell
