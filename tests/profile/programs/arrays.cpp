// Arrays with more elements than the evaluation takes steps: Clang 19 and later limit both.
struct marks {
    bool seen[30000]{};
    constexpr marks() {
        for (int i = 0; i < 9000; ++i) seen[i] = i % 3;
    }
};
constexpr marks all;
struct letters {
    char of[65536];
};
constexpr letters make() {
    int sum = 0;
    for (int i = 0; i < 500; ++i) sum += i;
    letters made{};
    for (int i = 0; i < 1000; ++i) made.of[i] = sum % 3;
    return made;
}
constexpr auto made = make();
constexpr int on_the_heap() {
    int sum = 0;
    for (int i = 0; i < 500; ++i) sum += i;
    int* numbers = new int[2000]{};
    for (int i = 0; i < 1000; ++i) sum += numbers[i];
    delete[] numbers;
    return sum;
}
static_assert(on_the_heap() > 0);
