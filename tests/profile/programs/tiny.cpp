constexpr int twice(int x) {
    x += x;
    return x;
}
constexpr int answer() {
    int n = 20;
    n = twice(n);
    n += 2;
    return n;
}
constexpr int forty_two = answer();
static_assert(forty_two == 42);
