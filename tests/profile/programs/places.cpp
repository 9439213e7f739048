// Where constant evaluations can be.
constexpr int work(int n) {
    int sum = 0;
    for (int i = 0; i < 200; ++i) sum ^= i + n;
    return sum;
}
constexpr int global = work(1);
static_assert(work(2) != 1000);
int bound[work(3) + 1000];
template <int N> struct members {
    static constexpr int value = work(N);
    static_assert(work(N + 1) != 1000);
    constexpr int call() const { return work(N + 2); }
};
template <class T> constexpr T variable = T(work(4));
template <int N> int function() {
    static_assert(work(N + 5) != 1000);
    constexpr int local = work(N + 6);
    return local;
}
consteval int immediate(int n) { return work(n); }
namespace outer {
namespace {
constexpr int dependent = work(global);
}
} // namespace outer
int run(int argument) {
    static constexpr int still = work(7);
    constexpr int local = work(8);
    int z = immediate(9);
    if constexpr (work(10) != 1000) z += members<11>{}.value;
    switch (argument) {
    case work(12) + 1000: break;
    default: z += members<work(13) & 1>::value;
    }
    enum { constant = work(14) };
    return z + still + local + constant + function<15>() + static_cast<int>(variable<long>);
}
int dynamic = work(16) + outer::dependent;
