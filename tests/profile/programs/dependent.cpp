// Evaluations that need a longer one.
constexpr int work(int n) {
    int sum = 0;
    for (int i = 0; i < 999; ++i) sum ^= i + n;
    sum += n;
    return sum;
}
constexpr int collect(int n) {
    int sum = 0;
    for (int i = 0; i < 99; ++i) sum ^= i + n;
    sum += n;
    return sum;
}
template <int n> constexpr int part = work(n);
template <int n> constexpr int whole = collect(part<n>);
static_assert(collect(whole<1>) != 12345);
