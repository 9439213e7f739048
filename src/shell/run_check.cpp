// SPDX-License-Identifier: BSL-1.0
// `check`: which solution a placement is, or which two queens attack each other.
#include "commands.hpp"
#include "solution_numbers.hpp"
#include "streams.hpp"
#include "tally.hpp"

#include "../reading/reading.hpp"

#include <ctqueens/notation_text.hpp>
#include <ctqueens/parse.hpp>
#include <ctqueens/text.hpp>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace ctqueens::shell {

// Returns the name of a square; boards of more than 26 columns have no letters for them.
static std::string name_of_square(int size, square at) {
    if (size > 26) return concatenate("row ", at.row + 1, ", column ", at.column + 1);
    return concatenate(text::square_name{size, at});
}

// Returns the exit status: 0 for a solution, 1 for another placement. Rows may stand for columns.
static int describe_placement(placement_view queens, std::string& out, bool is_exchanged = false) {
    const int size = queens.rows();
    if (const attacking_pair pair = find_attack(queens)) {
        const auto name = [=](square at) {
            return name_of_square(size, is_exchanged ? square{at.column, at.row} : at);
        };
        out += concatenate("not a solution: the queens on ", name(pair.first), " and ",
                           name(pair.second), " attack each other\n");
        return 1;
    }
    if (size > max_table_size) {
        out += concatenate("a solution for N = ", size, '\n');
        return 0;
    }
    const std::size_t least = least_number_in_orbit(queens);
    const table_view fundamental = compiled::tables_of(size).fundamental_solutions;
    const auto found = std::ranges::lower_bound(fundamental, least, {}, number_of); // ascending
    out += concatenate("solution ", number_of(queens), " of ", published_counts[size],
                       " for N = ", size, ", an image of fundamental solution ",
                       found - fundamental.begin() + 1, " of ", fundamental.size(),
                       ", symmetry: ", name(symmetry_class_of(queens)), '\n');
    return 0;
}

// Returns the notations, each with an example.
static std::string examples() {
    std::string list;
    for (int each = 0; each < notation_count; ++each) {
        const auto written = static_cast<notation>(each);
        const char* const before = each == 0 ? "" : each == notation_count - 1 ? " or " : ", ";
        list += concatenate(before, ctqueens::name(written), ' ', example(written));
    }
    return list;
}

// What is wrong with a text that cannot be read.
static std::string problem_in(std::string_view text, const parsed<int>& shape) {
    if (shape.value == 0) {
        return "this is not a placement in any notation, such as " + examples();
    }
    const std::string read_as = concatenate("read as ", ctqueens::name(shape.written));
    if (shape.value > max_placement_size) {
        return concatenate(read_as, ", this board has more than ", max_placement_size, " rows");
    }
    const bool is_column = shape.error == parse_error::not_a_column;
    const bool is_picture = shape.written == notation::board || shape.written == notation::grid;
    return concatenate("character ", count_characters(text.substr(0, shape.position)) + 1, ": ",
                       is_picture && shape.error == parse_error::ends_early
                           ? "the board ends before every row has a queen"
                           : describe(shape.error),
                       " (", read_as, " for N = ", shape.value,
                       is_column ? "; columns count from 0 or from 1)" : ")");
}

// A text that has been read.
struct read_text {
    std::uint8_t columns[max_placement_size]{};
    parsed<int> shape;

    explicit read_text(const std::string& text)
        : shape(read_placement(text.data(), text.size(), columns)) {}

    operator placement_view() const { return {columns, shape.value}; }
};

static int check_operand(const std::string& text, std::string& out) {
    const read_text queens(text);
    if (!queens.shape) {
        refuse("check ", quoted(text), ": ", problem_in(text, queens.shape));
    }
    return describe_placement(queens, out);
}

constexpr const char* forms = "; these always work: the columns of a placement in each line, such "
                              "as 1 3 0 2, and rows such as .Q..";

// Says what numbers that are no placement may be, or nothing.
static std::string_view hint_on(std::string_view text) {
    const std::size_t before = text.find_last_not_of("0123456789") + 1; // 0 for npos
    const std::string_view last = text.substr(before);
    const bool is_count = std::ranges::any_of(published_counts, [=](std::uint64_t count) {
        return count > 0 && std::to_string(count) == last;
    });
    if (is_count) return " (ctqueens count prints numbers of solutions)";
    return last.size() > 10 ? " (columns of two digits need blanks between them)" : "";
}

// Answers the placements in a text.
class answers final : public reading::listener {
public:
    explicit answers(std::string& out) : out_(out) {}

    void placement(reading::shape as, std::size_t line,
                   std::span<const std::uint8_t> columns) override {
        size_ = static_cast<int>(columns.size());
        const bool is_known_shape = std::ranges::count(last_shapes_, name(as)) > 0;
        if (!is_known_shape && std::ranges::equal(columns, last_)) {
            twins_ += last_shapes_.size() == 1;
            last_shapes_.push_back(name(as));
            if (last_shapes_.size() > most_shapes_.size()) most_shapes_ = last_shapes_;
            return;
        }
        ++placements_;
        last_.assign(columns.begin(), columns.end());
        last_shapes_.assign(1, name(as));
        const placement_view queens{columns.data(), size_};
        out_ += concatenate("line ", line, ": ");
        const int status = describe_placement(queens, out_, as == reading::shape::exchanged_pairs);
        if (status != 0) {
            all_.add_other(queens);
        } else if (!all_.add_solution(queens)) {
            out_.insert(out_.size() - 1, ", repeated");
        }
        status_ = std::max(status_.value_or(0), status);
        constexpr std::size_t most_output = 1 << 16;
        if (out_.size() > most_output) print(std::exchange(out_, ""));
    }

    void passed_over(std::size_t line, std::string_view text) override {
        if (passed_++ == 0) first_passed_ = concatenate(line, ": ", quoted(text));
        const auto digits =
            std::ranges::count_if(text, [](char each) { return each >= '0' && each <= '9'; });
        if (digits <= most_digits_) return;
        most_digits_ = digits;
        likest_ = concatenate("line ", line, " is ", quoted(text), hint_on(text));
    }

    void refused(const reading::mistake& found) override {
        using enum reading::mistake::kind;
        if (mistakes_++ > 0 && found.line >= first_mistake_line_) return;
        first_mistake_line_ = found.line;
        const std::string text = found.text.empty() ? "" : ": " + quoted(found.text);
        is_clear_ = found.what != not_understood;
        first_mistake_ = concatenate("line ", found.line, ": ", describe(found.what), text);
        if (likest_.empty()) likest_ = concatenate("line ", found.line, " is ", quoted(found.text));
    }

    void numbered(std::size_t line, int number) override {
        if (numbered_.empty()) numbered_ = concatenate(number, " in line ", line);
    }

    // Returns the exit status.
    int sum_up(tally::missing listed, bool must_be_complete) {
        if (!status_ && !is_clear_) {
            refuse("there is no placement on standard input", likest_.empty() ? "" : ": ", likest_,
                   forms);
        }
        if (status_) write_summary(listed);
        if (mistakes_ > 0) {
            print(out_);
            const std::string others =
                status_ ? concatenate("; the other placements are for N = ", size_) : "";
            const std::string more =
                mistakes_ > 1 ? concatenate("; ", mistakes_ - 1, " more cannot be read") : "";
            refuse("standard input, ", first_mistake_, others, forms, more);
        }
        return must_be_complete && !all_.is_complete() ? 1 : status_.value_or(0);
    }

private:
    void write_summary(tally::missing listed) {
        all_.write(listed, out_);
        if (twins_ > 0) {
            const std::string how_many =
                twins_ == placements_
                    ? "each placement is"
                    : concatenate(twins_, twins_ == 1 ? " placement is" : " placements are");
            out_ += concatenate(how_many,
                                most_shapes_.size() > 2 ? " given more than once" : " given twice");
            for (std::size_t each = 0; each < most_shapes_.size(); ++each) {
                const bool is_last = each + 1 == most_shapes_.size();
                out_ += concatenate(is_last ? " and as " : ", as ", most_shapes_[each]);
            }
            out_ += '\n';
        }
        if (passed_ > 0) {
            const std::string lines =
                passed_ == 1 ? "line " : concatenate(passed_, " lines, such as line ");
            out_ += concatenate("passed over ", lines, first_passed_, '\n');
        }
        if (!numbered_.empty())
            out_ += concatenate("the first number of each list was taken for its number, such as ",
                                numbered_, '\n');
    }

    std::string& out_;
    tally all_{};
    int size_ = 0;                // N of the placements
    std::optional<int> status_{}; // the highest; none before the first placement
    std::vector<std::uint8_t> last_{};
    std::vector<std::string_view> last_shapes_{}, most_shapes_{}; // how a placement is given
    bool is_clear_ = false; // the first mistake is in what is a placement
    std::size_t placements_ = 0, twins_ = 0, passed_ = 0, mistakes_ = 0, first_mistake_line_ = 0;
    std::ptrdiff_t most_digits_ = 0;
    std::string first_passed_{}, likest_{}, first_mistake_{}, numbered_{};
};

static int check_standard_input(tally::missing listed, bool must_be_complete, std::string& out) {
    std::string text = read_standard_input();
    answers told(out);
    reading::read(text, told);
    return told.sum_up(listed, must_be_complete);
}

int run_check(const arguments& given, std::string& out) {
    const bool lists_missing = given.value_of("--missing").has_value();
    const bool must_be_complete = given.value_of("--complete").has_value();
    if (given.operand == "-") {
        using enum tally::missing;
        return check_standard_input(lists_missing ? all_of_them : first_few, must_be_complete, out);
    }
    if (lists_missing || must_be_complete) {
        refuse(lists_missing ? "--missing" : "--complete", " can only be used with check -");
    }
    return check_operand(given.operand, out);
}

} // namespace ctqueens::shell
