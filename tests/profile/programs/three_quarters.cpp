// Of the 80 steps that Clang counts, 60 are in callee.
constexpr int callee() {
    int sum = 0;
    for (int i = 0; i < 55; ++i) sum += i;
    return sum;
}
constexpr int caller() {
    int sum = 0;
    for (int i = 0; i < 14; ++i) sum += i;
    sum += callee();
    return sum;
}
static_assert(caller() > 0);
