# SPDX-License-Identifier: BSL-1.0
"""Prints all that is said about a profile."""
from __future__ import annotations

from typing import Sequence

from ..compilers.compiler import Compiler
from ..evaluations.evaluation import Evaluation
from ..moments.profile import Profile
from ..times.pace import Slow
from ..times.timing import Time
from .report import print_annotated, print_doubts, print_failure, print_limits, print_profile
from .time_report import print_memory, print_title


def print_report(profile: Profile, compiler: Compiler, found: Sequence[Evaluation], rows: int, *,
                 time: Time | None = None, slow: Slow | None = None, is_annotated: bool = False,
                 step_command: str = "--step") -> None:
    """A profile among the evaluations that were found: its tables, or its source code with the shares of lines."""
    print_title(profile, compiler, time, slow)
    if is_annotated:
        print_annotated(profile)
    else:
        print_profile(profile, rows)
    print_limits(profile, compiler, found)
    print_failure(profile.evaluation, step_command)
    print_doubts(profile)
    print_memory(profile, compiler)
