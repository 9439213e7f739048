# SPDX-License-Identifier: BSL-1.0
"""Tests of ctqueens_verify_counts() as a consumer's build uses it, alone and through compile farms. The environment
variable BUILD is the build folder of the project, and GENERATOR that of consumers."""

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import threading
import unittest
from pathlib import Path

from checks import ROOT

CONSUMER = Path(__file__).resolve().parent / "consumer"

# OEIS A000170
COUNTS = [1, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200, 73712, 365596]

BUILD, GENERATOR = os.environ["BUILD"], os.environ["GENERATOR"]


def available_generators():
    return [generator for generator, program in [("Ninja", "ninja"), ("Ninja Multi-Config", "ninja"),
                                                 ("Unix Makefiles", "make")] if shutil.which(program)]


class Build(unittest.TestCase):
    """A consumer's build folder and what can be done there."""

    def setUp(self):
        self.folder = Path(tempfile.mkdtemp(prefix="ctqueens-"))
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)
        # A daemon started by root changes to another user, who needs access.
        self.folder.chmod(0o755)
        self.environment = {name: value for name, value in os.environ.items()
                            if not name.startswith(("CCACHE_", "DISTCC_", "MAKEFLAGS", "LC_"))}
        self.environment["LC_ALL"] = "C.UTF-8"

    def run_command(self, *command):
        return subprocess.run(command, env=self.environment, text=True,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT)

    def configure(self, arguments, *options, library=None, generator=None):
        library = library or f"-DCTQUEENS={ROOT}"
        return self.run_command(
            "cmake", "-S", CONSUMER, "-B", self.folder / "build", "-G", generator or GENERATOR,
            "-DCMAKE_BUILD_TYPE=Release", library, f"-DARGUMENTS={arguments}", *options)

    def build(self, *options):
        return self.run_command("cmake", "--build", self.folder / "build", "-j2", *options)

    def sources(self, pattern):
        return sorted(path.stem for path in (self.folder / "build" / "counts_shards").glob(f"{pattern}_*.cpp"))

    def verified(self):
        return next((self.folder / "build" / "counts_shards").rglob("verified.txt"))

    def assert_succeeds(self, result):
        self.assertEqual(result.returncode, 0, result.stdout)

    def assert_fails_saying(self, result, sentence):
        self.assertNotEqual(result.returncode, 0, result.stdout)
        self.assertIn(sentence, " ".join(result.stdout.split()))

    def assert_verified(self, size):
        self.assertEqual(self.verified().read_text(), "".join(
            f"N = {each}: {COUNTS[each]} solutions\n" for each in range(1, size + 1)))


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
                ("MAX_N;8;EXPECTED;4=3;4=2", "EXPECTED takes <N>=<count> pairs with distinct N between 1 and 8, not '4=2'"),
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


class Server:
    """A distccd on a port of its own."""

    def __init__(self, test):
        test.addCleanup(self.stop)
        for _ in range(9):  # another process may take the free port first
            self.start(test.environment)
            if self.is_running:
                return
            self.stop()
        test.fail("distccd does not start:\n" + "".join(self.log))

    def start(self, environment):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.log = []
        self.is_running = False
        self.is_known = threading.Event()
        self.process = subprocess.Popen(
            ["distccd", "--daemon", "--no-detach", "--verbose", "--log-stderr", "--jobs=2",
             "--listen=127.0.0.1", f"--port={self.port}", "--allow=127.0.0.1",
             "--enable-tcp-insecure"], stderr=subprocess.PIPE, text=True, start_new_session=True,
            env={**environment, "TMPDIR": tempfile.gettempdir()})
        self.reader = threading.Thread(target=self.read_log)
        self.reader.start()
        self.is_known.wait()

    def read_log(self):
        for line in self.process.stderr:
            self.log.append(line)
            if "daemon started" in line:
                self.is_running = True
                self.is_known.set()
        self.is_known.set()

    def stop(self):
        """Stops it at once, and all that it has started."""
        if self.process.returncode is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            self.reader.join()
            self.process.stderr.close()

    @property
    def compiled(self):
        return sum("COMPILE_OK" in line for line in self.log)


class Farm(Build):
    def setUp(self):
        super().setUp()
        self.environment["DISTCC_DIR"] = str(self.folder / "distcc")
        self.environment["CCACHE_DIR"] = str(self.folder / "ccache")
        (self.folder / "distcc").mkdir()

    def test_distcc_finishes_when_a_server_stops_halfway(self):
        stops, stays = Server(self), Server(self)
        self.environment["DISTCC_HOSTS"] = f"127.0.0.1:{stops.port}/2 127.0.0.1:{stays.port}/2"
        self.assert_succeeds(self.configure("MAX_N;13;SHARDS;8",
                                            "-DCMAKE_CXX_COMPILER_LAUNCHER=distcc"))
        half = len(self.sources("count")) // 2
        output = []
        was_stopped = False
        with subprocess.Popen(["cmake", "--build", self.folder / "build", "-j4"],
                              env=self.environment, text=True, stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT) as build:
            for line in build.stdout:
                output.append(line)
                if not was_stopped and sum("Building" in each for each in output) == half:
                    stops.stop()
                    was_stopped = True
        output = "".join(output)
        self.assertEqual(build.returncode, 0, output)
        self.assert_verified(13)
        stays.stop()
        self.assertGreater(stops.compiled, 0, output)
        self.assertGreater(stays.compiled, 0, output)
        self.assertRegex(output, r"distcc\[\d+\].*ERROR: ") # jobs that the server had, or was given

    def test_distcc_without_a_server_compiles_locally_and_says_so(self):
        self.environment["DISTCC_HOSTS"] = "127.0.0.1:1"
        self.assert_succeeds(self.configure("MAX_N;6", "-DCMAKE_CXX_COMPILER_LAUNCHER=distcc"))
        build = self.build()
        self.assert_succeeds(build)
        self.assertIn("failed to distribute", build.stdout)
        self.assertIn("running locally instead", build.stdout)
        self.assert_verified(6)

    def test_ccache_evaluates_nothing_again(self):
        self.assert_succeeds(self.configure("MAX_N;9", "-DCMAKE_CXX_COMPILER_LAUNCHER=ccache"))
        self.assert_succeeds(self.build())
        self.assertEqual(self.statistics()["cache_miss"], 9)
        self.assert_succeeds(self.run_command("ccache", "--zero-stats"))
        self.assert_succeeds(self.build("--clean-first"))
        again = self.statistics()
        self.assertEqual(again["cache_miss"], 0)
        self.assertEqual(again["direct_cache_hit"] + again["preprocessed_cache_hit"], 9)
        self.assert_verified(9)

    def statistics(self):
        printed = self.run_command("ccache", "--print-stats")
        self.assert_succeeds(printed)
        return {name: int(value) for name, value
                in (line.split("\t") for line in printed.stdout.splitlines())}
