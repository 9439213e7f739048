# SPDX-License-Identifier: BSL-1.0
"""Tests of src/site/tutorial_programs.py: the programs in the pages, and what is wrong with their marks."""

from small_tutorial import EXERCISE, SmallTutorial  # adds src/site to the path
from tutorial_programs import Problem, programs


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
            "01_c.solution.cpp": "// SPDX-License-Identifier: BSL-1.0\nint answer = 42;\n"
                                  "static_assert(answer == 42,\n              \"not it\");\n"})

    def test_a_mistake_after_a_program_in_a_page_without_a_number(self):
        self.write("challenges.md", "<!-- code: mistakes/02_f.cpp after 01_a.cpp -->\n```cpp\nint two;\n```\n"
                              "<!-- error: 02_f.cpp -->\n```text\nerror: two\n```\n")
        self.assertEqual(programs(self.tutorial.folder)["mistakes/02_f.cpp"],
                         "// From docs/tutorial/challenges.md\n\n#include \"../01_a.cpp\"\n\nint two;\n")

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
        with self.assertRaisesRegex(FileNotFoundError, r"exercises/01_z\.solution\.cpp"):
            programs(self.tutorial.folder)
