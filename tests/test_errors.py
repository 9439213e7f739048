# SPDX-License-Identifier: BSL-1.0
"""Programs that must not compile, and what the compiler must say about them. The environment variable SOURCE is the
file, and OPTIONS are those of the compiler.

Error messages of the library are part of its interface, so each is held to its words. A file of tests/library,
TOPIC.errors.cpp, has lines that are in all of its cases, and then cases, which begin with two lines:
    // case NAME: SENTENCE   the first and only error contains this
    // REGEX                 the messages match this, so that the culprit is named beside the sentence
More lines are optional:
    // then: REGEX           a second error follows; the messages from there on match this
    // c++26: SENTENCE       the sentence with -std=c++2c, which names the culprit itself
    // board: ROW/ROW…       the lines that follow this sentence
`test_errors.py SOURCE` prints the names of the cases, as a list for CMake. A case with a sentence for C++26 has a second
name, NAME.c++26, for the test with -std=c++2c.

A page of the tutorial shows readers what their own compiler may say about a mistake, and the rest of its messages does
not matter. src/site/tutorial_programs.py writes what is shown to a .txt beside the program. Each line begins with
`error: ` or with the compilers that it is for: `GCC: `, `GCC 14+: ` or `GCC 14-16: `. Where only others are named, the
program must compile. An exercise must have failing static_asserts and no other errors."""

import os
import re
import sys
import tempfile
import unittest
from pathlib import Path

import checks

CASE = re.compile(r"// case (?P<name>\w+): (?P<sentence>.*)\n// (?P<culprit>.*)\n")
ASSERTION_FAILED = re.compile("error: static(?:_assert| assertion) failed")


def read(source):
    """The lines for all cases of a source, and the text of each case by its name."""
    head, *cases = re.split(r"^(?=// case )", Path(source).read_text(encoding="utf-8"), flags=re.MULTILINE)
    return head, {CASE.match(case)["name"]: case for case in cases}


def line_of(case, key):
    found = re.search(rf"^// {re.escape(key)}: (.*)\n", case, re.MULTILINE)
    return found and found[1]


def expected_errors(text, compiler):
    """What a compiler, such as `GCC 12.2.0`, must say, according to the text that a page shows."""
    lines = re.findall(r"^(error|GCC|Clang)(?: (\d+)(?:\+|-(\d+)))?: (.*)$", text, re.MULTILINE)
    assert len(lines) == len(text.splitlines()), f"Not every line says which compiler it is for:\n{text}"
    name, version = compiler.split()
    major = int(version.partition(".")[0])
    return [error for of, first, last, error in lines
            if of in ("error", name) and int(first or 0) <= major <= int(last or major)]


class Errors(unittest.TestCase):
    def rejection(self, *arguments):
        output = checks.rejection(*arguments)
        self.assertIsNotNone(output, "it compiles")
        return output

    def test_case(self):
        """The CASE of the source."""
        head, cases = read(os.environ["SOURCE"])
        name, _, cpp26 = os.environ["CASE"].partition(".")
        options = [*checks.told("OPTIONS"), *(["-std=c++2c"] if cpp26 else [])]
        in_future = "-std=c++2c" in options
        case = cases[name]
        _, sentence, culprit = CASE.match(case).groups()
        then, board = line_of(case, "then"), ""
        if in_future and line_of(case, "c++26"):
            sentence, culprit = line_of(case, "c++26"), None
            if line_of(case, "board"):
                board = "\n{}\n".format(line_of(case, "board").replace("/", "\n"))

        with tempfile.TemporaryDirectory() as folder:
            unit = Path(folder, f"{name}.cpp")
            unit.write_text(head + case, encoding="utf-8")
            output = self.rejection(*options, unit)
        errors = re.findall(r".*error: .*", output)
        self.assertEqual(len(errors), 2 if then else 1, output)
        self.assertIn(sentence, errors[0], output)
        self.assertIn(sentence + board, output)
        if culprit:
            self.assertRegex(output, culprit)
        if then:
            self.assertRegex(output[output.rindex("error: "):], then)

    def test_mistake(self):
        """A mistake that the tutorial shows, with the COMPILER."""
        source = Path(os.environ["SOURCE"])
        expected = expected_errors(source.with_suffix(".cpp.txt").read_text(encoding="utf-8"), os.environ["COMPILER"])
        if expected:
            output = self.rejection(*checks.told("OPTIONS"), source)
            for error in expected:
                self.assertIn(error, output)
        else:
            self.assertIsNone(checks.rejection(*checks.told("OPTIONS"), source))

    def test_exercise(self):
        """An exercise of the tutorial."""
        source = Path(os.environ["SOURCE"])
        messages = re.findall(r'\bstatic_assert\([^;]*"([^"]*)"\);', source.read_text(encoding="utf-8"))
        output = self.rejection(*checks.told("OPTIONS"), source)
        others = [line for line in output.splitlines() if "error:" in line and not ASSERTION_FAILED.search(line)]
        self.assertEqual(others, [])
        self.assertTrue(any(message in output for message in messages), output)


if __name__ == "__main__":
    names = []
    for name, case in read(sys.argv[1])[1].items():
        names += [name, f"{name}.c++26"] if line_of(case, "c++26") else [name]
    print(*names, sep=";", end="")
