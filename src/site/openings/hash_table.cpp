#include <array>
#include <string_view>

using std::string_view;

constexpr unsigned hash(string_view word)
{
    unsigned result = 0;
    for (char letter : word) result = 31 * result + static_cast<unsigned char>(letter);
    return result;
}

constexpr auto size = 32u;
using hash_table = std::array<string_view, size>;

// Returns where `word` is, or where it belongs: if its place is taken, in the next free one.
constexpr unsigned place_of(string_view word, const hash_table& table)
{
    unsigned place = word.size() % size;
    while (!table[place].empty() && table[place] != word) {
        place = (place + 1) % size;
    }
    return place;
}

constexpr hash_table table_of(const auto& words)
{
    hash_table table{};
    for (string_view word : words) table[place_of(word, table)] = word;
    return table;
}

constexpr std::array<string_view, 20> colours{
    "red",   "green",  "blue", "cyan",   "magenta", "yellow", "black",  "white",  "grey",   "pink",
    "brown", "orange", "teal", "violet", "navy",    "olive",  "maroon", "purple", "silver", "gold"};

constexpr hash_table table = table_of(colours);
static_assert(table[place_of("teal", table)] == "teal");
