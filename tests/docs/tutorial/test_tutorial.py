# SPDX-License-Identifier: BSL-1.0
"""The tutorial is as its pages say. For examples elsewhere, too, test_output compares what a program prints."""

import os
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

    def test_output(self):
        """The COMMAND succeeds and prints what is in the file EXPECTED, and nothing to standard error."""
        result = checks.attempt(*checks.told("COMMAND"))
        expected = Path(os.environ["EXPECTED"]).read_text(encoding="utf-8")
        self.assertEqual((result.stdout, result.stderr, result.returncode), (expected, "", 0))

    def test_walk_through(self):
        """A reader can follow the PAGES with the COMPILER and its OPTIONS. There is one folder for all: a chapter goes on
        where one ended."""
        with tempfile.TemporaryDirectory() as folder:
            for page in checks.told("PAGES"):
                with self.subTest(page):
                    commands = walk_through(Path(page), Path(folder), os.environ["COMPILER"],
                                            [os.environ["CXX"], *checks.told("CXXFLAGS"), *checks.told("OPTIONS")])
                    self.assertGreater(commands, 0)
