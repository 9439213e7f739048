# SPDX-License-Identifier: BSL-1.0
"""The tables of a profile: its functions and lines with their shares, or the source with shares in the margin."""
from __future__ import annotations

import shutil
from typing import Iterator

from ..moments.profile import Profile, Share
from ..text.source import source_line, source_lines
from .shortening import end_of, shorten

_WIDTH_OF_SHARES = 28
_LINES_AROUND = range(-3, 4)  # the lines that --annotate shows around one that was seen


def table_lines(profile: Profile, top: int) -> Iterator[str]:
    """The functions, then the lines, with the largest shares of the steps: at most `top` of each."""
    width = max(60, shutil.get_terminal_size((100, 24)).columns) - _WIDTH_OF_SHARES
    yield from ("", "   self %      total %     function")
    for name, own, total in profile.functions()[:top]:
        yield _row(shorten(name, width), own, total)
    yield from ("", "   self %      total %     line")
    for (path, line), own, total in profile.lines()[:top]:
        yield _row(end_of(label_of_line(path, line), width) if line else shorten(path, width), own, total)
        if line:
            yield " " * 26 + shorten(source_line(path, line).strip(), width)


def label_of_line(path: str, line: int) -> str:
    """A line of a file, or what is said instead if it is not known."""
    return f"{path}:{line}" if line else path


def _row(name: str, *shares: Share) -> str:
    """A row of a table: shares in percent, with their errors, then a name."""
    columns = [f"{100 * share.value:6.1f} " + (f"±{100 * share.error:<4.1f}" if share.error else "     ")
               for share in shares]
    return " ".join(["", *columns, "", name])


def annotated_lines(profile: Profile) -> Iterator[str]:
    """The lines that were seen and those around them, with self and total shares in the margin."""
    shares = {where: (own, total) for where, own, total in profile.lines()}
    for path, known in dict.fromkeys((path, bool(line)) for path, line in shares):
        if not known:
            own, total = shares[path, 0]
            yield from ("", f"{_percent(own):>8}{_percent(total):>9}  {path}")
            continue
        yield from ("", f"  self %  total %  {path}")
        shown = {line + near for name, line in shares if name == path for near in _LINES_AROUND}
        for number, text in enumerate(source_lines(path), 1):
            if number in shown:
                own, total = shares.get((path, number), (Share(0, 0), Share(0, 0)))
                yield f"{_percent(own):>8}{_percent(total):>9}  {number:5} {text}"
                if number + 1 not in shown:
                    yield f"{'…':>24}"


def _percent(share: Share) -> str:
    """A share in percent; empty if it is 0."""
    return f"{100 * share.value:.1f}" if share.value else ""
