// SPDX-License-Identifier: BSL-1.0
#include "shell.hpp"

#include <charconv>

namespace ctqueens::shell {

namespace {

// Returns whether one text can be made from another by inserting, deleting or replacing at most
// this number of characters. Capitals do not differ from other letters.
bool is_near(std::string_view one, std::string_view other, std::size_t edits) {
    while (!one.empty() && !other.empty() && ((one[0] ^ other[0]) & ~0x20) == 0) {
        one.remove_prefix(1);
        other.remove_prefix(1);
    }
    if (one.empty() || other.empty()) return std::max(one.size(), other.size()) <= edits;
    return edits > 0 &&
           (is_near(one.substr(1), other, edits - 1) || is_near(one, other.substr(1), edits - 1) ||
            is_near(one.substr(1), other.substr(1), edits - 1));
}

// Returns the number of bytes of the first character of a text in UTF-8, or 0 if it is a control
// character or not valid.
std::size_t length_of_first(std::string_view text) {
    constexpr unsigned least[] = {0, 0x20, 0xA0, 0x800, 0x10000}; // code of each length
    const auto first = static_cast<unsigned char>(text.front());
    const std::size_t length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
    if (text.size() < length || (length > 1 && (first < 0xC0 || first >= 0xF8))) return 0;
    unsigned code = length == 1 ? first : first & (0x7Fu >> length);
    for (const char next : text.substr(1, length - 1)) {
        if ((next & 0xC0) != 0x80) return 0;
        code = code << 6 | (next & 0x3Fu);
    }
    const bool is_valid = code >= least[length] && code != 0x7F && code <= 0x10FFFF &&
                          (code < 0xD800 || code > 0xDFFF);
    return is_valid ? length : 0;
}

} // namespace

std::string quoted(std::string_view value) {
    constexpr const char* digits = "0123456789abcdef";
    std::string text = "'";
    while (!value.empty() && text.size() <= 60) {
        const auto first = static_cast<unsigned char>(value.front());
        const std::size_t length = length_of_first(value);
        text += length != 0 ? std::string(value.substr(0, length))
                            : std::string{'\\', 'x', digits[first >> 4], digits[first & 15]};
        value.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return text + (value.empty() ? "'" : "...'");
}

const std::string* arguments::value_of(std::string_view option) const {
    const auto found = std::find_if(options.begin(), options.end(),
                                    [&](const auto& each) { return each.first == option; });
    return found == options.end() ? nullptr : &found->second;
}

std::string arguments::value_or(std::string_view option, const char* default_value) const {
    const std::string* value = value_of(option);
    return value == nullptr ? default_value : *value;
}

std::string joined(const name_list& names) {
    std::string list;
    for (const named& each : names) list += concatenate(list.empty() ? "" : ", ", each.name);
    return list;
}

void refuse_name(std::string_view kind, std::string_view value, const name_list& names) {
    // Suggest a name that begins with the value, or that differs from it by a likely typing error.
    const std::size_t size = value.size(), most = size < 3 ? size : size < 12 ? 3 : 4;
    for (std::size_t edits = 0; edits < most; ++edits) {
        for (const auto& [name, about] : names) {
            if ((size > 2 && name.starts_with(value)) || is_near(value, name, edits)) {
                refuse("unknown ", kind, ' ', quoted(value), "; did you mean '", name, "'?");
            }
        }
    }
    refuse("unknown ", kind, ' ', quoted(value), ": must be one of ", joined(names));
}

std::string name_of(square at, int size) {
    return concatenate(static_cast<char>('a' + at.column), size - at.row);
}

std::size_t number_up_to(std::size_t last, std::string_view argument, const std::string& value,
                         std::string_view of_what) {
    std::size_t number = 0;
    const char* const end = value.data() + value.size();
    const auto [rest, error] = std::from_chars(value.data(), end, number);
    if (error != std::errc() || rest != end || value.front() == '0' || number > last) {
        refuse(argument, ' ', quoted(value), ": must be ", last == 1 ? "" : "between 1 and ", last,
               of_what);
    }
    return number;
}

int size_of(const arguments& given, int last) {
    return static_cast<int>(
        number_up_to(static_cast<std::size_t>(last), "--size", given.value_or("--size", "8"), ""));
}

} // namespace ctqueens::shell
