// SPDX-License-Identifier: BSL-1.0
#include "names.hpp"

#include <algorithm>

namespace ctqueens::shell {

std::string joined(const name_list& names) {
    std::string list;
    for (const named& each : names) list += concatenate(list.empty() ? "" : ", ", each.name);
    return list;
}

// Returns whether one text can be made from another by inserting, deleting or replacing at most
// this number of characters. Case is ignored.
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

void refuse_name(std::string_view kind, std::string_view value, const name_list& names) {
    // Suggest a name that begins with the value, or that differs from it by a likely typing error:
    // none in one character, one in two, two in up to eleven ('bitamsk'), three in more.
    const std::size_t size = value.size();
    const std::size_t most_edits = size < 2 ? 0 : size == 2 ? 1 : size < 12 ? 2 : 3;
    for (std::size_t edits = 0; edits <= most_edits; ++edits) {
        for (const auto& [name, about] : names) {
            if ((size > 2 && name.starts_with(value)) || is_near(value, name, edits)) {
                refuse("unknown ", kind, ' ', quoted(value), "; did you mean '", name, "'?");
            }
        }
    }
    refuse("unknown ", kind, ' ', quoted(value), ": must be one of ", joined(names));
}

} // namespace ctqueens::shell
