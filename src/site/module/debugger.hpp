// SPDX-License-Identifier: BSL-1.0
// The searches that a WebAssembly module has for the debugger, and the log of the hooks that they
// call. One of the module's translation units defines searches(); debugger.cpp exports them to
// module.js.
#ifndef CTQUEENS_SITE_DEBUGGER_HPP
#define CTQUEENS_SITE_DEBUGGER_HPP

#include <ctqueens/placement.hpp>
#include <ctqueens/search/observer.hpp>

#include <cstdint>

namespace ctqueens::site {

inline constexpr int least_size = 4;
inline constexpr int greatest_size = 8; // the largest N of the permutation and exhaustive searches

// The hooks that a search calls. `end` is written after the last shard.
enum class hook : std::int32_t { enter, place, test, reject, solution, retreat, leave, end };

// A call of a hook. situation.js reads these four numbers, and names the hooks in the same order.
struct call {
    hook called;
    std::int32_t line;   // of the source
    std::int32_t row;    // or the comparisons of test, or packed_columns() of solution
    std::int32_t column; // or the number of rows of solution
};

// Adds a call to the log. Returns whether the search should continue.
bool write(const call& made) noexcept;

// The columns of the first rows, in 4 bits each. All columns off the board become the same one.
inline std::int32_t packed_columns(placement_view queens) noexcept {
    std::uint32_t packed = 0;
    for (int row = 0; row < queens.rows() && row < greatest_size; ++row) {
        const std::uint32_t column = queens[row] < greatest_size ? queens[row] : greatest_size;
        packed |= column << (4 * row);
    }
    return static_cast<std::int32_t>(packed);
}

// Writes all calls. Line::of_call() is the line that calls, or 0 if it is not shown.
template <class Line> struct log_writer : search::observer {
    void enter(int row, int line = Line::of_call()) noexcept { write({hook::enter, line, row, 0}); }
    bool place(square at, int line = Line::of_call()) noexcept {
        return write({hook::place, line, at.row, at.column});
    }
    void test(int comparisons, int line = Line::of_call()) noexcept {
        write({hook::test, line, comparisons, 0});
    }
    void reject(square at, int line = Line::of_call()) noexcept {
        write({hook::reject, line, at.row, at.column});
    }
    bool solution(placement_view queens, int line = Line::of_call()) noexcept {
        return write({hook::solution, line, packed_columns(queens), queens.rows()});
    }
    void retreat(square from, int line = Line::of_call()) noexcept {
        write({hook::retreat, line, from.row, from.column});
    }
    void leave(int row, int line = Line::of_call()) noexcept { write({hook::leave, line, row, 0}); }
};

struct search_entry {
    const char* name;
    const char* tests; // empty if the search does not say
    void (*write_shard)(int size, int first_column) noexcept;
};
struct search_list {
    const search_entry* first;
    int count;
};

// Defined by each module.
search_list searches() noexcept;

} // namespace ctqueens::site

#endif
