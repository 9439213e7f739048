// SPDX-License-Identifier: BSL-1.0
#include "check.hpp"

#include "arguments.hpp"
#include "dispatch.hpp"
#include "tables.hpp"

#include <ctqueens/parse.hpp>
#include <ctqueens/query/attack.hpp>

#include <algorithm>
#include <cctype>
#include <string_view>

namespace ctqueens::shell {

namespace {

enum class notation { digits, fen, squares };

notation notation_of(std::string_view text)
{
    if (text.find_first_of("/Qq") != text.npos) {
        return notation::fen;
    }
    // A file's letter comes before a digit in squares only: digits that are letters stand for
    // columns from the tenth on, so that they have company.
    const bool is_one_square = text.size() == 2 && std::isalpha(static_cast<unsigned char>(text[0]));
    return is_one_square || text.find_first_of(" ,") != text.npos ? notation::squares
                                                                   : notation::digits;
}

// The number of rows, as far as the text tells.
std::size_t rows_of(std::string_view text, notation written)
{
    if (written == notation::digits) {
        return text.size();
    }
    if (written == notation::fen) {
        const std::string_view pieces = text.substr(0, text.find(' '));
        return static_cast<std::size_t>(std::count(pieces.begin(), pieces.end(), '/')) + 1;
    }
    std::size_t words = 0;
    bool is_between = true;
    for (const char character : text) {
        const bool separates = character == ' ' || character == ',';
        words += is_between && !separates ? 1 : 0;
        is_between = separates;
    }
    return words;
}

template <int N>
parsed<placement<N>> read(const std::string& text, notation written)
{
    switch (written) {
    case notation::fen:
        return from_fen<N>(text.c_str());
    case notation::squares:
        return from_squares<N>(text.c_str());
    case notation::digits:
        break;
    }
    return from_digits<N>(text.c_str());
}

template <int N>
std::string name_of(square at)
{
    return static_cast<char>('a' + at.column) + std::to_string(N - at.row);
}

template <int N>
bool print_check(const placement<N>& queens, output& target)
{
    if (const attacking_pair pair = find_attack(queens)) {
        target.put("no solution: the queens on " + name_of<N>(pair.first) + " and " +
                   name_of<N>(pair.second) + " attack each other\n");
        return false;
    }
    const auto& fundamental = fundamental_solutions_of_size<N>();
    const auto* kind = std::find(fundamental.begin(), fundamental.end(), canonical_form(queens));
    target.put("solution " + std::to_string(number_of(queens)) + " of " +
               std::to_string(table<N>::size()) + " for N = " + std::to_string(N) +
               ", an image of fundamental solution " +
               std::to_string(kind - fundamental.begin() + 1) + " of " +
               std::to_string(fundamental.size()) + ", symmetry: " +
               name(symmetry_class_of(queens)) + '\n');
    return true;
}

} // namespace

bool print_check(const std::string& text, output& target)
{
    const notation written = notation_of(text);
    const std::size_t rows = rows_of(text, written);
    if (rows < 1 || rows > max_table_size || text.find('\0') != text.npos) {
        throw bad_argument("check '" + text + "': has " + std::to_string(rows) +
                           " rows; allowed are 1 to " + std::to_string(max_table_size));
    }
    bool is_solution = false;
    with_size(static_cast<int>(rows), [&](auto size) {
        const auto placement = read<size.value>(text, written);
        if (!placement) {
            throw bad_argument("check '" + text + "': character " +
                               std::to_string(placement.position + 1) + ": " +
                               describe(placement.error));
        }
        is_solution = print_check(placement.value, target);
    });
    return is_solution;
}

} // namespace ctqueens::shell
