// SPDX-License-Identifier: BSL-1.0
// `check`: which solution a placement is, or which two queens attack each other.
#include "commands.hpp"
#include "lost_rows.hpp"
#include "placement_reader.hpp"
#include "solution_numbers.hpp"
#include "tally.hpp"

#include <ctqueens/notation_text.hpp>
#include <ctqueens/parse.hpp>
#include <ctqueens/text.hpp>

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <iterator>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace ctqueens::shell {

// Returns the name of a square; boards of more than 26 columns have no letters for them.
static std::string name_of_square(int size, square at) {
    if (size > 26) return concatenate("row ", at.row + 1, ", column ", at.column + 1);
    return concatenate(text::square_name{size, at});
}

// Returns the exit status: 0 for a solution, 1 for another placement.
static int describe_placement(placement_view queens, std::string& out) {
    const int size = queens.rows();
    if (const attacking_pair pair = find_attack(queens)) {
        out += concatenate("not a solution: the queens on ", name_of_square(size, pair.first),
                           " and ", name_of_square(size, pair.second), " attack each other\n");
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

// Returns whether a text draws only empty squares, and at least a row of them.
static bool is_empty_board(std::string_view text) {
    const auto squares = std::ranges::count_if(text, [](char each) {
        return std::string_view("0.-_#+").find(each) != std::string_view::npos;
    });
    return squares >= 9 && text.find_first_not_of("0.-_#+ \t\r\n,'\"|[]{}()") == text.npos;
}

// What is wrong with a text that cannot be read.
static std::string problem_in(std::string_view text, const parsed<int>& shape, bool is_empty,
                              std::size_t column = 0) {
    if (is_empty) return "this board has no queen";
    if (shape.value == 0) {
        return "this is not a placement in any notation, such as " + examples();
    }
    const std::string read_as = concatenate("read as ", ctqueens::name(shape.written));
    if (shape.value > max_placement_size) {
        return concatenate(read_as, ", this board has more than ", max_placement_size, " rows");
    }
    const bool is_column = shape.error == parse_error::not_a_column;
    const bool is_picture = shape.written == notation::board || shape.written == notation::grid;
    return concatenate("character ", count_characters(text.substr(0, shape.position)) + column + 1,
                       ": ",
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
        refuse("check ", quoted(text), ": ", problem_in(text, queens.shape, false));
    }
    return describe_placement(queens, out);
}

static void put_passed_lines(const passed_lines& lines, std::string& out) {
    if (lines.count == 0) return;
    out += lines.count == 1 ? "passed over line "
                            : concatenate("passed over ", lines.count, " lines, such as line ");
    out += concatenate(lines.first.line, ": ", quoted(lines.first.text), '\n');
}

// Returns whether the last number in a text is a number of solutions.
static bool is_count(std::string_view text) {
    constexpr std::string_view digits = "0123456789";
    text = text.substr(0, text.find_last_of(digits) + 1); // npos + 1 is 0
    text = text.substr(text.find_last_not_of(digits) + 1);
    std::uint64_t number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number > 1 && std::ranges::find(published_counts, number) != std::end(published_counts);
}

// Checks the placements on standard input.
class stream_check {
public:
    explicit stream_check(std::string& out) : out_(out) {}

    void run() {
        while (const auto found = reader_.next()) {
            check(*found);
            print(std::exchange(out_, "")); // at once
        }
        check_small();
    }

    // Returns the exit status.
    int sum_up(tally::missing listed, bool must_be_complete) {
        if (!status_ && problem_.empty()) refuse_nothing();
        note_lines_like_answers();
        if (status_) {
            all_.write(listed, out_);
            put_passed_lines(reader_.passed_over(), out_);
            put_dropped_numbers();
        }
        if (!problem_.empty()) {
            print(out_);
            refuse(problem_, more_problems_ == 0
                                 ? ""
                                 : concatenate("; ", more_problems_, " more cannot be read"));
        }
        return must_be_complete && !all_.is_complete() ? 1 : status_.value_or(0);
    }

private:
    [[noreturn]] void refuse_nothing() const {
        const numbered_text& likest = reader_.passed_over().likest;
        const std::string line =
            likest.line == 0 ? ""
                             : concatenate(": line ", likest.line, " is ", quoted(likest.text));
        const char* const hint =
            is_count(likest.text) ? " (ctqueens count prints the numbers of solutions)" : "";
        refuse("there is no placement on standard input", line, hint, "; examples: ", examples());
    }

    // A line that looks like a placement for an N that was answered must not be passed over.
    void note_lines_like_answers() {
        if (!problem_.empty()) return;
        for (const auto& [size, found] : reader_.passed_over().alike) {
            if (!sizes_.contains(size)) continue;
            problem_ = concatenate("standard input, line ", found.line, ": ", quoted(found.text),
                                   " looks like a placement for N = ", size,
                                   ", but there is something else in the line");
            return;
        }
    }

    void put_dropped_numbers() const {
        const auto& first = reader_.numbers().first_dropped();
        if (!first) return;
        out_ += concatenate("the first number of each list was taken for its number, such as ",
                            first->value, " in line ", first->line, '\n');
    }

    void check(const numbered_text& found) {
        const read_text queens(found.text);
        if (!queens.shape) {
            found.is_attempt ? note_problem(found, queens.shape) : reader_.pass_over(found);
        } else if (queens.shape.value < (found.is_attempt ? 3 : 4)) {
            small_.size() < most_small ? small_.push_back(found) : reader_.pass_over(found);
        } else {
            lost_rows_.add(found, queens);
            answer(found, queens);
        }
    }

    void note_problem(const numbered_text& found, parsed<int> shape) {
        if (!problem_.empty()) {
            ++more_problems_;
            return;
        }
        const std::string_view before = std::string_view(found.text).substr(0, shape.position);
        const auto line = found.line + static_cast<std::size_t>(std::ranges::count(before, '\n'));
        const std::size_t line_start = before.rfind('\n') + 1; // npos + 1 is 0
        shape.position -= line_start;
        const std::size_t column = line_start == 0 ? found.column : 0;
        const std::string_view wrong_line = std::string_view(found.text).substr(line_start);
        problem_ = concatenate("standard input, line ", line, ": ",
                               problem_in(wrong_line, shape, is_empty_board(found.text), column));
        if (line != found.line) problem_ += concatenate("; it begins in line ", found.line);
        if (shape.error == parse_error::ends_early) problem_ += lost_rows_.explain(found);
    }

    // Numbers and letters in headings can be read as placements for N = 1, 2 or 3, so these are
    // answered only if there is nothing else.
    void check_small() {
        const bool is_alone = !status_ && reader_.passed_over().count == 0;
        for (const numbered_text& found : small_) {
            is_alone ? answer(found, read_text(found.text)) : reader_.pass_over(found);
        }
    }

    void answer(const numbered_text& found, placement_view queens) {
        reader_.learn(queens.rows());
        sizes_.insert(queens.rows());
        out_ += concatenate("line ", found.line, ": ");
        const int status = describe_placement(queens, out_);
        if (status != 0) {
            all_.add_other(queens);
        } else if (!all_.add_solution(queens)) {
            out_.insert(out_.size() - 1, ", repeated");
        }
        status_ = std::max(status_.value_or(0), status);
    }

    static constexpr std::size_t most_small = 1000;

    std::string& out_;
    placement_reader reader_{};
    lost_rows lost_rows_{};
    tally all_{};
    std::set<int> sizes_{};       // of the placements that were answered
    std::optional<int> status_{}; // the highest; none before the first placement
    std::vector<numbered_text> small_{};
    std::string problem_{}; // of the first text that cannot be read
    std::size_t more_problems_ = 0;
};

int run_check(const arguments& given, std::string& out) {
    const bool lists_missing = given.value_of("--missing").has_value();
    const bool must_be_complete = given.value_of("--complete").has_value();
    if (given.operand == "-") {
        using enum tally::missing;
        stream_check checked(out);
        checked.run();
        return checked.sum_up(lists_missing ? all_of_them : first_few, must_be_complete);
    }
    if (lists_missing || must_be_complete) {
        refuse(lists_missing ? "--missing" : "--complete", " can only be used with check -");
    }
    return check_operand(given.operand, out);
}

} // namespace ctqueens::shell
