# SPDX-License-Identifier: BSL-1.0
"""What differs between families of compilers, and which one a compiler belongs to."""
from __future__ import annotations

import abc
import re
from typing import TYPE_CHECKING, Callable, Mapping, NamedTuple, Sequence

from ..errors import Failure
from ..source.expressions import Expression
from .answers import Count, Key, Look, PlainPath, Stop

if TYPE_CHECKING:  # a unit has a family, and each compiles with the other
    from .unit import Unit, Whole

UNLIMITED = 100_000_000  # steps, if a compiler has no limit
_RESERVED_STEPS = 1 << 12  # steps that may be added to a limit
VERBOSE = ["-E", "-v", "-x", "c++"]  # options with which a compiler tells about itself, for an empty file


# What the moments of one evaluation after some numbers of steps show, in one compilation.
LooksTogether = Callable[[Sequence[int]], list[Look]]


class Burning(NamedTuple):
    """How a compiler uses up steps in front of an expression, so that a high limit stops it early."""
    # What a limit, the last argument, stops in a unit if a loop in front of each expression leaves it so many of the
    # steps; and the expressions that have a loop.
    stops_behind_loops: Callable[[Unit, Mapping[Expression, int], int], tuple[dict[Key, Stop], list[Expression]]]
    # Ways to look at many moments of an evaluation that ends with a limit, up to that many steps, in copies behind such
    # loops, the fastest first; none if it cannot be copied.
    batches: Callable[[Whole, Stop, int], list[LooksTogether]]


class Family(abc.ABC):
    """One version of a family of compilers. A new family also needs to be in families.py."""
    name: str
    oldest: int  # The first version that can be used.

    # The limits. GCC calls the steps operations.
    default_limit: int  # The number of steps that are allowed without an option.
    largest_limit: int  # The largest number of steps that an option can allow.
    least_limit: int  # The smallest limit. It is 1 if 0 means no limit, and 0 otherwise.
    limit_message: re.Pattern[str]  # A message that begins like this says that the limit has stopped something.

    # What its answers tell.
    names_classes: bool  # It names the classes of functions in calls.
    names_expressions: bool  # It says where the expressions are, and which variables they initialize.
    names_dependents: bool  # It says what it does not evaluate, since that uses something that was stopped.
    steps_are_statements: bool  # A step is about a statement, not an operation.

    # How to make it do what is needed.
    precompile_option: str  # An option that it needs to precompile a header.
    suffix_of_precompiled: str  # X with this suffix is taken in place of X.
    mark_as_used = ""  # An attribute without which the initializer of a variable would be evaluated twice, or nothing.
    burning: Burning | None = None  # How it uses up steps in front of an expression. None if it cannot.
    counts_together = False  # Counting with any limit takes no longer than with a small one.
    tells_times = False  # It writes a time trace.

    def __init__(self, version: int):
        self.version, self.label = version, f"{self.name} {version}"  # for people

    @classmethod
    @abc.abstractmethod
    def recognized(cls, verbose_output: str) -> Family | None:
        """The version of a compiler that answers so to `VERBOSE`; None if it belongs to another family."""

    def limit_of(self, option: str) -> int | None:
        """The limit of a compile command, by the option that sets it, if there is one; None if it allows all steps."""
        number = _decimal_in(option) if option else self.default_limit
        if number == 0 and self.least_limit > 0:
            return None
        if not number or number > self.largest_limit:
            raise Failure(f"{option}: the limit of {self.label} must be a decimal number "
                          f"from 1 to {self.largest_limit:,}")
        return number

    @property
    def largest_horizon(self) -> int:
        """The most steps that can be looked at, since the compiler takes no larger limit."""
        return self.largest_limit - _RESERVED_STEPS

    def usable_limit(self, allowed: int | None) -> int:
        """The limit with which a file is compiled as it is: that of the command, if there can be steps above it."""
        return UNLIMITED if allowed is None else min(allowed, self.largest_horizon)

    @abc.abstractmethod
    def limit_options(self, steps: int) -> list[str]:
        """The options that stop evaluations at a limit, and make the answer complete."""

    def preprocess_options(self, options: list[str]) -> list[str]:
        """The options with which it preprocesses, made from those of the user."""
        return options

    def with_right_lines(self, text: str) -> str:
        """Preprocessed text in which the line numbers are right."""
        return text

    @abc.abstractmethod
    def raw_stops(self, printed: str, plain_path: PlainPath = str) -> list[Stop]:
        """The evaluations that were not finished, and those that fail, with the positions of the answer."""

    @abc.abstractmethod
    def located(self, unit: Unit, stop: Stop) -> Stop:
        """A stop of a unit where it is, whatever the limit."""

    @abc.abstractmethod
    def raw_culprit(self, printed: str, plain_path: PlainPath = str) -> Stop | None:
        """The evaluation that the first error of an answer is about; None if that is an ordinary error."""

    @abc.abstractmethod
    def count(self, unit: Unit, stops: Sequence[Stop], limit: int) -> dict[Key, Count]:
        """The steps of the evaluations of a unit that end with this limit, as far as they can be counted."""


def _decimal_in(option: str) -> int | None:
    """The number that an option gives; None unless it is decimal. With a leading zero, it is octal for Clang."""
    found = re.fullmatch("[^=]*=(0|[1-9][0-9]{0,18})", option)
    return int(found[1]) if found else None


Families = Sequence[type[Family]]


def family_of(program: str, verbose_output: str, families: Families) -> Family:
    """The family of a compiler, by what it tells; refuses those that cannot be used."""
    known = next(filter(None, (each.recognized(verbose_output) for each in families)), None)
    if not known:
        said = verbose_output.strip().partition("\n")[0]
        names = " or ".join(each.name for each in families)
        raise Failure(f"{program} does not say that it is {names}" + (f"; it says: {said}" if said else ""))
    if known.version < known.oldest:
        raise Failure(f"{program} is {known.label}; {known.name} must be {known.oldest} or newer")
    return known
