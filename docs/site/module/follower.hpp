// SPDX-License-Identifier: BSL-1.0
// An observer that knows the situation after every step of a search.
#ifndef CTQUEENS_SITE_FOLLOWER_HPP
#define CTQUEENS_SITE_FOLLOWER_HPP

#include <ctqueens/trace.hpp>

namespace ctqueens::site {

inline constexpr int least_size = 4;
inline constexpr int greatest_size = 8; // that of the permutations and of the exhaustive search

// The step after the last step_kind: the search is over.
inline constexpr std::uint8_t end_of_search = 5;

// What has become of a square in the row below the queens, or beside one of them.
enum class fate : std::uint8_t { untried, on_board, attacked, left };

// The situation after a step; JavaScript reads it byte by byte.
struct situation
{
    std::uint32_t candidates;
    std::uint32_t conflict_tests;
    std::uint32_t backtracks;
    std::uint32_t solutions;
    std::uint8_t kind; // a step_kind or end_of_search
    std::uint8_t row;
    std::uint8_t column;
    std::uint8_t attacker_row;
    std::uint8_t attacker_column;
    std::uint8_t rows; // the queens on the board are in the rows above this one
    std::uint8_t columns[greatest_size];
    fate fates[greatest_size][greatest_size];
    std::uint8_t found[greatest_size][greatest_size]; // how many solutions, below this square
    bool is_attacked; // the last queen, so that it is taken away before anything else happens
    bool is_solved;   // and no queen has been taken away since
};
static_assert(sizeof(situation) == 160);

// Follows a search through its shards. `take` gets the situation after every step, and may say that it
// wants no more.
template <class Take>
struct follower : search::observer
{
    situation now;
    Take& take;

    constexpr follower(const situation& before, Take& taker) noexcept : now(before), take(taker) {}

    constexpr bool place(square at) noexcept
    {
        ++now.candidates;
        const auto column = static_cast<std::uint8_t>(at.column);
        now.rows = static_cast<std::uint8_t>(at.row + 1);
        now.columns[at.row] = column;
        now.fates[at.row][column] = fate::on_board;
        now.found[at.row][column] = 0;
        if (now.rows < greatest_size) {
            for (int next = 0; next < greatest_size; ++next) {
                now.fates[now.rows][next] = fate::untried;
                now.found[now.rows][next] = 0;
            }
        }
        now.is_attacked = false;
        tell(step_kind::place, at, {});
        return take.wants_more();
    }

    constexpr void test(int comparisons) noexcept { now.conflict_tests += unsigned(comparisons); }

    // Whichever queen is attacked, the last one is tried elsewhere.
    constexpr void reject(square last) noexcept
    {
        const attacking_pair pair = find_attack({now.columns, last.row + 1});
        now.fates[last.row][last.column] = fate::attacked;
        now.is_attacked = true;
        tell(step_kind::conflict, pair.second, pair.first);
    }

    template <int N>
    constexpr void solution(const placement<N>& queens) noexcept
    {
        ++now.solutions;
        for (int row = 0; row < N; ++row) {
            ++now.found[row][queens[row]];
        }
        now.is_solved = true;
        tell(step_kind::solution, {N - 1, queens[N - 1]}, {});
    }

    constexpr void retreat(square from) noexcept
    {
        ++now.backtracks;
        const bool is_gone = now.is_attacked && from.row == now.rows - 1;
        now.is_attacked = false;
        now.rows = static_cast<std::uint8_t>(from.row);
        if (is_gone) {
            return; // a search that checks complete boards has rejected this one
        }
        now.fates[from.row][from.column] = fate::left;
        tell(now.is_solved ? step_kind::retreat_after_solution : step_kind::retreat, from, {});
        now.is_solved = false;
    }

    // After the last shard.
    constexpr void end() noexcept { tell(step_kind(end_of_search), {}, {}); }

private:
    constexpr void tell(step_kind kind, square at, square attacker) noexcept
    {
        now.kind = static_cast<std::uint8_t>(kind);
        now.row = static_cast<std::uint8_t>(at.row);
        now.column = static_cast<std::uint8_t>(at.column);
        now.attacker_row = static_cast<std::uint8_t>(attacker.row);
        now.attacker_column = static_cast<std::uint8_t>(attacker.column);
        take(now);
    }
};

} // namespace ctqueens::site

#endif
