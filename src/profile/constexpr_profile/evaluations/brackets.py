# SPDX-License-Identifier: BSL-1.0
"""Chooses numbers that divide a bracket of numbers of steps."""
from __future__ import annotations

_LEAST_WIDE_RATIO = 4  # the least factor between the ends of a bracket that is divided by equal factors


def between(low: int, high: int, count: int) -> list[int]:
    """Up to `count` numbers that divide a range: evenly or, if it is wide, by equal factors, since most evaluations
    take few steps."""
    least = max(low, 1)
    if high <= _LEAST_WIDE_RATIO * least:
        return sorted({low + (high - low) * i // (count + 1) for i in range(count + 1)} - {low})
    factor = (high / least) ** (1 / (count + 1))
    return sorted({int(least * factor ** i) for i in range(1, count + 1)} - {low})
