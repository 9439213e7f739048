# SPDX-License-Identifier: BSL-1.0
"""All that is said about a profile."""
from __future__ import annotations

import collections
from typing import Iterator, Sequence

from ..compilers.compiler import Compiler
from ..evaluations.evaluation import Evaluation
from ..moments.profile import Profile
from .shortening import shorten
from .tables import annotated_lines, table_lines


def report_lines(profile: Profile, compiler: Compiler, evaluations: Sequence[Evaluation], rows: int, *,
                 is_annotated: bool = False, step_command: str = "--step") -> Iterator[str]:
    """A profile among the evaluations that were found: its tables, or its source code with the shares of lines."""
    yield from ("", profile.title)
    yield from annotated_lines(profile) if is_annotated else table_lines(profile, rows)
    yield from limit_lines(profile, compiler, evaluations)
    yield from failure_lines(profile.evaluation, step_command)
    yield from doubt_lines(profile)
    yield from memory_lines(profile, compiler)


def limit_lines(profile: Profile, compiler: Compiler, evaluations: Sequence[Evaluation]) -> Iterator[str]:
    """How near the evaluation comes to the compiler's limits, and what its instances take together."""
    evaluation = profile.evaluation
    percent_of_limit = (100 * (profile.steps if evaluation.has_known_end else min(evaluation.low, profile.steps))
                        / compiler.users_limit)
    least = "" if evaluation.has_known_end else "at least "
    yield ""
    yield (f"{least}{percent_of_limit:.1f} % of the {compiler.users_limit:,} steps that {compiler.name} allows, "
           f"and {'' if profile.is_complete else 'at least '}{profile.depth} of {compiler.users_depth} calls deep")
    instances = [each for each in evaluations if each.stop.position == evaluation.stop.position and each.was_stopped]
    if len(instances) > 1:
        yield (f"{len(instances)} instances of it take at least "
               f"{sum(each.low for each in instances):,} steps together")


def failure_lines(evaluation: Evaluation, command: str) -> Iterator[str]:
    """Where an evaluation fails, and what shows that step."""
    if evaluation.failure:
        call, position = evaluation.failure.frames[-1]
        where = position or evaluation.stop.position
        name = "" if evaluation.is_false else f", in {shorten(call or evaluation.name, 60)}"
        yield from ("", f"It {'is false' if evaluation.is_false else 'fails'} at {where.path}:{where.line}{name}: "
                    + evaluation.failure.text
                    + (f" ({command} {evaluation.most} shows it)" if evaluation.fails_at(evaluation.most) else ""))


def doubt_lines(profile: Profile) -> Iterator[str]:
    """What the samples do not show."""
    if profile.unknown:
        yield from ("", f"Samples for which the compiler names no line: {profile.unknown:,}")
    if profile.unseen:
        yield from ("", f"Samples that are missing: {len(profile.unseen):,}, up to step "
                        f"{max(profile.unseen):,} (another evaluation is stopped there, or the compiler crashes)")


def memory_lines(profile: Profile, compiler: Compiler) -> Iterator[str]:
    """What GCC remembers, if functions call functions, and it has not been told to forget."""
    is_told = any(word.startswith("-fconstexpr-cache-depth") for word in compiler.command.options)
    calls = collections.Counter(frames[2].call for frames in profile.samples
                                if len(frames) > 2 and not frames[2].call.endswith("()"))
    if not compiler.family.without_memory or is_told or not calls:
        return
    call = shorten(calls.most_common(1)[0][0], 40)
    effect = "takes steps only once"
    if compiler.family.remembers_attempts:
        effect += ", or not at all if it was complete when an earlier attempt was stopped"
    yield from ("", f"{compiler.name} remembers results: a call with the same arguments, such as {call}, {effect}. "
                    f"With {compiler.family.without_memory[0]} in the compile command, each call takes its steps")
