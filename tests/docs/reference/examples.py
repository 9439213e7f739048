#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""examples.py INCLUDE HEADER... UNIT: writes the examples in the docstrings of headers to a file that
can be compiled. An example is a block that is indented by four more spaces and follows an empty line:

    /// Returns whether no two queens attack each other.
    ///
    ///     static_assert(is_solution(solutions<8>[0]));

Each example is put in a namespace of its own, after `using namespace ctqueens;`, and its #include lines
go to the top of the file. Compilers report errors at the line in the header. Text that is not code
stands between @verbatim and @endverbatim."""

import re
import sys
from pathlib import Path

INCLUDE, *PATHS, UNIT = map(Path, sys.argv[1:])
HEADERS = [path.relative_to(INCLUDE) for path in PATHS]
DOCSTRING = re.compile(r" *///(.*)")
MARGIN = " " * 5  # one space after the slashes, and four more


def examples(header):
    """The examples of a header: the number of the first line, and the lines."""
    previous, block, start, found = None, [], 0, []
    lines = (INCLUDE / header).read_text().splitlines()
    for number, line in enumerate([*lines, ""], 1):
        match = DOCSTRING.fullmatch(line)
        text = match.group(1) if match else None
        if text and text.startswith(MARGIN):
            if not block:
                if previous != "":
                    sys.exit(f"{INCLUDE / header}:{number}: an example needs an empty line before it")
                start = number
            block.append(text[len(MARGIN):])
        elif block and text == "":
            block.append("")
        elif block:
            found.append((start, block))
            block = []
        previous = text
    return found


includes, bodies = ["#include <ctqueens/ctqueens.hpp>", "#include <ctqueens/std.hpp>"], []
if any(header.parts[1].startswith("hana") for header in HEADERS):
    includes += ["#include <ctqueens/hana.hpp>", "#include <boost/hana.hpp>",
                 "namespace hana = boost::hana;"]
for header in HEADERS:
    for number, lines in examples(header):
        includes += [f"#include <{header.as_posix()}>"]
        includes += [line for line in lines if line.startswith("#include")]
        bodies += [f"namespace example_{len(bodies)} {{",
                   f'#line {number} "{(INCLUDE / header).as_posix()}"',
                   *("" if line.startswith("#include") else line for line in lines), "}"]
if not bodies:
    sys.exit(f"there is no example for {UNIT}")
UNIT.write_text("\n".join([*dict.fromkeys(includes), "using namespace ctqueens;", *bodies, ""]))
