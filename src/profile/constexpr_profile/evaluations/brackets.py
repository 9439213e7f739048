# SPDX-License-Identifier: BSL-1.0
"""Chooses limits: those that divide a bracket of numbers of steps, and those behind it."""
from __future__ import annotations

RATIO_OF_LIMITS = 8  # from one limit to the next behind it
_LEAST_WIDE_RATIO = 4  # the least factor between the ends of a bracket that is divided by equal factors


def between(low: int, high: int, count: int) -> list[int]:
    """Up to `count` numbers that divide a range: evenly or, if it is wide, by equal factors, since most evaluations
    take few steps."""
    least = max(low, 1)
    if high <= _LEAST_WIDE_RATIO * least:
        return sorted({low + (high - low) * i // (count + 1) for i in range(count + 1)} - {low})
    factor = (high / least) ** (1 / (count + 1))
    return sorted({int(least * factor ** i) for i in range(1, count + 1)} - {low})


def further_limits(first: int, last: int) -> list[int]:
    """Limits after the first one, each much larger than the one before it."""
    limits = [first]
    while limits[-1] < last:
        limits.append(min(limits[-1] * RATIO_OF_LIMITS, last))
    return limits[1:]
