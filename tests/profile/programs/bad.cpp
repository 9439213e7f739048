// Nothing to profile.
#include <cstddef>
#ifdef ERROR
constexpr int work(int n) { return n; }
int wrong = work("text");
#endif
#ifdef RECURSION
template <int n> struct more { static constexpr int value = more<n + 1>::value; };
static_assert(more<0>::value);
#endif
#ifdef ENDLESS
constexpr int endless(int n) {
    int i = 0;
    while (n) i = i > 1000 ? 0 : i + 1;
    return i;
}
constexpr int never = endless(1);
#endif
