# SPDX-License-Identifier: BSL-1.0
"""A small tutorial in which nothing is wrong, and each way to break it."""

import os
import tempfile
import unittest
from pathlib import Path
from unittest import mock

import checks
import pages
import test_errors
import walk_through
from programs import Problem, programs

PAGE = """# A chapter

Text with a [link](exercises/01_c.cpp), its [solution](solutions/01_c.cpp), [another](#a-part-of-it) and a
figure: <!-- figure: table/8 | GCC 12 -->0.50<!-- /figure -->, and <!-- figure: table/8 | GCC 12 | memory -->23<!-- /figure --> MiB. Into `01_a.cpp`:

<!-- code: 01_a.cpp 01_d.cpp -->
```cpp
int one = 1;
```
<!-- code: 01_a.cpp
namespace inner {
    // (the next block)
}
-->

```sh
g++ 01_a.cpp # a comment
./a.out
```

<!-- output: 01_a.cpp -->
```text
1
```

## A part of it

`01_b.cpp`:

<!-- code: mistakes/01_b.cpp -->
```cpp
static_assert(1 + 1 == 3, "no sum");
```

```sh
g++ 01_b.cpp
```

<!-- error: 01_b.cpp -->
```text
error: no sum
GCC: is three
```

More of `01_a.cpp`:

<!-- code: 01_a.cpp -->
```cpp
int two = 2;

int three = 3;
```

<!-- code: 01_a.sh -->
```sh
nm a.out
```

```haskell
any language that the tests do not know
```
"""
EXERCISE = """// SPDX-License-Identifier: BSL-1.0
// [exercise]
int answer = 0;
// [/exercise]
static_assert(answer == 42,
              "not it");
"""
INSTRUCTIONS = """case,GCC 12,GCC 12 MiB,Clang 19
reference/array,200.0,30,100.0
table/8,100.0,23,75.0
search/bitmask,300.0,25,200.0
standard/cpp17,400.0,26,250.0
standard headers/cpp17,150.0,22,50.0
"""


def costs(case, gcc, clang):
    """Two cells of a table."""
    return (f"<!-- figure: {case} | GCC 12 -->{gcc}<!-- /figure --> | "
            f"<!-- figure: {case} | Clang 19 -->{clang}<!-- /figure -->")


# Tables, pictures that are drawn from them, and ways to break these.
HATCH = ' fill="url(#hatch)"'
PICTURES = {
    "searches": (
        f"| masks | 2,000 rows | {costs('search/bitmask', '1.50', '2.00')} |\n",
        '<g transform=""><rect width="8" height="8"/><text>masks</text><rect width="9" height="16"/>'
        '<text>2,000 rows</text><rect width="12" height="16"/></g>\n',
        [("2,000", "2,001"), ("rows<", "boards<"), ('"9"', '"10"'), ('"12"', '"13"'), ("<g", "<p")]),
    "standards": (
        f"| C++17 | {costs('standard/cpp17', '2.00', '2.50')} |\n"
        f"| its headers | {costs('standard headers/cpp17', '0.75', '0.50')} |\n",
        f'<g transform=""><text>C++17</text><rect width="80" height="16"/><rect width="30" height="16"{HATCH}/>'
        f'<text>2.00</text><rect width="100" height="16"/><rect width="20" height="16"{HATCH}/><text>2.50</text></g>\n',
        [("2.00", "2.01"), ("2.50", "2.05"), ('"80"', '"79"'), ('"100"', '"99"'), ('"30"', '"20"'), ('"20"', '"30"'),
         (HATCH, ""), ("</g>", '</g>\n<g transform=""></g>')])}


def up_to_date(translation, page):
    return f"{translation}\n<!-- english: {pages.digest(page)} -->\n"


class SmallTutorial(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        self.write("../../tests/cost/instructions.csv", INSTRUCTIONS)
        self.write("exercises/01_c.cpp", EXERCISE)
        self.write("solutions/01_c.cpp", "// SPDX-License-Identifier: BSL-1.0\nint answer = 42;\n")
        self.write("01_a.md", PAGE)
        self.write("README.md", "[1](01_a.md)\n")
        hidden = PAGE[PAGE.index("<!-- code: 01_a.cpp\n"):PAGE.index("\n```sh")]
        translation = PAGE.replace(hidden, "").replace("comment", "注释")
        translation = translation.replace("](e", "](../e").replace("](s", "](../s")
        self.write("zh-CN/01_a.md", up_to_date(translation, PAGE))
        self.write("zh-CN/README.md", up_to_date("[1](01_a.md)\n", "[1](01_a.md)\n"))
        self.tutorial = pages.Tutorial(self.root)

    def write(self, name, text):
        path = self.root / "docs" / "tutorial" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def read(self, name):
        return (self.root / "docs" / "tutorial" / name).read_text(encoding="utf-8")

    def replace(self, name, old, new):
        self.assertIn(old, self.read(name))
        self.write(name, self.read(name).replace(old, new))

    def problems(self):
        return "\n".join(self.tutorial.check())


class Programs(SmallTutorial):
    def test_what_is_written(self):
        self.assertEqual(programs(self.tutorial.folder), {
            "01_a.cpp": "// From docs/tutorial/01_a.md\n\nint one = 1;\n\nnamespace inner {\n"
                        "    int two = 2;\n\n    int three = 3;\n}\n",
            "01_d.cpp": "// From docs/tutorial/01_a.md\n\nint one = 1;\n",
            "01_a.cpp.txt": "1\n",
            "mistakes/01_b.cpp": "// From docs/tutorial/01_a.md\n\n"
                                 "static_assert(1 + 1 == 3, \"no sum\");\n",
            "mistakes/01_b.cpp.txt": "error: no sum\nGCC: is three\n",
            "01_a.sh": "# From docs/tutorial/01_a.md\n\nnm a.out\n",
            "solutions/01_c.cpp": "// SPDX-License-Identifier: BSL-1.0\nint answer = 42;\n"
                                  "static_assert(answer == 42,\n              \"not it\");\n"})


    def test_a_mistake_after_a_program_in_a_page_without_a_number(self):
        self.write("challenges.md", "<!-- code: mistakes/02_f.cpp after 01_a.cpp -->\n```cpp\nint two;\n```\n"
                              "<!-- error: 02_f.cpp -->\n```text\nerror: two\n```\n")
        self.assertEqual(programs(self.tutorial.folder)["mistakes/02_f.cpp"],
                         "// From docs/tutorial/challenges.md\n\n#include \"../01_a.cpp\"\n\nint two;\n")


class Pages(SmallTutorial):
    def test_nothing_is_wrong(self):
        self.assertEqual(self.problems(), "")
        translation = self.read("zh-CN/01_a.md")
        self.assertEqual(list(self.tutorial.update()), [])
        self.assertEqual([self.read("01_a.md"), self.read("zh-CN/01_a.md")], [PAGE, translation])

    def test_each_break_is_found(self):
        for name, old, new, problem in (
                ("01_a.md", "0.50", "0.49", "01_a.md: line 4 should be"),
                ("01_a.md", "one = 1;", "one = 2;", "zh-CN/01_a.md: line 8 should be 'int one = 2;'"),
                ("01_a.md", "is three", "is two", "zh-CN/01_a.md: line 37 should be 'GCC: is two'"),
                ("01_a.md", "<!-- code: 01_a.cpp 01_d.cpp -->", "", "line 7: no directive says"),
                ("01_a.md", "```haskell", "```", "line 59: no directive says"),
                ("01_a.md", "know\n```\n", "know\n", "line 59: the block has no end"),
                ("01_a.md", "}\n-->", "}", "line 10: the block has no end"),
                ("01_a.md", "01_a.sh -->\n", "01_a.sh -->\n\n", "line 54: there is no block below"),
                ("01_a.md", "(exercises/01_c.cpp)", "(exercises/01_z.cpp)", "leads nowhere"),
                ("01_a.md", "(exercises/01_c.cpp)", "", "exercises/01_c.cpp: no page links to it"),
                ("01_a.md", "(solutions/01_c.cpp)", "", "solutions/01_c.cpp: no page links to it"),
                ("01_a.md", "#a-part-of-it", "#apart", "the link #apart leads to no heading"),
                ("01_a.md", "table/8 | GCC 12 |", "table/9 | GCC 12 |", "table/9 was not measured"),
                ("01_a.md", "figure: <!-- fig", "\n<!-- fig", "line 5: Markdown takes a line that begins"),
                ("01_a.md", "| memory", "| disk", "is not CASE | COMPILER"),
                ("zh-CN/01_a.md", "g++ 01_b", "g++ 01_c", "the command g++ 01_c.cpp is g++ 01_b"),
                ("zh-CN/01_a.md", "<!-- output: 01_a.cpp -->\n```text\n1\n```\n", "",
                 "directive <!-- code: mistakes/01_b.cpp --> is <!-- output: 01_a.cpp --> in English"),
                ("zh-CN/01_a.md", "<!-- code: 01_a.sh -->\n```sh\nnm a.out\n```\n", "",
                 "the directive <!-- code: 01_a.sh --> is missing"),
                ("zh-CN/01_a.md", "<!-- figure: table/8 | GCC 12 | memory -->23<!-- /figure -->",
                 "23", "the figure missing here is table/8"),
                ("zh-CN/README.md", "<!-- english", "<!-- chinese", "the English page has changed"),
                ("README.md", "01_a.md", "exercises", "01_a.md is not listed"),
                ("zh-CN/README.md", "(01_a.md)", "(../01_a.md)", "zh-CN/README.md: 01_a.md is not")):
            with self.subTest(problem):
                self.setUp()
                self.replace(name, old, new)
                self.assertIn(problem, self.problems())

    def test_bars_are_drawn_from_a_table(self):
        for name, (table, picture, changes) in PICTURES.items():
            page = f"[1](01_a.md)\n![](../pictures/tutorial-{name}.svg)\n{table}"
            self.write("README.md", page)
            self.write("zh-CN/README.md", up_to_date(page.replace("../", "../../"), page))
            self.write(f"../pictures/tutorial-{name}.svg", picture)
            self.assertEqual(self.problems(), "")
            for old, new in changes:
                with self.subTest(f"{name}: {old}"):
                    self.assertIn(old, picture)
                    self.write(f"../pictures/tutorial-{name}.svg", picture.replace(old, new))
                    for folder in ("", "zh-CN/"):
                        self.assertRegex(self.problems(), f"(?m)^{folder}README.md: .*{name}.svg: row . has ")

    def test_the_glossary_is_a_page_with_an_anchor_for_each_term(self):
        self.write("glossary.md", 'A <a id="term"></a>term.\n')
        self.write("zh-CN/glossary.md", up_to_date('<a id="term"></a>', self.read("glossary.md")))
        self.write("zh-CN/01_a.md", self.read("zh-CN/01_a.md").replace("#a-part-of-it", "glossary.md#term"))
        self.assertEqual(self.problems(), "")
        self.replace("zh-CN/glossary.md", "term", "word")
        self.assertIn("zh-CN/01_a.md: the link glossary.md#term leads to no heading", self.problems())
        self.replace("glossary.md", "A", "One")
        self.assertIn("zh-CN/glossary.md: the English page has changed", self.problems())

    def test_output_and_errors_need_a_program(self):
        for old, new in (("output: 01_a", "output: 01_z"), ("error: 01_b", "error: 01_z"),
                         ("code: mistakes/01_b", "code: 01_b")):
            with self.subTest(new):
                self.setUp()
                self.replace("01_a.md", old, new)
                with self.assertRaisesRegex(Problem, "there is no program for .*01_[bz].cpp.txt"):
                    programs(self.tutorial.folder)

    def test_exercises_need_lines_to_write_and_a_solution(self):
        for name, old, new, problem in (
                ("exercises/01_c.cpp", "// [exercise]\n", "", "no lines, or assertions, are left"),
                ("exercises/01_c.cpp", "// [/exercise]\n", "", "no lines, or assertions, are left"),
                ("exercises/01_c.cpp", "int answer = 0;", "static_assert(false);", "are left")):
            with self.subTest(problem):
                self.setUp()
                self.replace(name, old, new)
                with self.assertRaisesRegex(Problem, f"01_c.cpp: .*{problem}"):
                    programs(self.tutorial.folder)
        self.setUp()
        self.write("exercises/01_z.cpp", EXERCISE)
        with self.assertRaisesRegex(FileNotFoundError, "solutions/01_z.cpp"):
            programs(self.tutorial.folder)

    def test_both_languages_have_the_same_pages(self):
        for name, problem in (("02_c.md", "zh-CN/02_c.md: there is no file 02_c.md"),
                              ("zh-CN/02_c.md", "zh-CN/02_c.md: there is no such page in English")):
            with self.subTest(problem):
                self.setUp()
                self.write(name, "")
                self.assertIn(problem, self.problems())

    def test_update_writes_what_check_wants(self):
        self.replace("01_a.md", "int one = 1;", "int one = 1;\nint more = 2;")
        self.replace("01_a.md", "0.50", "?")
        self.assertEqual(list(self.tutorial.update()), [])
        self.assertEqual(self.problems(), "")
        self.assertIn("```cpp\nint one = 1;\nint more = 2;\n```", self.read("zh-CN/01_a.md"))

    def test_update_leaves_what_it_does_not_understand(self):
        broken = PAGE.replace("know\n```\n", "know\n")
        self.write("01_a.md", broken)
        self.assertEqual(len(list(self.tutorial.update())), 2)
        self.assertEqual(self.read("01_a.md"), broken)

    def test_a_translation_must_follow_the_english_page(self):
        for name in ("01_a.md", "README.md"):
            with self.subTest(name):
                self.setUp()
                self.write(name, self.read(name) + "A new sentence.\n")
                line = f"<!-- english: {pages.digest(self.read(name))} -->"
                self.assertEqual(
                    self.problems(), f"zh-CN/{name}: the English page has changed: bring this page up "
                    f"to date with it, then make this the last line: {line}")
                self.write(f"zh-CN/{name}", self.read(f"zh-CN/{name}") + line + "\n")
                self.assertEqual(self.problems(), "")

    def test_a_translation_need_not_follow_what_update_writes(self):
        self.replace("01_a.md", "int one = 1;", "int one = 2;")
        self.replace("01_a.md", "    // (the next block)", "// (the next block)")
        self.write("../../tests/cost/instructions.csv", INSTRUCTIONS.replace("100.0", "140.0"))
        self.tutorial = pages.Tutorial(self.root)
        self.assertEqual(list(self.tutorial.update()), [])
        self.assertIn("0.70", self.read("zh-CN/01_a.md"))
        self.assertEqual(self.problems(), "")


class Errors(SmallTutorial):
    def check(self, kind, source, compiler, says, status=1):
        """Runs the test with a compiler that says this of every source."""
        variables = {"SOURCE": f"{self.tutorial.folder}/{source}", "COMPILER": compiler, "OPTIONS": ""}
        command = ("sh", "-c", f"echo \"{says}\" >&2; exit {status}", "sh")
        with mock.patch.dict(os.environ, variables), mock.patch.object(checks, "COMPILER", command):
            getattr(test_errors.Errors(), f"test_{kind}")()

    def test_mistakes(self):
        self.write("01_b.cpp.txt", "error: no sum\nGCC: is three\n")
        self.check("mistake", "01_b.cpp", "GCC 12.2.0", "no sum, is three")
        self.check("mistake", "01_b.cpp", "Clang 19", "no sum")
        with self.assertRaisesRegex(AssertionError, "'is three' not found"):
            self.check("mistake", "01_b.cpp", "GCC 12.2.0", "no sum")
        with self.assertRaisesRegex(AssertionError, "it compiles"):
            self.check("mistake", "01_b.cpp", "Clang 19", "no sum", 0)
        self.write("01_b.cpp.txt", "GCC: is three\n")
        self.check("mistake", "01_b.cpp", "Clang 19", "", 0)
        with self.assertRaisesRegex(AssertionError, "is three.* is not None"):
            self.check("mistake", "01_b.cpp", "Clang 19", "is three")

    def test_versions(self):
        text = "GCC 11-13: old\nGCC 14+: new\nGCC: any\nClang 19-20: two\nerror: all\n"
        for compiler, expected in (("GCC 11.1", ["old", "any", "all"]), ("GCC 13", ["old", "any", "all"]),
                                   ("GCC 14.2.0", ["new", "any", "all"]), ("Clang 20", ["two", "all"]),
                                   ("Clang 18", ["all"]), ("Clang 21", ["all"])):
            self.assertEqual(test_errors.expected_errors(text, compiler), expected)
        with self.assertRaisesRegex(AssertionError, "which compiler"):
            test_errors.expected_errors("GCC 14-: what\n", "GCC 14")

    def test_exercises(self):
        failed = "error: static assertion failed"
        self.check("exercise", "exercises/01_c.cpp", "GCC 12", f"{failed}: not it")
        for says, status, problem in (("", 0, "it compiles"), (failed, 1, "False is not true"),
                                      (f"{failed} not it\nerror: what", 1, "'error: what'")):
            with self.subTest(problem), self.assertRaisesRegex(AssertionError, problem):
                self.check("exercise", "exercises/01_c.cpp", "GCC 12", says, status)


class WalkThrough(SmallTutorial):
    # A compiler that refuses static_assert, and otherwise writes a program that succeeds.
    COMPILER = ["sh", "-c", "if grep static_assert \"$1\"; then echo is three; exit 1; fi; "
                "printf '#!/bin/sh\n' >a.out; chmod +x a.out", "sh"]

    def follow(self):
        with tempfile.TemporaryDirectory() as folder:
            return walk_through.walk_through(self.root / "docs" / "tutorial" / "01_a.md", Path(folder),
                                             "GCC 12.2.0", self.COMPILER)

    def test_commands_are_run(self):
        self.replace("01_a.md", "<!-- code: 01_a.sh -->\n```sh\nnm a.out\n```\n", "")
        self.assertEqual(self.follow(), 3)

    def test_what_goes_wrong_is_found(self):
        for old, new, problem in (
                ("int one = 1;", "static_assert(true)", "g\\+\\+ 01_a.cpp"),
                ("static_assert(1 + 1 == 3, \"no sum\");", "", "succeeds"),
                ("`01_b.cpp`", "a file", "has not named the file 01_b.cpp"),
                ("./a.out", "./b.out", "No such file")):
            with self.subTest(problem):
                self.setUp()
                self.replace("01_a.md", old, new)
                with self.assertRaisesRegex(Problem, problem):
                    self.follow()
