// Evaluations that fail.
constexpr int work(int n) {
    int sum = 0;
    for (int i = 0; i < n; ++i) sum += i % 7;
    return sum;
}
constexpr int big = work(3) / (work(0) - work(0));
constexpr int thrower(int n) {
    int sum = work(1000);
    if (sum > n) throw 1;
    return sum;
}
constexpr int thrown = thrower(5);
constexpr int deeper(int n) { return n ? deeper(n + 1) : 0; }
constexpr int deep = deeper(1);
constexpr int nothing = 1 / 0;
constexpr int fine = work(200);
