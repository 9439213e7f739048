// SPDX-License-Identifier: BSL-1.0
// Runs the search my_search of the user's program for one N, so that the page can watch and
// profile it. The program includes this at its end.
#include "my_search.hpp"
#include "size.hpp" // constexpr int user_size

#include <ctqueens/search/observer.hpp>

namespace ctqueens::site {

constexpr bool run_search() {
    search::observer observer;
    for (int column = 0; column < user_size; ++column) {
        user_search::run<user_size>(column, observer);
    }
    return true;
}
constexpr bool my_search = run_search();

} // namespace ctqueens::site
