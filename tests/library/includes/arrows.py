# SPDX-License-Identifier: BSL-1.0
"""arrows.py: passes if headers include only what the arrows `start --> end` of docs/architecture.md allow. `text` stands for
text.hpp and the headers in text/. Each arrow must be needed by some header."""

import re
import sys

import checks

PAGE = (checks.ROOT / "docs/architecture.md").read_text(encoding="utf-8")
arrows = re.findall(r"^ *([a-z_]+) --> ([a-z_]+)$", PAGE, re.MULTILINE)
assert arrows, "The page has no arrows"


def reach(topic):
    """The topic and all that its arrows lead to."""
    return {topic}.union(*(reach(end) for start, end in arrows if start == topic))


problems = []
unused = set(arrows)
for header in checks.headers(but="ctqueens/ctqueens.hpp"):  # which includes everything
    _, topic, *_ = re.findall(r"\w+", header)
    text = (checks.INCLUDE / header).read_text(encoding="utf-8")
    for included, other in re.findall(r"^#include <(ctqueens/(\w+).*)>", text, re.MULTILINE):
        if other not in reach(topic):
            problems.append(f"{header} includes {included}, but no arrow leads from {topic} to {other}")
        unused.discard((topic, other))
problems += [f"No header needs the arrow {start} --> {end}" for start, end in sorted(unused)]
if problems:
    sys.exit("\n".join(problems))
