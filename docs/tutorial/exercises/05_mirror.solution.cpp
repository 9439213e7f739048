// SPDX-License-Identifier: BSL-1.0
    for (int row = 0; row < N; ++row) {
        queens.columns[row] = N - 1 - queens.columns[row]; // columns are 0 to N - 1
    }
