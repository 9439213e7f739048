# SPDX-License-Identifier: BSL-1.0
"""check.py exports TOOL LIBRARY, or linked NM STATIC-LIBRARY SHARED-LIBRARY: the symbols of the C interface."""

import os
import re
import shlex

import checks


def exports(tool, library):
    """The shared library exports what the header declares, all of it and nothing else but what some linkers add of
    their own. The tool is nm or, for a DLL, objdump; a DLL may need those of Windows only."""
    if library.endswith(".dll"):
        output = checks.run(tool, "-p", library)
        exported = re.findall(r"^\t\[ *\d+\] ([a-z]\w*)", output, re.MULTILINE)
        windows = re.compile(r"(KERNEL32|msvcrt|ucrtbase|api-ms-win-crt-.*)\.dll")
        needed = re.findall(r"DLL Name: (.*)", output)
        checks.expect("other DLLs that it needs", [], [name for name in needed if not windows.fullmatch(name)])
    else:
        output = checks.run(tool, "-D", "--defined-only", "--format=posix", library)
        exported = {line.split()[0] for line in output.splitlines()} - {"__bss_start", "_edata", "_end"}
    header = (checks.INCLUDE / "ctqueens/ctqueens.h").read_text(encoding="utf-8")
    declared = set(re.findall(r"(ctqueens_[a-z_0-9]*)\(", header))
    assert declared, "The header declares nothing"
    checks.expect("what the library exports, and the header declares", sorted(declared), sorted(exported))


def linked(nm, static, shared):
    """A C program that asks for the tables of n = 8 gets these and no others with the static library, and none of its
    own with the shared one; the static library needs nothing but what every compiler does."""
    compiler, program = shlex.split(os.environ.get("CC", "cc")), checks.EXAMPLES / "first_solution.c"
    for library, expected in (static, ["all<8>", "fundamental<8>"]), (shared, []):
        checks.run(*compiler, f"-I{checks.INCLUDE}", program, library, "-o", "linked")
        tables = re.findall(r" r ctqueens::compiled::\(anonymous namespace\)::(.*)", checks.run(nm, "-C", "linked"))
        checks.expect(f"tables of a program with {library}", expected, sorted(tables))
    allowed = re.compile("_ZN8ctqueens.*|mem(cpy|move|set|cmp)|_GLOBAL_OFFSET_TABLE_")
    needed = re.findall(r"^ *U (.*)", checks.run(nm, "-u", static), re.MULTILINE)
    checks.expect("what the static library needs", [], [name for name in needed if not allowed.fullmatch(name)])


checks.main(exports, linked)
