// SPDX-License-Identifier: BSL-1.0
#include "reader.hpp"

#include "characters.hpp"
#include "frames.hpp"
#include "pairs.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

namespace ctqueens::reading {

void reader::read() {
    for (phrase here; phrases_.next(here);) {
        if (here.record_line != record_.line) {
            end_record();
            record_ = {here.record_line, here.record};
        }
        read_phrase(here);
    }
    end_record();
    end_sequence();
    end_numbered();
    end_model();
    if (phrases_.line_of_open_bracket() > 0)
        told_.refused({mistake::kind::open_bracket, phrases_.line_of_open_bracket(), {}});
}

// ---------------------------------------------------------------- lines and sequences

// Ends the record of the last phrase.
void reader::end_record() {
    if (record_.is_suspect && !record_.is_silent) {
        told_.refused({mistake::kind::not_understood, record_.line, record_.text});
        record_.is_read = true;
    }
    if (record_.line == 0 || record_.is_read || record_.is_silent) return;
    if (!record_.is_waiting) return told_.passed_over(record_.line, record_.text, 1);
    if (waiting_records_++ == 0) first_waiting_ = record_;
    const char* const begin = first_waiting_.text.data();
    waiting_text_ = {begin,
                     static_cast<std::size_t>(record_.text.data() + record_.text.size() - begin)};
}

void reader::end_sequence() {
    sequence* const active = boards_  ? static_cast<sequence*>(boards_.get())
                             : pairs_ ? static_cast<sequence*>(pairs_.get())
                                      : static_cast<sequence*>(blanks_.get());
    if (active != nullptr) {
        const bool is_answered = active->end(told_);
        if (boards_) usual_ = boards_->usual();
        const bool is_beside = record_.is_waiting && record_.is_read && pairs_;
        record_.is_suspect |= is_beside && !is_answered; // less than a list beside others
        if (!is_answered && waiting_records_ > 0)
            told_.passed_over(first_waiting_.line, waiting_text_, waiting_records_);
        record_.is_read |= record_.is_waiting && is_answered;
    }
    record_.is_waiting = false;
    waiting_records_ = 0;
    boards_.reset();
    pairs_.reset();
    blanks_.reset();
}

constexpr int in_phrase = -1; // the gap between items of a phrase

bool reader::read_row(const place& at) {
    const bool may_be_beside = here_.is_whole_line && at.text.data() == here_.text.data();
    std::span<const row> rows = rows_.read(at.text);
    const bool are_beside = rows.empty() && may_be_beside;
    if (are_beside) rows = rows_.read_beside(at.text);
    if (rows.empty()) return false;
    if (!boards_ || !boards_->add(at, rows, are_beside)) {
        end_sequence();
        boards_ = std::make_unique<row_sequence>(size_, usual_);
        boards_->add(at, rows, are_beside);
    }
    gap_ = in_phrase;
    ++items_read_;
    return record_.is_waiting = true;
}

bool reader::read_blanks(const place& at) {
    std::vector<blank_sequence::drawn> symbols = blank_sequence::symbols_in(at.text, size_);
    if (symbols.empty()) return false;
    if (!blanks_ || !blanks_->add(at, symbols)) {
        end_sequence();
        blanks_ = std::make_unique<blank_sequence>(size_, trust_.in_blanks);
        blanks_->add(at, std::move(symbols));
    }
    return record_.is_waiting = true;
}

void reader::add_pair(std::string_view text, square pair, bool is_bare) {
    const place at{here_.line, text, std::exchange(gap_, in_phrase)};
    if (!pairs_ || !pairs_->add(at, pair, is_bare)) {
        end_sequence();
        pairs_ = std::make_unique<pair_sequence>(size_);
        pairs_->add(at, pair, is_bare);
    }
    ++items_read_;
    record_.is_waiting = true;
}

void reader::found(shape as, const columns& all, std::size_t line) {
    end_sequence();
    told_.placement(as, line == 0 ? here_.line : line, all);
    record_.is_read = true;
    ++items_read_;
}

void reader::suspect() { record_.is_suspect = true; }

// ---------------------------------------------------------------- phrases

void reader::read_phrase(const phrase& here) {
    here_ = here;
    gap_ = std::max(gap_, here.gap);
    if (record_.is_silent) return;
    const bool is_first = here.text.data() == here.record.data();
    if (is_first && is_frame()) {
        record_.is_silent = true;
        return;
    }
    if (read_item()) {
        gap_ = 0;
        return;
    }
    if (is_name_of_brackets()) return; // its gap is that of the brackets
    read_text();
    gap_ = 0;
}

// Returns whether a line is drawn around boards, heads a table, or is a caption.
bool reader::is_frame() {
    const std::string_view line = here_.record;
    if (is_rule(line)) {
        const std::span<const row> rows = rows_.read(line);
        const bool has_queen = !rows.empty() && rows.front().symbols > 1 &&
                               std::ranges::count(rows.front().count, 1) > 0;
        const bool is_row =
            has_queen || (!rows.empty() && boards_ && boards_->draws(rows.front().which[0]));
        return !is_row;
    }
    if (is_caption(line)) {
        end_sequence();
        return true;
    }
    if (table_columns_ > 0 && numbers_in(line) == 0) table_columns_ = 0;
    const auto [counted, has_names] = header_in(line);
    if (counted == 0) return false;
    const std::string_view behind = phrases_.line_behind(here_);
    const int numbers = numbers_in(behind);
    if (numbers == counted + 1 || (numbers == counted && has_names)) {
        table_columns_ = counted;
        is_table_numbered_ = numbers == counted + 1;
        end_sequence();
        if (has_names) told_.names_columns(here_.record_line, line);
        return true;
    }
    if (counted != size_) return false;
    const bool is_above = !rows_.read(behind).empty();
    const bool is_below = boards_ != nullptr && has_names;
    return is_above || is_below ||
           (has_names && !blank_sequence::symbols_in(behind, size_).empty());
}

// Reads a phrase that is a row, a pair, or a part of a model, as a whole.
bool reader::read_item() {
    const place at{here_.line, here_.text, gap_};
    if (read_row(at)) return true;
    if (model_.add(here_.text, here_.line)) {
        record_.is_read = true;
        if (!model_.is_complete()) return true;
        const columns all = model_.take();
        if (all.empty())
            suspect();
        else
            found(shape::grid, all, model_.line());
        return true;
    }
    end_model();
    if (here_.is_open) return false;
    const auto pair =
        here_.is_whole_line || here_.is_in_brackets ? pair_in(here_.text, size_) : std::nullopt;
    if (pair) {
        add_pair(here_.text, pair->at, here_.is_whole_line && pair->is_bare);
        return true;
    }
    return here_.is_whole_line && read_blanks(at);
}

void reader::end_model() {
    if (!model_.is_begun()) return;
    told_.refused({mistake::kind::incomplete_board, model_.line(), {}});
    model_.take();
}

// Returns whether a phrase only names what is in the brackets behind it, or is a label in brackets.
bool reader::is_name_of_brackets() const {
    const std::string_view text = trimmed(here_.text);
    const bool is_label =
        here_.is_in_brackets && numbers_in(text) == 1 && columns_of_digits(text, size_).empty();
    if (!here_.is_before_bracket && !is_label) return false;
    int numbers = 0, words_seen = 0;
    words_of words(here_.text);
    for (word each; words.next(each); ++words_seen) {
        numbers += each.kind == word_kind::number || each.kind == word_kind::named;
        const bool is_large = each.kind != word_kind::name && each.text.size() >= 4;
        if (words_seen == 8 || numbers > 2 || is_large) return false;
    }
    return true;
}

// Splits a phrase at names and marks, and reads what is between.
void reader::read_text() {
    std::vector<square> entries = entries_in(here_.text);
    if (entries.empty()) { // behind a label
        const std::size_t label = std::min(here_.text.find(':'), here_.text.size() - 1);
        entries = entries_in(here_.text.substr(label + 1));
    }
    if (!entries.empty() && entries.size() % static_cast<std::size_t>(size_) == 0) {
        for (const square& each : entries) add_pair(here_.text, each, false);
        return;
    }
    const std::size_t items_before = items_read_;
    segments_of segments(here_.text, size_);
    for (segment part; segments.next(part);) {
        read_segment(part);
        if (part.is_before_name) end_sequence();
    }
    const bool is_other = items_read_ == items_before;
    if (is_other) end_sequence();
    const bool is_beside_list =
        segments.are_only_numbers() && here_.is_in_brackets && record_.is_read;
    const bool is_like_list =
        segments.is_nearly_list() ||
        (is_other && (segments.most_columns() + 1 >= size_ || is_beside_list));
    if (is_like_list || segments.has_placement_as_value()) suspect();
}

// ---------------------------------------------------------------- numbers and words

// Returns a segment without the labels at its beginning: the first word, and others with points.
static segment without_labels(segment part) {
    words_of words(part.text);
    word each;
    words.next(each);
    std::size_t length = words.position();
    while (words.next(each) && each.has_point) length = words.position();
    part.text.remove_prefix(length);
    part.is_labelled = true;
    return part;
}

// Returns whether the first or the last number of a list may be the number of the list.
static bool may_be_numbered(std::span<const int> numbers) {
    const columns without_first = columns_of(numbers.subspan(1));
    const columns without_last = columns_of(numbers.first(numbers.size() - 1));
    return (!without_first.empty() && is_permutation(without_first)) ||
           (!without_last.empty() && is_permutation(without_last));
}

// Reads numbers, digits, squares or rows.
void reader::read_segment(const segment& part) {
    const measured all = measure(part, size_, here_.is_in_brackets);
    const auto size = static_cast<std::size_t>(size_);
    if (all.count == 1) return read_word(all.first, part);
    const auto read_part = [this](const segment& each) { read_segment(each); };
    if (all.has_points && !all.first.has_point)
        return split(
            part, [](const word& each) { return each.has_point; }, read_part);
    if (all.has_points || (all.is_first_apart && all.are_numbers)) { // `1. 2 4 1 3`
        const segment rest = without_labels(part);
        return rest.text.empty() ? void() : read_segment(rest);
    }
    const std::span<const int> numbers = all.numbers;
    if (all.are_numbers && all.is_uniform && !all.are_bits && !here_.is_open) {
        const bool is_table = table_columns_ > 0;
        const bool is_numbered = table_columns_ == size_ && is_table_numbered_;
        if (all.count == size && (!is_table || (table_columns_ == size_ && !is_numbered))) {
            const columns found_columns = columns_of(numbers.first(size));
            const bool is_sure = trust_.in_lists || is_permutation(found_columns) ||
                                 !may_be_numbered(numbers.first(size));
            if (!found_columns.empty() && !is_sure) return suspect();
            if (!found_columns.empty()) return found(shape::list, found_columns);
        }
        if (all.count == size + 1 && (!is_table || is_numbered) &&
            read_numbered(numbers.first(all.count)))
            return;
    }
    if (!all.is_uniform)
        return split(
            part, [&](const word& each) { return each.before == all.strongest; }, read_part);
    const auto is_index = [](int each) { return each >= 0 && each <= max_placement_size; };
    const bool is_pair = all.are_numbers && all.count == 2 && !all.are_long && !here_.is_open &&
                         is_index(numbers[0]) && is_index(numbers[1]);
    if (is_pair) return add_pair(part.text, {numbers[0], numbers[1]}, false);
    if (read_row({here_.line, part.text, gap_})) return;
    if (record_.is_read && all.are_numbers && all.count > 3 && all.count < all.numbers.size()) {
        const columns of_other_size = columns_of(numbers.first(all.count));
        if (!of_other_size.empty() && is_permutation(of_other_size)) return suspect();
    }
    if (all.columns + 1 >= size && 2 * all.columns >= all.count) return suspect();
    if (all.are_numbers && !all.are_long) return;
    words_of words(part.text);
    for (word each; words.next(each);) read_word(each, part);
}

// Returns how many digits of a word that is nearly as long as N are columns, or 0 for other words.
static int count_digits(std::string_view word, int size) {
    const int difference = std::abs(static_cast<int>(word.size()) - size);
    if (difference > (size > 5 ? 1 : 0)) return 0;
    return static_cast<int>(std::ranges::count_if(
        word, [=](char each) { return is_digit(code_of(each)) && each - '0' <= size; }));
}

void reader::read_word(const word& only, const segment& part) {
    if (const auto at = square_in(only, size_)) return add_pair(only.text, *at, false);
    if (here_.is_open) {
        if (columns_of_digits(only.text, size_).empty()) return;
        return suspect();
    }
    if (const columns all = columns_of_digits(only.text, size_); !all.empty()) {
        const bool is_sure = is_permutation(all);
        if (part.is_named) return is_sure && (size_ > 5 || record_.is_read) ? suspect() : void();
        const bool may_be_count =
            part.is_counted || (part.is_before_name && !part.is_labelled && size_ < 6);
        if (may_be_count) return is_sure ? suspect() : void();
        return is_sure || trust_.in_digits ? found(shape::digits, all) : void();
    }
    if (const auto pair = numbers_in_word(only.text)) return add_pair(only.text, *pair, false);
    for (const char between : {'-', '/'}) {
        const columns all = columns_between(only.text, size_, between);
        if (!all.empty()) return found(shape::list, all);
    }
    if (const columns all = columns_of_fen(only.text, size_);
        !all.empty() && only.text.find('/') != only.text.npos)
        return found(shape::grid, all);
    const bool is_number =
        only.kind == word_kind::number && !(only.text.size() == static_cast<std::size_t>(size_));
    const bool is_rule = only.text.find_first_not_of(only.text.front()) == only.text.npos;
    if (!is_number && !is_rule && read_row({here_.line, only.written, gap_})) return;
    const bool is_like_digits = trust_.in_digits && !part.is_named && !part.is_before_name;
    if (is_like_digits && count_digits(only.text, size_) + 1 >= size_) suspect();
}

// ---------------------------------------------------------------- lists with numbers in front

// Reads a list whose first number is its own, if the list before or behind it has the next number.
bool reader::read_numbered(std::span<const int> numbers) {
    const columns all = columns_of(numbers.subspan(1));
    if (all.empty()) return false;
    const bool goes_on = numbered_ && numbered_->number + 1 == numbers[0];
    if (!goes_on) end_numbered();
    const numbered_list now{numbers[0], here_.line, here_.record, all};
    const bool may_begin = table_columns_ > 0 || numbers[0] == 0 || numbers[0] == 1;
    if (!goes_on && !may_begin) return false;
    if (!is_confirmed_ && (goes_on || table_columns_ > 0)) {
        const numbered_list& first = goes_on ? *numbered_ : now;
        end_sequence();
        told_.numbered(first.line, first.number);
        if (goes_on) told_.placement(shape::list, first.line, first.all);
        is_confirmed_ = true;
    }
    numbered_ = now;
    if (is_confirmed_) {
        end_sequence();
        told_.placement(shape::list, now.line, now.all);
    }
    ++items_read_;
    record_.is_read = true;
    return true;
}

void reader::end_numbered() {
    if (numbered_ && !is_confirmed_)
        told_.refused({mistake::kind::not_understood, numbered_->line, numbered_->record});
    numbered_.reset();
    is_confirmed_ = false;
}

} // namespace ctqueens::reading
