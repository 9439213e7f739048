# SPDX-License-Identifier: BSL-1.0
"""arrows.py: passes if headers include only what the arrows `room --> room` of docs/architecture.md allow: headers of
their own room, which is a row of its table, and of the rooms that can be reached from it. Each arrow must be needed by
some header."""

import re
import sys

import checks

PAGE = (checks.ROOT / "docs/architecture.md").read_text(encoding="utf-8")
problems = []

# The rows of the table: the header that users include, and the private headers that belong to it.
rooms = {}
for room, private in re.findall(r"^\| `([a-z_]+)\.hpp`.*\|.*\|([^|]*)\|$", PAGE, re.MULTILINE):
    for header in re.findall(r"[a-z_]+", private):
        if header in rooms or not (checks.INCLUDE / f"ctqueens/detail/{header}.hpp").exists():
            problems.append(f"detail/{header}.hpp is not there, or is in two rows of the table")
        rooms[header] = room


def room_of(header):
    """`text` for text.hpp and text/svg.hpp, and what the table says for private headers."""
    first, *rest = re.findall(r"\w+", header)
    if first != "detail":
        return first
    if rest[0] not in rooms:
        problems.append(f"{header} is not in the table")
    return rooms.get(rest[0])


arrows = re.findall(r"^ *([a-z_]+) --> ([a-z_]+)$", PAGE, re.MULTILINE)
assert arrows, "The page has no arrows"


def reach(room):
    """The room and all that its arrows lead to."""
    return {room}.union(*(reach(end) for start, end in arrows if start == room))


unused = set(arrows)
for header in checks.headers(but="ctqueens/ctqueens.hpp"):  # which includes everything
    text = (checks.INCLUDE / header).read_text(encoding="utf-8")
    room = room_of(header[len("ctqueens/"):])
    for included in re.findall(r"^#include <ctqueens/(.*)>", text, re.MULTILINE):
        other = room_of(included)
        if other not in reach(room):
            problems.append(f"{header} includes {included}, but no arrow leads from {room} to {other}")
        unused.discard((room, other))
problems += [f"No header needs the arrow {start} --> {end}" for start, end in sorted(unused)]
if problems:
    sys.exit("\n".join(problems))
