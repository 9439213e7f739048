# SPDX-License-Identifier: BSL-1.0
"""A small tutorial in which nothing is wrong, and each way to break it."""

import contextlib
import io
import tempfile
import unittest
from pathlib import Path

import compile
import pages
import walk_through
from sources import Problem

CODE = """// SPDX-License-Identifier: BSL-1.0
// [whole]
int zero = 0;
namespace inner {
    // [one]
    int one = 1;
    // [/one]
}
// [/whole]
int main() {}
"""
MISTAKE = """// SPDX-License-Identifier: BSL-1.0
// error: no sum
// error (GCC): is three
static_assert(1 + 1 == 3, "no sum");
"""
PAGE = """# A chapter

Text with a [link](code/01_a.cpp), [another](#a-part-of-it) and a figure: <!-- figure: table/8 | GCC 12 -->0.50<!-- /figure -->,
and <!-- figure: table/8 | GCC 12 | memory -->23<!-- /figure --> MiB. Into `01_a.cpp`:

<!-- code: 01_a.cpp one -->
```cpp
int one = 1;
```

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

```haskell
any language that the tests do not know
```
"""
EXERCISE = 'int answer = {};\nstatic_assert(answer == 42,\n  "not it");\n'
INSTRUCTIONS = """case,GCC 12,GCC 12 MiB
reference/array,200.0,30
table/8,100.0,23
"""


def up_to_date(translation, page):
    return f"{translation}\n<!-- english: {pages.digest(page)} -->\n"


class SmallTutorial(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        self.write("../../tests/compile_cost/instructions.csv", INSTRUCTIONS)
        self.write("code/01_a.cpp", CODE)
        self.write("code/01_a.txt", "1\n")
        self.write("mistakes/01_b.cpp", MISTAKE)
        self.write("01_a.md", PAGE)
        self.write("README.md", "[1](01_a.md)\n")
        self.write("zh-CN/01_a.md", up_to_date(
            PAGE.replace("](code", "](../code").replace("comment", "注释"), PAGE))
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
        return "\n".join(pages.check(self.tutorial, []))


class Pages(SmallTutorial):
    def test_nothing_is_wrong(self):
        self.assertEqual(self.problems(), "")
        self.assertEqual(pages.update(self.tutorial, []), [])
        self.assertEqual(self.read("01_a.md"), PAGE)

    def test_each_break_is_found(self):
        for name, old, new, problem in (
                ("01_a.md", "int one = 1;", "int one = 2;", "line 8 should be 'int one = 1;'"),
                ("01_a.md", "0.50", "0.49", "line 3 should be"),
                ("01_a.md", "```text\n1\n", "```text\n2\n", "line 18 should be '1'"),
                ("01_a.md", "is three", "is two", "line 37 should be 'GCC: is three'"),
                ("01_a.md", "01_a.cpp one", "01_a.cpp two", "line 6: there is no region two"),
                ("01_a.md", "output: 01_a.cpp", "output: 01_z.cpp", "there is no file 01_z.txt"),
                ("01_a.md", "output: 01_a.cpp", "output: 01_a.cpp one", "one is one word too many"),
                ("01_a.md", "code: mistakes/", "code: mistaken/", "is in none of the folders"),
                ("01_a.md", "<!-- code: 01_a.cpp one -->", "", "line 7: no directive says"),
                ("01_a.md", "```haskell", "```", "line 40: no directive says"),
                ("01_a.md", "know\n```\n", "know\n", "line 40: the block has no end"),
                ("01_a.md", "(code/01_a.cpp)", "(code/01_z.cpp)", "leads nowhere"),
                ("01_a.md", "#a-part-of-it", "#apart", "the link #apart leads to no heading"),
                ("01_a.md", "table/8 | GCC 12 |", "table/9 | GCC 12 |", "table/9 was not measured"),
                ("01_a.md", "and <!-- fig", "<!-- fig", "line 4: Markdown takes a line that begins"),
                ("01_a.md", "| memory", "| disk", "is not CASE | COMPILER"),
                ("zh-CN/01_a.md", "g++ 01_b", "g++ 01_c", "the command g++ 01_c.cpp is g++ 01_b"),
                ("zh-CN/01_a.md", "<!-- output: 01_a.cpp -->\n```text\n1\n```\n", "",
                 "the directive <!-- code: mistakes/01_b.cpp --> is <!-- output: 01_a.cpp --> in English"),
                ("zh-CN/01_a.md", "<!-- figure: table/8 | GCC 12 | memory -->23<!-- /figure -->",
                 "23", "the figure missing here is table/8"),
                ("zh-CN/README.md", "<!-- english", "<!-- chinese", "the English page has changed"),
                ("README.md", "01_a.md", "code", "01_a.md is not listed"),
                ("zh-CN/README.md", "(01_a.md)", "(../01_a.md)", "zh-CN/README.md: 01_a.md is not"),
                ("code/01_a.cpp", "= 1", "= 2", "01_a.md: line 8 should be"),
                ("code/01_a.cpp", "// [/one]", "", "the region one is not closed"),
                ("code/01_a.cpp", "// [one]", "", "[/one] closes a region that is not open"),
                ("code/01_a.txt", "1", "2", "line 18 should be '2'"),
                ("mistakes/01_b.cpp", "// error", "// no error", "do not say which error")):
            with self.subTest(problem):
                self.setUp()
                self.replace(name, old, new)
                self.assertIn(problem, self.problems())

    def test_missing_and_superfluous_files_are_found(self):
        for name, problem in (
                ("solutions/01_c.cpp", "01_c.cpp: no page mentions it"),
                ("code/01_c.sh", "01_c.sh: no page mentions it"),
                ("code/01_c.txt", "01_c.txt: there is no program that prints this"),
                ("02_c.md", "zh-CN/02_c.md: there is no file 02_c.md"),
                ("zh-CN/02_c.md", "zh-CN/02_c.md: there is no such page in English")):
            with self.subTest(problem):
                self.setUp()
                self.write(name, "")
                self.assertIn(problem, self.problems())

    def test_update_writes_what_check_wants(self):
        self.replace("code/01_a.cpp", "int one = 1;", "int one = 1;\n    int more = 2;")
        self.replace("01_a.md", "0.50", "?")
        self.replace("01_a.md", "```text\n1\n```\n", "")
        self.assertEqual(pages.update(self.tutorial, ["01_a.md"]), [])
        self.assertEqual(self.problems(), "")
        self.assertIn("```cpp\nint one = 1;\nint more = 2;\n```", self.read("01_a.md"))

    def test_update_leaves_what_it_does_not_understand(self):
        broken = PAGE.replace("01_a.cpp one", "01_a.cpp two").replace("know\n```\n", "know\n")
        self.write("01_a.md", broken)
        self.assertEqual(len(pages.update(self.tutorial, ["01_a.md"])), 2)
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
        self.replace("code/01_a.cpp", "int one = 1;", "int one = 2;")
        self.replace("code/01_a.txt", "1", "2")
        self.write("../../tests/compile_cost/instructions.csv", INSTRUCTIONS.replace("100.0", "140.0"))
        pages.update(self.tutorial, [])
        self.assertIn("int one = 2;", self.read("01_a.md"))
        self.assertEqual(self.problems(), "")

    def test_a_region_may_have_regions(self):
        self.write("01_a.md", "<!-- code: 01_a.cpp whole -->\n")
        pages.update(self.tutorial, [])
        self.assertIn("int zero = 0;\nnamespace inner {\n    int one = 1;\n}\n```\n",
                      self.read("01_a.md"))

    def test_a_script_is_shown_as_commands(self):
        self.write("code/01_c.sh", "# SPDX-License-Identifier: BSL-1.0\nnm a.out\n")
        self.write("code/01_c.txt", "main\n")
        self.write("01_a.md", "<!-- code: 01_c.sh -->\n\n<!-- output: 01_c.sh -->\n")
        pages.update(self.tutorial, [])
        self.assertIn("```sh\nnm a.out\n```\n", self.read("01_a.md"))
        self.assertIn("```text\nmain\n```\n", self.read("01_a.md"))


def saying(text, status=1):
    """A compiler that says this of every source."""
    return ["sh", "-c", f"echo \"{text}\"; exit {status}", "sh"]


class Compile(SmallTutorial):
    def test_mistakes(self):
        source = self.root / "docs" / "tutorial" / "mistakes" / "01_b.cpp"
        compile.check_mistake(source, "GCC", saying("no sum, is three"))
        compile.check_mistake(source, "Clang", saying("no sum"))
        with self.assertRaisesRegex(Problem, "expected 'is three'"):
            compile.check_mistake(source, "GCC", saying("no sum"))
        with self.assertRaisesRegex(Problem, "should not compile, but does"):
            compile.check_mistake(source, "Clang", saying("no sum", 0))
        self.replace("mistakes/01_b.cpp", "// error: no sum\n", "")
        compile.check_mistake(source, "Clang", saying("", 0))
        with self.assertRaisesRegex(Problem, "should compile, but does not"):
            compile.check_mistake(source, "Clang", saying("is three"))

    def test_exercises(self):
        source = self.root / "docs" / "tutorial" / "exercises" / "01_c.cpp"
        self.write("exercises/01_c.cpp", EXERCISE.format(0))
        self.write("solutions/01_c.cpp", EXERCISE.format(42))
        compile.check_exercise(source, saying("error: static assertion failed: not it"))
        for command, problem in (
                (saying("", 0), "nothing is left to do"),
                (saying("error: static assertion failed"), "none of its messages"),
                (saying("error: static_assert failed not it\nerror: what"), "no errors but")):
            with self.subTest(problem), self.assertRaisesRegex(Problem, problem):
                compile.check_exercise(source, command)
        self.write("solutions/01_c.cpp", EXERCISE.format(42).replace("==", "!="))
        with self.assertRaisesRegex(Problem, "of the solution are others"):
            compile.check_exercise(source, saying("not it"))


class WalkThrough(SmallTutorial):
    # A compiler that refuses static_assert, and otherwise writes a program that succeeds.
    COMPILER = ["sh", "-c", "if grep static_assert \"$1\"; then echo is three; exit 1; fi; "
                "printf '#!/bin/sh\n' >a.out; chmod +x a.out", "sh"]

    def follow(self):
        with tempfile.TemporaryDirectory() as folder, contextlib.redirect_stdout(io.StringIO()):
            return walk_through.walk_through(
                self.tutorial, self.root / "docs" / "tutorial" / "01_a.md", Path(folder),
                "GCC", self.COMPILER)

    def test_commands_are_run(self):
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


if __name__ == "__main__":
    unittest.main()
