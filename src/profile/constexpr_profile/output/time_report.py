# SPDX-License-Identifier: BSL-1.0
"""What the time of an evaluation says about its steps, and what steps do not show."""
from __future__ import annotations

import collections
from typing import Iterator

from ..compilers.compiler import Compiler
from ..moments.profile import Profile
from ..times.pace import LEAST_SECONDS, Slow
from ..times.timing import Time, duration
from .shortening import shorten
from .tables import label_of_line

_SLOW_FACTOR = 5  # times as long as simple code


def title_lines(profile: Profile, compiler: Compiler,
                time: Time | None, slow: Slow | None) -> Iterator[str]:
    """What has been sampled, how long it takes, and whether the time is where the steps are."""
    yield from ("", profile.title)
    if not time:
        return
    if not time.is_measurable:
        yield f"It takes less than {duration(time.error)}"
        return
    step = time.seconds / max(profile.steps, 1)
    is_slow = step > _SLOW_FACTOR * compiler.family.seconds_of_step
    if time.is_shared and is_slow:
        return  # most of the time is probably that of others
    at_most = "at most " if time.is_shared else ""
    yield f"It takes {at_most}{duration(time.seconds)}, {at_most or 'about '}{duration(step)} a step"
    if slow:
        yield (f"{100 * slow.of_time:.0f} % of the time goes to {100 * slow.of_steps:.0f} % of the steps: "
               f"{slow.first:,} to {slow.last:,}{_most_of(profile, slow)}")
    elif is_slow and time.seconds > LEAST_SECONDS:
        yield "Some of its steps take long, as copies of large objects do, but cannot be told from the others"
    else:
        return
    yield "The shares below are shares of the steps, not of the time"


def _most_of(profile: Profile, slow: Slow) -> str:
    """Where most of the steps are that stand out."""
    places = collections.Counter(
        (profile.user_lines(frames)[-1], profile.names(frames)[-1]) for frames in slow.stacks)
    if not places:
        return ""
    line, function = places.most_common(1)[0][0]
    where = f"{label_of_line(*line)} " if line and line[1] else ""
    return f", mostly {where}in {shorten(function, 60)}"


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
