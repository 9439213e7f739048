# SPDX-License-Identifier: BSL-1.0
"""Programs that must not compile, and what the compiler must say:

errors.py check SOURCE CASE OPTION…   passes if the case does not compile and says what it should
errors.py all SOURCE                  prints the names of the cases in a source, as a list for CMake
errors.py computed SOURCE             prints those whose message C++26 computes

A source has lines that are in all of its cases, and then cases, which begin with two lines:
    // case NAME: SENTENCE   the first and only error contains this
    // REGEX                 the messages match this, so that the culprit is named beside the sentence
More lines are optional:
    // then: REGEX           a second error follows; the messages from there on match this
    // c++26: SENTENCE       the sentence with -std=c++2c, which names the culprit itself
    // board: ROW/ROW…       the lines that follow this sentence
"""

import re
import sys
from pathlib import Path

CASE = re.compile(r"// case (?P<name>\w+): (?P<sentence>.*)\n// (?P<culprit>.*)\n")


def read(source):
    """The lines for all cases of a source, and the text of each case by its name."""
    head, *cases = re.split(r"^(?=// case )", Path(source).read_text(encoding="utf-8"), flags=re.MULTILINE)
    return head, {CASE.match(case)["name"]: case for case in cases}


def line_of(case, key):
    found = re.search(rf"^// {re.escape(key)}: (.*)\n", case, re.MULTILINE)
    return found and found[1]


def check(source, name, *options):
    import checks  # reads the environment that CTest sets
    head, cases = read(source)
    case = cases[name]
    _, sentence, culprit = CASE.match(case).groups()
    then, board = line_of(case, "then"), ""
    if "-std=c++2c" in options and line_of(case, "c++26"):
        sentence, culprit = line_of(case, "c++26"), ""
        if line_of(case, "board"):
            board = "\n{}\n".format(line_of(case, "board").replace("/", "\n"))

    unit = Path("-".join([name, *re.findall(r"-std=(.*)", " ".join(options))]) + ".cpp").resolve()
    unit.write_text(head + case, encoding="utf-8")
    output = checks.rejection(*options, unit)
    if output is None:
        sys.exit("It compiles, but should not.")
    errors = re.findall(r".*error: .*", output)
    count = 2 if then else 1
    if len(errors) != count or sentence not in errors[0]:
        sys.exit(f"Expected {count} error(s), first '{sentence}', but got:\n{output}")
    if sentence + board not in output:
        sys.exit(f"The error does not draw the board:{board}but:\n{output}")
    if not re.search(culprit, output):
        sys.exit(f"The error does not name the value, {culprit}:\n{output}")
    if then and not re.search(then, output[output.rindex("error: "):]):
        sys.exit(f"The second error does not match {then}:\n{output}")


action, *arguments = sys.argv[1:]
if action == "check":
    check(*arguments)
else:
    print(*(name for name, case in read(*arguments)[1].items() if action == "all" or line_of(case, "c++26")), sep=";", end="")
