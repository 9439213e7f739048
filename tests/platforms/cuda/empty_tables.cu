// SPDX-License-Identifier: BSL-1.0
// nvcc warns about comparisons of an unsigned number with 0, such as in a carelessly written loop
// over an empty table.
#include <ctqueens/ctqueens.hpp>
#include <ctqueens/std.hpp>
#include <ctqueens/trace_text.hpp>

using namespace ctqueens;

constexpr text::bounded_output nowhere(nullptr, 0);

template <int N> std::size_t use(const placement<N>& queens) {
    const auto near = nearest(queens);
    std::size_t all = near.set.size() + solution_set<N>::all().size() + index_of(queens);
    const solution_set<N> with_b = having<N>(square{0, 1});
    for (const placement<N>& each : near.set& with_b) all += each.size();
    for (const placement<N>& each : fundamental_solutions<N>) all += orbit_of(each).size();
    return all + text::write_list<text::fen>(N, solutions<N>, 1, nowhere).size() +
           text::write_gallery<text::svg, N>(nowhere).size();
}
template <class... Search> struct searches {
    static constexpr bool pass = (passes<2, Search> && ...) && (passes<3, Search> && ...);
    static constexpr std::uint64_t work_for_2 = (work<2, Search>.candidates + ...);
};
static_assert(search::all<searches>::pass && search::all<searches>::work_for_2 > 0);
static_assert(solution_count<0> == 1 && solution_count<2> == 0);

constexpr auto& steps = trace<2, search::backtracking, first_steps{4}>;

std::size_t use_everything() {
    return use(placement<1>{}) + use(placement<2>{}) + use(placement<3>{}) + use(placement<8>{}) +
           to_array(from_text<8>("15863724").value).size() +
           text::steps::svg::write(2, steps.begin(), steps.end(), nowhere).size();
}
