# SPDX-License-Identifier: BSL-1.0
"""Tests of ctqueens_verify_counts() in the build of a project. The environment variable BUILD is the build folder of
ctqueens."""

import os
import shutil
import tempfile
import unittest
from pathlib import Path

import checks

CONSUMER = Path(__file__).with_name("consumer")
SCRIPTS = checks.ROOT / "src/cmake/installed"

# OEIS A000170
COUNTS = [1, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200, 73712, 365596]

# Compiles as distcc does: preprocesses the source, which is the last argument, and compiles the result.
LAUNCHER = """#!/usr/bin/env python3
import subprocess, sys
*command, source = sys.argv[1:]
subprocess.run([*command, "-E", source, "-o", source + ".ii"], check=True)
sys.exit(subprocess.run([*command, source + ".ii"]).returncode)
"""


class Consumer(unittest.TestCase):
    """A project, and what can be done in its build folder."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def configure(self, arguments, *options, library=f"-DCTQUEENS={checks.ROOT}"):
        return checks.attempt("cmake", "-S", CONSUMER, "-B", self.folder / "build", "-DCMAKE_BUILD_TYPE=Release",
                              f"-DARGUMENTS={arguments}", library, *options)

    def build(self):
        return checks.attempt("cmake", "--build", self.folder / "build", "-j2")

    def shards(self):
        return self.folder / "build/counts_shards"

    def verified(self):
        return next(self.shards().rglob("verified.txt"))

    def assert_succeeds(self, result):
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)

    def assert_fails_saying(self, result, sentence):
        self.assertNotEqual(result.returncode, 0, result.stdout)
        self.assertIn(sentence, " ".join((result.stdout + result.stderr).split()))

    def assert_verifies(self, size):
        self.assert_succeeds(self.build())
        self.assertEqual(self.verified().read_text(), "".join(
            f"N = {each}: {COUNTS[each]} solutions\n" for each in range(1, size + 1)))


class VerifyCounts(Consumer):
    def test_adds_up_shards_and_cuts_otherwise_when_told_so(self):
        for shards in 3, 2, 3:
            configured = self.configure(f"MAX_N;12;SHARDS;{shards}")
            self.assert_succeeds(configured)
            self.assertIn("if memory runs out, try more SHARDS or --parallel 1", configured.stdout)
            self.assert_verifies(12)
            objects = next(self.shards().rglob("objects.txt")).read_text()
            self.assertEqual(objects.count(f"_of_{shards}."), shards)

    def test_works_with_every_generator_and_any_folder_and_definition(self):
        definitions = "-DDEFINITIONS=$<$<CONFIG:Debug>:FOR_DEBUGGING>;A=$<CONFIG>"
        for generator, program in ("Ninja", "ninja"), ("Ninja Multi-Config", "ninja"), ("Unix Makefiles", "make"):
            if not shutil.which(program):
                continue
            with self.subTest(generator):
                self.folder /= "a ü"
                self.assert_succeeds(self.configure("MAX_N;4", definitions, "-G", generator))
                self.assert_verifies(4)
                self.assert_succeeds(self.configure("MAX_N;4;EXPECTED;3=0;4=3"))
                for _ in range(2):
                    self.assert_fails_saying(self.build(), "ctqueens: N = 4: expected 3 solutions, found 2")

    def test_builds_nothing_that_is_up_to_date_but_verifies_what_is_expected_anew(self):
        self.assert_succeeds(self.configure("MAX_N;6"))
        self.assert_verifies(6)
        before = self.verified().stat().st_mtime_ns
        self.assert_succeeds(self.configure("MAX_N;6"))
        again = self.build()
        self.assert_succeeds(again)
        self.assertNotIn("Building", again.stdout)
        self.assertNotIn("Verifying", again.stdout)
        self.assertEqual(self.verified().stat().st_mtime_ns, before)
        self.assert_succeeds(self.configure("MAX_N;6;EXPECTED;5=11"))
        again = self.build()
        self.assert_fails_saying(again, "ctqueens: N = 5: expected 11 solutions, found 10")
        self.assertNotIn("Building", again.stdout)

    def test_fails_for_a_wrong_count(self):
        library = self.folder / "library"
        shutil.copytree(checks.INCLUDE, library / "include")
        shutil.copytree(checks.ROOT / "src", library / "src")
        shutil.copy(checks.ROOT / "CMakeLists.txt", library)
        header = library / "include/ctqueens/search/tuned/bitmask.hpp"
        text = header.read_text(encoding="utf-8")
        self.assertIn("(rising | queen) >> 1", text)
        header.write_text(text.replace("(rising | queen) >> 1", "(rising | queen)"), encoding="utf-8")
        self.assert_succeeds(self.configure("MAX_N;6", library=f"-DCTQUEENS={library}"))
        self.assert_fails_saying(self.build(), "ctqueens: N = 3: expected 0 solutions, found 3")

    def test_reads_records(self):
        """What add_up_shards.cmake says about records in object files."""
        record = "ctqueens: N = 1, shard {} of {}, found {}, published 1\n"
        for records, sentence in [
                ([record.format(0, 1, 1)], "ctqueens: all counts for N = 1 to 1 are correct"),
                ([record.format(0, 2, 1), record.format(1, 2, 1)], "ctqueens: N = 1: expected 1 solutions, found 2"),
                ([record.format(0, 1, 1)] * 2, "ctqueens: N = 1: shard 0 is counted twice, again in "),
                ([record.format(0, 2, 1)], "ctqueens: N = 1: only 1 of 2 shards were counted"),
                (["\n"], "0.o does not contain a count")]:
            with self.subTest(sentence):
                names = [self.folder / f"{number}.o" for number, _ in enumerate(records)]
                for name, text in zip(names, records):
                    name.write_text(text)
                (self.folder / "objects.txt").write_text("".join(f"{name}\n" for name in names))
                result = checks.attempt("cmake", f"-DOBJECTS={self.folder}/objects.txt", "-DMAX_N=1",
                                        f"-DVERIFIED={self.folder}/verified.txt", "-P", SCRIPTS / "add_up_shards.cmake")
                self.assertIn(sentence, " ".join((result.stdout + result.stderr).split()))
                self.assertEqual(result.returncode == 0, sentence.endswith("correct"))

    def test_refuses_what_makes_no_sense(self):
        rule = "EXPECTED takes <N>=<count> pairs with distinct N between 1 and 8, not"
        for arguments, sentence in [
                ('"" MAX_N 4', "the name of the target must not be empty"),
                ("counts", "MAX_N must be between 1 and 18, not ''"),
                ("counts MAX_N 0", "MAX_N must be between 1 and 18, not '0'"),
                ("counts MAX_N 19", "MAX_N must be between 1 and 18, not '19'"),
                ("counts MAX_N 12 SHARDS 0", "SHARDS must be between 1 and 9999, not '0'"),
                ("counts MAX_N 12 SHARDS", "SHARDS must be between 1 and 9999, not ''"),
                ("counts MAX_N 8 EXPECTED 9=352", f"{rule} '9=352'"),
                ("counts MAX_N 8 EXPECTED 8", f"{rule} '8'"),
                ("counts MAX_N 8 EXPECTED", f"{rule} ''"),
                ("counts MAX_N 8 EXPECTED 4=3 4=2", f"{rule} '4=2'"),
                ("counts MAX_N 8 SHARD 2", "unknown argument 'SHARD;2' (allowed: MAX_N, SHARDS, EXPECTED)")]:
            with self.subTest(arguments):
                script = self.folder / "script.cmake"
                script.write_text("cmake_minimum_required(VERSION 3.25)\n"
                                  f"include({SCRIPTS}/ctqueens_verify_counts.cmake)\n"
                                  f"ctqueens_verify_counts({arguments})\n")
                self.assert_fails_saying(checks.attempt("cmake", "-P", script), f"ctqueens_verify_counts: {sentence}")

    def test_refuses_what_this_compiler_cannot_count(self):
        self.assert_fails_saying(
            self.configure("MAX_N;18", "-DCMAKE_CXX_COMPILER=g++"),
            "ctqueens_verify_counts: MAX_N 18 needs wide integers, which Clang 19 or later has on x86")


class WideIntegers(Consumer):
    """With a compiler that has wide integers, unless the flags turn them off, and with what is installed."""

    def setUp(self):
        super().setUp()
        checks.run("cmake", "--install", os.environ["BUILD"], "--prefix", self.folder / "prefix")

    def configure(self, arguments, *options, **_):
        return super().configure(arguments, "-DCMAKE_CXX_COMPILER=clang++-19", *options,
                                 library=f"-DCMAKE_PREFIX_PATH={self.folder}/prefix")

    def test_decide_how_many_shards_there_are(self):
        """They are looked for again whenever flags or definitions change."""
        off = "-DCTQUEENS_WIDE_INTEGERS=0"
        for option, shards in [("-DCMAKE_CXX_FLAGS=-Weverything -Werror", 1), (f"-DCMAKE_CXX_FLAGS={off}", 2),
                               ("-DCMAKE_CXX_FLAGS=", 1), (f"-DCMAKE_CXX_FLAGS_RELEASE={off}", 2),
                               ("-DCMAKE_CXX_FLAGS_RELEASE=", 1), (f"-DDEFINITIONS={off[2:]}", 2),
                               ("-DDEFINITIONS=", 1),
                               (f"-DOPTIONS={off}", 2), ("-DOPTIONS=-Weverything;-Werror", 1)]:
            with self.subTest(option):
                self.assert_succeeds(self.configure("MAX_N;14", option))
                objects = next(self.shards().rglob("objects.txt")).read_text()
                self.assertEqual(objects.count("count_14_"), shards)
        self.assert_verifies(14)

    def test_go_through_a_launcher(self):
        """A farm or a cache gets each shard, and can compile it from preprocessed text, even with -Werror."""
        launcher = self.folder / "launcher"
        launcher.write_text(LAUNCHER)
        launcher.chmod(0o755)
        self.assert_succeeds(self.configure(
            "MAX_N;14", "-G", "Ninja Multi-Config", f"-DCMAKE_CXX_COMPILER_LAUNCHER={launcher}",
            "-DCMAKE_CXX_FLAGS=-Weverything -Werror"))
        self.assert_verifies(14)
        self.assertEqual(len(list(self.shards().glob("*.ii"))), 14)
