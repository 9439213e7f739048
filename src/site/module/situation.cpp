// SPDX-License-Identifier: BSL-1.0
#include "situation.hpp"

namespace ctqueens::site {

bool situation_tracker::makes_sense(bool it_does) noexcept {
    now_.left_out += it_does ? 0 : 1;
    return it_does;
}

bool situation_tracker::is_on_board(int column) const noexcept {
    return 0 <= column && column < size_;
}

// Whether all rows above have queens.
bool situation_tracker::is_reached(int row) const noexcept {
    return 0 <= row && row < size_ && (row == 0 || has_queen({row - 1, now_.columns[row - 1]}));
}

// Whether the queen there has not been rejected.
bool situation_tracker::has_queen(square at) const noexcept {
    return 0 <= at.row && at.row < now_.rows && now_.columns[at.row] == at.column &&
           now_.nodes[at.row][at.column].happened != fate::rejected;
}

void situation_tracker::enter(int row, int line) noexcept {
    if (!makes_sense(is_reached(row))) return;
    now_.open_rows = row + 1;
    if (row > 0) { // every shard enters row 0
        for (int column = 0; column < size_; ++column) {
            now_.nodes[row][column] = {};
        }
    }
    tell(hook::enter, {row, 0}, line);
}

bool situation_tracker::place(square at, int line) noexcept {
    if (!makes_sense(is_reached(at.row) && is_on_board(at.column))) return wants_more_;
    ++now_.candidates;
    ++now_.queens[at.row];
    for (int row = 0; row < at.row; ++row) {
        ++now_.nodes[row][now_.columns[row]].queens;
    }
    now_.rows = at.row + 1;
    now_.columns[at.row] = at.column;
    now_.nodes[at.row][at.column] = {0, 0, 0, fate::on_board};
    boards_before_[at.row] = now_.boards + now_.cut;
    const bool is_board = at.row == size_ - 1;
    now_.boards += is_board ? 1 : 0;
    if (now_.doomed_rows > at.row) {
        now_.doomed_rows = 0;
    }
    if (now_.doomed_rows != 0) {
        now_.doomed_boards += is_board ? 1 : 0;
    } else {
        for (int row = 0; row < at.row && now_.doomed_rows == 0; ++row) {
            if (attacks({row, now_.columns[row]}, at)) {
                now_.doomed_rows = now_.rows;
            }
        }
    }
    tell(hook::place, at, line);
    return wants_more_;
}

void situation_tracker::test(int comparisons, int line) noexcept {
    if (!makes_sense(comparisons >= 0)) return;
    now_.conflict_tests += static_cast<std::uint32_t>(comparisons);
    const int last = now_.rows > 0 ? now_.rows - 1 : 0; // a user's search may test first
    tell(hook::test, {last, now_.columns[last]}, line);
}

void situation_tracker::reject(square at, int line) noexcept {
    if (!makes_sense(has_queen(at))) return;
    finish(at, fate::rejected);
    tell(hook::reject, at, line);
}

// A user's search may report queens that it has not placed.
bool situation_tracker::solution(placement_view queens, int line) noexcept {
    bool are_on_board = queens.rows() == size_;
    for (const int column : queens) {
        are_on_board = are_on_board && is_on_board(column);
    }
    if (!makes_sense(are_on_board)) return wants_more_;
    const attacking_pair pair = find_attack(queens);
    ++now_.solutions;
    now_.rows = size_;
    now_.doomed_rows = pair ? pair.second.row + 1 : 0;
    for (int row = 0; row < size_; ++row) {
        now_.columns[row] = queens[row];
        ++now_.nodes[row][now_.columns[row]].solutions;
    }
    tell(hook::solution, {size_ - 1, now_.columns[size_ - 1]}, line);
    return wants_more_;
}

void situation_tracker::retreat(square from, int line) noexcept {
    if (!makes_sense(has_queen(from))) return;
    ++now_.backtracks;
    remove_from(from.row);
    if (now_.nodes[from.row][from.column].happened == fate::on_board) {
        finish(from, fate::finished);
    }
    tell(hook::retreat, from, line);
}

void situation_tracker::leave(int row, int line) noexcept {
    if (!makes_sense(is_reached(row) && row < now_.open_rows)) return;
    now_.open_rows = row;
    remove_from(row);
    tell(hook::leave, {row, 0}, line);
}

void situation_tracker::end() noexcept { tell(hook::end, {}, 0); }

void situation_tracker::remove_from(int row) noexcept {
    now_.rows = row;
    if (now_.doomed_rows > now_.rows) {
        now_.doomed_rows = 0;
    }
}

// Counts the boards below this queen that were not looked at as cut: the search never returns to
// them. A user's search may have looked at some of them twice.
void situation_tracker::finish(square at, fate happened) noexcept {
    const std::uint32_t done = now_.boards + now_.cut - boards_before_[at.row];
    const std::uint32_t cut = done < boards_below_[at.row] ? boards_below_[at.row] - done : 0;
    now_.cut += cut;
    for (int row = 0; row < at.row; ++row) {
        now_.nodes[row][now_.columns[row]].cut += cut;
    }
    node& finished = now_.nodes[at.row][at.column];
    finished.cut += cut;
    finished.happened = happened;
}

void situation_tracker::tell(hook called, square at, int line) noexcept {
    now_.called = called;
    now_.at = at;
    now_.line = line;
    for (source_line& known : now_.lines) { // a line that finds no room is not counted
        if (known.line == line || known.calls == 0) {
            known.line = line;
            ++known.calls;
            break;
        }
    }
    wants_more_ = listener_.on_step(now_) && wants_more_;
}

void complete(situation& shown, int size) noexcept {
    std::uint8_t columns[greatest_size]{};
    for (int row = 0; row < shown.rows; ++row) {
        columns[row] = static_cast<std::uint8_t>(shown.columns[row]);
    }
    for (int row = 0; row < size; ++row) {
        shown.attacked_columns[row] = 0;
        for (int column = 0; column < size; ++column) {
            for (int queen = 0; queen < shown.rows; ++queen) {
                const square from{queen, columns[queen]}, to{row, column};
                if (!(from == to) && attacks(from, to)) {
                    shown.attacked_columns[row] |= 1 << column;
                }
            }
        }
    }
    if (shown.called == hook::reject || shown.called == hook::solution) {
        const attacking_pair pair = find_attack({columns, shown.rows});
        shown.attacker = pair.first;
        shown.attacked = pair.second;
    }
}

} // namespace ctqueens::site
