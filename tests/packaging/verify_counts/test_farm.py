# SPDX-License-Identifier: BSL-1.0
"""Tests of ctqueens_verify_counts() with compilations that are distributed by distcc or cached by ccache."""

import os
import signal
import socket
import subprocess
import tempfile
import threading

from consumer_build import Build


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
