// SPDX-License-Identifier: BSL-1.0
#include "collector.hpp"

#include "characters.hpp"

#include <algorithm>
#include <utility>

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

void collector::end_record(const char* end) {
    if (record_.line == 0) return;
    record_.is_suspect |= record_.is_like_others && record_.is_read;
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
    const bool are_pairs = std::holds_alternative<pair_sequence>(sequence_);
    const bool is_answered = std::visit(
        [this](auto& active) {
            if constexpr (requires { active.end(told_); })
                return active.end(told_);
            else
                return true; // there is none
        },
        sequence_);
    if (const auto* boards = std::get_if<board_sequence>(&sequence_)) usual_ = boards->usual();
    const bool is_beside = record_.is_waiting && record_.is_read && are_pairs;
    record_.is_suspect |= is_beside && !is_answered; // less than a list beside others
    if (!is_answered && !waiting_text_.empty())
        told_.passed_over(first_waiting_.line, waiting_text_);
    record_.is_read |= record_.is_waiting && is_answered;
    record_.is_waiting = false;
    waiting_text_ = {};
    sequence_ = {};
}

constexpr int in_phrase = -1; // the gap between items of a phrase

// Adds an item to the sequence, or to a new one.
template <class Sequence, class Make, class... Item>
void collector::add_item(std::string_view text, Make make, const Item&... item) {
    const place at{here_.line, text, std::exchange(gap_, in_phrase)};
    auto* const active = std::get_if<Sequence>(&sequence_);
    if (active == nullptr || !active->add(at, item...)) {
        end_sequence();
        sequence_ = make();
        std::get<Sequence>(sequence_).add(at, item...);
    }
    ++items_;
    record_.is_waiting = true;
}

void collector::add_rows(std::string_view text, std::span<const row> rows, bool are_beside) {
    const auto make = [this] { return board_sequence(size_, usual_); };
    add_item<board_sequence>(text, make, rows, are_beside);
}

void collector::add_blanks(std::string_view text, const std::vector<blank_sequence::drawn>& symbols,
                           bool is_trusted) {
    const auto make = [=, this] { return blank_sequence(size_, is_trusted); };
    add_item<blank_sequence>(text, make, symbols);
}

void collector::add_pair(std::string_view text, square pair, bool is_bare, bool is_trusted) {
    const auto make = [=, this] { return pair_sequence(size_, is_trusted); };
    add_item<pair_sequence>(text, make, pair, is_bare);
}

bool collector::draws(symbol which) const noexcept {
    const auto* const boards = std::get_if<board_sequence>(&sequence_);
    return boards != nullptr && boards->draws(which);
}

void collector::add(shape as, const columns& all, std::size_t line) {
    end_sequence();
    told_.placement(as, line == 0 ? here_.line : line, all);
    record_.is_read = true;
    ++items_;
}

bool collector::add_numbered(std::string_view text, std::span<const int> numbers,
                             bool is_in_table) {
    const bool may_begin = is_in_table || numbers[0] == 0 || numbers[0] == 1;
    const bool goes_on = std::holds_alternative<numbered_sequence>(sequence_);
    if (columns_of(numbers.subspan(1)).empty() || (!goes_on && !may_begin)) return false;
    const auto make = [=, this] { return numbered_sequence(size_, is_in_table); };
    add_item<numbered_sequence>(text, make, numbers);
    return true;
}

} // namespace ctqueens::reading
