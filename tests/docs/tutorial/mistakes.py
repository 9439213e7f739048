# SPDX-License-Identifier: BSL-1.0
"""What compilers say about the mistakes of the tutorial.

A page of the tutorial shows readers what their own compiler may say about a mistake, and the rest of its messages does
not matter. src/site/tutorial_programs.py writes what is shown to a .txt beside the program. Each line begins with
`error: ` or with the compilers that it is for: `GCC: `, `GCC 14+: ` or `GCC 14-16: `. Where only others are named, the
program must compile."""

import re


def expected_errors(text, compiler):
    """What a compiler, such as `GCC 12.2.0`, must say, according to the text that a page shows."""
    lines = re.findall(r"^(error|GCC|Clang)(?: (\d+)(?:\+|-(\d+)))?: (.*)$", text, re.MULTILINE)
    assert len(lines) == len(text.splitlines()), f"Not every line says which compiler it is for:\n{text}"
    name, version = compiler.split()
    major = int(version.partition(".")[0])
    return [error for of, first, last, error in lines
            if of in ("error", name) and int(first or 0) <= major <= int(last or major)]
