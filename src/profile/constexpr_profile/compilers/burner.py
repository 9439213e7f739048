# SPDX-License-Identifier: BSL-1.0
"""Functions that use up steps. The limit then stops what is evaluated after them, or in them, early.

The numbers of steps that they take by themselves were measured: an evaluation behind them must be stopped at the same
moment as one without them, with a limit that is larger by just as much. The tests in tests/profile/test_batch.py, which
are run with Clang 14 and 19 and with GCC 12, compare that again."""
from __future__ import annotations

from typing import Callable, NamedTuple

BURN_NAME = "constexpr_profile_burn"


class Burner(NamedTuple):
    declarations: str  # always before everything else, so that what follows is precompiled once
    call: Callable[[int], str]  # that uses up a number of steps
    own_steps: int  # those of the call itself
