# SPDX-License-Identifier: BSL-1.0
"""The tutorial is as its pages say. For examples elsewhere, too, test_output compares what a program prints."""

import os
import re
import tempfile
import unittest
from pathlib import Path

import checks
import pages
from walk_through import walk_through


class Tutorial(unittest.TestCase):
    maxDiff = None

    def test_pages(self):
        self.assertEqual(pages.Tutorial().check(), [])

    def test_contents(self):
        """The times of the paths are the sums of their parts. A chapter says what to do in the page before it mentions
        g++."""
        folder = pages.Tutorial().folder
        for language, in_the_page, hour, afternoon in (
                ("", "**In the page:**", r"^\d\. (\d+) minutes", r"of about (\d+) 1/2 hours: chapters"),
                ("zh-CN", "**在页面里**：", r"^\d\. (\d+) 分钟", r"大约 (\d+) 个半小时：第 1 章到第 8 章")):
            contents = pages.read(folder / language / "README.md")
            minutes = [int(found) for found in re.findall(r"\.md\) \|[^|]+\| (\d+) \|", contents)]
            chapters = sorted((folder / language).glob("[0-9]*.md"))
            self.assertEqual((len(minutes), max(minutes)), (len(chapters), 45))
            self.assertEqual(sum(int(found) for found in re.findall(hour, contents, re.MULTILINE)), 60)
            self.assertAlmostEqual(sum(minutes[:8]) / 60, int(re.search(afternoon, contents)[1]) + 0.5, delta=0.25)
            for chapter in chapters:
                with self.subTest(chapter):
                    before, _, after = pages.read(chapter).partition(in_the_page)
                    self.assertIn("g++", after)
                    self.assertNotIn("g++", before)

    def test_output(self):
        """The COMMAND succeeds and prints what is in the file EXPECTED, and nothing to standard error."""
        result = checks.attempt(*checks.told("COMMAND"))
        expected = Path(os.environ["EXPECTED"]).read_text(encoding="utf-8")
        self.assertEqual((result.stdout, result.stderr, result.returncode), (expected, "", 0))

    def test_walk_through(self):
        """A reader can follow the PAGES with the COMPILER and its OPTIONS. There is one folder for all: a chapter goes
        on where one ended."""
        with tempfile.TemporaryDirectory() as folder:
            for page in checks.told("PAGES"):
                with self.subTest(page):
                    commands = walk_through(Path(page), Path(folder), os.environ["COMPILER"],
                                            [os.environ["CXX"], *checks.told("CXXFLAGS"), *checks.told("OPTIONS")])
                    self.assertGreater(commands, 0)
