# SPDX-License-Identifier: BSL-1.0
"""The bars of two pictures, and the tables on the same pages that they are drawn from."""

import math
import re
from itertools import zip_longest

PICTURE = re.compile(r"\]\(([^)\s]*tutorial-(?:searches|standards)[\w-]*\.svg)\)")
ROW = re.compile(r"\| ([^|]+) \| <!-- figure: ([^|,]+), GCC 12 -->([\d.]+)<.*, Clang 19 -->([\d.]+)<")


def drawn(svg):
    """What is beside the bars of each row, and the widths of the bars, hatched ones last."""
    for row in re.findall(r"<g transform=.*</g>", svg):
        bars = re.findall(r'width="(\d+)" height="16"(.*?)/>', row)
        bars.sort(key=lambda bar: "hatch" in bar[1])
        yield re.findall(r"([^<>]+)</text>", row)[1:], [int(width) for width, _ in bars]


def expected(page):
    """The same, from the page's table. For instructions, the scale is linear: 8 or 40 pixels for #include <array>.
    For what a search looks at, it is logarithmic: 30 pixels for each factor of ten above 1,000."""
    rows = []
    for cell, case, gcc, clang in ROW.findall(page):
        if case.startswith("search/"):
            count = int(re.match(r"[\d,]+", cell)[0].replace(",", ""))
            rows.append(([cell], [30 * math.log10(count / 1000), 8 * float(gcc)]))
        elif case.startswith("standard headers/"):
            rows[-1][1].extend([40 * float(gcc), 40 * float(clang)])
        else:
            rows.append(([gcc, clang], [40 * float(gcc), 40 * float(clang)]))
    return [(texts, [round(width) for width in widths]) for texts, widths in rows]


def differences(svg, page):
    for number, (now, should) in enumerate(zip_longest(drawn(svg), expected(page)), 1):
        if now != should:
            yield f"row {number} has {now}, but according to the table {should}"
