# SPDX-License-Identifier: BSL-1.0
"""The recipes of src/packaging are for this VERSION, and the options, files, targets and modules that they name are
there. What vcpkg and Conan do themselves is not run. HANA is 1 if there is Boost for the Hana front end, or 0."""

import os
import re
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

import checks

VCPKG, CONAN = checks.ROOT / "src/packaging/vcpkg", checks.ROOT / "src/packaging/conan"
RECIPE, TEST_PACKAGE = CONAN / "conanfile.py", CONAN / "test_package"


def names(regex, path):
    """What (…) matches in the lines of a file, sorted."""
    return sorted(set(re.findall(f"^ *{regex}", path.read_text(encoding="utf-8"), re.MULTILINE)))


OPTIONS = names("(-DCTQUEENS_.*)", VCPKG / "portfile.cmake")


class Recipes(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.prefix = self.folder / "prefix"
        self.version, self.hana = os.environ["VERSION"], os.environ["HANA"]

    def test_what_they_say(self):
        """The version, the addresses, the minimal CMake, and the same options in both recipes."""
        address, = names('"homepage": "(.*)"', VCPKG / "vcpkg.json")
        minimum = names(r"cmake_minimum_required\(VERSION (.*)\)", checks.ROOT / "CMakeLists.txt")
        for regex, path, expected in [
                ('"version": "(.*)"', VCPKG / "vcpkg.json", [self.version]),
                ('"(.*)":', CONAN / "conandata.yml", [self.version]),
                ("REPO (.*)", VCPKG / "portfile.cmake", [address.removeprefix("https://github.com/")]),
                ('homepage = "(.*)"', RECIPE, [address]),
                ('url: "(.*)"', CONAN / "conandata.yml", [f"{address}/archive/refs/tags/v{self.version}.tar.gz"]),
                (r".*cmake/\[>=([0-9.]*)", RECIPE, minimum),
                (r'.*\["(CTQUEENS_.*)"\] = False', RECIPE,
                 [option.removeprefix("-D").removesuffix("=OFF") for option in OPTIONS])]:
            with self.subTest(regex, path=path.name):
                self.assertEqual(names(regex, path), expected)

    def test_what_they_install(self):
        self.install("ON", "libctqueens.so", "libctqueens.so.1", f"libctqueens.so.{self.version}")
        self.install("OFF", "libctqueens.a")

        # The modules and targets that vcpkg shows to users, and those of Conan.
        modules = names("  (ctqueens.*)", VCPKG / "usage")
        self.assertEqual(sorted(path.stem for path in self.prefix.glob("lib/pkgconfig/*")), modules)
        of_conan = names('.*"pkg_config_name", "(.*)"', RECIPE)
        self.assertEqual([name for name in of_conan if name != "ctqueens-all"], modules)
        of_conan = names('.*"cmake_target_name", "(.*)"', RECIPE)
        self.assertEqual([name for name in of_conan if name != "ctqueens::all"],
                         names(r"target_.* (ctqueens::.*)\)", VCPKG / "usage"))

        lines = (VCPKG / "usage").read_text(encoding="utf-8").splitlines()
        usage = [line for line in lines if re.match(r"  [ft].*\(", line) and (self.hana == "1" or "::hana" not in line)]
        (self.folder / "usage").mkdir()
        (self.folder / "usage/CMakeLists.txt").write_text("\n".join([
            "cmake_minimum_required(VERSION 3.25)", "project(usage LANGUAGES CXX)",
            f"add_executable(main {TEST_PACKAGE}/test_package.cpp)", *usage,
            "ctqueens_verify_counts(counts MAX_N 2)\n"]), encoding="utf-8")
        checks.build(self.folder / "usage", self.folder / "usage/build", f"-DCMAKE_PREFIX_PATH={self.prefix}")
        self.assertEqual(checks.run(self.folder / "usage/build/main"), "15863724\n")

    def install(self, shared, *libraries):
        """What both recipes install."""
        output = checks.run(
            "cmake", "-S", checks.ROOT, "-B", self.folder / "build", *OPTIONS,
            f"-DCTQUEENS_HANA={self.hana}", f"-DBUILD_SHARED_LIBS={shared}",
            "-DFETCHCONTENT_FULLY_DISCONNECTED=ON", "-DCMAKE_BUILD_TYPE=Release", "-DCMAKE_CXX_FLAGS_RELEASE=",
            stderr=subprocess.STDOUT)
        self.assertNotRegex(output, r"not used by the project:\s+(?!\s|FETCHCONTENT)",
                            "the project does not have an option")
        checks.run("cmake", "--build", self.folder / "build")
        for old in self.prefix, self.folder / "test":
            shutil.rmtree(old, ignore_errors=True)
        checks.run("cmake", "--install", self.folder / "build", "--prefix", self.prefix)
        # The recipes remove share, whose files are for Debian, and Conan includes a module of ours.
        self.assertEqual(sorted(os.listdir(self.prefix)), ["include", "lib", "share"])
        self.assertEqual(os.listdir(self.prefix / "share"), ["doc"])
        self.assertEqual(sorted(path.name for path in self.prefix.glob("lib/libctqueens.*")), sorted(libraries))
        module, = names('.*_modules, "(.*)"', RECIPE)
        self.assertTrue((self.prefix / "lib/cmake/ctqueens" / module).exists(), module)
        checks.build(TEST_PACKAGE, self.folder / "test", f"-DCMAKE_PREFIX_PATH={self.prefix}")
        self.assertEqual(checks.run(self.folder / "test/test_package"), "15863724\n")
