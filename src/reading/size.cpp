// SPDX-License-Identifier: BSL-1.0
#include "size.hpp"

#include "characters.hpp"
#include "words.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace ctqueens::reading {

namespace {

// Returns the N to try: small ones, the most frequent numbers of words in a phrase, of characters
// in a word, and of phrases below each other, and the root of the largest number if it is a square.
std::vector<int> likely_sizes(std::string_view text) {
    std::array<std::size_t, max_placement_size + 1> votes{};
    const auto vote = [&](std::size_t size) { ++votes[size < votes.size() ? size : 0]; };
    std::size_t run = 0;
    int largest = 0;
    int gap = 0;
    phrases_of phrases(text);
    for (phrase here; phrases.next(here); ++run) {
        if (run > 1 && here.gap > gap) vote(std::exchange(run, 0));
        gap = here.gap;
        std::size_t count = 0, longest = 0;
        words_of words(here.text);
        for (word each; words.next(each); ++count) {
            longest = std::max(longest, count_characters(each.text));
            if (each.is_number()) largest = std::max(largest, std::abs(each.value));
        }
        const std::size_t ends = count_if(
            here.text, [](char32_t code) { return is_bar(code) || code == ',' || code == ';'; });
        for (const std::size_t size : {longest, count, count - 1, count / 2, ends + 1, ends - 1})
            vote(size);
    }
    vote(run);
    for (std::size_t root = 0; root < votes.size(); ++root) { // of a model
        if (root * root == static_cast<std::size_t>(largest)) votes[root] += text.size();
    }
    constexpr int largest_small = 12;
    constexpr std::size_t most = 14;
    std::vector<int> sizes;
    for (int size = 4; size <= max_placement_size; ++size) {
        if (size <= largest_small || votes[static_cast<std::size_t>(size)] > 0)
            sizes.push_back(size);
    }
    const auto key = [&](int size) { return std::pair(votes[std::size_t(size)], -size); };
    std::sort(sizes.begin() + largest_small - 3, sizes.end(),
              [&](int one, int other) { return key(one) > key(other); });
    sizes.resize(std::min(sizes.size(), most));
    return sizes;
}

// Counts placements, and those without two queens in a column.
class counter final : public listener {
public:
    void placement(shape as, std::size_t line, std::span<const std::uint8_t> columns) override {
        const bool is_one = is_permutation(columns);
        for (count* const each : {&all_, &of_shape_[static_cast<std::size_t>(as)]}) {
            ++each->placements;
            each->permutations += is_one;
        }
        if (as <= shape::named_list && std::ranges::is_sorted(columns))
            ++headings_;
        else
            attacked_ += !is_solution({columns.data(), static_cast<int>(columns.size())});
        const bool is_clear = as != shape::digits || columns.size() > 5;
        if (is_clear && is_one && first_line_ == 0) first_line_ = line;
    }
    void passed_over(std::size_t, std::string_view) override {}
    void refused(const mistake&) override { ++mistakes_; }
    void numbered(std::size_t, int) override {}

    // How well the text is explained: by placements without two queens in a column; among equals,
    // by other placements; and if there are none, by mistakes, most of which are in what is
    // understood.
    auto explained() const {
        const std::size_t doubtful = of(shape::digits).others() + of(shape::blanks).others();
        return std::tuple(all_.permutations, all_.placements - doubtful,
                          all_.permutations > 0 ? 0 : mistakes_);
    }
    std::size_t permutations() const { return all_.permutations; }
    trust given() const {
        const count &digits = of(shape::digits), &blanks = of(shape::blanks),
                    &named = of(shape::named_list);
        return {digits.are_most(), blanks.are_most(),
                all_.permutations > digits.permutations + blanks.permutations,
                of(shape::pairs).permutations > 0,
                // A heading is repeated, or is the only one that is no solution.
                headings_ < 2 && (attacked_ > 0 || headings_ == all_.placements),
                named.placements > of(shape::list).placements &&
                    2 * named.placements >= all_.placements};
    }
    std::size_t first_line() const { return first_line_; } // of what is clearly a placement

private:
    struct count {
        std::size_t placements = 0, permutations = 0;
        std::size_t others() const { return placements - permutations; }
        bool are_most() const { return permutations > 0 && 2 * permutations >= placements; }
    };
    const count& of(shape which) const { return of_shape_[static_cast<std::size_t>(which)]; }

    count all_{};
    std::array<count, 7> of_shape_{};
    std::size_t headings_ = 0, attacked_ = 0; // lists such as 1 2 3 4, and other mistakes
    std::size_t mistakes_ = 0;
    std::size_t first_line_ = 0;
};

struct trial {
    int size = 0; // 0 if nothing was found
    counter found{};
};

// Tries each N, and returns the best one. Among equals, it is the largest.
trial best_of(std::string_view text) {
    trial best;
    for (const int size : likely_sizes(text)) {
        trial now{size, {}};
        reader(text, size, {}, now.found).read();
        const auto explained = now.found.explained(), best_so_far = best.found.explained();
        const bool is_better =
            explained == best_so_far ? best.size > 0 && size > best.size : explained > best_so_far;
        if (is_better) best = now;
    }
    return best;
}

} // namespace

found_size find_size(std::string_view text) {
    constexpr std::size_t sample_size = 1 << 13;
    trial best;
    if (text.size() > 12 * sample_size) { // so that a sample without placements costs little more
        std::string sample(text.substr(0, sample_size));
        best = best_of(sample.append("\n\n").append(text.substr(text.size() - sample_size)));
    }
    if (best.found.permutations() == 0) best = best_of(text);
    return {best.size, best.found.given()};
}

std::size_t line_of_placement(std::string_view text, int size) {
    counter found;
    reader(text, size, {}, found).read();
    return found.first_line();
}

} // namespace ctqueens::reading
