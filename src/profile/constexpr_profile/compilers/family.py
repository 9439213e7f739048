# SPDX-License-Identifier: BSL-1.0
"""What the rest of the program needs to know about a family of compilers: each says all of this about itself."""
from __future__ import annotations

from .burner import Burner
from .diagnostics import Frame, Stop, Unexplained


class Family:
    """One version of a family of compilers. A new family also needs an entry in `COUNTERS` and `VERIFICATIONS`."""
    name: str
    oldest: int  # the first version that can be used

    # The limit, in steps. GCC calls them operations.
    default_limit: int  # without an option
    default_depth = 512  # calls, without an option
    largest_limit: int
    least_limit: int  # 0, or 1 if it takes 0 for no limit
    reads_octal: bool  # in options

    # What its answers tell.
    names_classes: bool  # in calls
    names_variables: bool  # that are initialized
    shows_expressions: bool  # the range of the one that is evaluated
    keeps_position: bool  # that of an evaluation, whatever the limit; otherwise, it is where its outermost call is
    steps_are_statements: bool

    # How to make it do what is needed.
    seconds_of_step: float  # of simple code, roughly
    precompiles_slowly: bool  # it takes as long as some compilations
    mark_as_used: str  # an attribute of a variable whose initializer would be evaluated twice otherwise; empty if none
    burner: Burner
    without_memory: list[str]  # the options with which it remembers no results of calls
    remembers_attempts: bool  # otherwise, it keeps such results of an evaluation that was stopped, too

    def __init__(self, version: int):
        self.version = version

    def limit(self, steps: int) -> list[str]:
        """The options that stop evaluations at a limit, and make the answer complete."""
        raise NotImplementedError

    def make_header(self, header: str) -> list[str]:
        """The options that precompile a header. The last one is the name of what is made."""
        raise NotImplementedError

    def include(self, header: str) -> list[str]:
        """The options that include a precompiled header."""
        raise NotImplementedError

    def time_trace(self, path: str) -> list[str]:
        """The options that write to a file how long each evaluation took; none if it cannot tell."""
        raise NotImplementedError

    def preprocess(self, options: list[str]) -> list[str]:
        """The options with which it preprocesses, made from those of the user."""
        raise NotImplementedError

    def with_right_lines(self, text: str) -> str:
        """Preprocessed text in which the line numbers are right."""
        raise NotImplementedError

    def corrected(self, frames: tuple[Frame, ...], path: str, lines: range) -> tuple[Frame, ...]:
        """A stack of an evaluation without a wrong position. The statement with the evaluation is in these lines."""
        raise NotImplementedError

    def raw_stops(self, answer: str) -> list[Stop]:
        """The evaluations that were not finished, and those that fail, with the positions and paths of the answer."""
        raise NotImplementedError

    def unexplained(self, answer: str) -> Unexplained:
        """Where evaluations are of which the answer only says that they were not finished."""
        raise NotImplementedError
