# SPDX-License-Identifier: BSL-1.0
"""The compilers: how they are run, and how their answers are read.

    compiler, processes     run the user's compiler
    background              runs work in a thread, and gives it up once it is not wanted any more
    family                  what differs between families of compilers
    clang, gcc              the two families: how to set the limit, and the rest of what differs
    clang_answers, gcc_answers
                            read the answers of the two
    description             what a compiler tells about itself, and what its limits mean
    limits                  moved there
    messages                the messages in an answer
    diagnostics             the evaluations that were stopped, with their stacks
    calls                   finds the function and the arguments in a call
    burner, clang_burner, gcc_burner
                            functions that use up steps
    cache, fingerprint      keep answers, and tell whether they are still right
"""
