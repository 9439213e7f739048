// SPDX-License-Identifier: BSL-1.0
// Symmetries at run time, for the sizes that would take the compilers long.
#include "../static/symmetry_laws.hpp"

#include <gtest/gtest.h>

using namespace ctqueens;

template <int N>
static void symmetries_act_on_table()
{
    for (const placement<N>& queens : solutions<N>) {
        ASSERT_TRUE(checks::symmetries_act_on(queens));
    }
}

TEST(symmetries, act_on_every_solution)
{
    symmetries_act_on_table<1>();
    symmetries_act_on_table<4>();
    symmetries_act_on_table<5>();
    symmetries_act_on_table<6>();
    symmetries_act_on_table<7>();
    symmetries_act_on_table<8>();
    symmetries_act_on_table<9>();
    symmetries_act_on_table<10>();
}

// The fundamental solutions are the canonical forms of all solutions, each once.
template <int N>
static void fundamental_solutions_stand_for_all()
{
    std::size_t next = 0;
    for (const placement<N>& queens : solutions<N>) {
        if (canonical_form(queens) == queens) {
            ASSERT_LT(next, fundamental_solutions<N>.size());
            ASSERT_EQ(fundamental_solutions<N>[next], queens);
            ++next;
        }
    }
    ASSERT_EQ(next, fundamental_solutions<N>.size());
}

TEST(symmetries, fundamental_solutions_stand_for_all)
{
    fundamental_solutions_stand_for_all<1>();
    fundamental_solutions_stand_for_all<2>();
    fundamental_solutions_stand_for_all<3>();
    fundamental_solutions_stand_for_all<4>();
    fundamental_solutions_stand_for_all<5>();
    fundamental_solutions_stand_for_all<6>();
    fundamental_solutions_stand_for_all<7>();
    fundamental_solutions_stand_for_all<8>();
    fundamental_solutions_stand_for_all<9>();
    fundamental_solutions_stand_for_all<10>();
}
