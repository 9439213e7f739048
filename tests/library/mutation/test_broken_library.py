# SPDX-License-Identifier: BSL-1.0
"""The assertions have teeth: programs that use the library compile, and no longer do when one line of the library is
broken. The first error must be that an assertion fails, or that something is no constant, as when a search goes off the
board. HANA is 1 if there is Boost for the Hana front end, or 0, and OPTIONS are those of the compiler."""

import os
import re
import tempfile
import unittest
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import checks
from mutants import replaced_once

LIBRARY = Path(__file__).absolute().parents[1]
CONSUMER = LIBRARY / "mutation/consumer.cpp"  # asserts nothing itself
PAGES = LIBRARY / "mutation/pages.cpp"  # mutants.py has the other searches
COUNT = LIBRARY / "mutation/count.cpp"

# By the program that must not compile: a mistake, the header in which it is made, the text that is replaced, and its
# replacement.
MUTANTS = {
    CONSUMER: [
        ("no attack along columns", "placement.hpp", "a.column == b.column ||", ""),
        ("no attack along falling diagonals", "placement.hpp",
         "std::int64_t(a.row) - b.row == std::int64_t(a.column) - b.column", "false"),
        ("no attack along rising diagonals", "placement.hpp",
         "std::int64_t(a.row) - b.row == std::int64_t(b.column) - a.column", "false"),
        ("a shard searched twice and one not at all", "solutions/shards.hpp",
         "template run<N>(first_column, found)", "template run<N>(first_column / 2, found)"),
        ("a shard left out of the left half", "solutions.hpp", "? (N + 1) / 2 : shard", "? N / 2 : shard"),
        ("a shard left out", "search/algorithm.hpp",
         "has_one_shard<Search> ? 1 : N;", "has_one_shard<Search> ? 1 : N - 1;"),
        ("a first column not counted", "count.hpp", "N == 0 ? 1 : (N + 1) / 2", "N == 0 ? 1 : N / 2"),
        ("a count that is published wrongly", "table.hpp", " 352,", " 353,"),
        ("solutions kept twice", "solutions/collector.hpp", "++count >", "(count += 2) >"),
        ("a wrong published count", "table.hpp", " 92, 352", " 91, 352"),
        ("another wrong published count", "table.hpp", " 40,", " 41,"),
        ("permutation with lines that are not added", "search/tuned/permutation.hpp",
         "sum + queen == (lines", "sum + queen != (lines"),
        ("exhaustive with lanes that contradict themselves", "search/tuned/exhaustive.hpp",
         "consistent |= attacks(a, b) ? 0 : bit", "consistent |= bit"),
        ("exhaustive with rows above that are not compared", "search/tuned/exhaustive.hpp",
         "(lines & word << column) != 0 ? 0", "false ? 0"),
        ("exhaustive with lanes that forget row N - 3", "search/tuned/exhaustive.hpp",
         "if ((lines & word << column) != 0) continue;", ""),
        ("iterative without a diagonal", "search/iterative.hpp", " || rows == -columns", ""),
        ("occupancy that forgets to clear", "search/occupancy.hpp",
         "on_column = on_falling = on_rising = false;", "on_column = on_falling = false;"),
        ("board_scan without the falling diagonal", "search/board_scan.hpp",
         " && on_falling == 1", " && on_falling >= 1"),
        ("bitmask whose diagonals do not move", "search/tuned/bitmask.hpp",
         "(rising | queen) >> 1", "(rising | queen)"),
        ("a mirror image that is not mirrored", "solutions.hpp",
         "(N - 1 - queens.columns[row])", "(queens.columns[row])"),
        ("a mirror image of another row", "solutions.hpp", "all.kept.rows[index - 1]", "all.kept.rows[index]"),
        ("a table whose rows are not compared", "solutions/proof.hpp", "number <= previous", "number >= previous"),
        ("a table without lines", "solutions/proof.hpp",
         "!= ((lines << queens.columns[row]) | ...))\n            return index;\n"
         "        if (((queens.columns[row] + image",
         "== ((lines << queens.columns[row]) | ...))\n            return index;\n"
         "        if (((queens.columns[row] + image")],
    PAGES: [
        ("a page of exhaustive that compares too few", "search/exhaustive.hpp", "above < row;", "above < row - 1;"),
        ("a page of permutation without a diagonal", "search/permutation.hpp", " || rows == -columns", ""),
        ("a page of bitmask whose diagonals do not move", "search/bitmask.hpp",
         "(rising | queen) >> 1", "(rising | queen)")],
    LIBRARY / "text.static.cpp": [
        ("a queen that is not written", "text/plain_formats.hpp", "put(out, 'Q')", "put(out, 'q')")],
    LIBRARY / "parse.static.cpp": [
        ("columns that are counted from 0", "parse/lists.hpp", "= number - first", "= number - 0 * first"),
        ("a second queen that replaces the first", "parse/boards.hpp",
         "if (at.column < size) return", "if (false) return"),
        ("a reader that is left out", "parse/notations.hpp",
         '    {notation::pairs, size_from_pairs, read_pair, 1, ",", whitespace},\n', "")],
    LIBRARY / "examiner_reports.static.cpp": [
        ("columns from 1 that are off the board", "examiner/forms.hpp", "&& may_count_from_1) {", "&& false) {"),
        ("squares from 1 that are off the board", "examiner/forms.hpp", "&& are_squares_from_1()", "&& false"),
        ("columns that are wrong, but read", "examiner/forms.hpp", "result.what = fault::off_the_board;", "")],
    LIBRARY / "examiner_boards.static.cpp": [
        ("rows that are not counted", "examiner/forms.hpp", "if (lines_ != N)", "if (false)"),
        ("an error that is lost", "examiner/forms.hpp", "result.what = fault::not_read;", ""),
        ("a text that is cut", "examiner/forms.hpp", "if (found && is_whole)", "if (found)"),
        ("a text that is cut within a row", "examiner/forms.hpp",
         "(found.position >= last_line && last_line > 0)", "false")],
    LIBRARY / "examiner.static.cpp": [
        ("a solution that may be repeated", "examiner/grader.hpp", "if (is_found_[index])", "if (false)"),
        ("a number that is not graded", "examiner/function_runner.hpp", "verdict.what = fault::wrong_count;", ""),
        ("a form that nobody looks at", "examiner/reporter.hpp", "conclude_(reading);", "")],
    LIBRARY / "query.static.cpp": [
        ("a lookup that ends at the first slot", "query/solution_index.hpp", "while (entries[slot] != 0 &&",
         "while (false &&"),
        ("a set that only grows", "query.hpp",
         "words_[word] &= other.words_[word]", "words_[word] |= other.words_[word]"),
        ("the last of the nearest solutions", "query.hpp", "distance < best.distance", "distance <= best.distance")],
    LIBRARY / "symmetry.static.cpp": [
        ("an image that is not reflected", "symmetry.hpp", "square{at.column, at.row} : at", "at : at"),
        ("an orbit with equal images", "symmetry.hpp", "if (!found.contains(image)) found", "found"),
        ("a stabiliser without half turns", "symmetry.hpp", "unsigned bits = 0xFF;", "unsigned bits = 0xBF;")],
    LIBRARY / "trace.static.cpp": [
        ("a part that goes on after its solution", "trace/tracer.hpp",
         "if (--part_.missing_solutions == 0) output_.has_ended = true;", "--part_.missing_solutions;"),
        ("a conflict without its attacker", "trace/tracer.hpp", "pair.found ? pair.first : at", "at"),
        ("a part that begins with any queens", "trace/tracer.hpp", "placed[row] != queens[row]", "placed[row] < 0")],
    LIBRARY / "work.static.cpp": [
        ("backtracks that are not counted", "work.hpp", "++counts.backtracks; }", "}"),
        ("comparisons that are counted once", "work.hpp",
         "unsigned(comparisons) * placements", "unsigned(comparisons)"),
        ("a shard whose solutions are left out", "work.hpp", "(shard_work<N, Search, column>.solutions + ...)",
         "shard_work<N, Search, 0>.solutions")],
    COUNT: [
        ("a first column that is counted once and not twice", "count.hpp", ": 2 * found.count", ": found.count"),
        ("a diagonal that is forgotten", "count/halves_in_words.hpp",
         "kept = (1 << (N - 1)) - 1", "kept = (1 << (N - 2)) - 1"),
        ("a lower half that is not turned", "count/halves_in_words.hpp", "is_lower ? 32 + N - rows : rows", "rows"),
        ("words that are not transposed", "count/halves_in_words.hpp", "for (int size = 16;", "for (int size = 8;"),
        ("a shard that overlaps the next", "count.hpp",
         "all * (shard + 1) / shards)", "all * (shard + 1) / shards + 1)")],
}
HANA = {
    LIBRARY / "hana/models.static.cpp": [
        ("a table of which only the first solution is looked for", "hana/models.hpp",
         "if (holds(element)) return true", "return holds(element)"),
        ("placements that are equal but for row 0", "hana/models.hpp",
         "index = 0;\n    for", "index = 1;\n    for"),
        ("a table that drops its end", "hana/models.hpp",
         "placements.rows[dropped + index]", "placements.rows[index]")],
}
WIDE_INTEGERS = {
    COUNT: [
        ("lanes that meet on their way", "count/packed_lanes.hpp", "distances << 2 * N", "distances << (2 * N + 1)"),
        ("diagonals that leave the board and come back", "count/packed_lanes.hpp",
         "(diagonals >> 1 & rising_on_board)", "diagonals >> 1"),
        ("a half that is not turned", "count/halves_in_lanes.hpp", "all::upside_down(all::next_row", "(all::next_row"),
        ("more placements than estimated", "count/packed_lanes.hpp", "* 4 / 5", "/ 2"),
        ("an orbit that is counted twice", "count/by_halves.hpp",
         "flipped_image == set ? 1 : 2", "flipped_image == set ? 2 : 2"),
        ("a copy too few", "count/halves_in_lanes.hpp", "rotating >>= turns", "rotating >>= (turns + 1)")],
    LIBRARY / "count.static.cpp": [
        ("a table without the slices of the last quarter", "count/halves_in_lanes.hpp",
         " | unions[3][diagonals >> 3 * quarter & all]", ""),
        ("a segment of lower halves that is skipped", "count/halves_in_lanes.hpp",
         "lower.diagonals >>= segment", "lower.diagonals >>= 2 * segment")],
}


def rejection(*arguments, **options):
    return checks.rejection("-Wfatal-errors", *arguments, f"-I{checks.INCLUDE}", *checks.told("OPTIONS"), **options)


def first_error(errors):
    return next(line for line in errors.splitlines() if "error: " in line)


def answer_to(program, header, old, new):
    """What the compiler says about a program with a broken header; None if it compiles."""
    text = (checks.INCLUDE / "ctqueens" / header).read_text(encoding="utf-8")
    broken = replaced_once(text, old, new, header)
    with tempfile.TemporaryDirectory() as folder:  # in which the compiler looks first
        path = Path(folder, "ctqueens", header)
        path.parent.mkdir(parents=True)
        path.write_text(broken, encoding="utf-8")
        return rejection(f"-I{folder}", program)


class BrokenLibrary(unittest.TestCase):
    def has_wide_integers(self):
        narrow = rejection(source="#include <ctqueens/count.hpp>\nstatic_assert(CTQUEENS_WIDE_INTEGERS);\n")
        if narrow:
            self.assertRegex(narrow, "error: static[_ ]assert")
        return narrow is None

    def groups(self):
        """The mutants that can be tried here."""
        return [MUTANTS, *([HANA] if os.environ["HANA"] == "1" else []),
                *([WIDE_INTEGERS] if self.has_wide_integers() else [])]

    def test_unbroken(self):
        with ThreadPoolExecutor(max_workers=2) as pool:
            for errors in pool.map(rejection, {program for group in self.groups() for program in group}):
                self.assertIsNone(errors)

    def test_broken(self):
        mutants = [(program, *mutant)
                   for group in self.groups() for program, found in group.items() for mutant in found]
        with ThreadPoolExecutor(max_workers=2) as pool:
            answers = [pool.submit(answer_to, program, *mutant) for program, _, *mutant in mutants]
        for (program, name, *_), answer in zip(mutants, answers):
            with self.subTest(name):
                errors = answer.result()
                self.assertIsNotNone(errors, f"{program.name} still compiles")
                if program == CONSUMER:  # the library says it in its own words
                    self.assertRegex(first_error(errors), "error: static[_ ]assert.*ctqueens: ")
                else:
                    self.assertRegex(errors, "error: (static[_ ]assert|.*(constant expression|outside the bounds))")
