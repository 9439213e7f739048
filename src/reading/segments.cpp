// SPDX-License-Identifier: BSL-1.0
#include "segments.hpp"

#include "columns.hpp"
#include "pairs.hpp"

#include <algorithm>
#include <utility>

namespace ctqueens::reading {

// Returns whether a name announces a placement.
static bool announces(std::string_view name) {
    constexpr std::string_view names[] = {
        "solution",  "solutions", "sol",       "queens", "queen",       "q",
        "qs",        "board",     "placement", "answer", "result",      "position",
        "positions", "columns",   "state",     "found",  "permutation", "is"};
    while (!name.empty() && (name.back() == '.' || name.back() == '#')) name.remove_suffix(1);
    return is_among(names, name);
}

// Returns whether a name has one number as its value, even if others follow: n=8.
static bool has_one_number(std::string_view name) {
    constexpr std::string_view names[] = {"n", "size", "id", "no", "nr", "i", "k"};
    return is_among(names, name);
}

static bool is_label(const word& each) {
    return each.kind == word_kind::time ||
           (each.text.starts_with('#') && is_digit_at(each.text, 1));
}

// Returns whether a word stands for a column that is missing.
static bool is_nothing(const word& each) {
    return is_among({"none", "nil", "null", "nan", "na"}, each.text);
}

// Returns whether a text begins with a placement: with digits, a square, or several numbers.
bool segments_of::begins_list(words_of text) const {
    word first, second;
    if (!text.next(first)) return false;
    if (square_in(first, size_)) return true;
    return is_placement(first) || (first.is_number() && text.next(second) && second.is_number());
}

bool segments_of::is_placement(const word& each) const {
    return !columns_of_digits(each.text, size_).empty();
}

void segments_of::count(const word& each) noexcept {
    ++words_seen_;
    if (each.kind == word_kind::name && !is_nothing(each)) columns_ = 0;
    columns_ += columns_in(each, size_);
    most_columns_ = std::max(most_columns_, columns_);
}

void segments_of::add(const word& part) noexcept {
    if (words_ahead_++ == 0) now_.text = part.written;
    length_before_last_ = now_.text.size();
    now_.text = between(now_.text.data(), part.written.data() + part.written.size());
}

// Returns the words so far as a segment, if there are any.
bool segments_of::finish(const word& name, segment& found) {
    found = now_;
    found.is_before_name = name.kind == word_kind::name || name.kind == word_kind::named;
    found.is_counted = found.is_before_name && words_.rest().empty();
    return std::exchange(words_ahead_, 0) > 0;
}

// A number before a mark is the label of what follows, unless it may be a placement itself, or
// belongs to numbers that a mark ends.
bool segments_of::mark(const word& each, segment& found) {
    const bool may_be_label =
        !is_label(each) && (words_ahead_ < 3 || now_.is_named || begins_list(words_));
    const bool is_number =
        may_be_label && last_.is_number() && (now_.is_named || !is_placement(last_));
    if (is_number && words_ahead_ > 0) {
        --words_ahead_;
        now_.text = now_.text.substr(0, length_before_last_);
    }
    const bool has_segment = finish(each, found);
    now_.is_labelled = true;
    now_.is_named = !is_number && !is_label(each) && has_name_ && !announces(name_);
    has_value_ = each.text == "=" && has_one_number(name_);
    name_ = {};
    return has_segment;
}

bool segments_of::next(segment& found) {
    bool has_segment = false;
    for (word each; !has_segment && words_.next(each); last_ = each) {
        count(each);
        const bool is_placed = square_in(each, size_) || is_placement(each);
        const bool is_name = each.kind == word_kind::name
                                 ? !is_nothing(each)
                                 : each.kind == word_kind::named && !is_placed;
        const bool is_value = std::exchange(has_value_, false) && each.is_number() &&
                              each.before == separator::none && !words_.rest().empty();
        const bool is_between_numbers = each.kind == word_kind::symbols && words_ahead_ > 0 &&
                                        last_.is_number() && each.text.size() == 1;
        if (each.kind == word_kind::mark || is_label(each)) {
            has_segment = mark(each, found);
        } else if (is_name) {
            has_segment = finish(each, found);
            now_.is_labelled = false;
            now_.is_named = has_name_ = true;
            now_.is_announced = announces(each.text);
            name_ = each.text;
        } else if (is_value) { // n=8 names a number, not a list
            now_.is_named = false;
        } else if (is_between_numbers) { // 2 4 1 3 / 3 1 4 2
            has_segment = finish(each, found);
        } else {
            add(each);
        }
    }
    return has_segment || finish({}, found);
}

segment without_labels(segment part) {
    words_of words(part.text);
    word each;
    words.next(each);
    std::string_view rest = words.rest();
    while (words.next(each) && each.has_point) rest = words.rest();
    part.text = rest;
    part.is_labelled = true;
    return part;
}

measured measure(const segment& part, int size, bool is_in_brackets) {
    measured all;
    int largest = 0;
    std::size_t points = 0, wide = 0;
    bool is_second_wide = false, last_has_point = false;
    unsigned kinds = 0; // of separators
    words_of words(part.text);
    for (word each; words.next(each); ++all.count) {
        if (all.count == 0) all.first = each;
        if (all.count < all.numbers.size()) all.numbers[all.count] = each.value;
        all.are_numbers &= each.is_number();
        all.columns += each.is_number() && each.value >= 0 && each.value <= size;
        all.are_bits &= each.value == 0 || each.value == 1;
        all.are_long &= count_characters(each.text) == static_cast<std::size_t>(size);
        points += each.has_point;
        last_has_point = each.has_point;
        largest = std::max(largest, each.value);
        const bool is_wide = each.before == separator::wide;
        wide += is_wide;
        is_second_wide |= all.count == 1 && is_wide;
        all.strongest = std::max(all.strongest, each.before);
        const separator kind = is_wide ? separator::blank : each.before;
        const bool is_line_end = kind == separator::line && is_in_brackets;
        if (kind != separator::none && !is_line_end) kinds |= 1U << static_cast<unsigned>(kind);
    }
    all.is_uniform = (kinds & (kinds - 1)) == 0;
    const bool is_sentence =
        points == 1 && last_has_point && all.count > 1; // ends with a full stop
    all.has_points = points > 0 && points < all.count && !is_sentence;
    all.is_first_apart = all.count > 3 && wide == 1 && is_second_wide && largest < 10;
    return all;
}

} // namespace ctqueens::reading
