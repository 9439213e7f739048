# SPDX-License-Identifier: BSL-1.0
"""Figures of compile cost, from what the target docs-compile-cost has measured."""

import json
from statistics import median

from sources import Problem


class Figures:
    def __init__(self, results):
        samples = json.loads(results.read_text(encoding="utf-8"))["samples"]
        self.samples = {(entry["compiler"], entry["case"]): entry for entry in samples}

    def _entry(self, compiler, case):
        try:
            return self.samples[compiler, case]
        except KeyError:
            raise Problem(f"{case} was not measured with {compiler}") from None

    def render(self, directive):
        """CASE | COMPILER is the time of a case, times that of `#include <array>`: the median
        over the rounds, as in compile-cost.md. CASE | COMPILER | memory is its peak in MiB."""
        case, *rest = (part.strip() for part in directive.split("|"))
        if len(rest) == 2 and rest[1] == "memory":
            return f"{median(self._entry(rest[0], case)['peak_mebibytes']):.0f}"
        if len(rest) != 1:
            raise Problem(f"{directive} is not CASE | COMPILER or CASE | COMPILER | memory")
        ratios = self._entry(rest[0], case)["times_array"]
        if not ratios:
            raise Problem(f"{case} was measured without `#include <array>` with {rest[0]}")
        return f"{median(ratios):.2f}"
