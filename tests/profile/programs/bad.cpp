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
