// SPDX-License-Identifier: BSL-1.0
#ifndef TESTS_OCCURRENCES_HPP
#define TESTS_OCCURRENCES_HPP

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
