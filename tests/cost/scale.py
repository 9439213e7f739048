# SPDX-License-Identifier: BSL-1.0
"""Counting at scale: scale.py measure FOLDER COMPILER… | scale.py check COMPILER N SHARDS SHARD…

`measure` measures counting, shard by shard, and writes the table of docs/guide/scale.md. Its shards are those of
ctqueens_verify_counts(); results are kept in the folder and reused. `check` compiles some of more and smaller shards.
Each is compared with what count_by_search.cpp finds at run time.
"""

import argparse
import csv
import datetime
import hashlib
import re
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from cases import HERE, INCLUDE, ROOT
from process import Failure, find_compilers, identify, measure
from tables import table

PAGE = ROOT / "docs" / "guide" / "scale.md"
TABLE = re.compile(r"(<!-- measured -->\n).*?(<!-- /measured -->)", re.DOTALL)
FUNCTION = ROOT / "src" / "cmake" / "installed" / "ctqueens_verify_counts.cmake"
SHARD = ROOT / "src" / "cmake" / "installed" / "shard.cpp.in"
RECORD = re.compile(rb"ctqueens: N = .*, found +(\d+), published")

# OEIS A000170
COUNTS = {12: 14200, 13: 73712, 14: 365596, 15: 2279184, 16: 14772512, 17: 95815104, 18: 666090624}
MOST_MEMORY = 300  # MiB
COLUMNS = ("headers", "compiler", "size", "shards", "shard", "found", "seconds", "MiB")


def shards_of(are_wide):
    """The number of shards of ctqueens_verify_counts(), by N, with or without wide integers."""
    standard, wide = re.findall(r"set\(shards_from_12 ([\d ]+)\)", FUNCTION.read_text())
    return dict(zip(COUNTS, map(int, (wide if are_wide else standard).split())))


def unit(size, shard, shards):
    """The translation unit of a shard, as ctqueens_verify_counts() makes it."""
    text = SHARD.read_text()
    for name, value in (("size", size), ("shard", shard), ("shards", shards)):
        text = text.replace(f"@{name}@", str(value))
    return text


def digest(compiler):
    """A digest of what a shard includes, without comments."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "unit.cpp").write_text(unit(12, 0, 1))
        measure(compiler.command(f"-I{INCLUDE}", "-E", "-P", "unit.cpp"), folder)
        return hashlib.sha256(Path(folder, "output").read_bytes()).hexdigest()[:12]


def say(text):
    print(text, file=sys.stderr, flush=True)


class Measurements:
    """What was measured with one compiler and these headers, in a file to which each shard adds a row."""

    def __init__(self, folder, compiler):
        self.path = folder / "scale.csv"
        self.compiler = compiler
        self.headers = digest(compiler)
        if not self.path.exists():
            folder.mkdir(parents=True, exist_ok=True)
            self.write(COLUMNS)

    def write(self, row):
        with open(self.path, "a", newline="", encoding="utf-8") as file:
            csv.writer(file, lineterminator="\n").writerow(row)

    def add(self, size, shards, shard, found, cost):
        self.write([self.headers, self.compiler.name, size, shards, shard, found, f"{cost.cpu:.2f}",
                    round(cost.memory)])

    def of(self, size, shards):
        """The rows of one N, by the number of the shard."""
        with open(self.path, newline="", encoding="utf-8") as file:
            return {int(row["shard"]): row for row in csv.DictReader(file)
                    if (row["headers"], row["compiler"], row["size"], row["shards"])
                    == (self.headers, self.compiler.name, str(size), str(shards))}


def compile_shard(compiler, size, shard, shards):
    """What a shard finds and what it costs."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "unit.cpp").write_text(unit(size, shard, shards))
        cost = measure([*compiler.compile_command("unit.cpp"), f"-I{INCLUDE}"], folder)
        return int(RECORD.search(Path(folder, "unit.o").read_bytes()).group(1)), cost


def has_wide_integers(compiler):
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "unit.cpp").write_text("#include <ctqueens/count.hpp>\nstatic_assert(CTQUEENS_WIDE_INTEGERS);\n")
        try:
            measure([*compiler.compile_command("unit.cpp"), f"-I{INCLUDE}"], folder)
            return True
        except Failure:
            return False


def measure_shards(compiler, size, shards, measurements, jobs):
    rows = measurements.of(size, shards)
    missing = [shard for shard in range(shards) if shard not in rows]
    start = time.monotonic()
    with ThreadPoolExecutor(jobs) as pool:
        costs = pool.map(lambda shard: compile_shard(compiler, size, shard, shards), missing)
        for done, (shard, (found, cost)) in enumerate(zip(missing, costs), 1):
            measurements.add(size, shards, shard, found, cost)
            left = (time.monotonic() - start) / done * (len(missing) - done) / 60
            say(f"{compiler.name}: N = {size}: {len(rows) + done} of {shards} shards, "
                f"about {left:.0f} min left")


def expected_counts(compiler, size, shards):
    """What each shard should find, counted at run time by a program that shares no code with the library."""
    # orbits_per_evaluation of halves_in_lanes and halves_in_words
    orbits = 8 if has_wide_integers(compiler) or size <= 14 else 1
    with tempfile.TemporaryDirectory() as folder:
        measure(compiler.command("-O2", HERE / "count_by_search.cpp", "-o", "count"), folder)
        printed = subprocess.run([Path(folder, "count"), str(size), str(shards), str(orbits)],
                                 capture_output=True, check=True)
        return [int(line) for line in printed.stdout.split()]


def check(compiler, size, shards, rows):
    found = [int(rows[shard]["found"]) for shard in range(shards)]
    if found != expected_counts(compiler, size, shards):
        raise Failure(f"{compiler.name}: N = {size}: the shards do not find what a search at run time finds")
    if sum(found) != COUNTS[size]:
        raise Failure(f"{compiler.name}: N = {size}: found {sum(found)}, not {COUNTS[size]}")


def measure_all(compiler, folder, jobs):
    """The rows of each N, by the number of the shard."""
    measurements = Measurements(folder, compiler)
    results = {}
    for size, shards in shards_of(has_wide_integers(compiler)).items():
        measure_shards(compiler, size, shards, measurements, jobs)
        results[size] = measurements.of(size, shards)
        check(compiler, size, shards, results[size])
    return results


def duration(seconds):
    for unit, length in (("h", 3600), ("min", 60)):
        if seconds >= 2 * length:
            return f"{seconds / length:.0f} {unit}"
    return f"{seconds:.1f} s"


def measured_table(compilers, results):
    rows = []
    for size in COUNTS:
        row = [size, f"{COUNTS[size]:,}"]
        for compiler in compilers:
            of = results[compiler.name].get(size)
            if of is None:
                row += [""] * 3
                continue
            row += [len(of), duration(sum(float(each["seconds"]) for each in of.values())),
                    max(int(each["MiB"]) for each in of.values())]
        rows.append(row)
    header = ["N", "solutions"]
    for compiler in compilers:
        header += [f"{compiler.name}: shards", "processor time", "MiB"]
    return table(header, rows)


def update_page(compilers, results, array):
    builds = " and ".join(f"{compiler.family} {compiler.version}" for compiler in compilers)
    text = (f"Measured on {datetime.date.today()} with {builds}, on a machine that compiles `#include <array>` in\n"
            f"{array}:\n\n{measured_table(compilers, results)}\n")
    PAGE.write_text(TABLE.sub(lambda match: f"{match[1]}{text}{match[2]}", PAGE.read_text(encoding="utf-8")),
                    encoding="utf-8")


def array_seconds(compiler):
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "unit.cpp").write_text("#include <array>\n")
        return min(measure(compiler.compile_command("unit.cpp"), folder).cpu for _ in range(9))


def measure_and_write(arguments):
    compilers, missing = find_compilers(arguments.compilers)
    for command in missing:
        say(f"There is no compiler {command} on this machine.")
    if not compilers:
        raise Failure("there is no compiler")
    results = {compiler.name: measure_all(compiler, arguments.folder, arguments.jobs) for compiler in compilers}
    array = " and ".join(f"{array_seconds(compiler):.2f} s with {compiler.name}" for compiler in compilers)
    update_page(compilers, results, array)


def check_some(arguments):
    compiler = identify(arguments.compiler)
    if compiler is None:
        raise Failure(f"there is no compiler {arguments.compiler}")
    if arguments.size not in COUNTS:
        raise Failure(f"N must be between {min(COUNTS)} and {max(COUNTS)}, not {arguments.size}")
    for shard in arguments.chosen:
        if not 0 <= shard < arguments.shards:
            raise Failure(f"there is no shard {shard} of {arguments.shards}")
    expected = expected_counts(compiler, arguments.size, arguments.shards)
    for shard in arguments.chosen:
        found, cost = compile_shard(compiler, arguments.size, shard, arguments.shards)
        say(f"N = {arguments.size}: shard {shard} of {arguments.shards} finds {found} solutions in {cost.cpu:.1f} s "
            f"with {cost.memory:.0f} MiB; a search at run time finds {expected[shard]}")
        if found != expected[shard]:
            raise Failure("the two counts differ")
        if cost.memory > MOST_MEMORY:
            raise Failure(f"a shard may take at most {MOST_MEMORY} MiB")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    measuring = commands.add_parser("measure")
    measuring.add_argument("folder", type=Path, help="where the measurements are kept")
    measuring.add_argument("compilers", nargs="+", help="compilers to measure; missing ones are skipped")
    measuring.add_argument("--jobs", type=int, default=2, help="how many shards are compiled at a time")
    measuring.set_defaults(run=measure_and_write)
    checking = commands.add_parser("check")
    checking.add_argument("compiler")
    checking.add_argument("size", type=int)
    checking.add_argument("shards", type=int)
    checking.add_argument("chosen", type=int, nargs="+")
    checking.set_defaults(run=check_some)
    arguments = parser.parse_args()
    arguments.run(arguments)


if __name__ == "__main__":
    try:
        main()
    except Failure as failure:
        sys.exit(f"scale: {failure}")
