# SPDX-License-Identifier: BSL-1.0
"""At which moments a batch must show the same as other compilations before it is used, by the family of compilers."""
from __future__ import annotations

import abc

from ..compilers.clang import Clang
from ..compilers.family import Family
from ..compilers.gcc import Gcc


class Verification(abc.ABC):
    """What is known about the copies of an expression that one family of compilers evaluates."""
    least_frames: int  # of a look that has to be the same at a copy

    @abc.abstractmethod
    def surplus(self, most: int) -> int:
        """How many more steps a copy may take, at the most, than an evaluation of so many."""

    @abc.abstractmethod
    def moments(self, last: int) -> list[int]:
        """The moments to look at if too few are known, in this order, by the last one. So many are enough."""


class ClangVerification(Verification):
    """A copy ends with the expression, so the end alone shows whether it is right."""
    least_frames = 1

    def surplus(self, most: int) -> int:
        return 0

    def moments(self, last: int) -> list[int]:
        return [last]


class GccVerification(Verification):
    """A copy takes some more steps: GCC evaluates a condition again if it has been stopped behind a call. It takes many
    more if GCC remembers the results of calls otherwise."""
    least_frames = 2  # outside all calls, GCC names other columns for a copy

    def surplus(self, most: int) -> int:
        # A generous bound on what was measured. If it is too small, a batch that shows the right moments is refused:
        # see test_few_compilations_with_gcc in tests/profile/test_batch.py, which is run with GCC 12.
        return max(most // 50, 200)

    def moments(self, last: int) -> list[int]:
        return [last, last // 3, 2 * last // 3]


VERIFICATIONS: dict[type[Family], Verification] = {Clang: ClangVerification(), Gcc: GccVerification()}


def verification_for(family: Family) -> Verification:
    return next(verification for each, verification in VERIFICATIONS.items() if isinstance(family, each))
