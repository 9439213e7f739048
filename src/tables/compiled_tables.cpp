// SPDX-License-Identifier: BSL-1.0
#include "compiled_tables.hpp"

namespace ctqueens::compiled {

tables tables_of(int n) noexcept { return tables_between<1, max_table_size>(n); }

} // namespace ctqueens::compiled
