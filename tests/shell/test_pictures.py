# SPDX-License-Identifier: BSL-1.0
"""What is in the pictures that the program writes, as a parser of XML reads them."""

import re
import unittest
import xml.etree.ElementTree as ElementTree

from shell import output

SVG = "{http://www.w3.org/2000/svg}"
SIDE = 40  # of a square
SIZES = (1, 3, 4, 6, 8, 10)


def columns(words):
    """The solutions that the program prints, as lists of columns."""
    return [list(map(int, line.split())) for line in output(f"{words} --format columns").splitlines()]


def svg(words):
    """The elements of a drawing."""
    return ElementTree.fromstring(output(f"{words} --format svg"))


def boards_in(root):
    return [each for each in root.iter() if each.get("role") == "img"]


def queens_in(element):
    """The columns of the queens in a picture of one board, row by row."""
    queens = [use for use in element.iter(SVG + "use") if use.get("href") == "#ctqueens-queen"]
    rows = {int(use.get("y")) // SIDE: int(use.get("x")) // SIDE for use in queens}
    assert len(rows) == len(queens), "two queens in a row"
    return [rows[row] for row in sorted(rows)]


class Pictures(unittest.TestCase):
    def picture(self, words):
        """Returns what is drawn: all solutions, without a reference to anything outside the document."""
        root = svg(words)
        self.assertEqual([queens_in(board) for board in boards_in(root)], columns(words))
        ids = [each.get("id") for each in root.iter() if each.get("id")]
        self.assertEqual(len(ids), len(set(ids)))
        for each in root.iter():
            if each.get("href"):
                self.assertIn(each.get("href")[1:], ids)
            self.assertIsNone(each.get("src"))
        text = output(f"{words} --format svg")
        self.assertLessEqual(set(re.findall(r"\w+://[^\"' )]*", text)), {SVG[1:-1]})
        self.assertNotRegex(text, r"url\(|@import|<link|<script")
        return root

    def test_all_solutions(self):
        for size in SIZES:
            self.assertEqual(self.picture(f"--size {size}").tag, SVG + "svg")
        self.picture("--order iterative")

    def test_svg_has_92_boards_within_its_borders_and_apart(self):
        root = svg("")
        _, _, width, height = map(int, root.get("viewBox").split())
        places = set()
        for board in boards_in(root):
            x, y = map(int, re.fullmatch(r"translate\((\d+) (\d+)\)", board.get("transform")).groups())
            self.assertLessEqual(x + 8 * SIDE, width)
            self.assertLessEqual(y + 8 * SIDE, height)
            self.assertTrue(all(abs(x - left) > 8 * SIDE or abs(y - top) > 8 * SIDE for left, top in places))
            places.add((x, y))
        self.assertEqual(len(places), 92)

    def test_boards_have_half_of_their_squares_dark(self):
        for size in SIZES:
            dark = svg(f"--size {size}").find(f".//{SVG}path[@class='ctqueens-dark']").get("d")
            squares = [(int(x) // SIDE, int(y) // SIDE) for x, y in re.findall(r"M(\d+) (\d+)h40v40h-40z", dark)]
            self.assertEqual(sorted(squares), [(x, y) for x in range(size) for y in range(size) if (x + y) % 2])

    def test_svg_titles_say_what_the_boards_show(self):
        titles = [f"Solution {number}: {squares}"
                  for number, squares in enumerate(output("--format squares").splitlines(), 1)]
        self.assertEqual([board.find(SVG + "title").text for board in boards_in(svg(""))], titles)
        for number in (1, 92):
            root = self.picture(f"--solution {number}")
            self.assertEqual((root.get("role"), root.find(SVG + "title").text), ("img", titles[number - 1]))

    def test_gallery_has_orbits_that_make_all_solutions(self):
        for size, orbits, solutions in ((6, 1, 4), (8, 12, 92), (10, 92, 724)):
            boards = boards_in(svg(f"--size {size} --fundamental"))
            self.assertEqual(len(boards), orbits)
            notes = [board.find(f"{SVG}g/{SVG}text").text for board in boards]
            self.assertEqual(sum(int(re.match(r"orbit of (\d)", note)[1]) for note in notes), solutions)

    def test_boards_keep_their_numbers_when_others_are_left_out(self):
        def by_number(words):
            return {board.find(SVG + "text").text: queens_in(board) for board in boards_in(svg(words))}

        all_of_them = by_number("")
        for which in ("", "--fundamental"):
            some = by_number(f"--having d1 {which}")
            self.assertTrue(1 < len(some) < len(all_of_them))
            self.assertNotEqual(list(some), list(all_of_them)[:len(some)])
            self.assertLessEqual(some.items(), all_of_them.items())
        for square, number in (("b6", 1), ("e6", 4)):
            self.assertIn(f"<title>Solution {number}: ", output(f"--format svg --having {square} --size 6"))

    def test_orbit_is_called_by_its_symmetries(self):
        root = self.picture("orbit 14")
        self.assertEqual([board.find(SVG + "text").text for board in boards_in(root)],
                         ["identity", "quarter turn", "flip rows", "main diagonal"])
