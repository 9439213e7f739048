// SPDX-License-Identifier: BSL-1.0
#include "characters.hpp"

namespace ctqueens::reading {

bool is_utf_16(std::string_view text) noexcept {
    if (text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF")) return true;
    return text.size() > 1 && (text[0] == '\0') != (text[1] == '\0');
}

// Returns the length of the escape sequence with which a text begins: ESC [ … letter, ESC ] … BEL,
// ESC ( letter, or ESC and another character.
static std::size_t length_of_escape(std::string_view text) noexcept {
    const char second = text.size() > 1 ? text[1] : '\0';
    std::size_t at = 2;
    if (second == '[') {
        while (at < text.size() && text[at] >= 0x20 && text[at] < 0x40) ++at;
        return at < text.size() && text[at] >= 0x40 ? at + 1 : at;
    }
    if (second == ']') {
        while (at < text.size() && text[at] != '\a' && text[at] != '\x1b' && text[at] != '\n') ++at;
        return at < text.size() && text[at] == '\a' ? at + 1 : at;
    }
    return second == '\0' || second == '\n' ? 1 : second == '(' ? 3 : 2;
}

void clean(std::string& text) {
    const std::string_view all = text;
    std::size_t at = all.starts_with("\xEF\xBB\xBF") ? 3 : 0, kept = 0;
    while (at < all.size()) {
        if ((all[at] >= ' ' && all[at] < 0x7F) || all[at] == '\n') {
            text[kept++] = all[at++];
            continue;
        }
        const std::string_view rest = all.substr(at);
        if (rest.front() == '\x1b') {
            at += length_of_escape(rest);
            continue;
        }
        const character next = first_character(rest);
        at += next.length;
        const bool is_line_end = next.code == '\r';
        if (is_line_end && rest.size() > 1 && rest[1] == '\n') continue;
        if (next.code == 0xFE0F || next.code == 0x200B) continue;
        if (is_line_end || next.code == 0xA0 || next.code == 0x3000 || next.code == '\f') {
            text[kept++] = is_line_end ? '\n' : ' ';
            continue;
        }
        for (std::size_t byte = 0; byte < next.length; ++byte) text[kept++] = rest[byte];
    }
    text.resize(kept);
}

} // namespace ctqueens::reading
