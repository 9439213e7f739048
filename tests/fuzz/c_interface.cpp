// SPDX-License-Identifier: BSL-1.0
// Any arguments that the C interface allows. A function fails if and only if an error that is
// documented for it applies, and then writes nothing. Otherwise its answer is right.
#include "require.hpp"

#include <ctqueens/ctqueens.h>

#include <fuzzer/FuzzedDataProvider.h>

#include <algorithm>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace {

// Returns a number from -1 to `last` + 1 or, rarely, any number.
std::int32_t number_near(std::int32_t last, FuzzedDataProvider& in) {
    const std::int32_t number = in.ConsumeIntegralInRange(-2, last + 1);
    return number == -2 ? in.ConsumeIntegral<std::int32_t>() : number;
}

bool has_table(std::int32_t n) { return n >= 1 && n <= 12; }
bool is_size(std::int32_t n) { return n >= 1 && n <= 255; }

// A buffer on the heap, no larger than necessary, so that the sanitizer detects overruns. The
// functions get a null pointer if `is_null`.
template <class Element> struct buffer {
    std::size_t capacity;
    bool is_null;
    std::unique_ptr<Element[]> elements = std::make_unique<Element[]>(capacity);

    Element* pointer() const { return is_null ? nullptr : elements.get(); }
    Element* begin() const { return elements.get(); }
    Element* end() const { return begin() + capacity; }
};

constexpr std::uint8_t unused = 99;

// Creates a buffer to write to.
template <class Element>
buffer<Element> unused_buffer(std::size_t capacity, FuzzedDataProvider& in) {
    buffer<Element> made{capacity, in.ConsumeBool()};
    std::fill(made.begin(), made.end(), static_cast<Element>(unused));
    return made;
}

template <class Element> void require_unused(const Element* begin, const Element* end) {
    require(std::all_of(begin, end, [](Element each) { return each == unused; }),
            "nothing else is written");
}

// Checks that a result is an error that applies, or not negative if none does. Returns whether it
// is an error.
bool is_error(std::int32_t result, std::initializer_list<std::pair<ctqueens_error, bool>> errors) {
    const auto applies = [](const auto& error) { return error.second; };
    const auto is_result = [&](const auto& error) { return error.second && error.first == result; };
    const bool fails = std::any_of(errors.begin(), errors.end(), applies);
    require(fails ? std::any_of(errors.begin(), errors.end(), is_result) : result >= 0,
            "the error applies");
    return fails;
}

void check_solution(decltype(ctqueens_solution)& solution, std::int32_t count, std::int32_t n,
                    FuzzedDataProvider& in) {
    const std::int32_t index = number_near(count, in);
    const auto columns =
        unused_buffer<std::uint8_t>(in.ConsumeIntegralInRange<std::size_t>(0, 13), in);
    const std::int32_t result = solution(n, index, columns.pointer(), columns.capacity);
    const bool fails = is_error(
        result, {{CTQUEENS_BAD_SIZE, !has_table(n)},
                 {CTQUEENS_BAD_INDEX, index < 0 || index >= count},
                 {CTQUEENS_NULL_POINTER, columns.is_null},
                 {CTQUEENS_BUFFER_TOO_SMALL, columns.capacity < static_cast<std::size_t>(n)}});
    require_unused(columns.begin() + (fails ? 0 : n), columns.end());
    if (fails) return;
    const std::int32_t found = ctqueens_index_of(n, columns.begin());
    require(result == n && found >= index, "the columns are a solution");
    require(&solution != &ctqueens_solution || found == index, "the solution has this index");
}

// Returns a placement in which some queens have moved, perhaps off the board: a solution, or, if
// there is no table, a column of queens.
buffer<std::uint8_t> any_placement(std::int32_t n, FuzzedDataProvider& in) {
    const std::int32_t count = std::max(ctqueens_count(n), 0);
    buffer<std::uint8_t> columns{is_size(n) ? static_cast<std::size_t>(n) : 0, in.ConsumeBool()};
    if (count > 0) {
        ctqueens_solution(n, in.ConsumeIntegralInRange(0, count - 1), columns.begin(),
                          columns.capacity);
    }
    for (int moves = in.ConsumeIntegralInRange(0, 3); moves > 0 && columns.capacity > 0; --moves) {
        const std::size_t row = in.ConsumeIntegralInRange<std::size_t>(0, columns.capacity - 1);
        columns.elements[row] =
            in.ConsumeIntegralInRange<std::uint8_t>(0, static_cast<std::uint8_t>(n));
    }
    return columns;
}

bool attacks(ctqueens_square upper, ctqueens_square lower) {
    const int across = upper.column - lower.column;
    const int down = lower.row - upper.row;
    return across == 0 || across == down || -across == down;
}

void check_placement(std::int32_t n, FuzzedDataProvider& in) {
    const auto columns = any_placement(n, in);
    const auto is_off = [&](int column) { return column >= n; };
    bool has_attack = false;
    for (std::uint8_t lower = 0; lower < columns.capacity; ++lower) {
        for (std::uint8_t upper = 0; upper < lower; ++upper) {
            has_attack |=
                attacks({upper, columns.elements[upper]}, {lower, columns.elements[lower]});
        }
    }
    const std::pair bad_size{CTQUEENS_BAD_SIZE, !has_table(n)};
    const std::pair null_pointer{CTQUEENS_NULL_POINTER, columns.is_null};
    const std::pair off_the_board{CTQUEENS_OFF_THE_BOARD,
                                  std::any_of(columns.begin(), columns.end(), is_off)};

    const bool wants_pair = in.ConsumeBool();
    ctqueens_square pair[2] = {{unused, unused}, {unused, unused}};
    const std::int32_t result = ctqueens_check(n, columns.pointer(), wants_pair ? pair : nullptr);
    const bool fails =
        is_error(result, {{CTQUEENS_BAD_SIZE, !is_size(n)}, null_pointer, off_the_board});
    require(fails || result == (has_attack ? 0 : 1), "the placement is a solution or not");
    const auto [upper, lower] = pair;
    const bool has_pair = upper.row != unused || lower.row != unused;
    require(has_pair == (wants_pair && !fails && has_attack), "there is an attacking pair");
    require(!has_pair || (upper.row < lower.row && lower.row < n &&
                          columns.elements[upper.row] == upper.column &&
                          columns.elements[lower.row] == lower.column && attacks(upper, lower)),
            "the queens of the pair attack each other");

    const std::int32_t index = ctqueens_index_of(n, columns.pointer());
    if (is_error(index,
                 {bad_size, null_pointer, off_the_board, {CTQUEENS_NO_SOLUTION, has_attack}}))
        return;
    std::uint8_t solution[12];
    ctqueens_solution(n, index, solution, 12);
    require(std::equal(columns.begin(), columns.end(), solution),
            "the index is that of the placement");
}

void check_having(std::int32_t n, FuzzedDataProvider& in) {
    const auto last = static_cast<std::uint8_t>(has_table(n) ? n : 255); // off the board
    const buffer<ctqueens_square> squares{in.ConsumeIntegralInRange<std::size_t>(0, 3),
                                          in.ConsumeBool()};
    for (ctqueens_square& at : squares) {
        at = {in.ConsumeIntegralInRange<std::uint8_t>(0, last),
              in.ConsumeIntegralInRange<std::uint8_t>(0, last)};
    }
    const bool is_off = std::any_of(squares.begin(), squares.end(), [&](ctqueens_square at) {
        return at.row >= n || at.column >= n;
    });
    std::vector<std::int32_t> expected;
    for (std::int32_t index = 0; !is_off && index < ctqueens_count(n); ++index) {
        std::uint8_t columns[12];
        ctqueens_solution(n, index, columns, 12);
        if (std::all_of(squares.begin(), squares.end(),
                        [&](ctqueens_square at) { return columns[at.row] == at.column; })) {
            expected.push_back(index);
        }
    }

    const auto indices =
        unused_buffer<std::int32_t>(in.ConsumeIntegralInRange<std::size_t>(0, 100), in);
    const std::int32_t result = ctqueens_having(n, squares.pointer(), squares.capacity,
                                                indices.pointer(), indices.capacity);
    const bool has_null =
        (squares.is_null && squares.capacity > 0) || (indices.is_null && indices.capacity > 0);
    const bool fails = is_error(
        result,
        {{CTQUEENS_BAD_SIZE, !has_table(n)},
         {CTQUEENS_NULL_POINTER, has_null},
         {CTQUEENS_OFF_THE_BOARD, is_off},
         {CTQUEENS_BUFFER_TOO_SMALL, indices.capacity > 0 && indices.capacity < expected.size()}});
    const bool is_written = !fails && indices.capacity > 0;
    require_unused(indices.begin() + (is_written ? result : 0), indices.end());
    require(fails || result == static_cast<std::int32_t>(expected.size()),
            "the number of solutions is right");
    require(!is_written || std::equal(expected.begin(), expected.end(), indices.begin()),
            "the indices are right");
}

// Grades up to three placements.
void check_grade(std::int32_t n, FuzzedDataProvider& in) {
    const std::size_t rows = has_table(n) ? static_cast<std::size_t>(n) : 1;
    const auto count = in.ConsumeIntegralInRange<std::size_t>(0, 3);
    const buffer<std::uint8_t> all{rows * count, in.ConsumeBool()};
    std::vector<std::int32_t> found;
    for (std::size_t index = 0; has_table(n) && index < count; ++index) {
        const auto queens = any_placement(n, in);
        std::copy(queens.begin(), queens.end(), all.begin() + rows * index);
        found.push_back(ctqueens_index_of(n, queens.begin()));
    }
    std::sort(found.begin(), found.end());
    const bool is_right =
        std::all_of(found.begin(), found.end(), [](auto each) { return each >= 0; }) &&
        std::adjacent_find(found.begin(), found.end()) == found.end() &&
        static_cast<std::int32_t>(count) == ctqueens_count(n);

    const auto sentence = unused_buffer<char>(in.ConsumeIntegralInRange<std::size_t>(0, 128), in);
    const bool has_null = (all.is_null && count > 0) || (sentence.is_null && sentence.capacity > 0);
    const std::int32_t result =
        ctqueens_grade(n, all.pointer(), count, sentence.pointer(), sentence.capacity);
    const bool is_small = sentence.capacity > 0 && result == CTQUEENS_BUFFER_TOO_SMALL;
    const bool fails = is_error(result, {{CTQUEENS_BAD_SIZE, !has_table(n)},
                                         {CTQUEENS_NULL_POINTER, has_null},
                                         {CTQUEENS_BUFFER_TOO_SMALL, is_small}});
    require(!is_small || sentence.capacity < 128, "128 characters are enough");
    require(fails || result == (is_right ? 1 : 0), "the grade is right");
    const char* const limit = sentence.end();
    const char* const end = std::find<const char*>(sentence.begin(), limit, '\0');
    require(fails || sentence.capacity == 0 || end != limit, "the sentence ends");
    require_unused<char>(fails ? sentence.begin() : end + (end != limit), limit);
}

void check_read(FuzzedDataProvider& in) {
    const auto columns =
        unused_buffer<std::uint8_t>(in.ConsumeIntegralInRange<std::size_t>(0, 13), in);
    const bool wants_position = in.ConsumeBool(), is_null = in.ConsumeBool();
    const std::string given = in.ConsumeRemainingBytesAsString();
    const buffer<char> text{given.size(), is_null};
    std::copy(given.begin(), given.end(), text.begin());
    std::size_t position = 0;
    const std::int32_t result =
        ctqueens_read(text.pointer(), text.capacity, columns.pointer(), columns.capacity,
                      wants_position ? &position : nullptr);
    require((text.is_null || columns.is_null) == (result == CTQUEENS_NULL_POINTER),
            "the error is a null pointer");
    const bool is_wrong_text = result <= CTQUEENS_ENDS_EARLY && result >= CTQUEENS_NO_NOTATION;
    require(result > 0 || is_wrong_text || result == CTQUEENS_NULL_POINTER ||
                result == CTQUEENS_BUFFER_TOO_SMALL,
            "the error is documented");
    require(position <= (is_wrong_text ? text.capacity : 0), "the error is at a position");
    require_unused(columns.begin() + std::max(result, 0), columns.end());
    require(std::all_of(columns.begin(), columns.begin() + std::max(result, 0),
                        [&](std::uint8_t column) { return column < result; }),
            "the queens are on the board");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    FuzzedDataProvider in(data, size);
    const std::int32_t n = number_near(12, in);
    is_error(ctqueens_count(n), {{CTQUEENS_BAD_SIZE, !has_table(n)}});
    is_error(ctqueens_fundamental_count(n), {{CTQUEENS_BAD_SIZE, !has_table(n)}});
    check_solution(ctqueens_solution, ctqueens_count(n), n, in);
    check_solution(ctqueens_fundamental_solution, ctqueens_fundamental_count(n), n, in);
    check_placement(n, in);
    check_having(n, in);
    check_grade(n, in);
    const std::string_view message = ctqueens_message(number_near(0, in));
    require(message.starts_with("ctqueens: "), "a message describes the error");
    check_read(in);
    return 0;
}
