#include <coroutine>
#include <ctqueens/examiner.hpp>
#include <exception>
#include <iostream>
#include <iterator>
#include <utility>
#include <vector>

// A generator, like std::generator of C++23.
template <class Value> class generator {
public:
    struct promise_type {
        const Value* yielded = nullptr;

        generator get_return_object() { return generator(handle::from_promise(*this)); }
        std::suspend_always initial_suspend() noexcept { return {}; }
        std::suspend_always final_suspend() noexcept { return {}; }
        std::suspend_always yield_value(const Value& value) noexcept
        {
            yielded = &value;
            return {};
        }
        void return_void() {}
        void unhandled_exception() { std::terminate(); }
    };
    using handle = std::coroutine_handle<promise_type>;

    struct iterator {
        handle coroutine;

        const Value& operator*() const { return *coroutine.promise().yielded; }
        void operator++() { coroutine.resume(); }
        bool operator==(std::default_sentinel_t) const { return coroutine.done(); }
    };

    explicit generator(handle started) : coroutine_(started) {}
    generator(generator&& other) noexcept : coroutine_(std::exchange(other.coroutine_, nullptr)) {}
    ~generator()
    {
        if (coroutine_) {
            coroutine_.destroy();
        }
    }

    iterator begin()
    {
        coroutine_.resume();
        return {coroutine_};
    }
    std::default_sentinel_t end() { return {}; }

private:
    handle coroutine_;
};

generator<std::vector<int>> solve(int n)
{
    std::vector<int> queens(1, -1);
    while (!queens.empty()) {
        const int row = int(queens.size()) - 1, column = ++queens.back();
        if (column == n) {
            queens.pop_back();
            continue;
        }
        int above = 0;
        while (above < row && queens[above] != column && queens[above] - above != column - row &&
               queens[above] + above != column + row) {
            ++above;
        }
        if (above < row) {
            continue; // this queen is attacked
        }
        if (row + 1 == n) {
            co_yield queens;
        } else {
            queens.push_back(-1);
        }
    }
}

int main()
{
    const auto result = ctqueens::grade<8>(solve(8));
    ctqueens::describe(result, std::ostreambuf_iterator<char>(std::cout));
    return result.is_passed() ? 0 : 1;
}
