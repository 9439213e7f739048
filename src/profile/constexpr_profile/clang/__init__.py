# SPDX-License-Identifier: BSL-1.0
"""What only Clang does.

    time_trace              reads how long a compilation and its evaluations took in the time trace of Clang 16 or newer
"""
