# SPDX-License-Identifier: BSL-1.0
"""Text in the repository that is made from other files: `generated.py update` writes it, and `generated.py check` fails
if it is out of date.

- Pages: a line <!-- file: PATH -->, directly above a fence, says which file is in the fence.
- ctqueens.cppm exports the searches in search.hpp and the formats in text.hpp.
"""

import argparse
import re
import sys
import textwrap
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGES = (ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md")))
SHOWN = re.compile(r"(<!-- file: (\S+) -->\n```\w*\n).*?^```$", re.DOTALL | re.MULTILINE)
INCLUDE = ROOT / "include" / "ctqueens"
EXPORTED = re.compile(r"(// The target update writes these names of (\w+)::all\.\n).*?;", re.DOTALL)


def page(text, name):
    if len(SHOWN.findall(text)) != text.count("<!-- file: "):
        sys.exit(f"{name}: a line <!-- file: PATH --> must be directly above a code fence")
    return SHOWN.sub(lambda match: f"{match[1]}{(ROOT / match[2]).read_text(encoding='utf-8')}```", text)


def names_of(match):
    kind = match[2]
    header = (INCLUDE / f"{kind}.hpp").read_text(encoding="utf-8")
    names = re.search(r"\nusing all = List<(.*?)>;", header, re.DOTALL)[1].split(",")
    using = ", ".join(f"{kind}::{name.strip()}" for name in names)
    return match[1] + "\n".join(textwrap.wrap(f"using {using};", 100, subsequent_indent="    "))


def module(text, _):
    return EXPORTED.sub(names_of, text)


MADE = {**dict.fromkeys(PAGES, page), INCLUDE / "ctqueens.cppm": module}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("action", choices=["update", "check"])
    action = parser.parse_args().action
    outdated = []
    for path, make in MADE.items():
        name = path.relative_to(ROOT).as_posix()
        text = path.read_text(encoding="utf-8")
        made = make(text, name)
        if made == text:
            continue
        outdated.append(name)
        if action == "update":
            path.write_text(made, encoding="utf-8")
    if action == "check" and outdated:
        sys.exit(f"out of date: {', '.join(outdated)}; build the target `update` to rewrite them")


if __name__ == "__main__":
    main()
