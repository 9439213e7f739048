// Evaluations whose expressions can be copied: with all kinds of initializers, and in all places.
constexpr int work(int n) {
    int s = 0;
    for (int i = 0; i < n; ++i) s += i % 7;
    return s;
}
struct box {
    int v;
    constexpr box(int n) : v(work(n)) {}
    constexpr box() : v(work(150)) {}
};
struct pair_of {
    int a, b;
};
constexpr box bare;
constexpr box round(120);
constexpr box curly{130};
constexpr box called(work(140));
constexpr box equal = 110;
constexpr box equal_call = work(111);
constexpr pair_of list = {work(100), work(101)};
constexpr pair_of list2{work(102), work(103)};
constexpr auto lambda = [](int n) { return work(n); }(170);
struct holder {
    static constexpr int member = work(180);
    enum { value = work(190) };
};
constexpr int one = work(200), two = work(201);
int f() {
    constexpr int local = work(210);
    static_assert(work(220) >= 0, "x");
    if constexpr (work(230) > 0)
        return local;
    else
        return work(3);
}
template <int n> struct tag {};
tag<work(250)> t;
constexpr int size_of(const char*, int n) { return work(n); }
constexpr int accents = size_of("éü", 260), behind = size_of("ß", 270);
