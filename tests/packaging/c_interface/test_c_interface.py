# SPDX-License-Identifier: BSL-1.0
"""The symbols of the C interface. The environment variables STATIC and SHARED are the libraries, NM and OBJDUMP
programs that list symbols; the latter is for DLLs."""

import os
import re
import shlex
import unittest

import checks


class CInterface(unittest.TestCase):
    def test_exports(self):
        """The shared library exports what the header declares, all of it and nothing else but what some linkers add of
        their own. A DLL may need those of Windows only."""
        library = os.environ["SHARED"]
        if library.endswith(".dll"):
            output = checks.run(os.environ["OBJDUMP"], "-p", library)
            exported = re.findall(r"^\t\[ *\d+\] ([a-z]\w*)", output, re.MULTILINE)
            windows = re.compile(r"(KERNEL32|msvcrt|ucrtbase|api-ms-win-crt-.*)\.dll")
            needed = re.findall(r"DLL Name: (.*)", output)
            self.assertEqual([name for name in needed if not windows.fullmatch(name)], [])
        else:
            output = checks.run(os.environ["NM"], "-D", "--defined-only", "--format=posix", library)
            exported = {line.split()[0] for line in output.splitlines()} - {"__bss_start", "_edata", "_end"}
        header = (checks.INCLUDE / "ctqueens/ctqueens.h").read_text(encoding="utf-8")
        declared = set(re.findall(r"(ctqueens_[a-z_0-9]*)\(", header))
        self.assertTrue(declared)
        self.assertEqual(sorted(exported), sorted(declared))

    def test_linked(self):
        """A C program that asks for the tables of n = 8 gets these and no others with the static library, and none of
        its own with the shared one; the static library needs nothing but what every compiler does."""
        compiler, program = shlex.split(os.environ.get("CC", "cc")), checks.EXAMPLES / "first_solution.c"
        nm, static = os.environ["NM"], os.environ["STATIC"]
        for library, expected in (static, ["all<8>", "fundamental<8>"]), (os.environ["SHARED"], []):
            checks.run(*compiler, f"-I{checks.INCLUDE}", program, library, "-o", "linked")
            symbols = checks.run(nm, "-C", "linked")
            tables = re.findall(r" [ruV] ctqueens::compiled::(.*)", symbols)
            self.assertEqual(sorted(tables), expected, f"tables of a program with {library}")
        # For 32 bits, a compiler's own library divides numbers of 64 bits.
        allowed = re.compile("_ZN8ctqueens.*|mem(cpy|move|set|cmp)|_GLOBAL_OFFSET_TABLE_|__u(div|mod)di3")
        needed = re.findall(r"^ *U (.*)", checks.run(nm, "-u", static), re.MULTILINE)
        self.assertEqual([name for name in needed if not allowed.fullmatch(name)], [])
