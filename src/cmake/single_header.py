# SPDX-License-Identifier: BSL-1.0
"""single_header.py VERSION OUTPUT

Combines <ctqueens/ctqueens.hpp> and the headers that it includes into one file, which can be pasted
into an online compiler.
"""
import pathlib
import re
import sys

INCLUDE = pathlib.Path(__file__).resolve().parents[2] / "include"

# The structure of every header in this library.
HEADER = re.compile(r"// SPDX.*?\n/// @file\n(?P<about>.*?)#ifndef (?P<guard>\w+)\n"
                    r"#define (?P=guard)\n(?P<body>.*)\n#endif\n", re.DOTALL)

WHOLE = """\
// ctqueens {version}: the eight queens puzzle, solved by the compiler. C++20.
//
// SPDX-License-Identifier: BSL-1.0
// Boost Software License 1.0, https://www.boost.org/LICENSE_1_0.txt
//
// Made by src/cmake/single_header.py from the headers in include/ctqueens: change those, not this file.
#ifndef CTQUEENS_CTQUEENS_HPP
#define CTQUEENS_CTQUEENS_HPP

{parts}
#endif
"""


def collect(name, seen, parts):
    """Appends a header to `parts`, after the headers that it includes. Appends each header only once."""
    def include(match):
        if match[1] in seen:
            return ""
        seen.add(match[1])
        if not match[1].startswith("ctqueens/"):
            return match[0]
        collect(match[1], seen, parts)
        return ""

    header = HEADER.fullmatch((INCLUDE / name).read_text(encoding="utf-8"))
    if not header:
        sys.exit(f"{name} does not have the structure of a header of this library")
    body = re.sub(r"^#include <(.*)>\n", include, header["body"], flags=re.MULTILINE).strip()
    if body:
        parts.append(f"// <{name}>\n{header['about'].replace('///', '//')}\n{body}\n")


def main(version, output):
    parts = []
    collect("ctqueens/ctqueens.hpp", set(), parts)
    text = WHOLE.format(version=version, parts="\n\n".join(parts))
    pathlib.Path(output).write_text(text, encoding="utf-8")


main(*sys.argv[1:])
