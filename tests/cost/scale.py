# SPDX-License-Identifier: BSL-1.0
"""scale.py COMPILER N SHARDS SHARD…: compiles some shards of a count, as ctqueens_verify_counts() does.

Each must find what count_by_search.cpp finds at run time, within 300 MiB. That all shards add up to the published count
is what ctqueens_verify_counts() itself checks."""

import argparse
import re
import sys
import tempfile
from pathlib import Path

from cases import HERE, INCLUDE, ROOT
from compilers import Failure, identify, run

INSTALLED = ROOT / "src" / "cmake" / "installed"
RECORD = re.compile(rb"ctqueens: N = .*, found +(\d+), published")
MOST_MEMORY = 300  # MiB


def compile_unit(compiler, source):
    """What a translation unit costs, and the object file."""
    with tempfile.TemporaryDirectory() as folder:
        cost = compiler.compile(source, folder, f"-I{INCLUDE}")
        return cost, Path(folder, "unit.o").read_bytes()


def compile_shard(compiler, size, shard, shards):
    """What a shard costs and what it finds."""
    unit = (INSTALLED / "shard.cpp.in").read_text(encoding="utf-8")
    for name, value in (("size", size), ("shard", shard), ("shards", shards)):
        unit = unit.replace(f"@{name}@", str(value))
    cost, compiled = compile_unit(compiler, unit)
    return cost, int(RECORD.search(compiled)[1])


def has_wide_integers(compiler):
    try:
        compile_unit(compiler, "#include <ctqueens/count.hpp>\nstatic_assert(CTQUEENS_WIDE_INTEGERS);\n")
        return True
    except Failure:
        return False


def expected_counts(compiler, size, shards):
    """What each shard should find, counted at run time by a program that shares no code with the library."""
    # orbits_per_evaluation of halves_in_lanes and halves_in_words
    orbits = 8 if size <= 14 or has_wide_integers(compiler) else 1
    with tempfile.TemporaryDirectory() as folder:
        run(compiler.command("-O2", HERE / "count_by_search.cpp", "-o", "count"), folder)
        run(["./count", str(size), str(shards), str(orbits)], folder)
        return [int(line) for line in Path(folder, "output").read_text().split()]


def check(compiler, size, shards, chosen):
    expected = expected_counts(compiler, size, shards)
    for shard in chosen:
        cost, found = compile_shard(compiler, size, shard, shards)
        print(f"N = {size}: shard {shard} of {shards} finds {found} solutions in {cost.cpu:.1f} s with "
              f"{cost.memory:.0f} MiB; a search at run time finds {expected[shard]}", flush=True)
        if found != expected[shard]:
            raise Failure("the two counts differ")
        if cost.memory > MOST_MEMORY:
            raise Failure(f"a shard may take at most {MOST_MEMORY} MiB")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("compiler")
    parser.add_argument("size", type=int)
    parser.add_argument("shards", type=int)
    parser.add_argument("chosen", type=int, nargs="+")
    arguments = parser.parse_args()
    compiler = identify(arguments.compiler)
    if compiler is None:
        parser.error(f"'{arguments.compiler}' is no compiler that is known")
    check(compiler, arguments.size, arguments.shards, arguments.chosen)


if __name__ == "__main__":
    try:
        main()
    except Failure as failure:
        sys.exit(f"scale.py: {failure}")
