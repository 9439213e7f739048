# SPDX-License-Identifier: BSL-1.0
"""Draws a profile: a picture that needs no other file."""
from __future__ import annotations

import html
from typing import Iterator, NamedTuple, Sequence

from ..moments.profile import Profile
from ..terminal import visible

_SVG = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 {height}" font-size="12">
<style>text {{ font-family: sans-serif }} .found rect {{ fill: #c060f0 }}</style>
<rect width="1200" height="{height}" fill="white"/>
<text x="10" y="20" font-size="15">{title}</text>
<text id="search" x="1190" y="20" text-anchor="end" fill="#06c" cursor="pointer">Search</text>
{boxes}<script><![CDATA[
const boxes = [...document.querySelectorAll('.box')].map(box => {{
  const [{{textContent}}, rect, text] = box.children, {{x, width}} = rect.getBBox();
  return {{box, title: textContent, rect, text, x, width}};
}});
const zoom = to => boxes.forEach(({{title, rect, text, x, width}}) => {{
  const place = x => Math.min(Math.max(10 + (x - to.x) / to.width * 1180, 10), 1190);
  const left = place(x), shown = place(x + width) - left;
  rect.setAttribute('x', left), rect.setAttribute('width', shown), text.setAttribute('x', left);
  text.textContent = shown > 24 ? title.replace(/: [^:]*$/, '').slice(0, shown / 7) : '';
}});
boxes.forEach(one => one.box.onclick = () => zoom(one)); // the lowest box shows all again
document.getElementById('search').onclick = (_, part = prompt('Part of a name:')) =>
  boxes.forEach(({{box, title}}) => box.classList.toggle('found', part && title.includes(part)));
]]></script></svg>
"""


class _Box(NamedTuple):
    """A function while some consecutive samples are in it."""
    name: str
    depth: int
    first: int  # sample
    last: int


def _common_length(one: Sequence[str], other: Sequence[str]) -> int:
    """How many names two stacks have in common, from the outermost one on."""
    length = 0
    while length < min(len(one), len(other)) and one[length] == other[length]:
        length += 1
    return length


def _boxes(stacks: Sequence[tuple[tuple[str, ...], int]]) -> Iterator[_Box]:
    """Callers are below what they call; stacks are sorted."""
    opened: list[tuple[str, int]] = []
    sample = 0
    for stack, count in [*stacks, ((), 0)]:
        common = _common_length(stack, [name for name, _ in opened])
        while len(opened) > common:
            name, first = opened.pop()
            yield _Box(name, len(opened), first, sample)
        opened += [(name, sample) for name in stack[common:]]
        sample += count


def flame_graph(profile: Profile) -> str:
    """A profile as an SVG picture in which one can zoom and search."""
    stacks = profile.stacks()
    height = 45 + 18 * max((len(stack) for stack, _ in stacks), default=0)
    return _SVG.format(height=height, title=_escaped(profile.title),
                      boxes="".join(_draw(box, profile, height) for box in _boxes(stacks)))


def _draw(box: _Box, profile: Profile, height: int) -> str:
    """A function as an SVG group: a rectangle with a name and a tool tip."""
    share = (box.last - box.first) / profile.count
    x, y = 10 + 1180 * box.first / profile.count, height - 28 - 18 * box.depth
    hue = sum(box.name.encode(errors="surrogateescape")) % 50
    label = _escaped(box.name[:int(170 * share)]) if share > 0.02 else ""
    return (f'<g class="box"><title>{_escaped(box.name)}: {100 * share:.1f} %, about '
            f'{round(share * profile.steps):,} steps</title><rect x="{x:.1f}" y="{y}" '
            f'width="{1180 * share:.1f}" height="17" fill="hsl({hue}, 85%, 65%)"/><text '
            f'x="{x:.1f}" y="{y}" dx="3" dy="13">{label}</text></g>\n')


def _escaped(text: str) -> str:
    """A text for XML, which no control characters may be in."""
    return html.escape(visible(text))
