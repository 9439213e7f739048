# SPDX-License-Identifier: BSL-1.0
"""The lesson in docs/course, and what belongs to it."""

import re
import sys
import tempfile
import unittest
from pathlib import Path

import checks

COURSE = checks.ROOT / "docs/course"
PLACE = "report.place({row, column});"
SEARCH = """
#include "04_backtracking.hpp"
#include <ctqueens/examiner.hpp>

template <int N>
constexpr void fill_all(placement<N>& queens, int row, ctqueens::reporter<N> report)
{
    if (row == N) {
        report(queens.columns);
        return;
    }
    for (int column = 0; column < N; ++column) {
        BEFORE
        if (is_free(queens, row, column)) {
            AFTER
            queens.columns[row] = column;
            fill_all(queens, row + 1, report);
        }
    }
}

constexpr auto my_search = []<int N>(ctqueens::reporter<N> report) {
    placement<N> queens{};
    fill_all(queens, 0, report);
};
"""


def make_class(page, folder):
    """Runs the commands of a README that make the folder `class`, in `folder`."""
    text = page.read_text(encoding="utf-8")
    commands = re.search(r"```sh\n(python3 src/site/tutorial_programs.py class.*?)```", text, re.S)[1]
    commands = commands.replace("python3 ", f"'{sys.executable}' ").replace(" class", f" {folder}/class")
    checks.run("sh", "-euc", commands, cwd=checks.ROOT)
    return Path(folder, "class")


class Course(unittest.TestCase):
    def points(self, text, exercises):
        """The points of a search, and the first message of the library, if any."""
        (exercises / "student.hpp").write_text(text, encoding="utf-8")
        result = checks.attempt(*checks.COMPILER, "-fsyntax-only", f"-I{checks.INCLUDE}", f"-I{exercises}", "-include",
                                f"{exercises}/student.hpp", COURSE / "marking.cpp")
        messages = "\n".join(line for line in result.stderr.split("\n") if "error" in line)
        lost = sum(int(each) for each in re.findall(r"(\d+) points?:", messages))
        reasons = re.findall(r"ctqueens: [\w ]+", messages)
        self.assertEqual(result.returncode != 0, messages != "")
        return 10 - lost, *reasons[:1]

    def test_marking(self):
        """The marking scheme gives the right number of points."""
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        made = make_class(COURSE / "README.md", folder.name)
        for name, search, expected in [
                ("places queens on free squares", SEARCH.replace("AFTER", PLACE).replace("BEFORE", ""), (10,)),
                ("is that of chapter 4", SEARCH.replace("BEFORE", PLACE).replace("AFTER", ""), (9,)),
                ("does not report its queens", SEARCH.replace("BEFORE", "").replace("AFTER", ""), (7,)),
                ("places each queen three times", SEARCH.replace("BEFORE", PLACE * 3).replace("AFTER", ""), (7,)),
                ("leaves out a column", SEARCH.replace("column = 0; column < N", "column = 0; column < N - 1")
                 .replace("AFTER", PLACE).replace("BEFORE", ""), (0, "ctqueens: this search misses a solution")),
                ("finds too much", SEARCH.replace("if (is_free", "if (row != 1 || is_free")
                 .replace("AFTER", "").replace("BEFORE", ""),
                 (0, "ctqueens: this search reports a placement that is not a solution"))]:
            with self.subTest(f"a search that {name}"):
                self.assertEqual(self.points(search, made), expected)

    def test_exercises(self):
        """README.md makes a folder of exercises without solutions."""
        names = sorted(path.name for path in checks.ROOT.glob("docs/tutorial/exercises/*.cpp")
                       if path.suffixes == [".cpp"])
        for language in ("", "zh-CN"):
            with self.subTest(language), tempfile.TemporaryDirectory() as folder:
                made = make_class(COURSE / language / "README.md", folder)
                self.assertEqual([name for name in names if not (made / name).exists()], [])
                self.assertEqual(list(made.rglob("*.solution.cpp")), [])
                error = checks.attempt(*checks.COMPILER, "-fsyntax-only", made / "04_last.cpp").stderr
                self.assertIn("the last solution for 4 is 2 0 3 1", error)

    def test_clock(self):
        """The lesson takes as long as README.md says."""
        for language, pattern, speed in (("", r"\S+", 130), ("zh-CN", r"[\u4e00-\u9fff]|\w+", 220)):
            rows, spoken, worked, last = [], 0, 0, "0"
            lesson = (COURSE / language / "lesson.md").read_text(encoding="utf-8")
            for number, slide in enumerate(re.split(r"^---$", lesson, flags=re.MULTILINE), 1):
                title = re.search(r"^#+ (.*)", slide, re.MULTILINE)[1]
                start, end, work, notes = re.search(r"\*\*\D*(\d+)–(\d+)\D+([\d.]+).*\n([^\0]*)", slide).groups()
                said = len(re.findall(pattern, notes, re.ASCII if language else 0)) / speed
                with self.subTest(title):
                    self.assertEqual(start, last)
                    self.assertLessEqual(said + float(work), int(end) - int(start))
                rows.append(f"| {start}–{end} | {number}. {title} | {said:.1f} | {work} |")
                spoken, worked, last = spoken + round(said, 1), worked + float(work), end
            rows.append(f"| {last} | | {spoken:.1f} | {worked:g} |")
            page = (COURSE / language / "README.md").read_text(encoding="utf-8")
            table = re.findall(r"^\| \d.*\d \|$", page, re.MULTILINE)
            self.assertEqual([row for row in table if row.count("|") == 5 and re.match(r"\| \d+(–\d+)? \|", row)], rows)
            self.assertEqual(last, "45")
