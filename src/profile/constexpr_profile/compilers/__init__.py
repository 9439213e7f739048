# SPDX-License-Identifier: BSL-1.0
"""The user's compiler, and the texts that it compiles with any limit.

    answers                 what answers tell: messages, and the evaluations that were stopped, with their stacks
    time_trace              how long a compilation and its evaluations took
    family                  what differs between families of compilers, and which one a compiler belongs to
    compiler                runs the user's compiler
    unit                    the whole text, declarations cut out of it behind precompiled headers, and places in them

What differs between Clang and GCC is behind `Family`; another family would also need its form of messages (answers)
and its options (commands/options.py). This package does not know which families there are; families.py does.
"""
