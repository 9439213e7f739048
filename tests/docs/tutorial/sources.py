# SPDX-License-Identifier: BSL-1.0
"""The tutorial's C++ files: their regions, the errors they expect, their static_asserts."""

import re

MARKER = re.compile(r"\s*// \[(/?)([a-z0-9_]+)\]")
EXPECTED = re.compile(r"// error(?: \((\w+)\))?: (.+)")


class Problem(Exception):
    """What is wrong with a file, in a sentence."""


def body(text):
    """The lines of a file without those at its start that are not for the reader."""
    lines = text.splitlines()
    while lines and (lines[0].startswith(("// SPDX", "# SPDX")) or EXPECTED.match(lines[0])
                     or not lines[0].strip()):
        del lines[0]
    return lines


def shown(text, region=None):
    """What a page shows of a file: a region, or all of it; no marker lines, no common indent."""
    found, open_regions, kept = False, [], []
    for line in body(text):
        marker = MARKER.fullmatch(line)
        if not marker:
            if region is None or region in open_regions:
                kept.append(line.rstrip())
        elif not marker[1]:
            found = found or marker[2] == region
            open_regions.append(marker[2])
        elif marker[2] in open_regions:
            open_regions.remove(marker[2])
        else:
            raise Problem(f"[/{marker[2]}] closes a region that is not open")
    if open_regions:
        raise Problem(f"the region {open_regions[0]} is not closed")
    if region is not None and not found:
        raise Problem(f"there is no region {region}")
    indent = min((len(line) - len(line.lstrip()) for line in kept if line), default=0)
    return "\n".join(line[indent:] for line in kept).strip("\n")


def expected_errors(text):
    """Pairs of a family of compilers, or None for all of them, and what it says."""
    errors = []
    for line in text.splitlines():
        match = EXPECTED.fullmatch(line)
        if match:
            errors.append((match[1], match[2]))
        elif errors or not line.startswith("// SPDX"):
            break
    if not errors:
        raise Problem("the first lines do not say which error is expected")
    return errors


def static_asserts(text):
    """The assertions of an exercise or of a solution, each with its spaces made one."""
    return [" ".join(statement.split())
            for statement in re.findall(r"\bstatic_assert\(.*?\);", text, re.DOTALL)]


def message(assertion):
    """What a static_assert says when it fails."""
    match = re.search(r'"((?:[^"\\]|\\.)*)"\s*\);$', assertion)
    if not match:
        raise Problem(f"{assertion} has no message")
    return match[1]
