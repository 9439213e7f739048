# SPDX-License-Identifier: BSL-1.0
"""What a run of the laboratory found."""

import json
from dataclasses import dataclass, field
from statistics import median

from process import Cost


@dataclass
class Results:
    compilers: list = field(default_factory=list)
    missing: list = field(default_factory=list)  # compilers that are supported and not here
    failures: list = field(default_factory=list)  # (compiler's name, case's key, first error)
    samples: dict = field(default_factory=dict)  # compiler's name -> case's key -> costs
    charges: dict = field(default_factory=dict)  # compiler's name -> construct's name -> charge
    steps: dict = field(default_factory=dict)  # compiler's name -> variant's name -> steps
    starting: dict = field(default_factory=dict)  # N -> seconds to solve when a program starts
    floor: float = None  # MiB; peaks up to this are the laboratory's own
    shell_to_cat: float = None  # the shell's time for 92 boards, times that of cat

    def add(self, compiler, case, cost):
        self.samples.setdefault(compiler.name, {}).setdefault(case.key, []).append(cost)

    def cost(self, compiler, key):
        """The medians of a case, or None if it was not measured or failed."""
        costs = self.samples.get(compiler.name, {}).get(key)
        if not costs or any(failure[:2] == (compiler.name, key) for failure in self.failures):
            return None
        return Cost(*(median(getattr(cost, name) for cost in costs)
                      for name in ("wall", "user", "system", "memory")))

    def ratios(self, compiler, key, reference="reference/array", of="cpu"):
        """A figure of a case, times that of a reference, in each round."""
        if not self.cost(compiler, key) or not self.cost(compiler, reference):
            return []
        samples = self.samples[compiler.name]
        return [getattr(cost, of) / getattr(other, of)
                for cost, other in zip(samples[key], samples[reference]) if getattr(other, of)]

    def ratio(self, compiler, key, reference="reference/array", of="cpu"):
        """A figure of a case, times that of a reference: the median over the rounds, for the
        machine's speed drifts less within a round than from one to the next."""
        ratios = self.ratios(compiler, key, reference, of)
        return median(ratios) if ratios else None

    def sizes(self, compiler, group):
        """N of each case of a group that was measured."""
        return [int(key.split("/")[1]) for key in self.samples.get(compiler.name, {})
                if key.startswith(f"{group}/") and self.cost(compiler, key)]

    def to_json(self):
        def rounded(costs, name):
            return [round(getattr(cost, name), 4) for cost in costs]

        def entry(costs):
            return {"wall_seconds": rounded(costs, "wall"), "user_seconds": rounded(costs, "user"),
                    "system_seconds": rounded(costs, "system"),
                    "peak_mebibytes": [round(cost.memory, 1) for cost in costs]}

        lines = []
        for compiler in self.compilers:
            for key, costs in self.samples.get(compiler.name, {}).items():
                times_array = [round(ratio, 6) for ratio in self.ratios(compiler, key)]
                lines.append({"compiler": compiler.name, "case": key, **entry(costs),
                              "times_array": times_array})
        document = {
            "compilers": {compiler.name: compiler.version for compiler in self.compilers},
            "missing": self.missing,
            "failures": [dict(zip(("compiler", "case", "error"), failure))
                         for failure in self.failures],
            "charges": self.charges,
            "steps_of_variants": self.steps,
            "seconds_to_solve_at_start": self.starting,
            "floor_mebibytes": self.floor,
            "shell_to_cat": self.shell_to_cat,
            "samples": "@"}
        samples = ",\n".join("    " + json.dumps(line) for line in lines)
        return json.dumps(document, indent=2).replace('"@"', f"[\n{samples}\n  ]") + "\n"
