// SPDX-License-Identifier: BSL-1.0
// The work that was counted at compile time is what the search does at run time.
#include <ctqueens/work.hpp>

#include <gtest/gtest.h>

namespace {

using namespace ctqueens;

// For N = 7, the compiler computes the work of the exhaustive search from that of another one.
TEST(work, of_the_exhaustive_search_is_what_its_page_does) {
    work_counter page;
    for (int first_column = 0; first_column < 7; ++first_column) {
        search::exhaustive::run<7>(first_column, page);
    }
    EXPECT_EQ(page.counts, (work<7, search::exhaustive>));
}

} // namespace
