// SPDX-License-Identifier: BSL-1.0
/// @file
/// Whether counting uses wide integers: a macro that can be defined before the first include.
#ifndef CTQUEENS_COUNT_WIDE_INTEGERS_HPP
#define CTQUEENS_COUNT_WIDE_INTEGERS_HPP

// Included only because its error message says that C++20 is needed.
#include <ctqueens/placement.hpp>

/// @def CTQUEENS_WIDE_INTEGERS
/// Whether counting uses integers of about two million bits. Clang 19 and later support them on
/// x86, as an extension, and process them at native speed. To count in standard C++ only, define
/// this macro as 0 before the first include, and in all files of a program: `max_count_size`
/// depends on it. docs/guide/scale.md shows how much longer counting then takes.
#ifndef CTQUEENS_WIDE_INTEGERS
#if defined(__clang__) && defined(__BITINT_MAXWIDTH__) && defined(__has_builtin)
#if __BITINT_MAXWIDTH__ >= 2100000 && __has_builtin(__builtin_popcountg)
#define CTQUEENS_WIDE_INTEGERS 1
#endif
#endif
#ifndef CTQUEENS_WIDE_INTEGERS
#define CTQUEENS_WIDE_INTEGERS 0
#endif
#endif

#endif
