// SPDX-License-Identifier: BSL-1.0
#include "messages.hpp"

#include <ctqueens/parse/symbols.hpp>

#include <algorithm>

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

// Returns whether a character has no shape of its own, or sets the direction of text.
static bool is_invisible(std::uint32_t code) {
    constexpr struct {
        std::uint32_t first, last;
    } ranges[] = {{0, 0x1F},        {0x7F, 0x9F},     {0xAD, 0xAD},     {0x61C, 0x61C},
                  {0x180E, 0x180E}, {0x200B, 0x200F}, {0x2028, 0x202E}, {0x2060, 0x206F},
                  {0xD800, 0xDFFF}, {0xFEFF, 0xFEFF}, {0xFFF9, 0xFFFB}, {0xE0000, 0xE007F},
                  {0x110000, ~0U}};
    return std::ranges::any_of(
        ranges, [=](const auto& each) { return each.first <= code && code <= each.last; });
}

// Returns the length of the character of UTF-8 with which a text begins, or 0 if it does not begin
// with one, or it is invisible.
static std::size_t length_of_character(std::string_view text) {
    using enum detail::utf8_decoder::character;
    detail::utf8_decoder decoder;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const auto found = decoder.take(static_cast<unsigned char>(text[at]));
        if (found == complete) return is_invisible(decoder.code) ? 0 : at + 1;
        if (found == invalid) break;
    }
    return 0;
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
            const auto byte = static_cast<unsigned char>(value[at]);
            text += {'\\', 'x', digits[byte >> 4], digits[byte & 15]};
        }
        at += std::max<std::size_t>(length, 1);
    }
    return text + (at == value.size() ? "'" : "...'");
}

} // namespace ctqueens::shell
