# SPDX-License-Identifier: BSL-1.0
"""Programs that must not compile, and what the compiler must say about them. The environment variable SOURCE is the
file, and OPTIONS are those of the compiler.

Error messages of the library are part of its interface, so each is held to its words. A file of tests/library,
TOPIC.errors.cpp, has lines that are in all of its cases, and then cases, which begin with two lines:
    // case NAME: SENTENCE   the first and only error contains this
    // REGEX                 the messages match this, so that the culprit is named beside the sentence; `N = 13` matches
                             however compilers name that argument
More lines are optional:
    // then: REGEX           a second error follows; the messages from there on match this
    // c++26: SENTENCE       the sentence with -std=c++2c, which names the culprit itself
    // board: ROW/ROW…       the lines that follow this sentence
Each of these lines goes on in the next one if that begins with `//` and five blanks.
`test_errors.py SOURCE` prints the names of the cases, as a list for CMake. A case with a sentence for C++26 has a second
name, NAME.c++26, for the test with -std=c++2c."""

import os
import re
import sys
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
        """The CASE of the source."""
        source = Path(os.environ["SOURCE"])
        head, cases = read(source)
        name, _, cpp26 = os.environ["CASE"].partition(".")
        options = [*checks.told("OPTIONS"), *(["-std=c++2c"] if cpp26 else [])]
        in_future = "-std=c++2c" in options
        case = cases[name]
        _, sentence, culprit = CASE.match(case).groups()
        then, board = line_of(case, "then"), ""
        if in_future and line_of(case, "c++26"):
            sentence, culprit = line_of(case, "c++26"), None
            if line_of(case, "board"):
                board = "\n{}\n".format(re.sub("/ ?", "\n", line_of(case, "board")))

        with tempfile.TemporaryDirectory() as folder:
            unit = Path(folder, f"{name}.cpp")
            unit.write_text(head + case, encoding="utf-8")
            output = checks.rejection(*options, f"-I{source.parent}", unit)
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


if __name__ == "__main__":
    names = []
    for name, case in read(sys.argv[1])[1].items():
        names += [name, f"{name}.c++26"] if line_of(case, "c++26") else [name]
    print(*names, sep=";", end="")
