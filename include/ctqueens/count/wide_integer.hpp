// SPDX-License-Identifier: BSL-1.0
/// @file
/// The one thing in this library that is not standard C++: integers of any width.
#ifndef CTQUEENS_COUNT_WIDE_INTEGER_HPP
#define CTQUEENS_COUNT_WIDE_INTEGER_HPP

/// @def CTQUEENS_WIDE_INTEGERS
/// Whether counting may use integers of up to 400,000 bits, an extension of Clang 19 and later, which
/// evaluates them at native speed. Define it as 0 before the first include to count in standard C++
/// only; docs/scale.md says how much longer that takes.
#ifndef CTQUEENS_WIDE_INTEGERS
#    define CTQUEENS_WIDE_INTEGERS 0
#    if defined(__clang__) && defined(__BITINT_MAXWIDTH__) && defined(__has_builtin)
#        if __BITINT_MAXWIDTH__ >= 400000 && __has_builtin(__builtin_popcountg)
#            undef CTQUEENS_WIDE_INTEGERS
#            define CTQUEENS_WIDE_INTEGERS 1
#        endif
#    endif
#endif

#if CTQUEENS_WIDE_INTEGERS

namespace ctqueens::detail {

#    pragma clang diagnostic push
#    pragma clang diagnostic ignored "-Wbit-int-extension"
template <int bits>
using wide_integer = unsigned _BitInt(bits);
#    pragma clang diagnostic pop

} // namespace ctqueens::detail

#endif

#endif
