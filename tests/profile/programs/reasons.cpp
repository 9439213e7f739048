// Evaluations that fail for different reasons.
constexpr int divide(int a, int b) { return a / b; }
constexpr int quotient = divide(3, 0);
constexpr int checked(int n) {
    if (n > 5) throw "too many";
    return n;
}
template <int n> struct holder { static constexpr int value = checked(n) + 1; };
int held = holder<5>::value + holder<6>::value;
constexpr int element(int i) {
    int of[3]{};
    return of[i];
}
static_assert(element(3) == 0);
int at_run_time = 1;
constexpr int copied = at_run_time;
