// SPDX-License-Identifier: BSL-1.0
#include "collector.hpp"

#include "characters.hpp"
#include "words.hpp"

#include <algorithm>

namespace ctqueens::reading {

void collector::begin(const phrase& here) {
    if (here.record_line != record_.line) {
        end_record(here.record.data());
        record_ = {here.record_line, here.record};
    }
    here_ = here;
    gap_ = std::max(gap_, here.gap);
}

void collector::end(const char* end_of_text) {
    end_record(end_of_text);
    end_sequence();
}

// Returns the form of a text of one line; others have none.
collector::form collector::form_of(std::string_view text) {
    form found{2166136261U}; // FNV-1a
    bool is_in_number = false;
    for (const char each : text) {
        if (each == '\n') return {};
        const bool is_number = is_digit(code_of(each));
        if (is_number && !is_in_number) ++found.numbers;
        is_in_number = is_number;
        if (is_number || is_separator(code_of(each))) continue;
        found.hash = (found.hash ^ static_cast<unsigned char>(each)) * 16777619U;
    }
    return found;
}

// Returns whether a line without a placement has the form of the last one with a placement.
bool collector::is_like_last(const form& now) const {
    if (now.hash != last_form_.hash || now.numbers == 0) return false;
    const std::string_view number = trimmed(record_.text);
    const bool is_bare = number.find_first_not_of(all_digits) == number.npos; // perhaps a count
    if (!is_bare) return last_form_.has_digits || now.numbers > 1;
    const auto size = static_cast<int>(number.size());
    const columns all = size > 3 ? columns_of_digits(number, size) : columns{};
    return last_form_.has_digits &&
           (std::abs(size - all_.size) < 2 || (!all.empty() && is_permutation(all)));
}

void collector::end_record(const char* end) {
    if (record_.line == 0) return;
    const bool are_pairs_beside = record_.is_read && record_.is_waiting && active<pair_sequence>();
    if (are_pairs_beside) end_sequence();
    form now = form_of(record_.text);
    now.has_digits = record_.has_digits;
    record_.is_suspect |= record_.is_read ? record_.is_like_others : is_like_last(now);
    if (record_.is_read) last_form_ = now;
    if (record_.is_suspect && !record_.is_silent) {
        told_.refused({mistake::kind::not_understood, record_.line, record_.text});
        record_.is_read = true;
    }
    if (record_.is_read || record_.is_silent) return;
    record_.text = trimmed(between(record_.text.data(), end));
    if (!record_.is_waiting) return told_.passed_over(record_.line, record_.text);
    if (waiting_text_.empty()) first_waiting_ = record_;
    waiting_text_ = between(first_waiting_.text.data(), record_.text.data() + record_.text.size());
}

// ---------------------------------------------------------------- sequences

void collector::end_sequence() {
    const bool is_answered =
        std::visit([this](auto& active) { return active.end(told_); }, sequence_);
    const bool is_beside = record_.is_waiting && record_.is_read; // another placement
    record_.is_suspect |= is_beside && !is_answered;
    if (!is_answered && !waiting_text_.empty())
        told_.passed_over(first_waiting_.line, waiting_text_);
    record_.is_read |= record_.is_waiting && is_answered;
    record_.is_waiting = false;
    waiting_text_ = {};
    sequence_.emplace<no_sequence>();
}

void collector::add(shape as, const columns& all, std::size_t line) {
    end_sequence();
    told_.placement(as, line == 0 ? here_.line : line, all);
    record_.is_read = true;
    record_.has_digits |= as == shape::digits;
    ++items_;
}

bool collector::add_numbered(std::string_view text, std::span<const int> numbers,
                             bool is_in_table) {
    const bool may_begin = is_in_table || numbers[0] == 0 || numbers[0] == 1;
    const bool goes_on = active<numbered_sequence>() != nullptr;
    if (columns_of(numbers.subspan(1)).empty() || (!goes_on && !may_begin)) return false;
    add_item<numbered_sequence>(text, numbers, is_in_table);
    return true;
}

} // namespace ctqueens::reading
