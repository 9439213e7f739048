// SPDX-License-Identifier: BSL-1.0
#include "one_copy.hpp"

const void* table_in_library() { return &ctqueens::solutions<8>; }
