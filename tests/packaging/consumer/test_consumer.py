# SPDX-License-Identifier: BSL-1.0
"""Projects use what is installed and print the first solution, and packages are built. The environment variable BUILD
is the build folder of the project, and INSTALLED the folder where it is installed."""

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

    def test_library_preset(self):
        """The preset `library` installs every header except those for Hana, with the libraries. It works anywhere."""
        build, installed = self.folder / "build", self.folder / "installed"
        run("cmake", "--preset", "library", "-B", build, cwd=ROOT)
        run("cmake", "--build", build)
        run("cmake", "--install", build, "--prefix", installed)
        prefix = installed.rename(self.folder / "prefix")
        self.assertFalse((prefix / "include/ctqueens/hana.hpp").exists())
        run("diff", "-r", "-x", ".*", "-x", "hana*", checks.INCLUDE, prefix / "include")
        self.assertEqual(sorted(os.listdir(prefix / "share/doc")), ["libctqueens-dev", "libctqueens1"])
        self.examples_work(self.folder / "examples", prefix)


class Sources(ConsumerTest):
    def test_read_only(self):
        """A user who cannot write to the sources builds them. In this unity build, each table still has an object file
        of its own."""
        sources, build, other_user = self.folder / "sources", self.folder / "build", {}
        for name in "docs", "include", "src":
            shutil.copytree(ROOT / name, sources / name, symlinks=True)
        for name in "CMakeLists.txt", "LICENSE", "README.md":
            shutil.copy(ROOT / name, sources)
        run("chmod", "-R", "a-w", sources)
        self.addCleanup(run, "chmod", "-R", "u+w", sources)
        build.mkdir()
        if os.geteuid() == 0:  # who can write everywhere
            other_user["user"] = nobody = 65534
            os.chown(build, nobody, nobody)
            self.folder.chmod(0o755)
        run("cmake", "-S", sources, "-B", build, "-DCMAKE_UNITY_BUILD=ON", **other_user)
        run("cmake", "--build", build, **other_user)
        self.prints_first_solution(build / "ctqueens", "--solution", "1", "--format", "digits")
        objects = run("ar", "t", build / "src/tables/libctqueens.a").split()
        self.assertEqual(sum(name.startswith("size_") for name in objects), 12)

    def test_brackets(self):
        """CMake takes a path with brackets for a pattern, so sources below such a path are refused."""
        brackets = self.folder / "[ctqueens]"
        shutil.copytree(checks.INCLUDE, brackets / "include")
        shutil.copy(ROOT / "CMakeLists.txt", brackets)
        result = checks.attempt("cmake", "-S", brackets, "-B", self.folder / "build", stderr=subprocess.STDOUT)
        self.assertNotEqual(result.returncode, 0)
        self.assertIn("ctqueens: no headers found in", " ".join(result.stdout.split()))


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
        self.assertEqual(sum(file.endswith("/copyright") for file in files), len(packages))
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
