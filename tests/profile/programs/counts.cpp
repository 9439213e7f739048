// Evaluations that are counted together: in a template, with a conversion after the expression,
// with a temporary object, and one that depends on two others.
constexpr int work(int n) {
    int sum = 0;
    for (int i = 0; i < n; ++i) {
        sum += i % 7;
    }
    return sum;
}

struct wide {
    int value = 0;
    constexpr wide(int n) : value(n + work(200)) {}
};

struct guard {
    int rounds;
    constexpr ~guard() { work(rounds); }
    constexpr int value() const { return work(300); }
};

constexpr int first = work(400);
constexpr wide converted = work(500);
constexpr int temporary = guard{150}.value();
template <int n> constexpr int part = work(n);
static_assert(part<600> != part<700> && work(first) >= 0);
