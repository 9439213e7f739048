// SPDX-License-Identifier: BSL-1.0
// Runs the search my_search of the reader's program for one N, so that the page can watch and
// profile it. The program includes this at its end.
#include "my_search.hpp"
#include "size.hpp" // constexpr int reader_size

#include <ctqueens/search/observer.hpp>

namespace ctqueens::site {

constexpr bool run_search() {
    search::observer observer;
    for (int column = 0; column < reader_size; ++column) {
        reader_search::run<reader_size>(column, observer);
    }
    return true;
}
constexpr bool my_search = run_search();

} // namespace ctqueens::site
