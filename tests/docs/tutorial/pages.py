# SPDX-License-Identifier: BSL-1.0
"""Holds the tutorial's pages to what they are made from: pages.py check|update

`update` copies the programs of each English page (src/site/tutorial_programs.py says how they are
marked) to its translation, and writes figures: in a line of text, <!-- figure: CASE, COMPILER[,
memory] -->0.29<!-- /figure --> is what a case of tests/cost costs. `check` says what it
would change, and whether the bars of a picture differ from the page's table (pictures.py).

The last line of a translation identifies the version of the English page that it translates:
  <!-- english: DIGEST -->
A person writes it, after bringing the translation up to date; `check` says which line it must be.
"""

import hashlib
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "src" / "site"))

import pictures  # noqa: E402
from figures import Figures  # noqa: E402
from tutorial_programs import Problem, parts  # noqa: E402

ENGLISH = "<!-- english: {} -->"
FIGURE = re.compile(r"<!-- figure: (.+?) -->(.*?)<!-- /figure -->")
LINK = re.compile(r"""(?:\]\(|<a href=")([^)\s"]+)[)"]""")
TRANSLATIONS = ("zh-CN",)


def read(path):
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise Problem(f"there is no file {path.name}") from None


def programs_of(text):
    """The parts of a page that are shown and have a directive."""
    return [part for part in parts(text) if part.kind and part.is_shown]


def rendered(text, figures, english=None):
    """A page as it should be, with the programs of the English one if it is a translation."""
    shown = iter(programs_of(english or text))
    result = []
    for part in parts(text):
        first = part.lines[0]
        if part.kind and part.is_shown:
            original = next(shown, None)
            if not original or first != original.lines[0]:
                raise Problem(f"line {part.number}: the directive {first} is "
                              f"{original.lines[0] if original else 'missing'} in English")
            result += original.lines
        elif part.kind or len(part.lines) > 1:
            if not part.kind and first in ("```", "```cpp", "```text"):
                raise Problem(f"line {part.number}: no directive says what is in this block")
            result += part.lines
        elif first.startswith("<!-- figure"):
            raise Problem(f"line {part.number}: Markdown takes a line that begins with a figure for "
                          "HTML: break it before")
        elif first.count("`") % 2 == 1:
            raise Problem(f"line {part.number}: code continues on the next line, where Markdown may take it "
                          "for an item of a list")
        else:
            result.append(FIGURE.sub(lambda match: f"<!-- figure: {match[1]} -->"
                                     f"{figures.render(match[1])}<!-- /figure -->", first))
    for original in shown:
        raise Problem(f"the directive {original.lines[0]} is missing")
    return "\n".join(result) + "\n"


def without_blocks(text):
    return "\n".join(part.lines[0] for part in parts(text) if len(part.lines) == 1)


def anchors(text):
    """The anchors of a page: those that GitHub makes of its headings, and each <a id="NAME">."""
    headings = re.findall(r"^#+ (.+)$", without_blocks(text), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}.union(
        re.findall(r'<a id="([^"]+)">', text))


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
    """What else a page and its translation share: commands in their order, and figures."""
    commands = [re.sub(r"\s*#.*", "", line) for part in parts(text) if part.lines[0] == "```sh"
                for line in part.block.splitlines()]
    return [[command for command in commands if command],
            sorted(match[1] for match in FIGURE.finditer(text))]


def digest(text):
    """Identifies what people have translated on a page: `update` writes the rest in every language."""
    written = [FIGURE.sub(r"\1", "\n".join(part.lines)) for part in parts(text) if not part.kind]
    words = " ".join("\n".join(written).split())  # wherever lines are broken
    return hashlib.sha256(words.encode()).hexdigest()[:12]


def check_translation(text, translation):
    """How a translation differs from the page, but for its programs."""
    line = ENGLISH.format(digest(text))
    if translation.splitlines()[-1:] != [line]:
        yield ("the English page has changed: bring this page up to date with it, then make this the "
               f"last line: {line}")
    for what, own, others in zip(("command", "figure"), skeleton(text), skeleton(translation)):
        for one, other in zip(own + [None], others + [None]):
            if one != other:
                yield f"the {what} {other or 'missing here'} is {one or 'missing'} in English"
                break


class Tutorial:
    def __init__(self, root=ROOT):
        self.folder = root / "docs" / "tutorial"
        self.figures = Figures(root / "tests" / "cost" / "instructions.csv")

    def pages(self):
        """Each page, with the English one if it is a translation."""
        for path in sorted(self.folder.glob("*.md")):
            yield path, None
            for folder in TRANSLATIONS:
                yield self.folder / folder / path.name, path

    def rendered(self, path, english):
        return rendered(read(path), self.figures, english and read(english))

    def check_page(self, path, english):
        text = read(path)
        lines = zip(text.splitlines() + [None], self.rendered(path, english).splitlines() + [None])
        for number, (now, should) in enumerate(lines, 1):
            if now != should:
                yield f"line {number} should be '{should}'"
                break
        yield from broken_links(path, text)
        for link in pictures.PICTURE.findall(text):
            for difference in pictures.differences(read(path.parent / link), text):
                yield f"{link}: {difference}"
        if english:
            yield from check_translation(read(english), text)

    def check_whole(self):
        """Problems that do not belong to a single page."""
        for folder in ("", *TRANSLATIONS):
            index = self.folder / folder / "README.md"
            for page in sorted((self.folder / folder).glob("[0-9][0-9]_*.md")):
                if index.exists() and f"]({page.name})" not in read(index):
                    yield index, f"{page.name} is not listed"
                if not (self.folder / page.name).exists():
                    yield page, "there is no such page in English"
        linked = "".join(map(read, self.folder.glob("*.md")))
        for source in sorted((self.folder / "exercises").glob("*.cpp")):
            if f"exercises/{source.name}" not in LINK.findall(linked):
                yield source, "no page links to it"

    def check(self):
        """All problems, as FILE: SENTENCE."""
        problems = []
        for path, english in self.pages():
            try:
                problems += [(path, problem) for problem in self.check_page(path, english)]
            except Problem as problem:
                problems.append((path, problem))
        problems += self.check_whole()
        return [f"{path.relative_to(self.folder).as_posix()}: {problem}" for path, problem in problems]

    def update(self):
        """Writes the pages as they should be."""
        for path, english in self.pages():
            try:
                text = self.rendered(path, english)
                if text != read(path):
                    path.write_text(text, encoding="utf-8")
            except Problem as problem:
                yield f"{path.relative_to(self.folder).as_posix()}: {problem}"


def main():
    actions = {"check": Tutorial.check, "update": Tutorial.update}
    problems = list(actions[sys.argv[1]](Tutorial()))
    print(*problems, sep="\n", end="\n" if problems else "", file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
