# SPDX-License-Identifier: BSL-1.0
"""Measures counting at scale, shard by shard, and writes docs/scale.md.

The shards are those of ctqueens_verify_counts() that do the counting. Sizes with few shards are counted
completely; of larger ones some shards, spread evenly, are measured and stand for all.
"""

import argparse
import re
import statistics
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from string import Template

from cases import HERE, INCLUDE
from process import Failure, find_compilers, measure
from tables import table

FUNCTION = INCLUDE.parent / "src" / "cmake" / "ctqueens_verify_counts.cmake"

# OEIS A000170 from N = 12 on.
COUNTS = {12: 14200, 13: 73712, 14: 365596, 15: 2279184, 16: 14772512, 17: 95815104,
          18: 666090624, 19: 4968057848, 20: 39029188884}
COUNTED = range(12, 17)
MOST_SHARDS_MEASURED = 8
SAMPLED_SHARDS = 12


@dataclass
class Size:
    """What all shards of one N take."""

    shards: int
    measured: int
    cpu: float  # seconds
    memory: float  # MiB, the most of one shard

    @property
    def is_estimated(self):
        return self.measured < self.shards


def shards_of(way):
    """How many shards of ctqueens_verify_counts() do the counting, by N."""
    numbers = re.search(rf"set\(with_{way}_integers ([\d ]+)\)", FUNCTION.read_text()).group(1)
    return dict(zip(COUNTED, map(int, numbers.split())))


def say(text):
    print(text, file=sys.stderr, flush=True)


class Counting:
    """Compiles shards with one compiler."""

    def __init__(self, compiler, folder):
        self.compiler, self.folder = compiler, folder
        self.way = "wide" if self.succeeds("count/packed_lanes",
                                           "static_assert(CTQUEENS_WIDE_INTEGERS);") else "standard"

    def compile(self, header, line):
        Path(self.folder, "unit.cpp").write_text(f"#include <ctqueens/{header}.hpp>\n{line}\n")
        return measure([*self.compiler.compile("unit.cpp"), f"-I{INCLUDE}"], self.folder)

    def succeeds(self, header, line):
        try:
            self.compile(header, line)
            return True
        except Failure:
            return False

    def measure(self, size, shards):
        count = shards if shards <= MOST_SHARDS_MEASURED else SAMPLED_SHARDS
        costs = []
        for number in range(count):
            shard = (2 * number + 1) * shards // (2 * count)
            say(f"{self.compiler.name}: N = {size}, shard {shard} of {shards}")
            costs.append(self.compile("count", "extern const std::size_t found;\n"
                                      "constinit const std::size_t found = "
                                      f"ctqueens::count_of_shard<{size}, {shard}, {shards}>;"))
        say(f"{self.compiler.name}: N = {size} is done.")
        total = sum(costs[1:], start=costs[0])
        return Size(shards, count, total.cpu * shards / count, total.memory)

    def measure_all(self):
        return {size: self.measure(size, shards)
                for size, shards in shards_of(self.way).items()}


def duration(seconds):
    for unit, length in (("days", 86400), ("h", 3600), ("min", 60)):
        if seconds >= 2 * length:
            return f"{seconds / length:.0f} {unit}"
    return f"{seconds:.1f} s"


def measured_table(compilers, results):
    rows = []
    for size in COUNTED:
        row = [size, f"{COUNTS[size]:,}"]
        for compiler in compilers:
            of = results[compiler.name][size]
            row += [of.shards, ("≈ " if of.is_estimated else "") + duration(of.cpu),
                    f"{of.memory:.0f}"]
        rows.append(row)
    header = ["N", "solutions"]
    for compiler in compilers:
        header += [f"{compiler.name}: shards", "processor time", "largest shard, MiB"]
    return table(header, rows)


def extrapolated(of, size):
    """Processor time for a greater N. From each N to the next, the time per solution changes by some
    factor, which is assumed to stay the average from N = 14 to 16."""
    per_solution = {n: of[n].cpu / COUNTS[n] for n in (14, 16)}
    factor = (per_solution[16] / per_solution[14]) ** 0.5
    return COUNTS[size] * per_solution[16] * factor ** (size - 16)


def extrapolated_table(compilers, results):
    rows = []
    for size in range(16, 21):
        row = [size]
        for compiler in compilers:
            of = results[compiler.name]
            cpu = extrapolated(of, size)
            # Enough shards that each takes as long as one for N = 16.
            shards = round(of[16].shards * cpu / of[16].cpu)
            row += [f"{shards:,}", duration(cpu), duration(-(-shards // 100) * cpu / shards)]
        rows.append(row)
    header = ["N"]
    for compiler in compilers:
        header += [f"{compiler.name}: shards", "on one core", "on 100 cores"]
    return table(header, rows)


# N and seconds: for the better of GCC 12 and Clang 19, on one core of a machine that takes so many
# seconds for `#include <array>`.
TARGETS = {12: 0.5, 14: 8, 16: 600}
ARRAY_SECONDS = {"GCC": 0.042, "Clang": 0.057}
MOST_MEMORY = 300  # MiB


def targets_table(compilers, results, arrays):
    rows = []
    for size, seconds in TARGETS.items():
        best = min(compilers, key=lambda compiler: results[compiler.name][size].cpu)
        of = results[best.name][size]
        there = of.cpu * ARRAY_SECONDS[best.family] / arrays[best.name]
        rows.append([size, best.name, duration(seconds),
                     *(f"{duration(value)}, {'yes' if value <= seconds else '**no**'}"
                       for value in (of.cpu, there)),
                     f"{of.memory:.0f}, {'yes' if of.memory <= MOST_MEMORY else '**no**'}"])
    return table(["N", "compiler", "target", "measured (met?)", "scaled (met?)",
                  f"MiB (at most {MOST_MEMORY}?)"], rows)


def array_seconds(compiler, folder):
    Path(folder, "unit.cpp").write_text("#include <array>\n")
    return statistics.median(measure(compiler.compile("unit.cpp"), folder).cpu for _ in range(9))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--output", type=Path, required=True,
                        help="the folder for scale.md")
    parser.add_argument("--compiler", action="append", required=True,
                        help="a compiler to measure; one that is not there is left out")
    arguments = parser.parse_args()
    compilers, missing = find_compilers(arguments.compiler)
    for command in missing:
        say(f"There is no compiler {command} on this machine.")
    if not compilers:
        sys.exit("scale: there is no compiler")
    with tempfile.TemporaryDirectory() as folder:
        results = {compiler.name: Counting(compiler, folder).measure_all()
                   for compiler in compilers}
        arrays = {compiler.name: array_seconds(compiler, folder) for compiler in compilers}
    text = Template((HERE / "scale.md").read_text()).substitute(
        targets=targets_table(compilers, results, arrays),
        arrays=" and ".join(f"{seconds:.3f} s with {name}" for name, seconds in arrays.items()),
        measured=measured_table(compilers, results),
        extrapolated=extrapolated_table(compilers, results))
    (arguments.output / "scale.md").write_text(text)


if __name__ == "__main__":
    try:
        main()
    except Failure as failure:
        sys.exit(f"scale: {failure}")
