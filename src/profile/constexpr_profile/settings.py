# SPDX-License-Identifier: BSL-1.0
"""What the command line and the debug adapter let the user choose."""
from __future__ import annotations

import argparse
import os
import re

FILE_AND_LINE = re.compile(r"(.+?:\d{1,18})(:\d+)?:?")  # compilers add the column
NUMBER = re.compile(r"\d+(,\d{3})*")  # there may be commas between its digits
SAMPLES, SEED, ROWS = 200, 1, 10  # of a profile, if nothing else is chosen


def number(text: str) -> int:
    if not NUMBER.fullmatch(text):
        raise argparse.ArgumentTypeError(f"{text!r} is not a number")
    return int(text.replace(",", ""))


def positive(text: str) -> int:
    result = number(text)
    if result < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not positive")
    return result


def add_common(reader: argparse.ArgumentParser) -> None:
    """The options that both have."""
    reader.add_argument("--no-cache", dest="cache", action="store_false",
                        help="do not use or keep answers of the compiler")
    reader.add_argument("-j", dest="jobs", type=positive, default=os.cpu_count() or 1, metavar="N",
                        help="compilations at a time (default: as many as there are processors)")
