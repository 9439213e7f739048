// SPDX-License-Identifier: BSL-1.0
#include "messages.hpp"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>

namespace ctqueens::shell {

void append(std::string& all, std::string_view part) { all += part; }

void append(std::string& all, char part) { all += part; }

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

static unsigned byte_at(std::string_view text, std::size_t at) {
    return at < text.size() ? static_cast<unsigned char>(text[at]) : 0;
}

// Returns the length of the character of UTF-8 with which a text begins, or 0 if it does not begin
// with one, or it has no shape of its own: control characters and what sets the direction of text.
static std::size_t length_of_character(std::string_view text) {
    const unsigned first = byte_at(text, 0);
    if (first < 0x80) return first >= 0x20 && first < 0x7F ? 1 : 0;
    const std::size_t length = first < 0xC2   ? 0
                               : first < 0xE0 ? 2
                               : first < 0xF0 ? 3
                               : first < 0xF5 ? 4
                                              : 0;
    unsigned code = first & (0x7FU >> length);
    for (std::size_t each = 1; each < length; ++each) {
        if ((byte_at(text, each) & 0xC0U) != 0x80) return 0;
        code = code << 6 | (byte_at(text, each) & 0x3FU);
    }
    constexpr unsigned least[]{0, 0, 0xA0, 0x800, 0x10000};
    const bool is_surrogate = code >= 0xD800 && code < 0xE000;
    const bool is_format = code == 0xAD || code == 0x61C || code == 0x180E ||
                           (code >= 0x200B && code < 0x2010) || (code >= 0x2028 && code < 0x202F) ||
                           (code >= 0x2060 && code < 0x2070) || code == 0xFEFF ||
                           (code >= 0xFFF9 && code < 0xFFFC) || (code >= 0xE0000 && code < 0xE0080);
    return code < least[length] || code > 0x10FFFF || is_surrogate || is_format ? 0 : length;
}

std::string quoted(std::string_view value) {
    constexpr std::size_t longest = 60;
    constexpr const char* digits = "0123456789abcdef";
    std::string text = "'";
    std::size_t at = 0;
    for (std::size_t count = 0; at < value.size() && count != longest; ++count) {
        const std::size_t length = length_of_character(value.substr(at));
        if (length > 0 && value[at] != '\\' && value[at] != '\'') {
            text += value.substr(at, length);
        } else {
            const unsigned byte = byte_at(value, at);
            text += {'\\', 'x', digits[byte >> 4], digits[byte & 15]};
        }
        at += std::max<std::size_t>(length, 1);
    }
    return text + (at == value.size() ? "'" : "...'");
}

} // namespace ctqueens::shell
