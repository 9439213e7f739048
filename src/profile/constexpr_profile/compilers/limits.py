# SPDX-License-Identifier: BSL-1.0
"""What the limits of steps and of calls in a compile command mean, and how many steps are looked at."""
from __future__ import annotations

import re

from ..errors import Failure
from .family import Family

FIRST_LIMIT = 100  # steps, with which a survey begins: such a compilation takes little more than the compiler's start
UNLIMITED = 100_000_000  # steps
_ENDLESS_RATIO = 8  # times the compiler's limit: an evaluation that takes more is taken to be endless
_RESERVED_STEPS = 1 << 12  # steps that may be added to a limit


def limit_of_command(option: str, family: Family) -> int | None:
    """The limit of a compile command, by the option that sets it, if there is one; None if it allows all steps."""
    text = option.partition("=")[2]
    number = _number_of(text, family.reads_octal) if option else family.default_limit
    if number == 0 and family.least_limit > 0:
        return None
    if not number or number > family.largest_limit:
        raise Failure(f"{family.label} evaluates nothing with {option}; "
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
