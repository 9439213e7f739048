// SPDX-License-Identifier: BSL-1.0
#include "survey.hpp"

namespace ctqueens::site {

namespace {

struct step_counter : step_listener {
    std::uint32_t steps = 0;

    bool on_step(const situation&) noexcept override {
        ++steps;
        return true;
    }
};

// Collects situations; the search stops when there are enough.
struct window : step_listener {
    situation* to;
    std::uint32_t skipped; // steps that come first
    std::uint32_t count;
    std::uint32_t written = 0;

    window(situation* target, std::uint32_t skip, std::uint32_t capacity) noexcept
        : to(target), skipped(skip), count(capacity) {}

    bool on_step(const situation& now) noexcept override {
        if (skipped > 0) {
            --skipped;
        } else if (written < count) {
            to[written++] = now;
        }
        return written < count;
    }
};

// Notes the first step, or the last one, that calls a hook.
struct finder : step_listener {
    hook wanted;
    std::uint32_t limit;
    bool is_forward;
    std::uint32_t step = 0;
    std::uint32_t found = no_step;

    finder(hook what, std::uint32_t boundary, bool forward) noexcept
        : wanted(what), limit(boundary), is_forward(forward) {}

    bool on_step(const situation& now) noexcept override {
        const bool is_in_range = is_forward ? step >= limit && found == no_step : step < limit;
        if (is_in_range && now.called == wanted) {
            found = step;
        }
        ++step;
        return is_forward ? found == no_step : step < limit;
    }
};

struct tree_writer : step_listener {
    tree_node* to;
    std::uint32_t capacity;
    std::uint32_t count = 0;
    std::uint32_t step = 0;
    std::uint32_t open[greatest_size]{}; // the node of each row; `count` if there was no room

    tree_writer(tree_node* target, std::uint32_t room) noexcept : to(target), capacity(room) {}

    bool on_step(const situation& now) noexcept override {
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
    }
};

// The shard in which a step is.
int shard_of(const survey& of, std::uint32_t step) noexcept {
    int shard = 0;
    while (shard < of.shards - 1 && of.steps_before[shard + 1] <= step) {
        ++shard;
    }
    return shard;
}

// Returns the situation after the shard.
situation run(const survey& of, int size, shard_search search, int shard,
              step_listener& listener) noexcept {
    situation_tracker observer(of.before[shard], size, listener);
    search(shard, observer);
    if (shard == size - 1) {
        observer.end();
    }
    return observer.now();
}

} // namespace

bool extend(survey& of, int size, shard_search search) noexcept {
    if (of.shards < size) {
        step_counter counting;
        of.before[of.shards + 1] = run(of, size, search, of.shards, counting);
        of.steps_before[of.shards + 1] = of.steps_before[of.shards] + counting.steps;
        ++of.shards;
    }
    return of.shards == size;
}

std::uint32_t write_situations(const survey& of, int size, shard_search search, situation* to,
                               std::uint32_t first, std::uint32_t count) noexcept {
    if (first >= of.steps_before[of.shards]) {
        return 0;
    }
    int shard = shard_of(of, first);
    window seen(to, first - of.steps_before[shard], count);
    for (; shard < of.shards && seen.written < count; ++shard) {
        run(of, size, search, shard, seen);
    }
    for (std::uint32_t index = 0; index < seen.written; ++index) {
        complete(to[index], size);
    }
    return seen.written;
}

std::uint32_t find_step(const survey& of, int size, shard_search search, std::uint32_t boundary,
                        hook called, bool is_forward) noexcept {
    finder looking(called, boundary, is_forward);
    int shard = shard_of(of, boundary);
    while (0 <= shard && shard < of.shards && looking.found == no_step) {
        looking.step = of.steps_before[shard];
        run(of, size, search, shard, looking);
        shard += is_forward ? 1 : -1;
    }
    return looking.found;
}

std::uint32_t write_tree(const survey& of, int size, shard_search search, tree_node* to,
                         std::uint32_t capacity) noexcept {
    tree_writer writing(to, capacity);
    for (int shard = 0; shard < of.shards; ++shard) {
        run(of, size, search, shard, writing);
    }
    return writing.count;
}

} // namespace ctqueens::site
