// SPDX-License-Identifier: BSL-1.0
// Texts in static tests. All of them end with a null character.
#ifndef TESTS_TEXTS_HPP
#define TESTS_TEXTS_HPP

constexpr bool equal(const char* one, const char* other) {
    for (; *one != '\0' && *one == *other; ++one) ++other;
    return *one == *other;
}

// How often `part` is in a text.
constexpr int occurrences(const auto& text, const char* part) {
    int found = 0;
    for (const char* from = text.begin(); from != text.end(); ++from) {
        const char* expected = part;
        for (const char* at = from; *expected != '\0' && *at == *expected; ++at) ++expected;
        found += *expected == '\0' ? 1 : 0;
    }
    return found;
}

#endif
