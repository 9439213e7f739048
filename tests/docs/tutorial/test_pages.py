# SPDX-License-Identifier: BSL-1.0
"""Tests of pages.py: it reports errors in a page, and updates the generated parts."""

import pages
from small_tutorial import INSTRUCTIONS, PAGE, SmallTutorial, up_to_date


def costs(case, gcc, clang):
    """Two cells of a table."""
    return (f"<!-- figure: {case}, GCC 12 -->{gcc}<!-- /figure --> | "
            f"<!-- figure: {case}, Clang 19 -->{clang}<!-- /figure -->")


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
                ("01_a.md", "(exercises/01_c.solution.cpp)", "", "exercises/01_c.solution.cpp: no page links to it"),
                ("01_a.md", "#a-part-of-it", "#apart", "the link #apart leads to no heading"),
                ("01_a.md", "table/8, GCC 12,", "table/9, GCC 12,", "table/9 was not measured"),
                ("01_a.md", "figure: <!-- fig", "\n<!-- fig", "line 5: Markdown takes a line that begins"),
                ("01_a.md", "figure: <!-- fig", "`a\n- b` <!-- fig", "line 4: code continues on the next line"),
                ("01_a.md", ", memory", ", disk", "is not CASE, COMPILER"),
                ("zh-CN/01_a.md", "g++ 01_b", "g++ 01_c", "the command g++ 01_c.cpp is g++ 01_b"),
                ("zh-CN/01_a.md", "<!-- output: 01_a.cpp -->\n```text\n1\n```\n", "",
                 "directive <!-- code: mistakes/01_b.cpp --> is <!-- output: 01_a.cpp --> in English"),
                ("zh-CN/01_a.md", "<!-- code: 01_a.sh -->\n```sh\nnm a.out\n```\n", "",
                 "the directive <!-- code: 01_a.sh --> is missing"),
                ("zh-CN/01_a.md", "<!-- figure: table/8, GCC 12, memory -->23<!-- /figure -->",
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
