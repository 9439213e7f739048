// SPDX-License-Identifier: BSL-1.0
// Where another translation unit of the program and a shared library have the table.
#ifndef CTQUEENS_TESTS_OBJECT_ONE_COPY_HPP
#define CTQUEENS_TESTS_OBJECT_ONE_COPY_HPP

#include <ctqueens/solutions.hpp>

const void* table_in_unit();
const void* table_in_library();

#endif
