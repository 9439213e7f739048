// SPDX-License-Identifier: BSL-1.0
/// @file
/// The version of the library. This header can be included in any standard of C++, and in C99
/// or later.
#ifndef CTQUEENS_VERSION_HPP
#define CTQUEENS_VERSION_HPP

#define CTQUEENS_VERSION_MAJOR 1 ///< increases with incompatible changes
#define CTQUEENS_VERSION_MINOR 0 ///< increases with new features
#define CTQUEENS_VERSION_PATCH 0 ///< increases with other changes

/// The version as one number: 10203 is version 1.2.3.
///
///     static_assert(CTQUEENS_VERSION >= 10000);
#define CTQUEENS_VERSION                                                                           \
    (CTQUEENS_VERSION_MAJOR * 10000 + CTQUEENS_VERSION_MINOR * 100 + CTQUEENS_VERSION_PATCH)

#endif
