# SPDX-License-Identifier: BSL-1.0
"""What the headers include, and what they say in an older standard. OPTIONS are those of the compiler for all tests."""

import re
import tempfile
import unittest
from pathlib import Path

import checks

INCLUDE = f"-I{checks.INCLUDE}"
HANA = ("ctqueens/hana.", "ctqueens/hana/")


def read_for(*arguments, **options):
    """The files that the compiler reads."""
    return set(re.findall(r"[^\s\\]*/[^\s\\]*", checks.run(*checks.COMPILER, "-M", *arguments, **options)))


class Includes(unittest.TestCase):
    def test_standard_library(self):
        """The library includes nothing of the standard library but <cstddef> and <cstdint>: what the compiler reads for
        all public headers is what it reads for these two, and the headers."""
        read = read_for(INCLUDE, "-x", "c++", "-", input="#include <ctqueens/ctqueens.hpp>\n")
        own = {path for path in read if re.search(r"/ctqueens/[a-z_/]+\.hpp$", path)}
        self.assertGreaterEqual(len(own), 20, read)
        standard = read_for("-x", "c++", "-", input="#include <cstddef>\n#include <cstdint>\n")
        self.assertEqual(read - own - standard, set())

    def test_without_boost(self):
        """Every header but those of the Hana front end compiles where there is no Boost: on the compiler's own include
        path, but with each folder that has Boost replaced by links to all else in it."""
        output = checks.attempt(*checks.COMPILER, "-E", "-v", "-x", "c++", "-", input="").stderr
        path = re.search(r"#include <\.\.\.> search starts here:\n(.*)\nEnd of search list", output, re.DOTALL)
        options = ["-Wno-unused-command-line-argument", "-nostdinc", INCLUDE]  # the first because of -stdlib=…
        with tempfile.TemporaryDirectory() as links:
            for number, folder in enumerate(Path(line.strip()) for line in path[1].split("\n")):
                if (folder / "boost").exists():
                    original, folder = folder, Path(links, str(number))
                    folder.mkdir()
                    for entry in original.iterdir():
                        if entry.name != "boost":
                            (folder / entry.name).symlink_to(entry)
                options += ["-isystem", folder]
            source = "".join(f"#include <{header}>\n" for header in checks.headers(but=HANA))
            self.assertIsNone(checks.rejection(*options, source=source))
            errors = checks.rejection(*options, source="#include <ctqueens/hana.hpp>\n")
        self.assertRegex(errors or "it compiles", r"boost/hana/[a-z_/]+\.hpp", "nothing but Boost should be missing")

    def test_single_header(self):
        """The static tests, with the include path of all tests, read no header of the library but the single one, and
        std.hpp, which is not a part of it. (Neither is ctqueens.h, which has a test of its own.)"""
        sources = set(checks.ROOT.glob("tests/library/*.static.cpp"))
        for source in sorted(sources - {checks.ROOT / "tests/library/c_interface.static.cpp"}):
            with self.subTest(source.name):
                read = read_for(*checks.told("OPTIONS"), source)
                self.assertTrue(any(path.endswith("/single_header/ctqueens.hpp") for path in read), read)
                own = {path for path in read if path.startswith(f"{checks.INCLUDE}/")}
                self.assertEqual(own - {f"{checks.INCLUDE}/ctqueens/std.hpp"}, set())

    def test_without_char8_t(self):
        """All public headers compile where C++20's char8_t is switched off."""
        source = "#include <ctqueens/ctqueens.hpp>\n#include <ctqueens/std.hpp>\n"
        self.assertIsNone(checks.rejection("-fno-char8_t", INCLUDE, source=source))

    def test_older_standard(self):
        """Every header, compiled as C++17, gives one error, the sentence that says which standard it needs. Left out
        are the Hana front end, and version.hpp, which needs no standard."""
        for header in checks.headers(but=(*HANA, "ctqueens/version.hpp")):
            with self.subTest(header):
                output = checks.rejection("-std=c++17", INCLUDE, source=f"#include <{header}>\n") or ""
                self.assertEqual(output.count("error: "), 1, output)
                self.assertIn("ctqueens needs C++20: compile with -std=c++20 or later", output)


class PrivateNames(unittest.TestCase):
    def test_sources(self):
        """The programs in src use the private names that docs/library/architecture.md mentions, and no other."""
        sources = {path.name: path.read_text(encoding="utf-8") for path in (checks.ROOT / "src").rglob("*.[ch]pp")}
        used = {name: set(re.findall(r"detail::\w+", text)) for name, text in sources.items()}
        used = {name: private for name, private in used.items() if private}
        self.assertEqual(used, {"characters.hpp": {"detail::utf8_decoder"},
                                "compiled_tables.hpp": {"detail::with_size"},
                                "messages.cpp": {"detail::utf8_decoder"},
                                "rows.cpp": {"detail::square_symbol", "detail::symbol"},
                                "tables_of_size.hpp": {"detail::grader", "detail::index_in"}})


class Arrows(unittest.TestCase):
    """Headers include only what the arrows `start --> end` of architecture.md allow. `text` stands for text.hpp and
    the headers in text/."""

    page = (checks.ROOT / "docs/library/architecture.md").read_text(encoding="utf-8")
    arrows = re.findall(r"^ *([a-z_]+) --> ([a-z_]+)$", page, re.MULTILINE)

    def reach(self, topic):
        """The topic and all that its arrows lead to."""
        return {topic}.union(*(self.reach(end) for start, end in self.arrows if start == topic))

    def test_arrows(self):
        """Each include is allowed, and each arrow is needed by some header."""
        unused = set(self.arrows)
        self.assertTrue(unused, "the page has no arrows")
        for header in checks.headers(but="ctqueens/ctqueens.hpp"):  # which includes everything
            _, topic, *_ = re.findall(r"\w+", header)
            text = (checks.INCLUDE / header).read_text(encoding="utf-8")
            for included, other in re.findall(r"^#include <(ctqueens/(\w+).*)>", text, re.MULTILINE):
                with self.subTest(f"{header} includes {included}"):
                    self.assertIn(other, self.reach(topic), "no arrow leads there")
                unused.discard((topic, other))
        self.assertEqual(unused, set(), "no header needs these arrows")

    def test_pages(self):
        """The page of a search includes no variant, except that of exhaustive, which cannot make its largest tables."""
        pages = [page for page in (checks.INCLUDE / "ctqueens/search").glob("*.hpp")
                 if "#include <ctqueens/search/tuned/" in page.read_text(encoding="utf-8")]
        self.assertEqual([page.name for page in pages], ["exhaustive.hpp"])
