# SPDX-License-Identifier: BSL-1.0
"""Holds the tutorial's pages to the files that they show: pages.py check|update [PAGE…]

A line of its own, directly above a fence, says what is in the fence:
  <!-- code: FILE [REGION] -->  a region of code/FILE, or of mistakes/, exercises/, solutions/FILE
  <!-- error: FILE -->          what compilers say of mistakes/FILE
  <!-- output: FILE -->         what the program or script code/FILE prints: the .txt beside it
In a line of text, <!-- figure: CASE | COMPILER [| memory] -->0.29<!-- /figure --> is what a case of
tests/compile_cost costs. With names of pages (01_placement.md), only these are looked at, in both
languages.

The last line of a translation identifies the version of the English page that it translates:
  <!-- english: DIGEST -->
A person writes it, after bringing the translation up to date; `check` says which line it must be.
"""

import argparse
import hashlib
import re
import sys
from pathlib import Path

from figures import Figures
from sources import Problem, expected_errors, shown

DIRECTIVE = re.compile(r"<!-- (code|error|output): (\S+)(?: (\S+))? -->")
ENGLISH = "<!-- english: {} -->"
FIGURE = re.compile(r"<!-- figure: (.+?) -->(.*?)<!-- /figure -->")
LINK = re.compile(r"\]\(([^)\s]+)\)")
LANGUAGES = {"code": "cpp", "error": "text", "output": "text"}
GENERATED = set(LANGUAGES.values())
FOLDERS = ("code", "mistakes", "exercises", "solutions")
SOURCES = (".cpp", ".hpp", ".sh")
TRANSLATIONS = ("zh-CN",)
ROOT = Path(__file__).resolve().parents[3]


def read(path):
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise Problem(f"there is no file {path.name}") from None


class Tutorial:
    def __init__(self, root):
        self.folder = root / "docs" / "tutorial"
        self.figures = Figures(root / "tests" / "compile_cost" / "instructions.csv")

    def chapters(self):
        return sorted(path.name for path in self.folder.glob("[0-9][0-9]_*.md"))

    def source(self, name):
        """The file that a directive names."""
        folder = name.split("/")[0] if "/" in name else "code"
        if folder not in FOLDERS:
            raise Problem(f"{name} is in none of the folders {', '.join(FOLDERS)}")
        return self.folder / folder / name.split("/")[-1]

    def content(self, kind, name, region):
        """What belongs under a directive."""
        if kind == "code":
            return shown(read(self.source(name)), region)
        if region:
            raise Problem(f"{region} is one word too many")
        if kind == "output":
            return read(self.source(name).with_suffix(".txt")).rstrip("\n")
        errors = expected_errors(read(self.folder / "mistakes" / name))
        return "\n".join(f"{family or 'error'}: {text}" for family, text in errors)

    def as_it_should_be(self, directive, lines):
        """A part of a page (see parts) with what belongs into its fence or its figures."""
        is_fence = bool(lines) and lines[0].startswith("```")
        if is_fence and "```" not in lines[1:]:
            raise Problem("the block has no end")
        if directive:
            is_script = directive[1] == "code" and directive[2].endswith(".sh")
            fence = "```" + ("sh" if is_script else LANGUAGES[directive[1]])
            return [directive[0], fence, self.content(*directive.groups()), "```"]
        if is_fence:
            language = lines[0][3:].split() or ["text"]
            if language[0] in GENERATED:
                raise Problem("no directive says what is in this block")
            return lines
        if lines[0].startswith("<!-- figure"):
            raise Problem("Markdown takes a line that begins with a figure for HTML: break it before")
        return [FIGURE.sub(lambda match: f"<!-- figure: {match[1]} -->"
                           f"{self.figures.render(match[1])}<!-- /figure -->", lines[0])]

    def rendered(self, text, problems):
        """A page as it should be. What it should be of some part may be a problem."""
        result = []
        for number, directive, lines in parts(text):
            try:
                result += self.as_it_should_be(directive, lines)
            except Problem as problem:
                problems.append(f"line {number}: {problem}")
                result += [directive[0], *lines] if directive else lines
        return "\n".join(result) + "\n"


def parts(text):
    """The parts of a page, each with its line number: a directive and the fence below it, or None
    and another fence or a line of text."""
    lines, number = text.splitlines(), 0
    while number < len(lines):
        directive = DIRECTIVE.fullmatch(lines[number])
        start = number + bool(directive)
        if "".join(lines[start:start + 1]).startswith("```"):
            rest = lines[start + 1:]
            end = start + 2 + rest.index("```") if "```" in rest else len(lines)
        else:
            end = start if directive else start + 1
        yield number + 1, directive, lines[start:end]
        number = end


def without_blocks(text):
    return re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)


def anchors(text):
    """The anchors of the headings of a page, as GitHub makes them."""
    headings = re.findall(r"^#+ (.+)$", without_blocks(text), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def broken_links(path, text):
    for link in LINK.findall(without_blocks(text)):
        if "://" in link:
            continue
        name, _, anchor = link.partition("#")
        target = path.parent / name if name else path
        if not target.exists():
            yield f"the link {link} leads nowhere"
        elif anchor and target.suffix == ".md" and anchor not in anchors(read(target)):
            yield f"the link {link} leads to no heading"


def skeleton(text):
    """What a page and its translation share: directives and commands in their order, figures."""
    commands = [re.sub(r"\s*#.*", "", line) for block in
                re.findall(r"^```sh\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
                for line in block.splitlines()]
    return [[match[0] for match in DIRECTIVE.finditer(text)],
            [command for command in commands if command],
            sorted(match[1] for match in FIGURE.finditer(text))]


def digest(text):
    """Identifies what people have written on a page: `update` writes the rest in every language."""
    written = [directive[0] if directive else
               FIGURE.sub(r"\1", "\n".join(lines))
               for _, directive, lines in parts(text)]
    words = " ".join("\n".join(written).split())  # wherever lines are broken
    return hashlib.sha256(words.encode()).hexdigest()[:12]


def check_translation(text, translation):
    """How a translation differs from the page."""
    line = ENGLISH.format(digest(text))
    if translation.splitlines()[-1:] != [line]:
        yield ("the English page has changed: bring this page up to date with it, then make this the "
               f"last line: {line}")
    for what, own, others in zip(("directive", "command", "figure"),
                                 skeleton(text), skeleton(translation)):
        for one, other in zip(own + [None], others + [None]):
            if one != other:
                yield f"the {what} {other or 'missing here'} is {one or 'missing'} in English"
                break


def check_page(tutorial, path):
    try:
        text = read(path)
    except Problem as problem:
        return [str(problem)]
    problems = []
    rendered = tutorial.rendered(text, problems)
    if not problems:
        for number, (now, should) in enumerate(zip(text.splitlines() + [None],
                                                   rendered.splitlines() + [None]), 1):
            if now != should:
                problems.append(f"line {number} should be '{should}'")
                break
    return problems + list(broken_links(path, text))


def check_whole(tutorial):
    """Problems that do not belong to a single page."""
    pages = {}
    for folder in ("", *TRANSLATIONS):
        index = tutorial.folder / folder / "README.md"
        pages[folder] = "".join(map(read, sorted((tutorial.folder / folder).glob("*.md"))))
        for page in sorted((tutorial.folder / folder).glob("[0-9][0-9]_*.md")):
            if index.exists() and f"]({page.name})" not in read(index):
                yield index, f"{page.name} is not listed"
            if not (tutorial.folder / page.name).exists():
                yield page, "there is no such page in English"
    for folder in FOLDERS:
        for source in sorted((tutorial.folder / folder).glob("*.*")):
            if source.suffix in SOURCES and source.name not in pages[""]:
                yield source, "no page mentions it"
    for output in sorted((tutorial.folder / "code").glob("*.txt")):
        if not any(output.with_suffix(suffix).exists() for suffix in SOURCES):
            yield output, "there is no program that prints this"


def check(tutorial, chapters):
    """All problems, as FILE: SENTENCE."""
    problems = []
    for chapter in chapters or [*tutorial.chapters(), "README.md"]:
        paths = [tutorial.folder / folder / chapter for folder in ("", *TRANSLATIONS)]
        for path in paths:
            problems += [(path, problem) for problem in check_page(tutorial, path)]
        for path in filter(Path.exists, paths[1:]):
            if paths[0].exists():
                problems += [(path, problem)
                             for problem in check_translation(read(paths[0]), read(path))]
    if not chapters:
        problems += check_whole(tutorial)
    return [f"{path.relative_to(tutorial.folder)}: {problem}" for path, problem in problems]


def update(tutorial, chapters):
    """Writes the pages as they should be; returns why some cannot be."""
    found = []
    for chapter in chapters or [*tutorial.chapters(), "README.md"]:
        for folder in ("", *TRANSLATIONS):
            path = tutorial.folder / folder / chapter
            if path.exists():
                problems = []
                text = tutorial.rendered(read(path), problems)
                if text != read(path):
                    path.write_text(text, encoding="utf-8")
                found += [f"{path.relative_to(tutorial.folder)}: {each}" for each in problems]
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("command", choices=("check", "update"))
    parser.add_argument("pages", nargs="*", metavar="PAGE")
    arguments = parser.parse_args()
    action = check if arguments.command == "check" else update
    problems = action(Tutorial(ROOT), arguments.pages)
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
