# SPDX-License-Identifier: BSL-1.0
"""program.cpp, compiled without a standard library and run by an emulator, writes what is in the golden files. The
environment variable COMPILER is the compiler with its options, EMULATOR the emulator with its own, and PROGRAM is the
file that is made."""

import hashlib
import os
import re
import unittest
from pathlib import Path

import checks


def golden(name):
    return (checks.ROOT / f"tests/shell/golden/{name}.txt").read_text(encoding="utf-8")


class Freestanding(unittest.TestCase):
    maxDiff = None

    def test_program(self):
        program = f"./{os.environ['PROGRAM']}"
        checks.run(*checks.told("COMPILER"),
                   *"-std=c++20 -O2 -ffreestanding -fno-exceptions -fno-rtti -nostdlib".split(),
                   *"-Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror".split(),
                   f"-I{checks.INCLUDE}", Path(__file__).with_name("program.cpp"), "-o", program)
        output = checks.run(*checks.told("EMULATOR"), program, encoding="latin-1")

        # The tables of 92 and of 12 solutions are bytes; here they become digits. Of the lines of FEN, which come after
        # those of digits, only the sums of both halves are compared.
        tables, text = output[:8 * (92 + 12)], output[8 * (92 + 12):].splitlines(keepends=True)
        digits = "".join(str(ord(column) + 1) for column in tables)
        actual = [digits[8 * row:8 * row + 8] for row in range(92 + 12)]
        actual += "".join(text[:184]).splitlines()
        actual += [hashlib.sha256("".join(half).encode("latin-1")).hexdigest()
                   for half in (text[184:276], text[276:368])]
        actual += "".join(text[368:]).splitlines()

        expected = (golden("digits") + golden("fundamental") + golden("digits") + golden("digits")).splitlines()
        expected += 2 * re.findall("(.*)  ctqueens --format fen\n", golden("sums"))
        for index in range(92):
            expected += [f"{index:02}", "not found"]
        expected += ["c8 g7 b6 h5 e4 a3 d2 f1", "d8 g7 a6 h5 e4 b3 f2 c1",
                     "f8 c7 a6 h5 e4 b3 d2 g1", "f8 d7 b6 h5 e4 g3 a2 c1"]
        self.assertEqual(actual, expected)
