// SPDX-License-Identifier: BSL-1.0
// The addresses of the table in another translation unit and in a shared library.
#ifndef CTQUEENS_TESTS_OBJECT_ONE_COPY_HPP
#define CTQUEENS_TESTS_OBJECT_ONE_COPY_HPP

#include <ctqueens/solutions.hpp>

const void* table_in_unit();
const void* table_in_library();

#endif
