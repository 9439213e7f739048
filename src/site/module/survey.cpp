// SPDX-License-Identifier: BSL-1.0
#include "survey.hpp"

namespace ctqueens::site {

namespace {

// Calls a function after each step.
template <class Function> struct calling : step_listener {
    Function& function;

    explicit calling(Function& called) noexcept : function(called) {}
    bool on_step(const situation& now) noexcept override { return function(now); }
};

// The shard in which a step is.
int shard_of(const survey& of, std::uint32_t step) noexcept {
    int shard = 0;
    while (shard < of.shards - 1 && of.steps_before[shard + 1] <= step) {
        ++shard;
    }
    return shard;
}

// Runs a shard. on_step(now) is called after each step, and returns whether the search should
// continue. Returns the situation after the shard.
template <class Function>
situation run(const sized_search& search, int shard, Function on_step) noexcept {
    calling listener(on_step);
    situation_tracker observer(search.known->before[shard], search.size, listener);
    search.run(shard, observer);
    if (shard == search.size - 1) {
        observer.end();
    }
    return observer.now();
}

} // namespace

bool extend(const sized_search& search) noexcept {
    survey& of = *search.known;
    if (of.shards < search.size) {
        std::uint32_t steps = of.steps_before[of.shards];
        of.before[of.shards + 1] = run(search, of.shards, [&steps](const situation&) {
            ++steps;
            return true;
        });
        of.steps_before[++of.shards] = steps;
    }
    return of.shards == search.size;
}

std::uint32_t write_situations(const sized_search& search, situation* to, std::uint32_t first,
                               std::uint32_t count) noexcept {
    const survey& of = *search.known;
    std::uint32_t written = 0;
    for (int shard = shard_of(of, first); shard < of.shards && written < count; ++shard) {
        std::uint32_t step = of.steps_before[shard];
        run(search, shard, [&](const situation& now) {
            if (step++ >= first && written < count) {
                to[written] = now;
                complete(to[written++], search.size);
            }
            return written < count;
        });
    }
    return written;
}

std::uint32_t find_step(const sized_search& search, std::uint32_t boundary, hook called,
                        bool is_forward) noexcept {
    const survey& of = *search.known;
    std::uint32_t found = no_step;
    int shard = shard_of(of, boundary);
    for (; 0 <= shard && shard < of.shards && found == no_step; shard += is_forward ? 1 : -1) {
        std::uint32_t step = of.steps_before[shard];
        run(search, shard, [&](const situation& now) {
            const bool is_in_range =
                is_forward ? step >= boundary && found == no_step : step < boundary;
            if (is_in_range && now.called == called) {
                found = step;
            }
            ++step;
            return is_forward ? found == no_step : step < boundary;
        });
    }
    return found;
}

std::uint32_t write_tree(const sized_search& search, tree_node* to,
                         std::uint32_t capacity) noexcept {
    std::uint32_t count = 0;
    std::uint32_t step = 0;
    std::uint32_t open[greatest_size]{}; // the node of each row; `count` if there was no room
    for (int shard = 0; shard < search.size; ++shard) {
        run(search, shard, [&](const situation& now) {
            if (now.called == hook::place) {
                open[now.at.row] = count;
                if (count < capacity) {
                    const std::uint32_t is_doomed = now.doomed_rows != 0 ? 1 : 0;
                    to[count++] = {step, no_step, 0, 0, now.at, fate::on_board, is_doomed};
                }
            } else if ((now.called == hook::reject || now.called == hook::retreat) &&
                       open[now.at.row] < count) {
                tree_node& last = to[open[now.at.row]];
                const node& known = now.nodes[now.at.row][now.at.column];
                last.finished = step;
                last.cut = known.cut;
                last.solutions = known.solutions;
                last.happened = known.happened;
            }
            ++step;
            return true;
        });
    }
    return count;
}

} // namespace ctqueens::site
