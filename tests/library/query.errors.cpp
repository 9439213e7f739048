// SPDX-License-Identifier: BSL-1.0
#include <ctqueens/query.hpp>

// case having_0: ctqueens: queries need N from 1 to 12
// N = 0
const auto found = ctqueens::having<0>();

// case having_13: ctqueens: queries need N from 1 to 12
// N = 13
const auto found = ctqueens::having<13>({0, 0});

// case index_of_13: ctqueens: queries need N from 1 to 12
// N = 13
const auto found = ctqueens::index_of(ctqueens::placement<13>());

// case nearest_13: ctqueens: queries need N from 1 to 12
// N = 13
const auto found = ctqueens::nearest(ctqueens::placement<13>());
