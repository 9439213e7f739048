# SPDX-License-Identifier: BSL-1.0
"""What is installed works, in projects that print the first solution. The environment variable BUILD is the build
folder of the project, and INSTALLED the folder that test_install makes."""

import gzip
import os
import re
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

import checks
from checks import ROOT, run


def copy_sources(folder):
    for name in "docs", "include", "src", "tests":
        shutil.copytree(ROOT / name, folder / name, symlinks=True)
    for name in "CMakeLists.txt", "CMakePresets.json", "LICENSE", "README.md":
        shutil.copy(ROOT / name, folder)


class ConsumerTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def prints_first_solution(self, *command):
        self.assertEqual(run(*command), "15863724\n")

    def examples_work(self, folder, prefix, *options):
        """The examples, built with what is installed in the prefix, print the first solution."""
        checks.build(checks.EXAMPLES, folder, f"-DCMAKE_PREFIX_PATH={prefix}", *options)
        for program in "first_solution", "first_solution_in_c":
            self.prints_first_solution(folder / program)


class Installed(ConsumerTest):
    def test_install(self):
        """Installs the build, and moves what was installed: it works anywhere."""
        prefix = Path(os.environ["INSTALLED"])
        shutil.rmtree(prefix, ignore_errors=True)
        run("cmake", "--install", os.environ["BUILD"], "--prefix", f"{prefix}.first")
        shutil.move(f"{prefix}.first", prefix)
        if (prefix / "bin/ctqueens").exists():
            self.assertTrue((prefix / "share/man/man1/ctqueens.1").read_bytes())

    def test_documented(self):
        """Runs the commands of a SECTION of docs/guide/use.md, and then the COMMAND, in a copy of the examples, outside
        of the source tree, with a copy of what was installed. The last line that they print is the first solution."""
        section = os.environ["SECTION"]
        page = (ROOT / "docs/guide/use.md").read_text(encoding="utf-8")
        # The second block tells tools where the prefix is.
        _, paths, *_ = re.findall("^```sh\n(.*?)^```$", page, re.DOTALL | re.MULTILINE)
        _, _, text = page.partition(f"\n## {section}\n")
        blocks = re.findall("^```sh\n(.*?)^```$", text.partition("\n## ")[0], re.DOTALL | re.MULTILINE)
        self.assertTrue(blocks, f"the page has no commands for {section}")
        commands = "\n".join([paths, *blocks, os.environ["COMMAND"]])
        shutil.copytree(checks.EXAMPLES, self.folder / "examples")
        shutil.copytree(os.environ["INSTALLED"], self.folder / "prefix", symlinks=True)
        output = run("sh", "-euxc", commands.replace("$PREFIX/lib", f"$PREFIX/{os.environ['LIBDIR']}"),
                     cwd=self.folder / "examples", env={**os.environ, "PREFIX": f"{self.folder}/prefix"})
        self.assertEqual(output.splitlines()[-1:], ["15863724"])

    def test_components(self):
        """With only the development component of a build installed, the examples find the headers and the static
        library; with the component library too, BUILD_SHARED_LIBS chooses."""
        prefix, examples = self.folder / "prefix", self.folder / "examples"
        for component, shared, count in ("development", "ON", 0), ("library", "ON", 1), ("library", "OFF", 0):
            with self.subTest(component, shared=shared):
                run("cmake", "--install", os.environ["BUILD"], "--prefix", prefix, "--component", component)
                if component == "development":
                    self.assertEqual(os.listdir(prefix / "share/doc"), ["libctqueens-dev"])
                self.examples_work(examples, prefix, f"-DBUILD_SHARED_LIBS={shared}")
                loaded = run(examples / "first_solution_in_c", env={**os.environ, "LD_TRACE_LOADED_OBJECTS": "1"})
                self.assertEqual(len(re.findall("^.*libctqueens", loaded, re.MULTILINE)), count)

    def test_preset(self):
        """What a PRESET builds can be installed, and all that was installed works."""
        name, sources, prefix = os.environ["PRESET"], self.folder / "sources", self.folder / "prefix"
        copy_sources(sources)
        run("cmake", "--preset", name, cwd=sources)
        run("cmake", "--build", "--preset", name, cwd=sources)
        build, = sources.glob("build*")
        run("cmake", "--install", build, "--prefix", prefix)

        # There is a copyright file for what was installed, and for nothing else.
        packages = ["libctqueens-dev", "libctqueens1"]
        if name == "library":
            run("diff", "-r", "-x", ".*", "-x", "hana*", sources / "include", prefix / "include")
        else:
            packages = ["constexpr-profile", "ctqueens", *packages]
            run("diff", "-r", "-x", ".*", sources / "include", prefix / "include")
            self.prints_first_solution(prefix / "bin/ctqueens", "--solution", "1", "--format", "digits")
        self.assertEqual(sorted(os.listdir(prefix / "share/doc")), packages)
        for shared in "OFF", "ON":
            self.examples_work(sources / "examples", prefix, f"-DBUILD_SHARED_LIBS={shared}")


class Built(ConsumerTest):
    def test_unity_build(self):
        """With CMAKE_UNITY_BUILD, the program is built, and each table is still in an object file of its own."""
        checks.build(ROOT, self.folder, "-DCMAKE_UNITY_BUILD=ON", "-DCTQUEENS_TESTS=OFF")
        self.prints_first_solution(self.folder / "ctqueens", "--solution", "1", "--format", "digits")
        objects = run("ar", "t", self.folder / "src/tables/libctqueens.a").split()
        self.assertEqual(sum(name.startswith("size_") for name in objects), 12)

    def test_without_shared_libraries(self):
        """On a platform that has no shared libraries, such as that of the TOOLCHAIN, the static library is built and
        used, even if the shared one is requested."""
        build, prefix = self.folder / "build", self.folder / "prefix"
        platform = f"-DCMAKE_TOOLCHAIN_FILE={os.environ['TOOLCHAIN']}"
        checks.build(ROOT, build, "-DBUILD_SHARED_LIBS=ON", platform,
                     "-DCTQUEENS_TESTS=OFF", "-DCTQUEENS_SHELL=OFF", "-DCTQUEENS_PROFILE=OFF", "-DCTQUEENS_HANA=OFF")
        run("cmake", "--install", build, "--prefix", prefix)
        self.assertEqual(sorted(prefix.glob("lib/libctqueens*")), [prefix / "lib/libctqueens.a"])
        checks.build(ROOT / "tests/packaging/consumer/compiled", self.folder / "consumer", platform,
                     f"-Dctqueens_DIR={prefix}/lib/cmake/ctqueens", "-DREQUEST=COMPONENTS headers tables",
                     f"-DSOURCE={ROOT}/tests/platforms/object/table.cpp",
                     "-DLIBRARIES=ctqueens::ctqueens;ctqueens::tables")

    def test_sources(self):
        """A copy of the sources in a folder whose path looks like the Hana front end installs the same headers and has
        the same tests. A copy whose headers CMake cannot find is refused."""
        copy, build = self.folder / "ctqueens/hana/copy", self.folder / "build"
        copy_sources(copy)
        tests = self.tests_of(ROOT, self.folder / "original")
        self.assertTrue(tests)
        self.assertEqual(self.tests_of(copy, build), tests)
        (build / "src/tables/libctqueens.a").touch()  # what is compiled does not matter here
        run("cmake", "--install", build, "--prefix", self.folder / "prefix")
        run("diff", "-r", "-x", ".*", copy / "include", self.folder / "prefix/include")

        brackets = copy.rename(self.folder / "[ctqueens]")
        result = checks.attempt("cmake", "-S", brackets, "-B", self.folder / "refused", stderr=subprocess.STDOUT)
        self.assertNotEqual(result.returncode, 0)
        self.assertIn("ctqueens: no headers found in", " ".join(result.stdout.split()))

    def tests_of(self, sources, build):
        checks.configure(sources, build, "-DCTQUEENS_TESTS=ON", "-DCTQUEENS_SHELL=OFF", "-DCTQUEENS_PROFILE=OFF")
        return re.findall(r"^ *Test .*: (.*)", run("ctest", "--test-dir", build, "-N"), re.MULTILINE)


class Debian(ConsumerTest):
    def test_packages(self):
        """Makes the Debian packages of a build for /usr, installs them, prints the first solution in each way that they
        offer, and removes them, after which no file of them is left. Needs the right to install packages."""
        build, work = os.environ["BUILD"], self.folder
        packages = ("constexpr-profile", "ctqueens", "libctqueens1", "libctqueens-dev")
        sudo = ["sudo"] if shutil.which("sudo") else []
        run("cpack", "--config", f"{build}/CPackConfig.cmake", "-B", work)
        run(*sudo, "apt-get", "install", "-y", "--no-install-recommends", *work.glob("*.deb"))
        files = [file for file in run("dpkg", "-L", *packages).splitlines()
                 if re.search("ctqueens|constexpr-profile", file)]
        self.prints_first_solution("ctqueens", "--solution", "1", "--format", "digits")

        for package, needs_python in ("constexpr-profile", True), ("libctqueens-dev", False):
            depends = run("dpkg-deb", "-f", *work.glob(f"{package}_*.deb"), "Depends")
            self.assertEqual("python3" in depends, needs_python, package)
        self.assertIn("constexpr-profile", run("constexpr-profile", "--version"))

        # The manual page is where Debian has it, whether or not it installs manual pages.
        run("dpkg-deb", "-x", *work.glob("ctqueens_*.deb"), work)
        packed = (work / "usr/share/man/man1/ctqueens.1.gz").read_bytes()
        manual = Path(build, "src/shell/ctqueens.1").read_bytes()
        self.assertEqual(gzip.decompress(packed), manual)
        self.assertEqual(packed, run("gzip", "-9n", input=manual, encoding=None, errors=None))

        options = run("pkg-config", "--cflags", "--libs", "ctqueens-tables").split()
        run("cc", checks.EXAMPLES / "first_solution.c", *options, "-o", work / "with_pkg_config")
        self.prints_first_solution(work / "with_pkg_config")
        self.examples_work(work / "with_cmake", "/usr")
        self.prints_first_solution("python3", checks.EXAMPLES / "first_solution.py")

        run(*sudo, "apt-get", "purge", "-y", *packages)
        self.assertEqual([file for file in files if os.path.lexists(file)], [])
        self.assertNotIn("ctqueens", run("/sbin/ldconfig", "-p"))
