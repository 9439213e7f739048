// What compilers do not show: a constant without constexpr and, with Clang, overload resolution.
constexpr int work(int n) {
    int sum = 0;
    for (int i = 0; i < n; ++i) sum += i % 7;
    return sum;
}
const int size = work(5000);
template <int> struct tag {};
tag<size> tagged;

template <bool, class T> struct enable_if {};
template <class T> struct enable_if<true, T> { using type = T; };
template <int n> struct constant { operator int() const; };
template <class T, int n = work(1000)> int by_default(T) { return n; }
template <class T, int n = work(2000 + sizeof(T))> int by_dependent_default(T) { return n; }
template <class T, typename enable_if<(work(3000 + sizeof(T)) > 0), int>::type = 0> int enabled(T) {
    return 1;
}
template <class T> decltype(constant<work(4000 + sizeof(T))>{}, T()) decided(T t) { return t; }
int use(char c) { return by_default(c) + by_dependent_default(c) + enabled(c) + decided(c); }
