// SPDX-License-Identifier: BSL-1.0
// The names and numbers in a command line, and how they are refused.
#include "shell.hpp"

#include <charconv>

namespace ctqueens::shell {

// Returns whether one text can be made from another by inserting, deleting or replacing at most
// this number of characters. Capitals do not differ from other letters.
static bool is_near(std::string_view one, std::string_view other, std::size_t edits) {
    while (!one.empty() && !other.empty() && ((one[0] ^ other[0]) & ~0x20) == 0) {
        one.remove_prefix(1);
        other.remove_prefix(1);
    }
    if (one.empty() || other.empty()) return std::max(one.size(), other.size()) <= edits;
    return edits > 0 &&
           (is_near(one.substr(1), other, edits - 1) || is_near(one, other.substr(1), edits - 1) ||
            is_near(one.substr(1), other.substr(1), edits - 1));
}

std::string quoted(std::string_view value) {
    constexpr const char* digits = "0123456789abcdef";
    std::string text = "'";
    for (const char each : value.substr(0, 60)) {
        const auto byte = static_cast<unsigned char>(each);
        const bool is_printable = byte >= 0x20 && byte < 0x7F;
        text += is_printable ? std::string{each}
                             : std::string{'\\', 'x', digits[byte >> 4], digits[byte & 15]};
    }
    return text + (value.size() <= 60 ? "'" : "...'");
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

std::size_t number_up_to(std::size_t last, std::string_view argument, std::string_view value,
                         std::string_view of_what) {
    std::size_t number = 0;
    const char *const begin = value.data(), *const end = begin + value.size();
    const auto [rest, error] = std::from_chars(begin, end, number);
    if (error != std::errc() || rest != end || value.front() == '0' || number > last) {
        refuse(argument, ' ', quoted(value), last == 0 ? ": none exist" : ": must be ",
               last < 2 ? "" : "between 1 and ", last == 0 ? "" : concatenate(last), of_what);
    }
    return number;
}

int size_of(const arguments& given, int last) {
    return static_cast<int>(number_up_to(static_cast<std::size_t>(last), "--size",
                                         given.value_of("--size").value_or("8"), ""));
}

} // namespace ctqueens::shell
