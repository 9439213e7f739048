# SPDX-License-Identifier: BSL-1.0
"""What is known of the options of a compile command.

The compiler judges its options: what is not known here is passed on. Known are those that take the next word, to tell
the source from their values; and those that are left out, since this program says what is written, and how messages
look."""
from __future__ import annotations

import re

# These pass the next word on, as an option of a part of the compiler.
PREFIXES = ("-Xclang", "-Xpreprocessor")

# The value of these may also be the rest of the same word.
_OF_PREPROCESSOR = (r"-[DUIFx]|-i(nclude(-pch)?|macros|system|quote|dirafter|(with)?prefix(before)?|framework)"
                    r"|-i(withsysroot|vfsoverlay)|-(cxx-|stdlib\+\+-)isystem|-finput-charset"
                    r"|--((un)?define-macro|imacros|include|include-directory|language)")
TAKES_NEXT_WORD = re.compile("|".join((
    _OF_PREPROCESSOR, "-X.+|-[oABLTeluz]|-M[FJQT]|--?(output|param|sysroot|gcc-toolchain|config|std)",
    "-(target|arch|isysroot|resource-dir|working-directory|mllvm|framework|rpath|dumpbase(-ext)?|dumpdir|imultilib)",
    "-(dependency-file|plugin-arg-.+|fmodules-user-build-path)",
    "--?serialize-diagnostics|-index-store-path|-aux-info|-wrapper|-f(debug|coverage)-compilation-dir")))

# What preprocessed text does not need any more.
OF_PREPROCESSOR = re.compile(f"({_OF_PREPROCESSOR}).*")

LEFT_OUT = re.compile("|".join((
    # what is made, and its name
    "-[cSE]|-o.*|-emit-.*|-fsyntax-only|-fmodule-(header|only)|--?analyze|--",
    "--(output.*|compile|assemble|preprocess|precompile)",
    # dependencies, and indexes of the code
    "-M.*|--(write-)?(user-)?dependencies|-fdeps-.*|-index-store-path",
    # dumps, and other files beside the output
    "-d.*|-fdump-.*|-aux-info|--?save-.*|-fsave-.*|--?serialize-diagnostics|-f(stack-usage|callgraph-info|opt-info).*",
    "--?coverage|-f(test-coverage|profile-arcs|profile-note|coverage-data-file|coverage-notes-file).*",
    # debug information; but -gcc-toolchain is kept
    "-g(?!cc-).*",
    # statistics, and what the compiler does
    "-[HQv]|-###|--verbose|-time.*|-ftime-.*|-f(mem-report|stats|compare-debug|proc-stat-report).*",
    # corrections of the source
    "-fix.*",
    # what is linked; but -load is one of Clang itself
    "-l(?!oad).*|-[erz]|-rpath|-framework|-Wl,.*|-Xlinker",
    # how messages look, and which of them are errors
    "-w|-Werror.*|--?pedantic.*|-f(no-)?((color-)?diagnostics|message-length|show-).*",
    # how preprocessed text looks
    "-P|-CC?|-f(no-)?(working-directory|pch-|directives-only|rewrite-|minimize-whitespace|preprocessed).*",
    "-f(no-)?use-line-directives.*")))
LINKED_FILE = re.compile(r".*\.(o|obj|a|so(\.\d+)*|lib|dylib|dll)")

LIMIT = re.compile("-fconstexpr-(steps|ops-limit)=.*")
# Behind -Xclang, these would hold instead of those that this program adds.
LIMIT_OF_CLANG = re.compile("-f(constexpr-(steps|depth|backtrace-limit)|template-backtrace-limit|error-limit)(=.*)?")
