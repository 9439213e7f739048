// SPDX-License-Identifier: BSL-1.0
#include "size.hpp"

#include "characters.hpp"
#include "frames.hpp"
#include "words.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace ctqueens::reading {

namespace {

// Which N are likely: as many things are in a line, or as many characters in a word.
class votes {
public:
    explicit votes(std::string_view text);

    // The most likely ones, at most `most` of them.
    std::vector<int> likely(std::size_t most) const;

private:
    void add(std::size_t size, std::size_t weight = 1) {
        if (size > 0 && size < count_.size()) count_[size] += weight;
    }
    void add_words(std::string_view text);
    void add_run(std::size_t run);

    std::array<std::size_t, max_placement_size + 1> count_{};
};

// Returns whether a phrase may be one of N parts of a placement: a pair, or a queen among blanks.
bool is_part(const phrase& here) {
    std::size_t numbers = 0, symbols = 0, names = 0;
    words_of words(here.text);
    for (word each; words.next(each) && numbers < 5;) {
        if (each.kind == word_kind::mark) continue;
        const bool is_number = each.kind == word_kind::number || each.kind == word_kind::named;
        const bool is_symbol = each.kind == word_kind::symbols || each.text.size() == 1;
        ++(is_number ? numbers : is_symbol ? symbols : names);
    }
    return (numbers > 1 && numbers < 5) || (here.is_whole_line && symbols > 0 && names == 0);
}

votes::votes(std::string_view text) {
    phrases_of phrases(text);
    std::size_t run = 0; // of parts
    int gap = 0;
    for (phrase here; phrases.next(here);) {
        add_words(here.text);
        if (here.is_whole_line && is_rule(here.text)) continue;
        const bool is_one = is_part(here);
        if (is_one ? run > 1 && here.gap > gap : !here.is_before_bracket)
            add_run(std::exchange(run, 0));
        if (run == 1) gap = here.gap;
        run += is_one;
    }
    add_run(run);
}

void votes::add_words(std::string_view text) {
    std::size_t words = 0, run = 0, marks = 0, separators = 0;
    int largest = 0;
    separator last = separator::none;
    const auto finish = [&] {
        add(run);
        if (run > 1) add(run - 1); // without a label
        run = 0;
    };
    words_of each_word(text);
    for (word each; each_word.next(each); ++words) {
        const bool is_name = each.kind == word_kind::name, is_mark = each.kind == word_kind::mark;
        if (is_name || is_mark || (each.before != last && run > 1)) finish();
        last = each.before;
        run += !is_name && !is_mark;
        marks += is_mark;
        separators += each.before != separator::blank && each.before != separator::wide;
        if (each.kind == word_kind::number) largest = std::max(largest, std::abs(each.value));
        const std::size_t length = count_characters(each.text);
        if (length > (is_name ? 9 : 3)) add(length);
        for (const char between : {'/', '-'})
            add(static_cast<std::size_t>(std::ranges::count(each.text, between)) + 1);
    }
    finish();
    add(words);
    add(words / 2);
    add(marks);
    if (marks > 1) add(marks - 1); // behind a label
    add(separators);
    if (words > 1) add(words - 1);
    if (words > 2) add(words - 2);
    std::size_t bars = 0;
    for (std::string_view rest = text; !rest.empty();) {
        const character next = first_character(rest);
        bars += is_bar(next.code);
        rest.remove_prefix(next.length);
    }
    if (bars > 1) {
        for (const std::size_t cells : {bars - 1, bars, bars + 1}) add(cells);
    }
    if (words == 1) add(count_characters(trimmed(text)));
    const auto root = static_cast<std::size_t>(std::sqrt(largest)); // of a model
    const bool is_model = words > 4 || trimmed(text).starts_with("v ");
    if (is_model && root * root == static_cast<std::size_t>(largest)) add(root, root * root);
}

void votes::add_run(std::size_t run) {
    for (std::size_t size = 4; size <= max_placement_size && size <= run; ++size) {
        if (run % size == 0) add(size, run / size);
    }
}

std::vector<int> votes::likely(std::size_t most) const {
    std::vector<int> sizes;
    for (std::size_t size = 4; size < count_.size(); ++size) {
        if (count_[size] > 0) sizes.push_back(static_cast<int>(size));
    }
    std::ranges::sort(sizes, [this](int one, int other) {
        const auto key = [this](int size) {
            return std::pair(count_[static_cast<std::size_t>(size)], -size);
        };
        return key(one) > key(other);
    });
    sizes.resize(std::min(sizes.size(), most));
    return sizes;
}

// Counts placements, and those without two queens in a column.
class counter final : public listener {
public:
    void placement(shape as, std::size_t line, std::span<const std::uint8_t> columns) override {
        count& those = as == shape::digits ? digits : as == shape::blanks ? blanks : others;
        const bool is_one = is_permutation(columns);
        const bool is_clear = &those == &others || (as == shape::digits && columns.size() > 5);
        if (is_clear && is_one && first_line == 0) first_line = line;
        ++those.all;
        those.permutations += is_one;
    }
    void passed_over(std::size_t, std::string_view, std::size_t) override {}
    void names_columns(std::size_t, std::string_view) override {}
    void refused(const mistake&) override { ++mistakes; }
    void numbered(std::size_t, int) override {}

    struct count {
        std::size_t all = 0, permutations = 0;
        bool is_trusted() const { return permutations > 0 && 2 * permutations >= all; }
        std::size_t trusted() const { return is_trusted() ? all : permutations; }
    };
    count digits{}, blanks{}, others{};
    std::size_t mistakes = 0;
    std::size_t first_line = 0; // of what is clearly a placement

    std::size_t permutations() const {
        return digits.permutations + blanks.permutations + others.permutations;
    }
    std::size_t placements() const { return digits.trusted() + blanks.trusted() + others.all; }
};

// Orders what was found for an N by how well it explains the text.
struct trial {
    int size = 0;
    std::size_t permutations = 0, placements = 0, mistakes = 0;
    trust given{};

    bool operator<(const trial& other) const {
        const auto key = [](const trial& each) {
            return std::tuple(each.permutations, each.placements, each.mistakes, each.size);
        };
        return key(*this) < key(other);
    }
};

// Tries each N, and returns the best one; its size is 0 if nothing was found.
trial best_of(std::string_view text, const std::vector<int>& sizes) {
    trial best{};
    for (const int size : sizes) {
        counter found;
        reader(text, size, {}, found).read();
        const trial now{
            size,
            found.permutations(),
            found.placements(),
            found.mistakes,
            {found.digits.is_trusted(), found.blanks.is_trusted(), found.others.permutations > 0}};
        if (now.placements + now.mistakes > 0 && best < now) best = now;
    }
    return best;
}

// Returns the beginning and the end of a text, if possible in whole lines.
std::string sample_of(std::string_view text, std::size_t size) {
    const std::string_view first = text.substr(0, size), last = text.substr(text.size() - size);
    const bool has_lines = first.find('\n') != first.npos && last.find('\n') != last.npos;
    const char* const between = has_lines ? "\n" : ",; ";
    std::string sample(first.substr(0, first.find_last_of(between) + 1)); // npos + 1 is 0
    return sample.append("\n\n").append(last.substr(last.find_first_of(between) + 1));
}

} // namespace

found_size find_size(std::string_view text) {
    constexpr std::size_t most_tried = 12, sample_size = 1 << 14;
    const bool is_long = text.size() > 2 * sample_size;
    const std::string sample = is_long ? sample_of(text, sample_size) : std::string();
    const std::string_view first = sample.empty() ? text : sample;
    const std::vector<int> sizes = votes(first).likely(most_tried);
    const trial best = best_of(first, sizes);
    if (best.permutations > 0 || sample.empty()) return {best.size, best.given};
    const trial of_all = best_of(text, votes(text).likely(most_tried));
    return {of_all.size, of_all.given};
}

std::size_t line_of_placement(std::string_view text, int size) {
    counter found;
    reader(text, size, {}, found).read();
    return found.first_line;
}

} // namespace ctqueens::reading
