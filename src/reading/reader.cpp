// SPDX-License-Identifier: BSL-1.0
#include "reader.hpp"

#include "characters.hpp"
#include "frames.hpp"
#include "pairs.hpp"

#include <algorithm>

namespace ctqueens::reading {

void reader::read() {
    while (phrases_.next(here_)) {
        found_.begin(here_);
        if (!found_.is_silent()) read_phrase();
    }
    found_.end(phrases_.text().data() + phrases_.text().size());
    end_model();
    if (const std::size_t line = phrases_.line_of_open_bracket(); line > 0)
        told_.refused({mistake::kind::open_bracket, line, {}});
}

void reader::read_phrase() {
    const bool is_first = here_.text.data() == here_.record.data();
    if (continues_board()) return found_.join();
    if (is_first && is_frame()) return found_.be_silent();
    if (is_first) is_named_ = false;
    if (!read_item()) {
        if (here_.is_before_bracket) read_name();
        if (is_name_of_brackets()) return; // its gap is that of the brackets
        read_text();
    }
    found_.join();
}

// Reads the next row of a board, which most lines of a text with boards are.
bool reader::continues_board() {
    if (!here_.is_whole_line || !found_.has_boards()) return false;
    const std::span<const row> rows = rows_.read(here_.text);
    if (rows.empty() || rows[0].symbols < 2 || !found_.draws(rows[0])) return false;
    found_.add_item<board_sequence>(here_.text, rows, false);
    return true;
}

// ---------------------------------------------------------------- lines

// Returns whether a line is drawn around boards, heads a table, or is a caption.
bool reader::is_frame() {
    const std::string_view line = here_.record;
    if (is_rule(line)) {
        const std::span<const row> rows = rows_.read(line);
        if (rows.empty()) return true;
        const bool has_queen = rows[0].symbols > 1 && std::ranges::count(rows[0].count, 1) > 0;
        return !has_queen && !found_.draws(rows[0]);
    }
    if (!is_caption(line, size_)) return is_header();
    found_.end_sequence();
    return true;
}

bool reader::is_header() {
    const std::string_view line = here_.record;
    if (table_columns_ > 0 && numbers_in(line) == 0) table_columns_ = 0;
    const auto [counted, has_names] = header_in(line);
    if (counted == 0) return false;
    const std::string_view behind = phrases_.line_behind(here_);
    const int numbers = numbers_in(behind);
    if (numbers == counted + 1 || (numbers == counted && has_names)) {
        table_columns_ = counted;
        is_table_numbered_ = numbers == counted + 1;
        found_.end_sequence();
        if (has_names) told_.passed_over(here_.record_line, line);
        return true;
    }
    if (counted != size_) return false;
    return !rows_.read(behind).empty() ||
           (has_names &&
            (found_.has_boards() || !blank_sequence::symbols_in(behind, size_).empty()));
}

// ---------------------------------------------------------------- items

// Reads a phrase that is a row, a pair, or a part of a model, as a whole.
bool reader::read_item() {
    if (read_row(here_.text) || read_model()) return true;
    if (here_.is_open) return false;
    if (here_.is_whole_line || here_.is_in_brackets) {
        if (const auto pair = pair_in(here_.text)) {
            found_.add_item<pair_sequence>(here_.text, pair->at,
                                           here_.is_whole_line && pair->is_bare);
            return true;
        }
    }
    if (!here_.is_whole_line) return false;
    if (is_row_of_other_size()) {
        found_.suspect();
        return true;
    }
    const std::vector<blank_sequence::drawn> symbols =
        blank_sequence::symbols_in(here_.text, size_);
    if (!symbols.empty()) found_.add_item<blank_sequence>(here_.text, symbols);
    return !symbols.empty();
}

// Returns whether a line is drawn like the boards so far, but is shorter or longer.
bool reader::is_row_of_other_size() {
    const std::size_t blanks = count_if(here_.text, is_blank);
    const std::size_t cells = count_characters(here_.text) - blanks;
    if (cells < 2 || cells > max_placement_size || numbers_in(here_.text) > 0) return false;
    row_reader other(static_cast<int>(cells));
    const std::span<const row> rows = other.read(here_.text);
    return !rows.empty() && rows[0].symbols > 1 && found_.draws(rows[0]);
}

bool reader::read_row(std::string_view text) {
    std::span<const row> rows = rows_.read(text);
    const bool are_beside = rows.empty() && here_.is_whole_line && text.data() == here_.text.data();
    if (are_beside) rows = rows_.read_beside(text);
    if (!rows.empty()) found_.add_item<board_sequence>(text, rows, are_beside);
    return !rows.empty();
}

bool reader::read_model() {
    if (!model_.add(here_.text, here_.line)) {
        end_model();
        return false;
    }
    found_.take();
    if (!model_.is_complete()) return true;
    const std::size_t line = model_.line();
    const columns all = model_.take();
    if (all.empty())
        found_.suspect();
    else
        found_.add(shape::grid, all, line);
    return true;
}

void reader::end_model() {
    if (model_.is_begun()) told_.refused({mistake::kind::incomplete_board, model_.line(), {}});
    model_.take();
}

// Returns whether a phrase only names what is in the brackets after it, or is a label in brackets.
bool reader::is_name_of_brackets() const {
    const std::string_view text = trimmed(here_.text);
    const bool is_label =
        here_.is_in_brackets && numbers_in(text) == 1 && columns_of_digits(text, size_).empty();
    if (!here_.is_before_bracket && !is_label) return false;
    int numbers = 0, words_seen = 0;
    words_of words(here_.text);
    for (word each; words.next(each); ++words_seen) {
        numbers += each.is_number() || each.kind == word_kind::named;
        const bool is_large = each.kind != word_kind::name && each.text.size() >= 4;
        if (words_seen == 8 || numbers > 2 || is_large) return false;
    }
    return true;
}

// Finds out whether the brackets after a phrase hold something else, such as numbers of nodes.
void reader::read_name() {
    segments_of segments(here_.text, size_);
    for (segment part; segments.next(part);) {
    }
    if (!segments.are_empty()) is_named_ = segments.names_other();
}

// Reads keys and values, perhaps after a label.
bool reader::read_entries() {
    std::string_view text = here_.text;
    std::size_t count = count_entries(text);
    if (count == 0) {
        text = text.substr(std::min(text.find(':'), text.size() - 1) + 1);
        count = count_entries(text);
    }
    if (count == 0 || count % static_cast<std::size_t>(size_) != 0) return false;
    entries_of entries(text);
    for (square each; entries.next(each);) found_.add_item<pair_sequence>(here_.text, each, false);
    return true;
}

// Splits a phrase at names and marks, and reads what is between.
void reader::read_text() {
    if (read_entries()) return;
    const std::size_t items_before = found_.items();
    segments_of segments(here_.text, size_);
    for (segment part; segments.next(part);) {
        read_segment(part);
        if (part.is_before_name) found_.end_sequence();
    }
    const bool is_other = found_.items() == items_before;
    if (is_other) found_.end_sequence();
    if (is_other && segments.most_columns() + 1 >= size_) found_.suspect();
}

// ---------------------------------------------------------------- numbers

// Returns whether numbers are columns, no two of them alike.
static bool are_distinct_columns(std::span<const int> numbers) {
    const columns all = columns_of(numbers);
    return !all.empty() && is_permutation(all);
}

// Reads numbers, digits, squares or rows.
void reader::read_segment(const segment& part) {
    const measured all = measure(part, size_, here_.is_in_brackets);
    if (all.count == 1) return read_word(all.first, part);
    const auto read_part = [this](const segment& each) { read_segment(each); };
    if (all.has_points && !all.first.has_point)
        return split(
            part, [](const word& each) { return each.has_point; }, read_part);
    if (all.has_points || (all.is_first_apart && all.are_numbers)) { // `1. 2 4 1 3`
        const segment rest = without_labels(part);
        return rest.text.empty() ? void() : read_segment(rest);
    }
    if (read_list(all, part)) return;
    if (!all.is_uniform)
        return split(
            part, [&](const word& each) { return each.before == all.strongest; }, read_part);
    const std::span<const int> numbers =
        std::span(all.numbers).first(std::min(all.count, all.numbers.size()));
    const auto is_index = [](int each) { return each >= 0 && each <= max_placement_size; };
    const bool is_pair = all.are_numbers && all.count == 2 && !all.are_long && !here_.is_open &&
                         std::ranges::all_of(numbers, is_index);
    if (is_pair)
        return found_.add_item<pair_sequence>(part.text, square{numbers[0], numbers[1]}, false);
    if (read_row(part.text)) return;
    const auto size = static_cast<std::size_t>(size_);
    if (all.are_numbers && all.count > 3 && are_distinct_columns(numbers))
        return found_.suspect_beside(); // for another N
    if (all.columns + 1 >= size && 2 * all.columns >= all.count) return found_.suspect();
    if (all.are_numbers && !all.are_long) return;
    words_of words(part.text);
    for (word each; words.next(each);) read_word(each, part);
}

// Reads N numbers, or N numbers after the number of the list.
bool reader::read_list(const measured& all, const segment& part) {
    if (!all.are_numbers || !all.is_uniform || all.are_bits || here_.is_open) return false;
    const auto size = static_cast<std::size_t>(size_);
    const bool is_table = table_columns_ > 0;
    const bool is_numbered = table_columns_ == size_ && is_table_numbered_;
    if (all.count == size + 1 && (!is_table || is_numbered))
        return found_.add_numbered(here_.text, std::span(all.numbers).first(size + 1), is_table);
    if (all.count != size || (is_table && (table_columns_ != size_ || is_numbered))) return false;
    const std::span<const int> numbers = std::span(all.numbers).first(size);
    const columns found = columns_of(numbers);
    if (found.empty()) return false;
    if (numbers[0] == found_.next_number()) { // and a column is missing
        found_.suspect();
        return true;
    }
    const bool is_named = is_named_ || (part.is_named && !part.is_announced);
    const bool is_heading = std::ranges::is_sorted(found) && !trust_.in_headings;
    const bool is_likely = is_permutation(found) ? !is_heading : trust_.in_lists;
    if (is_likely && (trust_.in_named || !is_named))
        found_.add(is_named ? shape::named_list : shape::list, found);
    else
        found_.suspect();
    return true;
}

// ---------------------------------------------------------------- words

void reader::read_word(const word& only, const segment& part) {
    if (const auto at = square_in(only, size_))
        return found_.add_item<pair_sequence>(only.text, *at, false);
    if (const columns all = columns_of_digits(only.text, size_); !all.empty())
        return read_digits(all, part);
    if (here_.is_open || only.text.empty()) return;
    if (const columns all = columns_of_fen(only.text, size_); !all.empty())
        return found_.add(shape::grid, all);
    if (is_like_fen(only.text, size_)) return found_.suspect();
    const bool is_number = only.is_number() && only.text.size() != static_cast<std::size_t>(size_);
    const bool is_rule = only.text.find_first_not_of(only.text.front()) == only.text.npos;
    if (!is_number && !is_rule && read_row(only.written)) return;
    const auto cells = static_cast<int>(count_characters(only.text));
    const bool may_be_row = !is_number && !is_rule && only.kind != word_kind::name && cells > 3 &&
                            cells <= max_placement_size;
    if (here_.is_in_brackets && may_be_row && !row_reader(cells).read(only.text).empty())
        found_.suspect_beside(); // a row for another N
    const bool may_be_digits = trust_.in_digits && !part.is_named && !part.is_before_name;
    if (may_be_digits && is_like_digits(only.text, size_)) found_.suspect();
}

// Reads a word that is a placement, or a count, such as that of nodes.
void reader::read_digits(const columns& all, const segment& part) {
    if (here_.is_open) return found_.suspect();
    const bool is_sure = is_permutation(all);
    const bool may_be_count =
        part.is_counted || (part.is_before_name && !part.is_labelled && size_ < 6);
    if (part.is_named ? is_sure && (size_ > 5 || found_.is_read()) : may_be_count && is_sure)
        return found_.suspect();
    if (part.is_named || may_be_count) return;
    if (is_sure || trust_.in_digits) found_.add(shape::digits, all);
}

} // namespace ctqueens::reading
