# SPDX-License-Identifier: BSL-1.0
"""check.py TEST READELF: what the compiler makes of the files in this folder, optimised or not, position-independent or
not. The tests are the functions at the end."""

import re
import sys
from pathlib import Path

import checks

# Options of the compiler; the last is for linking.
WAYS = [(optimisation, *position) for optimisation in ("-O0", "-O2")
        for position in (("-fno-pic", "-no-pie"), ("-fPIC", "-pie"))]


def compile_files(*arguments):
    """Names of files in this folder, and options."""
    checks.run(*checks.COMPILER, f"-I{checks.INCLUDE}", *(
        Path(__file__).with_name(argument) if argument.endswith(".cpp") else argument for argument in arguments))


def sections(readelf, file):
    """By number: name, size, flags and info, which for relocations is the number of the section that they are for."""
    return {int(number): (name, int(size, 16), flags, int(info)) for number, name, size, flags, info in re.findall(
        r"^ *\[ *(\d+)\] (\S+) +[A-Z]\S* +\w+ \w+ (\w+) \w+ +([A-Za-z]*) +\d+ +(\d+) +\d+$",
        checks.run(readelf, "-SW", file), re.MULTILINE)}


def only_the_table(readelf, file, *options):
    """Of the library, the file has nothing else; returns the number of its section."""
    _, lines = checks.run(readelf, "-sWC", file).split("'.symtab'")
    found = [line.split(None, 7) for line in lines.splitlines() if "ctqueens::" in line]
    checks.expect(f"symbols of {file} with {options}", ["736 ctqueens::solutions<8, ctqueens::search::bitmask>"],
                  [f"{int(size, 0)} {name}" for _, _, size, _, _, _, _, name in found])
    return int(found[0][6])


def read_only(readelf):
    """The table is 736 bytes of read-only data, in which linker and loader have nothing to fill in. There is no data
    that can be written, and so no dynamic initialiser: its address would be in .init_array, which is such data."""
    for *options, _ in WAYS:
        compile_files(*options, "-c", "table.cpp", "-o", "read_only.o")
        table, found = only_the_table(readelf, "read_only.o", *options), sections(readelf, "read_only.o")
        _, size, flags, _ = found[table]
        checks.expect(f"size and flags of the table's section with {options} (A: it is loaded)", (736, "A"),
                      (size, re.sub("[^AWX]", "", flags)))
        checks.expect(f"relocations of the table with {options}", [], [
            name for name, _, _, info in found.values() if name.startswith(".rel") and info == table])
        checks.expect(f"sections that can be written with {options}", [], [
            name for name, size, flags, _ in found.values() if "W" in flags and size > 0])


def one_copy(readelf):
    """A program of two translation units has one copy of the table, and a shared library that it is linked with uses,
    when they run, the same."""
    for options in WAYS:
        compile_files(options[0], "-shared", "-fPIC", "one_copy_library.cpp", "-o", "libone_copy.so")
        compile_files(*options, "one_copy.cpp", "one_copy_unit.cpp", "-L.", "-lone_copy",
                      f"-Wl,-rpath,{Path.cwd()}", "-o", "one_copy")
        for file in "one_copy", "libone_copy.so":
            only_the_table(readelf, file, *options)
        checks.expect(f"addresses with {options}", "one table\n", checks.run("./one_copy"))


def unused(readelf):
    """A program that includes all of the library and uses solutions<8> has this one table and nothing else of the
    library: no other table, no search."""
    for optimisation in "-O0", "-O2":
        compile_files(optimisation, "print_solution.cpp", "-o", "unused")
        only_the_table(readelf, "unused", optimisation)


def growth(readelf):
    """A program that prints one solution takes at most 1 KiB more memory than one that prints a string. (File sizes do
    not show this: padding rounds them to 4 KiB.)"""
    for options in WAYS:
        memory = []  # what is loaded or zeroed, in bytes
        for program in "growth_string", "growth_solution":
            compile_files(*options, "-s", program.replace("growth", "print") + ".cpp", "-o", program)
            checks.prints_first_solution(f"./{program}")
            memory.append(sum(size for _, size, flags, _ in sections(readelf, program).values() if "A" in flags))
        print(f"growth with {options}: {memory[1] - memory[0]} bytes")
        if not 736 <= memory[1] - memory[0] <= 1024:
            sys.exit("FAILED: from 736 bytes, which the table has, to 1024 were expected")


checks.main(read_only, one_copy, unused, growth)
