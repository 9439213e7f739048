// SPDX-License-Identifier: BSL-1.0
#include "check.hpp"

#include "arguments.hpp"
#include "dispatch.hpp"
#include "tables.hpp"

#include <ctqueens/parse.hpp>
#include <ctqueens/query/attack.hpp>

#include <algorithm>

namespace ctqueens::shell {

namespace {

const char* name_of(notation written)
{
    constexpr const char* names[] = {"digits", "FEN", "squares"};
    return names[static_cast<int>(written)];
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
    const auto& fundamental = compiled::fundamental_solutions<N>();
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
    const text_shape shape = shape_of(text.c_str());
    const std::string read_as = "check '" + text + "', read as " + name_of(shape.written) +
                                " for N = " + std::to_string(shape.rows);
    if (shape.rows < 1 || shape.rows > max_table_size) {
        throw bad_argument(read_as + ": allowed are 1 to " + std::to_string(max_table_size));
    }
    bool is_solution = false;
    with_size(shape.rows, [&](auto size) {
        const auto placement = from_text<size()>(text.c_str());
        if (!placement) {
            throw bad_argument(read_as + ": character " + std::to_string(placement.position + 1) +
                               ": " + describe(placement.error));
        }
        is_solution = print_check(placement.value, target);
    });
    return is_solution;
}

} // namespace ctqueens::shell
