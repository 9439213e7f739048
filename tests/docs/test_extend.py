# SPDX-License-Identifier: BSL-1.0
"""Adds a search and a text format to a copy of the project, as docs/library/architecture.md says. Both are then
everywhere. COPY is the folder of the copy, and OPTIONS are those of CMake."""

import os
import shutil
import unittest
from pathlib import Path

import checks
from checks import run

# What depends on the lists of searches and formats.
TARGETS = [f"ctqueens_{name}" for name in ("headers_alone", "static_tests", "run_tests", "shell", "shell_runs")]
TESTS = r"^(every_|generated|step_|steps_|shell\.(answers|golden|help|numbers|refusals))"
SEARCH = {"backtracking": "right_to_left", "BACKTRACKING": "RIGHT_TO_LEFT",
          '"right_to_left"': '"right-to-left"',
          "int column = columns.first; column < columns.end; ++column":
              "int column = columns.end - 1; column >= columns.first; --column",
          "Tests each queen when it is placed, against the queens above it.":
              "Tries the last column first.",
          '"lexicographic"': '"from right to left"'}
FORMAT = '''/// The files of the queens.
struct files : format<"files", "the files of the queens, from the top down", list_style::lines, 26> {
    /// Writes one solution, such as `aehfcgbd`.
    static constexpr auto write(view queens, auto out) {
        for (const int column : queens) out = put(out, static_cast<char>('a' + column));
        return out;
    }
};

/// The same as `columns`, but separated'''


def replace(path, changes):
    text = path.read_text(encoding="utf-8")
    for old, new in changes.items():
        assert old in text, f"{path} does not contain {old}"
        text = text.replace(old, new)
    path.write_text(text, encoding="utf-8")


def words_of(*command):
    """What a command writes, with single blanks."""
    return " ".join(run(*command).split())


def extend(include):
    """Adds a search and a text format."""
    shutil.copy(include / "search/backtracking.hpp", include / "search/right_to_left.hpp")
    replace(include / "search/right_to_left.hpp", SEARCH)
    replace(include / "search.hpp", {
        "#include <ctqueens/search/permutation.hpp>\n":
            "#include <ctqueens/search/permutation.hpp>\n#include <ctqueens/search/right_to_left.hpp>\n",
        "bitmask>;": "bitmask, right_to_left>;"})
    replace(include / "text/plain_formats.hpp", {"/// The same as `columns`, but separated": FORMAT})
    replace(include / "text.hpp", {"json, svg": "json, files, svg"})


class Extend(unittest.TestCase):
    def contains(self, text, *parts):
        for part in parts:
            self.assertIn(part, text)

    def test_extend(self):
        copy = Path(os.environ["COPY"])
        shutil.rmtree(copy, ignore_errors=True)
        shutil.copytree(checks.ROOT, copy, ignore=shutil.ignore_patterns("build", "build-*", ".git", "node_modules"))
        include, build = copy / "include/ctqueens", copy / "build"
        extend(include)
        run("cmake", "-S", copy, "-B", build, *checks.told("OPTIONS"))
        run("cmake", "--build", build, "--target", *TARGETS)
        run("cmake", "--build", build, "--target", "update")
        run("ctest", "--test-dir", build, "--output-on-failure", "--no-tests=error", "-j2", "-LE", "^thorough$",
            "-R", TESTS)

        shell = build / "ctqueens"
        search = ("right-to-left", "Tries the last column first.", "from right to left")
        one_format = ("files", "the files of the queens, from the top down")
        self.contains(words_of(shell, "help", "trace"), *search)
        self.contains(words_of(shell, "help"), *one_format)
        self.contains(words_of(shell, "searches"), "right-to-left 15720 46752 2056 92")
        trace = words_of(shell, "trace", "right-to-left", "--size", "4")
        self.contains(trace, "place a4 place d3 place d2 conflict d2")
        self.contains(words_of(shell, "--order", "right-to-left", "--format", "files"), "agehbdfc agdfhbec")
        manual = (build / "src/shell/ctqueens.1").read_text(encoding="utf-8").replace("\\-", "-")
        self.contains(" ".join(manual.split()), *search, *one_format)
        self.contains((copy / "docs/guide/articles.md").read_text(encoding="utf-8"), "\nright-to-left      15720")
        self.contains((include / "ctqueens.cppm").read_text(encoding="utf-8"), "search::right_to_left", "text::files")

        # What is measured already is not measured again, which would take minutes.
        budgets = copy / "tests/cost/step_budgets.csv"
        replace(budgets, {"\ntable/12,": "\ntable/12,1"})
        run("cmake", "--build", build, "--target", "update")
        self.contains(budgets.read_text(encoding="utf-8"), "\ntable/12,1")
