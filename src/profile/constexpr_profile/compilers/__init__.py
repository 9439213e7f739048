# SPDX-License-Identifier: BSL-1.0
"""The families of compilers.

    clang, gcc              how to set the limit, and the rest of what differs
    clang_answers, gcc_answers
                            read the answers of the two
    clang_burner, gcc_burner
                            functions that use up steps
"""
