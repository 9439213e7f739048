# SPDX-License-Identifier: BSL-1.0
"""The reference that DOXYGEN makes with DOXYFILE, in FOLDER, is complete."""

import html
import os
import re
import shutil
import unittest
import urllib.parse
import xml.etree.ElementTree as xml
from pathlib import Path

import checks
from checks import ROOT

# Docstrings whose absence must be noticed: the name, the header, and how the declaration begins.
STRIPPED = [
    ("not_found", "query/solution_index.hpp", "inline constexpr std::size_t not_found"),
    ("nearest_solutions", "query.hpp", "template <int N> struct nearest_solutions"),
    ("checked_observer", "search/observer/checked_observer.hpp", "concept checked_observer"),
    ("insert", "query.hpp", "    constexpr void insert("),
    ("ctqueens_count", "ctqueens.h", "CTQUEENS_PUBLIC int32_t ctqueens_count("),
    ("quarter_turn", "symmetry.hpp", "    quarter_turn = 5,"),
    ("registry_tag", "hana/registry.hpp", "struct registry_tag"),
]


def run_doxygen(folder, **settings):
    """Runs Doxygen with some settings changed, and returns its warnings."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    settings |= {"OUTPUT_DIRECTORY": f'"{folder}"', "GENERATE_XML": "YES",
                 "XML_PROGRAMLISTING": "NO", "GENERATE_TAGFILE": f'"{folder}/ctqueens.tag"'}
    lines = [Path(os.environ["DOXYFILE"]).read_text(), *(f"{name} = {value}" for name, value in settings.items())]
    done = checks.attempt(os.environ["DOXYGEN"], "-", input="\n".join(lines), cwd=ROOT)
    complaints = done.stderr.splitlines()
    return complaints or ([f"exit status {done.returncode}"] if done.returncode != 0 else [])


def documented(element):
    return any("".join(element.find(part).itertext()).strip()
               for part in ("briefdescription", "detaileddescription"))


def read_names(folder):
    """The qualified names in the reference: whether each is documented. (There may be several of a
    name, such as overloads; then all have to be.)"""
    names = {}

    def add(name, element):
        names[name] = names.get(name, True) and documented(element)

    for file in sorted((folder / "xml").glob("*.xml")):
        for compound in xml.parse(file).getroot().findall("compounddef"):
            kind, scope = compound.get("kind"), compound.findtext("compoundname")
            if kind not in ("file", "namespace", "class", "struct", "concept", "group"):
                continue
            if compound.get("prot", "public") != "public" or "detail" in scope:
                continue
            location = compound.find("location")
            if kind != "group" and not location.get("file").endswith((".hpp", ".h")):
                continue  # Doxygen's own, and the main page
            add(scope, compound)
            for member in compound.iter("memberdef"):
                if member.get("prot") != "public" or member.get("kind") == "define":
                    continue
                if kind == "file" and not file.name.startswith("ctqueens_8h"):
                    continue  # it is in its namespace too
                name = member.findtext("qualifiedname") or member.findtext("name")
                add(name, member)
                for value in member.findall("enumvalue"):
                    add(f"{name}::{value.findtext('name')}", value)
    return names


def names_without_group(folder):
    compounds = [compound for file in sorted((folder / "xml").glob("*.xml"))
                 for compound in xml.parse(file).getroot().findall("compounddef")]
    parts = {compound: compound.findall("innerclass") + compound.findall("innerconcept") for compound in compounds}
    grouped = {part.get("refid")
               for compound in compounds if compound.get("kind") == "group" for part in parts[compound]}
    for compound in compounds:
        if compound.get("kind") == "namespace" and re.match("ctqueens(?!.*detail)", compound.findtext("compoundname")):
            yield from (part.text for part in parts[compound] if part.get("refid") not in grouped)
            yield from (member.findtext("qualifiedname") for member in compound.iter("memberdef")
                        if not member.get("id").startswith("group_"))


def module_names():
    """The names that the module exports."""
    text = (ROOT / "include/ctqueens/ctqueens.cppm").read_text()
    lists = re.findall(r"^using ([^;=]*);", text, re.MULTILINE)
    names = [name.strip() for names in lists for name in names.split(",")]
    return ["ctqueens::" + name.removeprefix("ctqueens::") for name in names]


def interface_names():
    """The functions of the C interface."""
    text = (ROOT / "include/ctqueens/ctqueens.h").read_text()
    return sorted(set(re.findall(r"\b(ctqueens_\w+)\([^)]*\)\s*CTQUEENS_NOEXCEPT;", text)))


def broken_links(folder):
    """Links in pages, in the menu and in the tree, and what the tag file lists."""
    docs = folder / "docs"
    pages = {page.name: page.read_text() for page in sorted(docs.glob("*.html"))}
    links = [(name, link) for name, text in pages.items() for link in re.findall(r'(?:href|src)="([^"]+)"', text)]
    scripts = [docs / "menudata.js", docs / "navtreedata.js"]
    for script in scripts:  # grows: the name of a script stands for a part of the tree
        text = script.read_text()
        tree = text.partition("NAVTREEINDEX")[0]
        links += [(script.name, link) for link in re.findall(r'"(\w+\.html(?:#\w*)?)"', tree)]
        scripts += [docs / f"{name}.js" for name in re.findall(r', "(\w+)" \]', text)]
    tags = re.findall(r"<anchorfile>(.*?)</anchorfile>\s*<anchor>(.*?)</anchor>", (folder / "ctqueens.tag").read_text())
    links += [("ctqueens.tag", "#".join(tag)) for tag in tags]
    for name, link in links:
        path, _, anchor = urllib.parse.unquote(html.unescape(link)).partition("#")
        if re.match(r"[a-z]+:", path):
            continue
        if path and not (docs / path).exists():
            yield f"{name} has a link to {path}, which is not there"
        elif anchor and f' id="{anchor}"' not in pages[path or name]:
            yield f"{name} has a link to {link}, and there is no such place in the page"


def private_names(folder):
    for page in sorted((folder / "docs").glob("*.html")):
        if "detail::" in re.sub(r"<[^>]*>", "", page.read_text()):
            yield f"{page.name} shows the namespace detail"


def exact_steps():
    """Headers with an exact number of evaluation steps. Docstrings round; step_budgets.csv is exact."""
    number = r"\b\d[\d,]{5,}\b"
    pattern = rf"{number}(?: \w+){{0,2}} (?:steps|operations)|(?:steps|operations)[^.]*?{number}"
    for header in sorted((ROOT / "include").rglob("*.hpp")):
        text = re.sub(r"\s*\n\s*///? ?", " ", header.read_text())
        text = re.sub("33,554,432|1,048,576", "", text)  # the compilers' limits
        for found in re.findall(pattern, text):
            yield f"{header.name} has an exact number of steps: {found}"


def strip(include):
    """Takes the docstrings of STRIPPED away."""
    for name, header, start in STRIPPED:
        path = include / header
        lines = path.read_text().split("\n")
        line = next(number for number, text in enumerate(lines) if text.startswith(start))
        lines[line] = re.sub(r" *///<.*", "", lines[line])
        while re.match(r" *(///|/\*\*|\*/| \*|template)", lines[line - 1]):
            line -= 1
            lines[line] = re.sub(r" *(///|/\*\*|\*/| \*).*", "", lines[line])
        path.write_text("\n".join(lines))


class Reference(unittest.TestCase):
    def test_complete(self):
        """Doxygen does not warn, all public names are in the reference, documented and in a group, its links lead to
        pages that are there, nothing private is shown, and no header has an exact number of evaluation steps."""
        folder = Path(os.environ["FOLDER"], "all")
        self.assertEqual(run_doxygen(folder), [])
        names = read_names(folder)
        exported, interface = module_names(), interface_names()
        self.assertGreaterEqual(len(exported), 80)
        self.assertGreaterEqual(len(interface), 10)
        self.assertEqual([name for name in exported + interface if name not in names], [], "not in the reference")
        self.assertEqual([name for name, is_documented in names.items() if not is_documented], [], "not documented")
        self.assertEqual([*names_without_group(folder)], [], "in no group")
        groups = (ROOT / "docs/reference/groups.dox").read_text()
        names = {path.name for path in (ROOT / "include/ctqueens").glob("*.h*")} - {"ctqueens.hpp", "version.hpp"}
        self.assertEqual([name for name in sorted(names) if f"`{name}`" not in groups], [], "named by no group")
        self.assertEqual([*broken_links(folder), *private_names(folder), *exact_steps()], [])

    def test_docstrings_are_missed(self):
        """Where docstrings are taken away, each is missed: Doxygen itself is silent on concepts, enumerators and
        defaulted functions."""
        folder, copy = Path(os.environ["FOLDER"], "stripped"), Path(os.environ["FOLDER"], "include/ctqueens")
        shutil.rmtree(copy, ignore_errors=True)
        shutil.copytree(ROOT / "include/ctqueens", copy)
        strip(copy)
        complaints = run_doxygen(folder, INPUT=f'"{copy}" docs/reference/groups.dox', RECURSIVE="YES",
                                 USE_MDFILE_AS_MAINPAGE="", GENERATE_HTML="NO")
        self.assertIn("not_found", "\n".join(complaints))
        undocumented = {name.split("::")[-1] for name, is_documented in read_names(folder).items() if not is_documented}
        self.assertEqual(undocumented, {name for name, _, _ in STRIPPED})
