// SPDX-License-Identifier: BSL-1.0
// What does not fit in an int or a std::size_t of 16 bits: counts, work, masks, and the coordinates
// of a wide tree.
#include <ctqueens/ctqueens.hpp>
#include <ctqueens/trace_text.hpp>

using namespace ctqueens;

static_assert(sizeof(int) == 2 && sizeof(std::size_t) == 2);

static_assert(solutions<8>.size() == 92 && solutions<8>[91][0] == 7);
static_assert(solutions<11>.size() == 2680 && sizeof(solutions<11>) == 2680 * 11);
static_assert(fundamental_solutions<8>.size() == 12);
static_assert(index_of(solutions<8>[91]) == 91 && index_of(placement<8>{}) == not_found);
static_assert(solution_count<8> == 92 && solution_count<11> == 2680);
static_assert(published_counts[18] == 666'090'624);
static_assert(work<8, search::exhaustive>.candidates == 19'173'960);

struct last_solution : search::observer {
    placement<17> queens{};

    constexpr bool solution(const placement<17>& found) noexcept {
        queens = found;
        return false;
    }
};
constexpr placement<17> page_of_bitmask() {
    last_solution found;
    search::bitmask::run<17>(0, found);
    return found.queens;
}
static_assert(page_of_bitmask() == first_solution<17>);

constexpr auto& steps = trace<9, search::backtracking, first_steps{2400}>;
constexpr text::bounded_output nowhere(nullptr, 0);
static_assert(text::steps::svg::write(9, steps.begin(), steps.end(), nowhere).size() > 0);
