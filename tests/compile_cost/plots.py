# SPDX-License-Identifier: BSL-1.0
"""Time and memory over N and over searches, drawn by gnuplot."""

import shutil
import subprocess

from cases import searches
from process import Failure

# What is plotted over N, and its name in the legend. Colours are those that Okabe and Ito chose so
# that everybody can tell them apart.
SERIES = {
    "table": "ctqueens", "count": "ctqueens, count", "pasted literal": "pasted literal",
    "generator": "build-time generator", "at start": "computed at start",
    "template recursion": "template recursion", "naive constexpr": "naive constexpr",
    "hana list monad": "Hana, list monad"}
COLOURS = ["#000000", "#888888", "#0072b2", "#56b4e9", "#009e73", "#d55e00", "#e69f00", "#cc79a7"]

PANELS = {"Processor time, seconds": lambda cost: cost.cpu,
          "Peak memory, MiB": lambda cost: cost.memory}


def program():
    return shutil.which("gnuplot")


def _draw(file, script):
    settings = f"""
set terminal svg size 960,480 font 'sans-serif,13' background '#ffffff'
set output '{file.name}'
set grid ytics linecolor '#dddddd'
set border 3
set tics nomirror out
"""
    drawn = subprocess.run([program(), "-"], cwd=file.parent, input=settings + script, text=True,
                           capture_output=True)
    if drawn.returncode != 0:
        raise Failure(f"gnuplot: {drawn.stderr.strip()}")


def _block(name, lines):
    return f"${name} << END\n" + "".join(f"{line}\n" for line in lines) + "END\n"


def draw_over_sizes(results, compiler, file):
    """Lines of the tables and of each alternative over N, for one compiler."""
    drawn = [(number, group) for number, group in enumerate(SERIES)
             if results.sizes(compiler, group)]
    if not drawn:
        return False
    script = ""
    for number, group in drawn:
        costs = {size: results.cost(compiler, f"{group}/{size}")
                 for size in results.sizes(compiler, group)}
        script += _block(f"series{number}", [
            " ".join(str(value) for value in (size, *(of(cost) for of in PANELS.values())))
            for size, cost in costs.items()])
    script += f"set multiplot layout 1,2 title '{compiler.name}'\nset logscale y\nset xlabel 'N'\n"
    script += "set key outside bottom center horizontal samplen 1 font ',11'\n"
    script += "set xrange [3.7:12.3]\n"
    for column, panel in enumerate(PANELS, 2):
        script += f"set ylabel '{panel}'\nplot " + ", ".join(
            f"$series{number} using 1:{column} with linespoints linewidth 2 pointtype 7 "
            f"pointsize 0.5 linecolor '{COLOURS[number]}' title '{SERIES[group]}'"
            for number, group in drawn) + "\n"
    _draw(file, script)
    return True


def draw_over_searches(results, file):
    """Bars of each search's table for N = 8, for all compilers."""
    compilers = [compiler for compiler in results.compilers
                 if results.cost(compiler, "search/bitmask")]
    if not compilers:
        return False
    lines = []
    for search in searches():
        costs = [results.cost(compiler, f"search/{search}") for compiler in compilers]
        values = [of(cost) if cost else 0 for of in PANELS.values() for cost in costs]
        lines.append(" ".join([search.replace("_", "-"), *map(str, values)]))
    script = _block("searches", lines)
    script += "set multiplot layout 1,2 title 'All 92 solutions by each search'\n"
    script += "set style data histogram\nset style fill solid\nset xtics rotate by -35\n"
    script += "set key outside bottom center horizontal\nset yrange [0:*]\n"
    for panel, title in enumerate(PANELS):
        first = 2 + panel * len(compilers)
        script += f"set ylabel '{title}'\nplot " + ", ".join(
            f"$searches using {first + number}:xtic(1) title '{compiler.name}' "
            f"linecolor '{COLOURS[(2 + number) % len(COLOURS)]}'"
            for number, compiler in enumerate(compilers)) + "\n"
    _draw(file, script)
    return True


def draw(results, folder):
    """Draws what there is to draw; the names of the files and what they show."""
    pictures = {}
    if program() is None:
        return pictures
    for compiler in results.compilers:
        file = folder / f"over-n-{compiler.name.lower().replace(' ', '-')}.svg"
        if draw_over_sizes(results, compiler, file):
            pictures[file.name] = f"Time and memory over N with {compiler.name}"
    file = folder / "over-searches.svg"
    if draw_over_searches(results, file):
        pictures[file.name] = "Time and memory over searches"
    return pictures
