enum class state { code, slash, comment, text }; // 0, 1, 2, 3

// The state after `letter`.
constexpr state next(state before, char letter)
{
    switch (before) {
    case state::code: return letter == '/' ? state::slash : letter == '"' ? state::text : state::code;
    case state::slash: return letter == '/' ? state::comment : state::code;
    case state::comment: return letter == '\n' ? state::code : state::comment;
    case state::text: return letter == '"' ? state::code : state::text;
    }
    return before;
}

// Counts the comments in a C++ program.
constexpr int count_comments(const char* program)
{
    int found = 0;
    state now = state::code;
    for (; *program != '\0'; ++program) {
        const state before = now;
        now = next(now, *program);
        if (before == state::slash && now == state::comment) ++found;
    }
    return found;
}

constexpr int comments = count_comments(R"(
int half = 7 / 2; // rounds down
print("https://");
print("the sign \" begins text // and ends it");
)");
static_assert(comments == 2);
