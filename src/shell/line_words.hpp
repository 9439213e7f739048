// SPDX-License-Identifier: BSL-1.0
// What the functions that translate lines have in common.
#ifndef CTQUEENS_SHELL_LINE_WORDS_HPP
#define CTQUEENS_SHELL_LINE_WORDS_HPP

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace ctqueens::shell {

inline constexpr std::string_view digit_characters = "0123456789";
inline constexpr std::string_view blank_characters = " \t";
inline constexpr std::string_view separator_characters = " \t,;"; // of words and numbers

inline bool is_one_of(char character, std::string_view all) {
    return all.find(character) != all.npos;
}

inline bool is_letter(char character) {
    return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z');
}

// Fills a part of a line, as far as it goes on.
inline void blank_out(std::string& line, std::size_t begin, std::size_t end) {
    std::fill(line.begin() + static_cast<std::ptrdiff_t>(begin),
              line.begin() + static_cast<std::ptrdiff_t>(std::min(end, line.size())), ' ');
}

// What stands between these characters.
inline std::vector<std::string_view> items_in(std::string_view line, std::string_view between) {
    std::vector<std::string_view> items;
    while (true) {
        line.remove_prefix(std::min(line.find_first_not_of(between), line.size()));
        if (line.empty()) return items;
        items.push_back(line.substr(0, line.find_first_of(between)));
        line.remove_prefix(items.back().size());
    }
}

// The letters of a line, from one word to the next.
class words {
public:
    explicit words(const std::string& line) : line_(&line) {}

    // Goes to the next word, and returns whether there is one.
    bool next() {
        const auto find = [this](std::size_t from, bool expected) {
            while (from < line_->size() && is_letter((*line_)[from]) != expected) ++from;
            return from;
        };
        begin = find(end, true);
        end = find(begin, false);
        return begin < line_->size();
    }

    std::string_view text() const { return std::string_view(*line_).substr(begin, end - begin); }

    std::size_t begin = 0;
    std::size_t end = 0;

private:
    const std::string* line_;
};

} // namespace ctqueens::shell

#endif
