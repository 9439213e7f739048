# SPDX-License-Identifier: BSL-1.0
"""Tests of ctqueens_verify_counts() as a consumer's build uses it."""

import shutil

from checks import ROOT
from consumer_build import BUILD, Build


def available_generators():
    return [generator for generator, program in [("Ninja", "ninja"), ("Ninja Multi-Config", "ninja"),
                                                 ("Unix Makefiles", "make")] if shutil.which(program)]


class VerifyCounts(Build):
    def test_adds_up_shards(self):
        configured = self.configure("MAX_N;12;SHARDS;3")
        self.assert_succeeds(configured)
        self.assertIn("if memory runs out, try more SHARDS or --parallel 1", configured.stdout)
        self.assertEqual(self.sources("count_12"), [f"count_12_shard_{shard}_of_3" for shard in range(3)])
        self.assert_succeeds(self.build())
        self.assert_verified(12)

    def test_works_with_every_generator_and_any_folder_and_definition(self):
        definitions = "-DDEFINITIONS=$<$<CONFIG:Debug>:FOR_DEBUGGING>;A=$<CONFIG>"
        for generator in available_generators():
            with self.subTest(generator):
                self.folder /= "a ü"
                self.assert_succeeds(self.configure("MAX_N;4", definitions, generator=generator))
                self.assert_succeeds(self.build())
                self.assert_verified(4)
                self.assert_succeeds(self.configure("MAX_N;4;EXPECTED;3=0;4=3", generator=generator))
                for _ in range(2):
                    self.assert_fails_saying(self.build(),
                                             "ctqueens: N = 4: expected 3 solutions, found 2")

    def test_cuts_otherwise_when_told_so(self):
        for shards in (3, 2, 3):
            self.assert_succeeds(self.configure(f"MAX_N;12;SHARDS;{shards}"))
            self.assert_succeeds(self.build())
            self.assert_verified(12)

    def test_builds_nothing_that_is_up_to_date_but_verifies_what_is_expected_anew(self):
        self.assert_succeeds(self.configure("MAX_N;6"))
        self.assert_succeeds(self.build())
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

    def test_refuses_what_this_compiler_cannot_count(self):
        self.assert_fails_saying(
            self.configure("MAX_N;18", "-DCMAKE_CXX_COMPILER=g++"),
            "ctqueens_verify_counts: MAX_N 18 needs wide integers, which Clang 19 or later has")

    def test_fails_for_a_wrong_small_count(self):
        self.assert_fails_for_wrong("search/tuned/bitmask.hpp", "(rising | queen) >> 1",
                                    "(rising | queen)", "MAX_N;6", "ctqueens: N = 3: expected 0 solutions, found 3")

    def test_fails_for_a_wrong_large_count(self):
        self.assert_fails_for_wrong("count.hpp", "all * shard / shards)",
                                    "all * shard / shards + 100 * shard)", "MAX_N;12;SHARDS;2",
                                    "ctqueens: N = 12: expected 14200 solutions, found ")

    def assert_fails_for_wrong(self, header, right, wrong, arguments, sentence):
        library = self.folder / "library"
        shutil.copytree(ROOT / "include", library / "include")
        shutil.copytree(ROOT / "src", library / "src")
        shutil.copy(ROOT / "CMakeLists.txt", library)
        header = library / "include" / "ctqueens" / header
        text = header.read_text()
        self.assertIn(right, text)
        header.write_text(text.replace(right, wrong))
        self.assert_succeeds(self.configure(arguments, library=f"-DCTQUEENS={library}"))
        self.assert_fails_saying(self.build(), sentence)

    def test_refuses_a_shard_that_is_counted_twice(self):
        record, objects = self.folder / "record.o", self.folder / "objects.txt"
        record.write_text("ctqueens: N = 1, shard 0 of 1, found 1, published 1\n")
        objects.write_text(f"{record}\n{record}\n")
        added = self.run_command("cmake", f"-DOBJECTS={objects}", "-DMAX_N=1", f"-DVERIFIED={self.folder}/verified.txt",
                                 "-P", ROOT / "src/cmake/installed/add_up_shards.cmake")
        self.assert_fails_saying(added, "ctqueens: N = 1: shard 0 is counted twice, again in ")

    def test_refuses_what_makes_no_sense(self):
        for arguments, sentence in [
                ("", "MAX_N must be between 1 and 18, not ''"),
                ("MAX_N;0", "MAX_N must be between 1 and 18, not '0'"),
                ("MAX_N;19", "MAX_N must be between 1 and 18, not '19'"),
                ("MAX_N;12;SHARDS;0", "SHARDS must be between 1 and 9999, not '0'"),
                ("MAX_N;12;SHARDS", "SHARDS must be between 1 and 9999, not ''"),
                ("MAX_N;8;EXPECTED;9=352",
                 "EXPECTED takes <N>=<count> pairs with distinct N between 1 and 8, not '9=352'"),
                ("MAX_N;8;EXPECTED;8", "EXPECTED takes <N>=<count> pairs with distinct N between 1 and 8, not '8'"),
                ("MAX_N;8;EXPECTED", "EXPECTED takes <N>=<count> pairs with distinct N between 1 and 8, not ''"),
                ("MAX_N;8;EXPECTED;4=3;4=2",
                 "EXPECTED takes <N>=<count> pairs with distinct N between 1 and 8, not '4=2'"),
                ("MAX_N;8;SHARD;2", "unknown argument 'SHARD;2' (allowed: MAX_N, SHARDS, EXPECTED)")]:
            with self.subTest(arguments):
                self.assert_fails_saying(self.configure(arguments),
                                         f"ctqueens_verify_counts: {sentence}")

    def test_is_installed(self):
        prefix = self.folder / "prefix"
        self.assert_succeeds(self.run_command("cmake", "--install", BUILD,
                                              "--prefix", prefix))
        self.assert_succeeds(self.configure("MAX_N;8", library=f"-DCMAKE_PREFIX_PATH={prefix}"))
        self.assert_succeeds(self.build())
        self.assert_verified(8)


class WideIntegers(Build):
    """With a compiler that has wide integers, unless the flags turn them off."""

    def test_decide_how_many_shards_there_are(self):
        prefix = self.folder / "prefix"
        self.assert_succeeds(self.run_command("cmake", "--install", BUILD, "--prefix", prefix))
        for generator, library, flags, shards in [
                ("Ninja", None, "-Weverything -Werror", 1),
                ("Ninja Multi-Config", f"-DCMAKE_PREFIX_PATH={prefix}", "", 1),
                ("Ninja", None, "-DCTQUEENS_WIDE_INTEGERS=0", 2)]:
            with self.subTest(f"{generator}, {flags}"):
                self.folder /= "a"
                self.assert_succeeds(self.configure(
                    "MAX_N;14", "-DOPTIONS=-Weverything;-Werror", "-DDEFINITIONS=$<$<CONFIG:Debug>:FOR_DEBUGGING>",
                    "-DCMAKE_CXX_COMPILER=clang++-19", "-DCMAKE_CXX_FLAGS=",
                    f"-DCMAKE_CXX_FLAGS_RELEASE={flags}", library=library, generator=generator))
                self.assertEqual(self.sources("count_1[2-4]"), [
                    "count_12_shard_0_of_1", "count_13_shard_0_of_1",
                    *(f"count_14_shard_{shard}_of_{shards}" for shard in range(shards))])
                self.assert_succeeds(self.build())
                self.assert_verified(14)

    def test_are_looked_for_again_when_an_existing_build_gets_other_flags_or_definitions(self):
        for option, shards in [("-DCMAKE_CXX_FLAGS=", 1), ("-DDEFINITIONS=CTQUEENS_WIDE_INTEGERS=0", 2),
                               ("-DDEFINITIONS=", 1), ("-DOPTIONS=-DCTQUEENS_WIDE_INTEGERS=0", 2), ("-DOPTIONS=", 1),
                               ("-DCMAKE_CXX_FLAGS=-DCTQUEENS_WIDE_INTEGERS=0", 2)]:
            with self.subTest(option):
                self.assert_succeeds(self.configure("MAX_N;14", "-DCMAKE_CXX_COMPILER=clang++-19", option))
                objects = next((self.folder / "build" / "counts_shards").rglob("objects.txt")).read_text()
                self.assertEqual(objects.count("count_14_"), shards)
