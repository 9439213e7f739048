// SPDX-License-Identifier: BSL-1.0
// An observer learns which line of the search is speaking: each hook has lines of its own in the
// search's file, and each of these lines calls that hook.
#include <ctqueens/search.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <string>
#include <vector>

namespace {

using namespace ctqueens;

constexpr const char* hooks[] = {"enter",    "place",   "test", "reject",
                                 "solution", "retreat", "leave"};

// The lines that call each hook.
struct listener : search::observer {
    int lines[7][4]{};
    const char* file = nullptr;

    constexpr void note(int hook, int line, const char* where) noexcept {
        file = where;
        for (int& known : lines[hook]) {
            if (known == line || known == 0) {
                known = line;
                return;
            }
        }
    }

    constexpr void enter(int, int line = __builtin_LINE(),
                         const char* where = __builtin_FILE()) noexcept {
        note(0, line, where);
    }
    constexpr bool place(square, int line = __builtin_LINE(),
                         const char* where = __builtin_FILE()) noexcept {
        note(1, line, where);
        return true;
    }
    constexpr void test(int, int line = __builtin_LINE(),
                        const char* where = __builtin_FILE()) noexcept {
        note(2, line, where);
    }
    constexpr void reject(square, int line = __builtin_LINE(),
                          const char* where = __builtin_FILE()) noexcept {
        note(3, line, where);
    }
    template <int N>
    constexpr bool solution(const placement<N>&, int line = __builtin_LINE(),
                            const char* where = __builtin_FILE()) noexcept {
        note(4, line, where);
        return true;
    }
    constexpr void retreat(square, int line = __builtin_LINE(),
                           const char* where = __builtin_FILE()) noexcept {
        note(5, line, where);
    }
    constexpr void leave(int, int line = __builtin_LINE(),
                         const char* where = __builtin_FILE()) noexcept {
        note(6, line, where);
    }
};

// During compilation.
template <class Search> constexpr listener listen() noexcept {
    listener heard;
    for (int first_column = 0; first_column < 4; ++first_column) {
        Search::template run<4>(first_column, heard);
    }
    return heard;
}
template <class Search> constexpr listener heard_from = listen<Search>();

std::vector<std::string> lines_of(const char* file) {
    std::vector<std::string> lines;
    std::ifstream input(file);
    for (std::string line; std::getline(input, line);) lines.push_back(line);
    return lines;
}

// The lines that contain a text, counted from 1.
std::vector<int> lines_with(const std::vector<std::string>& text, const std::string& part) {
    std::vector<int> found;
    for (std::size_t index = 0; index < text.size(); ++index) {
        if (text[index].find(part) != std::string::npos) {
            found.push_back(static_cast<int>(index) + 1);
        }
    }
    return found;
}

template <class Search> class source_lines : public testing::Test {};
TYPED_TEST_SUITE(source_lines, search::all<testing::Types>, );

TYPED_TEST(source_lines, call_the_hook_that_hears_them) {
    const listener& heard = heard_from<TypeParam>;
    ASSERT_NE(heard.file, nullptr);
    const std::string file = heard.file;
    const std::vector<std::string> text = lines_of(heard.file);
    ASSERT_FALSE(text.empty()) << file;
    std::string page = std::string("/search/") + TypeParam::name + ".hpp";
    std::replace(page.begin(), page.end(), '-', '_');
    const bool is_page =
        file.size() > page.size() && file.substr(file.size() - page.size()) == page;
    const bool is_single_header = !lines_with(text, "struct observer").empty();
    EXPECT_TRUE(is_page || is_single_header) << file;
    std::vector<int> all_lines;
    for (int hook = 0; hook < 7; ++hook) {
        const std::string call = std::string("observer.") + hooks[hook] + '(';
        const std::vector<int> calls = lines_with(text, call);
        std::vector<int> lines(std::begin(heard.lines[hook]), std::end(heard.lines[hook]));
        lines.erase(std::remove(lines.begin(), lines.end(), 0), lines.end());
        std::sort(lines.begin(), lines.end());
        all_lines.insert(all_lines.end(), lines.begin(), lines.end());
        if (is_page) { // every call must be reported
            EXPECT_EQ(lines, calls) << call;
        } else {
            EXPECT_TRUE(std::includes(calls.begin(), calls.end(), lines.begin(), lines.end()))
                << call;
        }
    }
    std::sort(all_lines.begin(), all_lines.end());
    EXPECT_EQ(std::adjacent_find(all_lines.begin(), all_lines.end()), all_lines.end());
}

} // namespace
