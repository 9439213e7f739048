// Names and arguments that are hard to read in a compiler's answer.
template <class A, class B> struct pair {
    A a;
    B b;
    constexpr pair(A x, B y) : a(x), b(y) { spin(1); }
    constexpr int operator()(int x, const char* s) const { return spin(x) + s[0]; }
    constexpr bool operator<(const pair& o) const { return spin(2) && a < o.a; }
    constexpr const pair* operator->() const { return spin(4) ? this : nullptr; }
    constexpr operator bool() const { return spin(3); }
    static constexpr int spin(int n) {
        int i = 0;
        for (; i < n + 100; ++i) continue;
        return i;
    }
};
using numbers = pair<int, int>;
struct input {
    int k[3];
    const char* s;
};
enum class colour { red, blue };
constexpr int operator""_z(const char*, unsigned long n) {
    return numbers::spin(static_cast<int>(n));
}
template <auto f, class... T> constexpr int each(T... t) { return (f(t, "a)(\n\"b,'c'") + ...); }
constexpr int take(input i, char c) { return numbers::spin(i.k[0]) + c; }
constexpr int many(colour, double d, bool, void*, int (&)[2]) {
    return numbers::spin(static_cast<int>(d));
}
constexpr int all() {
    pair<int, pair<char, long>> p(1, pair<char, long>('x', 2));
    auto count = [&](int, const char*) {
        int y = 0;
        while (y < 100) ++y;
        return y;
    };
    int r = count(3, "q(\"\n'") + p(3, "foo\nbar)(") + (p < p) + bool(p) + p->b(1, "z");
    r += each<[](int x, const char*) { return numbers::spin(x); }>(1, 2);
    r += "abc"_z + take({{1, 2, 3}, "w,'("}, '\'');
    int pair_of[2]{};
    return r + many(colour::blue, 1.5, true, nullptr, pair_of);
}
static_assert(all());
