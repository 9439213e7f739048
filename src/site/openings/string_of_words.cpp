#include <array>
#include <string>
#include <string_view>

constexpr std::array<std::string_view, 9> words{"the", "quick", "brown", "fox", "jumps",
                                                "over", "the", "lazy", "dog"};

constexpr std::string joined()
{
    std::string text;
    for (std::string_view word : words) {
        text = text + std::string(word) + " ";
    }
    return text;
}

constexpr auto length = joined().size();
static_assert(length == 44);
