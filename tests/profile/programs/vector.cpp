// A vector grows and is sorted: most of what happens is inside the standard library.
#include <algorithm>
#include <vector>
struct word {
    char text[8]{};
    int key = 0;
    constexpr ~word() {}
    constexpr bool operator<(const word& other) const { return key < other.key; }
};
constexpr word make_word(int i) {
    word w;
    w.key = i * 7919 % 97;
    return w;
}
constexpr int smallest() {
    std::vector<word> words;
    for (int i = 0; i < 40; ++i) words.push_back(make_word(i));
    std::sort(words.begin(), words.end());
    return words.front().key;
}
static_assert(smallest() == 0);
