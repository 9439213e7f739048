# SPDX-License-Identifier: BSL-1.0
"""What the compiler makes of the files in this folder, optimised or not, position-independent or not. The environment
variable READELF is a program that shows it."""

import os
import re
import unittest
from pathlib import Path

import checks

# Options of the compiler; the last is for linking.
WAYS = [(optimisation, *position) for optimisation in ("-O0", "-O2")
        for position in (("-fno-pic", "-no-pie"), ("-fPIC", "-pie"))]


def compile_files(*arguments):
    """Names of files in this folder, and options."""
    checks.run(*checks.COMPILER, f"-I{checks.INCLUDE}", *(
        Path(__file__).with_name(argument) if argument.endswith(".cpp") else argument for argument in arguments))


def sections(file):
    """By number: name, size, flags and info, which for relocations is the number of the section that they are for."""
    return {int(number): (name, int(size, 16), flags, int(info)) for number, name, size, flags, info in re.findall(
        r"^ *\[ *(\d+)\] (\S+) +[A-Z]\S* +\w+ \w+ (\w+) \w+ +([A-Za-z]*) +\d+ +(\d+) +\d+$",
        checks.run(os.environ["READELF"], "-SW", file), re.MULTILINE)}


class Object(unittest.TestCase):
    def only_the_table(self, file):
        """Of the library, the file has nothing else; returns the number of its section."""
        _, lines = checks.run(os.environ["READELF"], "-sWC", file).split("'.symtab'")
        found = [line.split(None, 7) for line in lines.splitlines() if "ctqueens::" in line]
        self.assertEqual([f"{int(size, 0)} {name}" for _, _, size, _, _, _, _, name in found],
                         ["736 ctqueens::solutions<8, ctqueens::search::bitmask>"])
        return int(found[0][6])

    def test_read_only(self):
        """The table is 736 bytes of read-only data, in which linker and loader have nothing to fill in. There is no
        data that can be written, and so no dynamic initialiser: its address would be in .init_array, which is such
        data."""
        for *options, _ in WAYS:
            with self.subTest(options):
                compile_files(*options, "-c", "table.cpp", "-o", "read_only.o")
                table, found = self.only_the_table("read_only.o"), sections("read_only.o")
                _, size, flags, _ = found[table]
                self.assertEqual((size, re.sub("[^AWX]", "", flags)), (736, "A"), "A: it is loaded")
                relocations = [name for name, _, _, info in found.values() if name.startswith(".rel") and info == table]
                self.assertEqual(relocations, [])
                written = [name for name, size, flags, _ in found.values() if "W" in flags and size > 0]
                self.assertEqual(written, [])

    def test_unused(self):
        """A program that includes all of the library, and uses solutions<8> in two files, has this table once, and
        nothing else of the library: no other table, no search."""
        for optimisation in "-O0", "-O2":
            with self.subTest(optimisation):
                compile_files(optimisation, "print_solution.cpp", "table.cpp", "-o", "unused")
                self.only_the_table("unused")

    def test_growth(self):
        """A program that prints one solution takes at most 1 KiB more memory than one that prints a string. (File sizes
        do not show this: padding rounds them to 4 KiB.)"""
        for options in WAYS:
            with self.subTest(options):
                memory = []  # what is loaded or zeroed, in bytes
                for program in "growth_string", "growth_solution":
                    compile_files(*options, "-s", program.replace("growth", "print") + ".cpp", "-o", program)
                    self.assertEqual(checks.run(f"./{program}"), "15863724\n")
                    memory.append(sum(size for _, size, flags, _ in sections(program).values() if "A" in flags))
                self.assertIn(memory[1] - memory[0], range(736, 1024 + 1))  # 736 bytes has the table

    def test_link_time_optimisation(self):
        """It looks through all calls, but finds nothing to warn about in programs that grade a search."""
        for name in "coroutine", "permutations", "strings":
            with self.subTest(name):
                checks.run(*checks.COMPILER, "-O2", "-flto", "-Wall", "-Werror", f"-I{checks.INCLUDE}",
                           checks.EXAMPLES / f"grade_{name}.cpp", "-o", "optimised")
