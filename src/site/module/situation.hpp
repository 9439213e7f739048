// SPDX-License-Identifier: BSL-1.0
// What the debugger shows after a step of a search, and the observer that keeps it up to date.
#ifndef CTQUEENS_SITE_SITUATION_HPP
#define CTQUEENS_SITE_SITUATION_HPP

#include <ctqueens/search/observer.hpp>

namespace ctqueens::site {

inline constexpr int least_size = 4;
inline constexpr int greatest_size = 8; // the largest N of the permutation and exhaustive searches

// elements/library reads these structs from the memory of the module. All consist of 32-bit
// numbers; search.js names them in the same order, and so it does hooks and fates.

// The hook that a step called. At the end of the search there is one more step.
enum class hook : std::uint32_t { enter, place, test, reject, solution, retreat, leave, end };

// What has happened to a square since the search last entered its row.
enum class fate : std::uint32_t { untried, on_board, rejected, finished };

// A node of the search tree: a queen on this square, below the queens of the rows above.
struct node {
    std::uint32_t queens;    // placed below this node
    std::uint32_t solutions; // found below it
    std::uint32_t cut;       // complete boards below it that the search never looked at
    fate happened;
};

// A line of the source that calls a hook, and how often it has done so. The first line_capacity
// lines that call hooks have counts; there is no room for others.
struct source_line {
    int line;
    int calls;
};
inline constexpr int line_capacity = 24;

// Everything that the debugger can show.
struct situation {
    std::uint32_t candidates;
    std::uint32_t conflict_tests;
    std::uint32_t backtracks;
    std::uint32_t solutions;
    std::uint32_t boards;                // complete boards looked at
    std::uint32_t doomed_boards;         // those with an attack above their last queen
    std::uint32_t cut;                   // complete boards that the search will never look at
    std::uint32_t left_out;              // hook calls that make no sense
    std::uint32_t queens[greatest_size]; // placed so far, row by row
    source_line lines[line_capacity];    // unused ones at the end are 0
    node nodes[greatest_size][greatest_size];
    int line; // the line that called the hook
    hook called;
    square at;       // for test, the last queen on the board
    square attacker; // the first attacking pair for reject or solution, else equal squares
    square attacked;
    int rows;        // queens on the board
    int open_rows;   // entered and not left: frames of the stack
    int doomed_rows; // the first rows, if queens in them attack each other, or 0
    int columns[greatest_size];
    int attacked_columns[greatest_size]; // the columns of each row that are attacked, as bits
};

// Receives the situation after each step.
struct step_listener {
    // Called after every step. Returns whether the search should continue.
    virtual bool on_step(const situation& now) noexcept = 0;

protected:
    ~step_listener() = default;
};

// Keeps the situation up to date. `before` is the situation at the start of the shard. A user's
// search may be wrong: calls that make no sense, such as those for squares off the board, are left
// out.
class situation_tracker : public search::observer {
public:
    situation_tracker(const situation& before, int size, step_listener& listener) noexcept
        : now_(before), size_(size), listener_(listener) {
        remove_from(0); // a user's search may have left queens there
        now_.open_rows = 0;
        boards_below_[size - 1] = 1;
        for (int row = size - 1; row > 0; --row) {
            boards_below_[row - 1] = boards_below_[row] * static_cast<std::uint32_t>(size);
        }
    }

    [[nodiscard]] const situation& now() const noexcept { return now_; }

    void enter(int row, int line = __builtin_LINE()) noexcept;
    bool place(square at, int line = __builtin_LINE()) noexcept;
    void test(int comparisons, int line = __builtin_LINE()) noexcept;
    void reject(square at, int line = __builtin_LINE()) noexcept;
    bool solution(placement_view queens, int line = __builtin_LINE()) noexcept;
    void retreat(square from, int line = __builtin_LINE()) noexcept;
    void leave(int row, int line = __builtin_LINE()) noexcept;

    // After the last shard.
    void end() noexcept;

private:
    bool makes_sense(bool it_does) noexcept;
    bool is_on_board(int column) const noexcept;
    bool is_reached(int row) const noexcept;
    bool has_queen(square at) const noexcept;
    void remove_from(int row) noexcept;
    void finish(square at, fate happened) noexcept;
    void tell(hook called, square at, int line) noexcept;

    situation now_;
    int size_;
    step_listener& listener_;
    bool wants_more_ = true;
    // Boards below the queen in each row, and those looked at or cut when it was placed.
    std::uint32_t boards_below_[greatest_size]{};
    std::uint32_t boards_before_[greatest_size]{};
};

// Finds out which squares are attacked, for a situation that is to be shown.
void complete(situation& shown, int size) noexcept;

} // namespace ctqueens::site

#endif
