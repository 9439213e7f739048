# SPDX-License-Identifier: BSL-1.0
"""Writes a profile to a file: as a picture that needs no other file, or for other programs. Tells what has changed
since it was written."""
from __future__ import annotations

import html
import itertools
import json
import math
import pathlib
from typing import Callable, Iterator, Mapping, NamedTuple, Sequence

from ..errors import Failure, named
from ..moments.profile import Profile
from ..source.printed import shorten
from ..source.text import UNDECODABLE
from ..terminal import visible
from ..version import VERSION
from .wording import sampled_steps, title

IN_FILE = "constexpr-profile"  # where a summary is in a file that --output writes
_CERTAIN = 2  # standard errors: a larger change is shown

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


def _boxes(stacks: Sequence[tuple[tuple[str, ...], int]], depth: int = 0, first: int = 0) -> Iterator[_Box]:
    """The boxes of stacks from some depth on. Callers are below what they call; stacks are sorted."""
    for name, group in itertools.groupby(stacks, key=lambda each: each[0][depth:depth + 1]):
        same = list(group)
        last = first + sum(count for _, count in same)
        if name:
            yield _Box(name[0], depth, first, last)
            yield from _boxes(same, depth + 1, first)
        first = last


def flame_graph(profile: Profile) -> str:
    """A profile as an SVG picture in which one can zoom and search."""
    stacks = profile.stacks()
    height = 45 + 18 * max((len(stack) for stack, _ in stacks), default=0)
    return _SVG.format(height=height, title=_escaped(title(profile)),
                      boxes="".join(_draw(box, profile, height) for box in _boxes(stacks)))


def _draw(box: _Box, profile: Profile, height: int) -> str:
    """A function as an SVG group: a rectangle with a name and a tool tip."""
    share = (box.last - box.first) / profile.sample_count
    x, y = 10 + 1180 * box.first / profile.sample_count, height - 28 - 18 * box.depth
    hue = sum(box.name.encode(errors=UNDECODABLE)) % 50
    label = _escaped(box.name[:int(170 * share)]) if share > 0.02 else ""
    steps = f", about {round(share * profile.steps):,} steps" if profile.are_steps_known else ""
    return (f'<g class="box"><title>{_escaped(box.name)}: {100 * share:.1f} %{steps}</title><rect x="{x:.1f}" y="{y}" '
            f'width="{1180 * share:.1f}" height="17" fill="hsl({hue}, 85%, 65%)"/><text '
            f'x="{x:.1f}" y="{y}" dx="3" dy="13">{label}</text></g>\n')


def _escaped(text: str) -> str:
    """A text for XML, which no control characters may be in."""
    return html.escape(visible(text))


def _folded(profile: Profile) -> str:
    """Stacks and their numbers of samples, as flamegraph.pl reads them."""
    return "".join(f"{';'.join(visible(name).replace(';', ',') for name in stack)} {count}\n"
                   for stack, count in profile.stacks())


class Summary(NamedTuple):
    """What two profiles are compared by."""
    compiler: str
    place: str
    steps_text: str  # as exactly as it is known
    steps: int | None  # None if only bounds are known
    root: str  # the evaluation itself, if it is only one: it may be named by its line, which changes
    functions: Mapping[str, Sequence[float]]  # their own shares of the steps, with the standard errors


def summary_of(profile: Profile) -> Summary:
    """The summary of a profile."""
    return Summary(profile.whole.compiler.name, profile.place, sampled_steps(profile),
                   profile.steps if profile.are_steps_known else None,
                   profile.evaluation.name if profile.evaluation else "",
                   {name: (own.value, own.error) for name, own, _ in profile.functions()})


def _speedscope(profile: Profile) -> str:
    """The samples in order, as JSON that speedscope reads: each with its part of the steps, or as 1 if it is not known
    how many there are."""
    numbers: dict[str, int] = {}
    samples = [[numbers.setdefault(name, len(numbers)) for name in profile.boxes(sample)]
               for sample in profile.samples]
    total = profile.steps if profile.are_steps_known else profile.sample_count
    return json.dumps({
        "$schema": "https://www.speedscope.app/file-format-schema.json", "exporter": f"constexpr-profile {VERSION}",
        "name": profile.whole.compiler.name, "shared": {"frames": [{"name": name} for name in numbers]},
        "profiles": [{"type": "sampled", "name": profile.place, "unit": "none", "startValue": 0, "endValue": total,
                      "samples": samples, "weights": [total / profile.sample_count] * len(samples)}],
        IN_FILE: summary_of(profile)._asdict()})


FORMS: dict[str, Callable[[Profile], str]] = {
    ".svg": flame_graph, ".json": _speedscope, ".folded": _folded}


def write(profile: Profile, path: pathlib.Path) -> None:
    """Writes a file."""
    text = FORMS[path.suffix.lower()](profile)
    with named(str(path)):
        path.write_bytes(text.encode("utf-8", "backslashreplace"))


def read_summary(path: str) -> Summary:
    """Reads what --output has written as .json."""
    try:
        read = json.loads(pathlib.Path(path).read_text("utf-8"))[IN_FILE]
        functions = {name: (float(own), float(error)) for name, (own, error) in read.pop("functions").items()}
        steps = read.pop("steps")
        return Summary(**{name: str(text) for name, text in read.items()},
                       steps=None if steps is None else int(steps), functions=functions)
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError) as error:
        raise Failure(f"{path}: this is no .json file that --output writes") from error


def compare_lines(old: Summary, new: Summary, rows: int) -> Iterator[str]:
    """The functions whose own steps have changed by more than chance often explains, with the largest changes first. If
    one of the numbers of all steps is not known, shares are compared."""
    yield from ("", f"before: {old.place} with {old.compiler}, {old.steps_text} steps",
                f"after:  {new.place} with {new.compiler}, {new.steps_text} steps")
    are_steps = old.steps is not None and new.steps is not None
    changes = sorted(_changes(old, new, are_steps), key=lambda each: (-abs(each[2]), each[3]))
    if not changes:
        yield f"No change of a function by more than {_CERTAIN} standard errors of the samples was seen"
        return
    yield from ("", "     before       after      change  function "
                    f"({'its own steps' if are_steps else 'its own share, in percent'})")
    for *numbers, name in changes[:rows]:
        # Steps have three digits, since they are estimated.
        columns = (f"{round(float(f'{number:.2e}')):,}" if are_steps else f"{number:.1f}" for number in numbers)
        yield "".join(f"{column:>11} " for column in columns) + f" {shorten(name, 60)}"


def _changes(old: Summary, new: Summary, are_steps: bool) -> Iterator[tuple[float, float, float, str]]:
    """The steps of functions or, otherwise, their percentages: before, after, their change, and the name."""
    all_before, all_after = (old.steps or 0, new.steps or 0) if are_steps else (100, 100)
    least = 0.5 if are_steps else 0.05  # less is rounded
    before = dict(old.functions)
    if old.root and new.root and old.root in before:
        before[new.root] = before.pop(old.root)
    for name in {**before, **new.functions}:
        (was, error_before), (now, error_after) = before.get(name, (0, 0)), new.functions.get(name, (0, 0))
        change = now * all_after - was * all_before
        error = math.hypot(error_before * all_before, error_after * all_after)
        if abs(change) > max(_CERTAIN * error, least):
            yield was * all_before, now * all_after, change, name
