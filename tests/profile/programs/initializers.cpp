// The ways to initialize a variable. The number says how many steps it takes.
struct counted {
    int value;
    constexpr counted(int n = 300) : value(0) {
        for (int i = 0; i < n - 3; ++i) value += i;
    }
};
constexpr counted bare;
constexpr counted round(301);
constexpr counted list{302};
constexpr counted list_after_equals = {303};
constexpr counted converted = 304;
constexpr counted copied = counted(305);
struct members {
    static constexpr counted member{306};
    static constexpr counted bare;
};
constinit counted constant{307};
inline constexpr counted one{308}, other(309);
