// Two functions of the same name, and two instances of the same variable.
struct small {
    int n;
    constexpr int size() const {
        int sum = 0;
        for (int i = 0; i < n; ++i) sum += i;
        return sum;
    }
};
struct large {
    int n;
    constexpr int size() const;
};
constexpr int large::size() const {
    int sum = 0;
    for (int i = 0; i < n; ++i) sum += i % 5;
    return sum;
}
static_assert(small{250}.size() + large{750}.size() > 0);
template <char... letters> struct word {
    static constexpr int hash = small{300 + sizeof...(letters)}.size();
};
int both = word<'a', 'b'>::hash + word<'c'>::hash;
#define THREE(name)                                                                                \
    constexpr int name##_1 = small{301}.size(), name##_2 = small{302}.size(), name##_3 = 7
THREE(made);
