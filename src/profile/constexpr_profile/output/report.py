# SPDX-License-Identifier: BSL-1.0
"""Prints what was found: the list of evaluations, and the tables of a profile."""
from __future__ import annotations

import collections
import shutil
from types import MappingProxyType
from typing import Mapping, Sequence

from ..compilers.diagnostics import Key
from ..compilers.compiler import Compiler
from ..evaluations.evaluation import Evaluation
from ..evaluations.survey import Survey
from ..moments.profile import Profile, Share
from ..text.source import end_of, shorten, source_line, source_lines
from ..times.timing import Time

INDENT = " " * 22
NO_TIMES: Mapping[Key, Time] = MappingProxyType({})
AROUND = range(-3, 4)  # the lines that --annotate shows around one that was seen


def print_list(found: Sequence[Evaluation], survey: Survey, top: int | None = None,
               times: Mapping[Key, Time] = NO_TIMES, by_time: bool = False) -> None:
    """The evaluations of a source file, those that fail first, then the largest: all, with what hides
    some, or the top."""
    least, compiler = survey.least, survey.unit.compiler
    found = [one for one in found if one.takes_steps and (one.low is None or one.failure or one.most > least)]
    seconds = {key: time.seconds for key, time in times.items() if by_time}
    plural = "" if len(found) == 1 else "s"
    print(f"{len(found)} constant evaluation{plural} found in {compiler.source} ({compiler.name})"
          + (f"; those of at most {least} steps are left out" if least else ""))
    counts = collections.Counter(one.place for one in found)
    for one in sorted(found, key=lambda one: (one.failure is None, -seconds.get(one.stop.key, 0), one.rank))[:top]:
        print_evaluation(one, times.get(one.stop.key), is_alone=counts[one.place] == 1)
        if top is None and one.low is None and one.stop.reason:
            print(f"{INDENT}hidden: {shorten(one.stop.reason.text, 80)}")
        if one.failure:
            print(f"{INDENT}fails: {shorten(one.failure.text, 80)}")
    if top is not None and len(found) > top:
        print(f"{INDENT}and {len(found) - top} more; see --list")


def print_evaluation(one: Evaluation, time: Time | None, *, is_alone: bool) -> None:
    """What it costs, where it is and, if its place does not tell, which one it is."""
    cost = f"{time.text:>8} {steps_of(one):>11}" if time else steps_of(one)
    text = source_line(*one.stop.position[:2]).strip()
    print(f"{cost:>20}  {one.place}  {shorten(text, 60)}")
    if one.stop.context:
        path, line, _ = one.stop.origin
        name = "" if one.name == one.place else f"{shorten(one.name, 120)}, "
        print(f"{INDENT}{name}from {path}:{line}")
    elif one.name != one.place and not is_alone:
        print(f"{INDENT}{shorten(one.name, 120)}")


def steps_of(one: Evaluation) -> str:
    if one.low is None:
        return "not counted"
    if not one.ends:
        return f"more than {one.longest:,}" if one.low >= one.longest else f"at least {one.low:,}"
    return f"{one.most:,}" if one.is_counted else f"{one.low:,} to {one.most:,}"


def print_profile(profile: Profile, top: int) -> None:
    width = max(60, shutil.get_terminal_size((100, 24)).columns) - 28  # those of the shares
    print("\n   self %      total %     function")
    for name, own, total in profile.functions()[:top]:
        print_row(shorten(name, width), own, total)
    print("\n   self %      total %     line")
    for (path, line), own, total in [row for row in profile.lines() if row[1].value][:top]:
        print_row(end_of(label_of_line(path, line), width) if line else shorten(path, width), own, total)
        if line:
            print(" " * 26 + shorten(source_line(path, line).strip(), width))


def label_of_line(path: str, line: int) -> str:
    """A line of a file, or what is said instead if it is not known."""
    return f"{path}:{line}" if line else path


def print_row(name: str, *shares: Share) -> None:
    columns = [f"{100 * share.value:6.1f} " + (f"±{100 * share.error:<4.1f}" if share.error else "     ")
               for share in shares]
    print("", *columns, "", name)


def print_annotated(profile: Profile) -> None:
    """The lines that were seen and those around them, with self and total shares in the margin."""
    shares = {where: (own, total) for where, own, total in profile.lines()}
    for path, known in dict.fromkeys((path, bool(line)) for path, line in shares):
        if not known:
            own, total = shares[path, 0]
            print(f"\n{percent(own):>8}{percent(total):>9}  {path}")
            continue
        print(f"\n  self %  total %  {path}")
        shown = {line + near for name, line in shares if name == path for near in AROUND}
        for number, text in enumerate(source_lines(path), 1):
            if number in shown:
                own, total = shares.get((path, number), (Share(0, 0), Share(0, 0)))
                print(f"{percent(own):>8}{percent(total):>9}  {number:5} {text}")
                if number + 1 not in shown:
                    print(f"{'…':>24}")


def percent(share: Share) -> str:
    return f"{100 * share.value:.1f}" if share.value else ""


def print_limits(profile: Profile, compiler: Compiler, found: Sequence[Evaluation]) -> None:
    """How near the evaluation comes to the compiler's limits, and what its instances take together."""
    percent_of_limit = 100 * profile.steps / compiler.own_limit
    least = "" if profile.evaluation.ends else "at least "
    print(f"\n{least}{percent_of_limit:.1f} % of the {compiler.own_limit:,} steps that {compiler.name} allows, "
          f"and {'' if profile.is_complete else 'at least '}{profile.depth} of {compiler.own_depth} calls deep")
    position = profile.evaluation.stop.position
    instances = [one for one in found if one.stop.position == position and one.low is not None]
    if len(instances) > 1:
        print(f"{len(instances)} instances of it take at least "
              f"{sum(one.low or 0 for one in instances):,} steps together")


def print_failure(one: Evaluation, command: str) -> None:
    """Where an evaluation fails, and what shows that step."""
    if one.failure:
        call, position = one.failure.frames[-1]
        where = position or one.stop.position
        print(f"\nIt fails at {where.path}:{where.line}, in {shorten(call or one.name, 60)}: "
              + one.failure.text + (f" ({command} {one.most} shows it)" if one.fails_at(one.most) else ""))


def print_doubts(profile: Profile) -> None:
    """What the samples do not show."""
    if profile.unknown:
        print(f"\nSamples for which the compiler names no line: {profile.unknown}")
    if profile.unseen:
        print(f"\nSamples that are missing: {len(profile.unseen)}, up to step "
              f"{max(profile.unseen):,} (another evaluation is stopped there)")
