# SPDX-License-Identifier: BSL-1.0
"""The examiner finds the mistake in every mutant of a search, with the right sentence and placement, and accepts copies
without a mistake. OPTIONS are those of the compiler.

Copies and mutants are in the namespace ctqueens::mutants, beside the originals.
"""

import re
import unittest
from concurrent.futures import ThreadPoolExecutor

import checks
from mutants import MISSING, MUTANTS, NOT_A_SOLUTION, OFF_THE_BOARD, OUT_OF_ORDER, REPEATED, replaced_once

PREAMBLE = """#include <ctqueens/examiner.hpp>
#include <ctqueens/search.hpp>
namespace ctqueens::mutants {
using namespace search;
}
"""


def copy_of(search, changes=()):
    """The text of a search's header with some changes, in the namespace ctqueens::mutants. What is replaced must be
    there exactly once."""
    text = (checks.INCLUDE / f"ctqueens/search/{search}.hpp").read_text(encoding="utf-8")
    for old, new in [*changes, ("namespace ctqueens::search {\n", "namespace ctqueens::mutants {\n")]:
        text = replaced_once(text, old, new, f"{search}.hpp")
    return re.sub(r"^#(ifndef|define|endif)\b.*\n", "", text, flags=re.MULTILINE)


def rejection(source):
    return checks.rejection(f"-I{checks.INCLUDE}", *checks.told("OPTIONS"), source=PREAMBLE + source)


def answer_to(mutant):
    """What the compiler says about a mutant; None if it passes."""
    name = f"ctqueens::mutants::{mutant.search}"
    passes = f"passes<{mutant.size}, {name}>"
    if mutant.expected == OUT_OF_ORDER:
        passes = f"passes_in_order_of<{mutant.size}, {name}, ctqueens::search::{mutant.search}>"
    return rejection(copy_of(mutant.search, mutant.changes) + f"static_assert(ctqueens::{passes});\n")


class Mutants(unittest.TestCase):
    def test_copies(self):
        """The mutants are refused for their mistakes, not for being copies."""
        searches = sorted({mutant.search for mutant in MUTANTS})
        self.assertIsNone(rejection("".join(map(copy_of, searches)) + "".join(
            f"static_assert(ctqueens::passes_in_order_of<5, "
            f"ctqueens::mutants::{search}, ctqueens::search::{search}>);\n" for search in searches)))

    def test_mutants(self):
        with ThreadPoolExecutor(max_workers=2) as pool:
            answers = [pool.submit(answer_to, mutant) for mutant in MUTANTS]
        for mutant, answer in zip(MUTANTS, answers):
            with self.subTest(mutant.search, mistake=mutant.mistake):
                self.check(mutant, answer.result())

    def check(self, mutant, output):
        self.assertIsNotNone(output, "it passes")
        errors = [line for line in output.splitlines() if "error: " in line]
        self.assertEqual(len(errors), 1, output)
        if "-std=c++2c" in checks.told("OPTIONS"):
            self.assertTrue(errors[0].endswith(f"{mutant.expected}: {mutant.digits}"), output)
        else:
            self.assertIn(mutant.expected, errors[0], output)
            self.assertRegex(output, rf", {mutant.digits}L?>")
