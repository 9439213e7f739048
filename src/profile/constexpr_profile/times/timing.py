# SPDX-License-Identifier: BSL-1.0
"""Measures how long the compiler takes for one evaluation.

Without the evaluation, a compilation is faster: the limit 0 stops it at its first step. Compilations are
repeated, and run one at a time, because what else runs slows them down."""
from __future__ import annotations

from typing import NamedTuple

from ..compilers.processes import HAS_CLOCK
from ..evaluations.evaluation import Evaluation
from ..moments.known_moments import Moments
from ..units.unit import Unit

REPEATS = 3
_LEAST_ERROR_SECONDS = 0.001  # of a difference


class Time(NamedTuple):
    """Processor time, or time on the clock if a compiler tells it, in seconds."""
    seconds: float
    error: float  # no smaller time is taken for real
    is_shared: bool = False  # with other evaluations, which cannot be told apart

    @property
    def is_measurable(self) -> bool:
        """Whether the time is longer than its error."""
        return self.seconds > self.error

    @property
    def text(self) -> str:
        """The time with two significant digits, or the least one that could be measured."""
        if not self.is_measurable:
            return f"< {duration(self.error)}"
        return ("≤ " if self.is_shared else "") + duration(self.seconds)


def duration(seconds: float) -> str:
    """A time with two significant digits."""
    rounded = float(f"{seconds:.1e}")
    for unit, size in (("s", 1), ("ms", 1e-3), ("µs", 1e-6), ("ns", 1e-9)):
        if rounded >= size:
            break
    value = rounded / size
    return f"{value:.1f} {unit}" if value < 9.95 else f"{value:,.0f} {unit}"


def processor_time(unit: Unit, limit: int, *extra: str) -> float:
    """What one compilation takes, in seconds."""
    unit.prepare()
    return unit.compiler.compile(str(unit.path), limit, *unit.options(), *extra).seconds


def _difference(unit: Unit, limit: int) -> Time:
    """How much longer a compilation with a limit takes than one with the limit 0."""
    without: list[float] = []
    full: list[float] = []
    seconds = error = 0.0
    while len(full) < REPEATS and (len(full) < 2 or error > max(_LEAST_ERROR_SECONDS, seconds / 10)):
        without = sorted([*without, processor_time(unit, 0)])
        full = sorted([*full, processor_time(unit, limit)])
        seconds = max(full[0] - without[0], 0)
        error = max(times[1] - times[0] for times in (full, without)) if len(full) > 1 else 0
    return Time(seconds, max(error, _LEAST_ERROR_SECONDS))


def unit_of(moments: Moments) -> Unit:
    """The declaration with the evaluation, if it can be cut out; without a loop that uses up steps."""
    return moments.whole.cut(moments.evaluation.stop.origin) or moments.whole


def full_limit(unit: Unit, evaluation: Evaluation) -> int:
    """A limit with which an evaluation ends, if it does."""
    return max(unit.compiler.users_limit, evaluation.most) if evaluation.has_known_end else evaluation.horizon


def measured_time(moments: Moments) -> Time | None:
    """The time of an evaluation or, if it is endless, of its first steps; None if nothing but the whole
    file can be compiled, where the limit 0 also stops others."""
    if not HAS_CLOCK:
        return None
    unit: Unit = moments.whole
    if not moments.whole.is_quick or len(unit.stops(0)) > 1:
        unit = unit_of(moments)
    is_shared = len(unit.stops(0)) > 1
    if is_shared and unit is moments.whole:
        return None
    return _difference(unit, full_limit(unit, moments.evaluation))._replace(is_shared=is_shared)
