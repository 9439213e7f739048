// What confuses line numbers: line breaks in raw strings and initializers, and system headers.
#include <initializer_list>

constexpr int work(int n) {
    int sum = 0;
    for (int i = 0; i < n; ++i) sum += i;
    return sum;
}
constexpr int waste(std::initializer_list<int> list) {
    int length = 0;
    for (int i = 0; i < 30; ++i) {
        length += static_cast<int>(list.size() + list.size() + list.size() + list.size());
    }
    return length;
}
constexpr const char* raw = R"(one
two)";
constexpr int after = work(300);

// clang-format off
static_assert(waste(
    {1, 2,
     3}
    ) > 0,
    "");
