// SPDX-License-Identifier: BSL-1.0
// What somebody probably meant to type.
#ifndef CTQUEENS_SHELL_NEAREST_NAME_HPP
#define CTQUEENS_SHELL_NEAREST_NAME_HPP

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <vector>

namespace ctqueens::shell {

// The number of characters to insert, delete, replace or swap with the next one (optimal string alignment).
inline std::size_t edit_distance(std::string_view from, std::string_view to)
{
    std::vector<std::vector<std::size_t>> cost(from.size() + 1, std::vector<std::size_t>(to.size() + 1));
    for (std::size_t i = 0; i <= from.size(); ++i) {
        for (std::size_t j = 0; j <= to.size(); ++j) {
            if (i == 0 || j == 0) {
                cost[i][j] = i + j;
                continue;
            }
            const std::size_t replaced = cost[i - 1][j - 1] + (from[i - 1] == to[j - 1] ? 0 : 1);
            cost[i][j] = std::min({cost[i - 1][j] + 1, cost[i][j - 1] + 1, replaced});
            if (i > 1 && j > 1 && from[i - 1] == to[j - 2] && from[i - 2] == to[j - 1]) {
                cost[i][j] = std::min(cost[i][j], cost[i - 2][j - 2] + 1);
            }
        }
    }
    return cost[from.size()][to.size()];
}

// Returns the name that begins with the text, or is at most a third of its characters away, or nothing.
inline std::string_view nearest_name(std::string_view text, const std::vector<std::string_view>& names)
{
    std::string_view nearest;
    std::size_t least = std::max<std::size_t>(1, text.size() / 3) + 1;
    for (const std::string_view name : names) {
        const bool is_beginning = text.size() > 1 && name.substr(0, text.size()) == text;
        const std::size_t distance = is_beginning ? 0
                                     : text.size() > 40 ? least
                                                        : edit_distance(text, name);
        if (distance < least) {
            least = distance;
            nearest = name;
        }
    }
    return nearest;
}

} // namespace ctqueens::shell

#endif
