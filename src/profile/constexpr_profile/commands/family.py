# SPDX-License-Identifier: BSL-1.0
"""What the rest of the program needs to know about a family of compilers: each says all of this about itself."""
from __future__ import annotations

import abc
import re
from typing import Any, Callable, Iterator, NamedTuple, Protocol, Sequence

from .answers import Count, Frame, Key, Look, Problem, Stop, Unexplained

BURN_NAME = "constexpr_profile_burn"


class Burner(NamedTuple):
    declarations: str  # always before everything else, so that what follows is precompiled once
    call: Callable[[int], str]  # that uses up a number of steps
    own_steps: int  # those of the call itself


class View(Protocol):
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

    def __init__(self, version: int):
        self.version = version

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

    @abc.abstractmethod
    def time_trace_options(self, path: str, is_complete: bool) -> list[str]:
        """The options that write to a file how long a compilation and all evaluations took, perhaps without the short
        ones; none if it cannot tell."""

    @abc.abstractmethod
    def preprocess_options(self, options: list[str]) -> list[str]:
        """The options with which it preprocesses, made from those of the user."""

    @abc.abstractmethod
    def with_right_lines(self, text: str) -> str:
        """Preprocessed text in which the line numbers are right."""

    @abc.abstractmethod
    def without_wrong_position(self, frames: tuple[Frame, ...], path: str, lines: range) -> tuple[Frame, ...]:
        """A stack of an evaluation without a wrong position. The statement with the evaluation is in these lines."""

    @abc.abstractmethod
    def raw_stops(self, answer: str) -> list[Stop]:
        """The evaluations that were not finished, and those that fail, with the positions and paths of the answer."""

    @abc.abstractmethod
    def first_error(self, answer: str) -> Problem | None:
        """What the first error of an answer tells; None if there is no error."""

    @abc.abstractmethod
    def unexplained(self, answer: str) -> Unexplained:
        """Where the evaluations are that the answer only reports as unfinished."""

    @abc.abstractmethod
    def count(self, unit: Any, stops: Sequence[Stop], limit: int) -> dict[Key, Count]:
        """The steps of the evaluations of a `Unit` that end with this limit, as far as they can be counted."""

    @abc.abstractmethod
    def candidates(self, unit: Any, is_users: Callable[[str], bool]) -> list[Stop]:
        """What the text of a `Unit` evaluates in the user's files, but the compiler may not show."""

    @abc.abstractmethod
    def views(self, whole: Any, stop: Stop, limit: int) -> Iterator[View]:
        """Ways to look at many moments of an evaluation of a `Whole` that ends with this limit, the fastest first; none
        if it cannot be copied."""

    @abc.abstractmethod
    def behind_loop(self, whole: Any, stop: Stop) -> Any:
        """A `CutOut` in which a loop in front of an evaluation burns steps; None if there cannot be one."""
