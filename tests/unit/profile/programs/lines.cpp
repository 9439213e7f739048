// What confuses line numbers: a raw string with line breaks, an initializer with line breaks, system headers.
#include <cstddef>
#include <string>

constexpr int work(int n) {
    int sum = 0;
    for (int i = 0; i < n; ++i) sum += i;
    return sum;
}
constexpr std::size_t waste(const char* text) {
    std::size_t length = 0;
    for (int i = 0; i < 30; ++i) {
        const std::size_t wasted = std::char_traits<char>::length(text); length += wasted;
    }
    return length;
}
constexpr const char* raw = R"(one
two)";
constexpr int after = work(300);

// clang-format off
static_assert(waste(
    "This is a string with some "
    "letters, over several lines"
    ) > 0,
    "");
