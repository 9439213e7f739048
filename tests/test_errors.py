# SPDX-License-Identifier: BSL-1.0
"""Programs that must not compile, and what the compiler must say about them. The environment variable SOURCE is the
file, and OPTIONS are those of the compiler. CASE is the only case to test, if it is set. If COMPUTED_MESSAGES is not
empty, the compiler has these of C++26.

Error messages of the library are part of its interface, so each is held to its words. A file of tests/library,
TOPIC.errors.cpp, has lines that are in all of its cases, and then cases, which begin with two lines:
    // case NAME: SENTENCE   the first and only error contains this
    // REGEX                 the messages match this, so that the culprit is named beside the sentence; `N = 13` matches
                             however compilers name that argument
More lines are optional:
    // then: REGEX           a second error follows; the messages from there on match this
    // c++26: SENTENCE       the sentence with -std=c++2c, which names the culprit itself
    // board: ROW/ROW…       the lines that follow this sentence
Each of these lines goes on in the next one if that begins with `//` and five blanks."""

import os
import re
import tempfile
import unittest
from pathlib import Path

import checks

CASE = re.compile(r"// case (?P<name>\w+): (?P<sentence>.*)\n// (?P<culprit>.*)\n")
SIZE = re.compile(r"N = (\d+)")


def read(source):
    """The lines for all cases of a source, and the text of each case by its name."""
    text = Path(source).read_text(encoding="utf-8").replace("\n//     ", " ")
    head, *cases = re.split(r"^(?=// case )", text, flags=re.MULTILINE)
    return head, {CASE.match(case)["name"]: case for case in cases}


def line_of(case, key):
    found = re.search(rf"^// {re.escape(key)}: (.*)\n", case, re.MULTILINE)
    return found and found[1]


def named(culprit):
    """The regular expression for a culprit."""
    return SIZE.sub(r"N = \1[^0-9]|[(']\1( [<>]=|\))", culprit) if SIZE.fullmatch(culprit) else culprit


class Errors(unittest.TestCase):
    def test_case(self):
        """Each case of the source, or only the CASE."""
        head, cases = read(os.environ["SOURCE"])
        for name, case in cases.items():
            if name != os.environ.get("CASE", name):
                continue
            with self.subTest(name):
                self.check(head + case)
            if os.environ.get("COMPUTED_MESSAGES") and line_of(case, "c++26"):
                with self.subTest(name, standard="C++26"):
                    self.check(head + case, "-std=c++2c")

    def check(self, text, *standard):
        """What the compiler says about the text of a case is what the case says."""
        options = [*checks.told("OPTIONS"), *standard]
        _, sentence, culprit = CASE.search(text).groups()
        then, board = line_of(text, "then"), ""
        if "-std=c++2c" in options and line_of(text, "c++26"):
            sentence, culprit = line_of(text, "c++26"), None
            if line_of(text, "board"):
                board = "\n{}\n".format(re.sub("/ ?", "\n", line_of(text, "board")))

        with tempfile.TemporaryDirectory() as folder:  # in a message about a file, GCC shows the line
            unit = Path(folder, "case.cpp")
            unit.write_text(text, encoding="utf-8")
            output = checks.rejection(*options, f"-I{Path(os.environ['SOURCE']).parent}", unit)
        self.assertIsNotNone(output, "it compiles")
        errors = re.findall(r".*error: .*", output)
        self.assertEqual(len(errors), 2 if then else 1, output)
        self.assertIn(sentence, errors[0], output)
        self.assertIn(sentence + board, output)
        if culprit:
            self.assertNotRegex(sentence, named(culprit), "the sentence alone would match")
            self.assertRegex(output, named(culprit))
        if then:
            self.assertRegex(output[output.rindex("error: "):], then)
