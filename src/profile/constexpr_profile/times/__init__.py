# SPDX-License-Identifier: BSL-1.0
"""How long evaluations take.

    trace_or_timing         chooses how to find it
    time_trace              reads it in the time trace of Clang 16 or newer
    timing                  measures it
    pace                    finds out whether some steps of an evaluation take longer than others
"""
