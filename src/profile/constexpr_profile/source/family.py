# SPDX-License-Identifier: BSL-1.0
"""What differs between families of compilers, and what their limits of steps mean."""
from __future__ import annotations

import abc
import re
from typing import TYPE_CHECKING, Callable, Iterator, NamedTuple, Protocol, Sequence

from ..errors import Failure
from .stops import Count, Frame, Key, Look, Problem, Stop, Unexplained
from .text import Insertion

if TYPE_CHECKING:  # a unit has a family, and each compiles with the other
    from .unit import Unit
    from .whole import Whole

BURN_NAME = "constexpr_profile_burn"
FIRST_LIMIT = 100  # steps, with which a survey begins: such a compilation takes little more than the compiler's start
UNLIMITED = 100_000_000  # steps
_ENDLESS_RATIO = 8  # times the compiler's limit: an evaluation that takes more is taken to be endless
_RESERVED_STEPS = 1 << 12  # steps that may be added to a limit


class Burner(NamedTuple):
    declarations: str  # always before everything else, so that what follows is precompiled once
    call: Callable[[int], str]  # that uses up a number of steps
    own_steps: int  # those of the call itself


class Timed(Protocol):
    """An evaluation whose time is looked for."""
    stop: Stop
    variable: str
    qualified: str


class Time(NamedTuple):
    seconds: float
    is_shared: bool = False  # perhaps, with other evaluations, which cannot be told apart


class Trace(Protocol):
    """How long a compilation took, in seconds, and the evaluations in it; at most so long, since one may be inside
    another."""
    seconds: float
    seconds_of_evaluations: float

    def times(self, evaluations: Sequence[Timed], plain_path: Callable[[str], str]) -> list[Time | None]:
        """The times of some evaluations, as far as they are known."""


class Tracing(NamedTuple):
    """How a compiler tells times, in a file."""
    options: Callable[[str, bool], list[str]]  # that write it, perhaps with the short times, too
    relevant: Callable[[str], str]  # what is read of the file, which may be large
    trace: Callable[[str], Trace | None]  # what that tells; None if it is nothing


class BatchView(Protocol):
    """A way to look at many moments of one evaluation in one compilation."""
    def looks(self, steps: Sequence[int]) -> list[Look]:
        """What the moments after some numbers of steps show."""


class Family(abc.ABC):
    """One version of a family of compilers. A new family also needs an entry in `FAMILIES`."""
    name: str
    oldest: int  # the first version that can be used

    # The limit, in steps. GCC calls them operations.
    default_limit: int  # without an option
    default_depth = 512  # calls, without an option
    largest_limit: int
    least_limit: int  # 0, or 1 if it takes 0 for no limit
    limit_message: re.Pattern[str]  # how a message begins that says that the limit has stopped something
    reads_octal: bool  # in options

    # What its answers tell.
    names_classes: bool  # in calls
    names_variables: bool  # that are initialized
    shows_expressions: bool  # the range of the one that is evaluated
    hides_substitution_failures: bool  # does not tell of evaluations in candidates that it leaves out
    names_dependents: bool  # says what it does not evaluate, since that uses something that was stopped
    counts_at_once: bool  # all evaluations, whatever number of steps they take
    keeps_position: bool  # that of an evaluation, whatever the limit; otherwise, it is where its outermost call is
    steps_are_statements: bool

    # How to make it do what is needed.
    mark_as_used: str  # an attribute of a variable whose initializer would be evaluated twice otherwise; empty if none
    burner: Burner
    can_instrument: bool  # an expression can be changed where it is, since the compiler shows its range
    without_memory: list[str]  # the options with which it remembers no results of calls
    remembers_attempts: bool  # otherwise, it keeps such results of an evaluation that was stopped, too
    tracing: Tracing | None = None  # None if it does not tell times

    def __init__(self, version: int):
        self.version, self.label = version, f"{self.name} {version}"  # for people

    @abc.abstractmethod
    def option_without_limit(self, options: list[str]) -> str:
        """The one of some options with which it ignores its limit; empty if there is none."""

    @abc.abstractmethod
    def limit_options(self, steps: int) -> list[str]:
        """The options that stop evaluations at a limit, and make the answer complete."""

    @abc.abstractmethod
    def burn_options(self, steps: int) -> list[str]:
        """The options that let a loop in front of an expression use up a number of steps; none without such loops."""

    @abc.abstractmethod
    def precompile_options(self, header: str) -> list[str]:
        """The options that precompile a header. The last one is the name of what is made."""

    @abc.abstractmethod
    def include_options(self, header: str) -> list[str]:
        """The options that include a precompiled header."""

    def preprocess_options(self, options: list[str]) -> list[str]:
        """The options with which it preprocesses, made from those of the user."""
        return options

    def with_right_lines(self, text: str) -> str:
        """Preprocessed text in which the line numbers are right."""
        return text

    @abc.abstractmethod
    def without_wrong_position(self, frames: tuple[Frame, ...], path: str, lines: range) -> tuple[Frame, ...]:
        """A stack of an evaluation without a wrong position. The statement with the evaluation is in these lines."""

    @abc.abstractmethod
    def raw_stops(self, answer: str) -> list[Stop]:
        """The evaluations that were not finished, and those that fail, with the positions and paths of the answer."""

    @abc.abstractmethod
    def first_problem(self, answer: str) -> Problem:
        """What the first error of an answer tells."""

    @abc.abstractmethod
    def unexplained(self, answer: str) -> Unexplained:
        """Where the evaluations are that the answer only reports as unfinished."""

    def requirement(self, lines: Sequence[str], row: int, column: int) -> list[Insertion]:
        """What to insert so that the answer tells of an expression that it only reports as unfinished."""
        return []

    @abc.abstractmethod
    def count(self, unit: Unit, stops: Sequence[Stop], limit: int) -> dict[Key, Count]:
        """The steps of the evaluations of a unit that end with this limit, as far as they can be counted."""

    @abc.abstractmethod
    def candidates(self, unit: Unit, is_users: Callable[[str], bool]) -> list[Stop]:
        """What the text of a unit evaluates in the user's files, but the compiler may not show."""

    @abc.abstractmethod
    def views(self, whole: Whole, stop: Stop, limit: int) -> Iterator[BatchView]:
        """Ways to look at many moments of an evaluation that ends with this limit, the fastest first; none if it cannot
        be copied."""

    @abc.abstractmethod
    def behind_loop(self, whole: Whole, stop: Stop) -> Unit | None:
        """A cut in which a loop in front of an evaluation burns steps; None if there cannot be one."""


def limit_of_command(option: str, family: Family) -> int | None:
    """The limit of a compile command, by the option that sets it, if there is one; None if it allows all steps."""
    text = option.partition("=")[2]
    number = _number_of(text, family.reads_octal) if option else family.default_limit
    if number == 0 and family.least_limit > 0:
        return None
    if not number or number > family.largest_limit:
        raise Failure(f"{family.name} {family.version} evaluates nothing with {option}; "
                      f"give a number from 1 to {family.largest_limit:,}")
    return number


def depth_of_command(option: str, family: Family) -> int:
    """How many calls deep a compile command allows, by the option that sets it, if there is one. A compiler refuses one
    without a number."""
    number = _number_of(option.partition("=")[2], family.reads_octal)
    return family.default_depth if number is None else number


def largest_horizon(family: Family) -> int:
    """The most steps that can be looked at, since the compiler takes no larger limit."""
    return family.largest_limit - _RESERVED_STEPS


def usable_limit(allowed: int | None, family: Family) -> int:
    """The limit with which the file is compiled as it is: that of the command, if there can be steps above it."""
    return UNLIMITED if allowed is None else min(allowed, largest_horizon(family))


def usual_horizon(allowed: int) -> int:
    """Up to how many steps evaluations are looked at, if the compiler allows so many, unless the user says more."""
    return max(allowed, min(_ENDLESS_RATIO * allowed, UNLIMITED))


def _number_of(text: str, reads_octal: bool) -> int | None:
    """The number that an option gives; None if the compiler takes the text for none."""
    if not re.fullmatch(r"\d+|0[xX][0-9a-fA-F]+", text, re.ASCII):
        return None
    base = 16 if text[1:2] in ("x", "X") else 8 if reads_octal and text[0] == "0" else 10
    try:
        return int(text, base)
    except ValueError:
        return None
