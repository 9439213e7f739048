# SPDX-License-Identifier: BSL-1.0
"""check.py TEST ARGUMENT…: what is installed works, in projects that print the first solution. The tests are the
functions that the last line names."""

import gzip
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import checks
from checks import ROOT, expect, prints_first_solution, run


def empty(folder):
    shutil.rmtree(folder, ignore_errors=True)
    return Path(folder)


def copy_sources(folder):
    for name in "docs", "include", "src", "tests":
        shutil.copytree(ROOT / name, folder / name, symlinks=True)
    for name in "CMakeLists.txt", "CMakePresets.json", "LICENSE", "README.md":
        shutil.copy(ROOT / name, folder)


def examples_work(folder, prefix, *options):
    """The examples, built with what is installed in the prefix, print the first solution."""
    checks.build(checks.EXAMPLES, folder, f"-DCMAKE_PREFIX_PATH={prefix}", *options)
    for program in "first_solution", "first_solution_in_c":
        prints_first_solution(folder / program)


def install(build, prefix):
    """Installs a build, and moves what was installed to the prefix: it works anywhere."""
    empty(prefix)
    run("cmake", "--install", build, "--prefix", f"{prefix}.first")
    shutil.move(f"{prefix}.first", prefix)
    manual = Path(prefix, "share/man/man1/ctqueens.1")
    if Path(prefix, "bin/ctqueens").exists() and not (manual.exists() and manual.read_bytes()):
        sys.exit("There is no share/man/man1/ctqueens.1")


def way(section, build, installed, *command):
    """Runs the commands of a section of docs/use.md, and then another, in a copy of the examples, outside of the source
    tree, with a copy of what was installed. The last line that they print is the first solution."""
    page = (ROOT / "docs/use.md").read_text(encoding="utf-8")
    _, paths, *_ = re.findall("^```sh\n(.*?)^```$", page, re.DOTALL | re.MULTILINE)  # tells tools where the prefix is
    _, _, text = page.partition(f"\n## {section}\n")
    blocks = re.findall("^```sh\n(.*?)^```$", text.partition("\n## ")[0], re.DOTALL | re.MULTILINE)
    assert blocks, f"The page has no commands for {section}"
    commands = "\n".join([paths, *blocks, *command]).replace("$PREFIX/lib", f"$PREFIX/{os.environ['LIBDIR']}")
    with tempfile.TemporaryDirectory() as work:
        shutil.copytree(checks.EXAMPLES, f"{work}/examples")
        shutil.copytree(installed, f"{work}/prefix", symlinks=True)
        result = checks.attempt("sh", "-euxc", commands, cwd=f"{work}/examples",
                                env={**os.environ, "BUILD": build, "PREFIX": f"{work}/prefix"})
    if result.returncode != 0 or result.stdout.splitlines()[-1:] != ["15863724"]:
        sys.exit(f"A command failed, or the last line is not the first solution:\n{result.stdout}{result.stderr}")


def components(build, folder):
    """With only the development component of a build installed, the examples find the headers and the static library;
    with the component library too, BUILD_SHARED_LIBS chooses."""
    prefix, examples = empty(folder) / "prefix", Path(folder, "examples")
    for component, shared, count in ("development", "ON", 0), ("library", "ON", 1), ("library", "OFF", 0):
        run("cmake", "--install", build, "--prefix", prefix, "--component", component)
        if component == "development":
            expect("folders in share/doc", ["libctqueens-dev"], os.listdir(prefix / "share/doc"))
        examples_work(examples, prefix, f"-DBUILD_SHARED_LIBS={shared}")
        loaded = run(examples / "first_solution_in_c", env={**os.environ, "LD_TRACE_LOADED_OBJECTS": "1"})
        expect(f"libraries of ours that are loaded, with BUILD_SHARED_LIBS={shared} and {component}", count,
               len(re.findall("^.*libctqueens", loaded, re.MULTILINE)))


def preset(folder, name):
    """What a preset builds can be installed, and all that was installed works."""
    sources, prefix = empty(folder) / "sources", Path(folder, "prefix")
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
        packages.insert(0, "ctqueens")
        run("diff", "-r", "-x", ".*", sources / "include", prefix / "include")
        prints_first_solution(prefix / "bin/ctqueens", "--solution", "1", "--format", "digits")
    expect("folders in share/doc", packages, sorted(os.listdir(prefix / "share/doc")))
    for shared in "OFF", "ON":
        examples_work(sources / "examples", prefix, f"-DBUILD_SHARED_LIBS={shared}")

    uninstalls(build, prefix)


def files_in(folder):
    return sorted(path for path in folder.rglob("*") if not path.is_dir())


def uninstalls(build, prefix):
    """Uninstalling a build removes everything that was installed at its most recent destination, and nothing else."""
    def uninstall_after(*options, **environment):
        run("cmake", "--install", build, *options, env={**os.environ, **environment})
        run("cmake", "--build", build, "--target", "uninstall")

    installed, elsewhere = files_in(prefix), prefix.with_name("elsewhere")
    uninstall_after("--prefix", elsewhere, "--component", "development")
    uninstall_after("--prefix", prefix, DESTDIR=f"{elsewhere}")
    expect("files that are left elsewhere", [], files_in(elsewhere))
    expect("files that are left in the prefix", installed, files_in(prefix))

    mine = prefix / "include/ctqueens/mine.hpp"
    mine.touch()
    run("cmake", "--install", build, "--prefix", prefix)
    uninstall_after("--prefix", prefix, "--component", "library")
    expect("files that are left", [mine], files_in(prefix))


def unity_build(folder):
    """With CMAKE_UNITY_BUILD, the program is built, and each table is still in an object file of its own."""
    checks.build(ROOT, empty(folder), "-DCMAKE_UNITY_BUILD=ON", "-DCTQUEENS_TESTS=OFF")
    prints_first_solution(Path(folder, "ctqueens"), "--solution", "1", "--format", "digits")
    objects = run("ar", "t", Path(folder, "src/tables/libctqueens.a")).split()
    expect("object files of tables", 12, sum(name.startswith("size_") for name in objects))


def without_shared_libraries(folder, platform):
    """On a platform that has no shared libraries, the static library is built and used, even if the shared one is
    requested."""
    build, prefix = empty(folder) / "build", Path(folder, "prefix")
    checks.build(ROOT, build, "-DBUILD_SHARED_LIBS=ON", platform,
                 "-DCTQUEENS_TESTS=OFF", "-DCTQUEENS_SHELL=OFF", "-DCTQUEENS_HANA=OFF")
    run("cmake", "--install", build, "--prefix", prefix)
    expect("libraries", [prefix / "lib/libctqueens.a"], sorted(prefix.glob("lib/libctqueens*")))
    checks.build(ROOT / "tests/packaging/consumer/compiled", Path(folder, "consumer"), platform,
                 f"-Dctqueens_DIR={prefix}/lib/cmake/ctqueens", "-DREQUEST=COMPONENTS headers tables",
                 f"-DSOURCE={ROOT}/tests/platforms/msvc_target/solutions.cpp",
                 "-DLIBRARIES=ctqueens::ctqueens;ctqueens::tables")


def sources(folder):
    """A copy of the sources in a folder whose path looks like the Hana front end installs the same headers and has the
    same tests. A copy without headers is refused."""
    copy, build = empty(folder) / "ctqueens/hana/copy", Path(folder, "build")
    copy_sources(copy)

    def tests_of(of, into):
        checks.configure(of, into, "-DCTQUEENS_TESTS=ON", "-DCTQUEENS_SHELL=OFF",
                         "-DCTQUEENS_STATIC_AND_SHARED=OFF")
        return re.findall(r"^ *Test .*: (.*)", run("ctest", "--test-dir", into, "-N"), re.MULTILINE)

    tests = tests_of(ROOT, Path(folder, "original"))
    assert tests, "There are no tests"
    expect("tests of the copy", tests, tests_of(copy, build))
    (build / "src/tables/libctqueens.a").touch()  # what is compiled does not matter here
    run("cmake", "--install", build, "--prefix", Path(folder, "prefix"))
    run("diff", "-r", "-x", ".*", copy / "include", Path(folder, "prefix/include"))

    (copy / "include/ctqueens/solutions.hpp").unlink()
    result = checks.attempt("cmake", build, stderr=subprocess.STDOUT)
    if result.returncode == 0 or "ctqueens: no headers found in" not in " ".join(result.stdout.split()):
        sys.exit(f"The copy should be refused:\n{result.stdout}")


def debian(build):
    """Makes the Debian packages of a build for /usr, installs them, prints the first solution in each way that they
    offer, and removes them, after which no file of them is left. Needs the right to install packages."""
    packages, sudo = ("ctqueens", "libctqueens1", "libctqueens-dev"), ["sudo"] if shutil.which("sudo") else []
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        run("cpack", "--config", f"{build}/CPackConfig.cmake", "-B", work)
        run(*sudo, "apt-get", "install", "-y", "--no-install-recommends", *work.glob("*.deb"))
        files = [file for file in run("dpkg", "-L", *packages).splitlines() if "ctqueens" in file]
        prints_first_solution("ctqueens", "--solution", "1", "--format", "digits")

        depends = run("dpkg-deb", "-f", *work.glob("libctqueens-dev_*.deb"), "Depends")
        assert "python3" in depends, f"constexpr-profile needs Python, but its package depends on {depends}"

        # The manual page is where Debian has it, whether or not it installs manual pages.
        run("dpkg-deb", "-x", *work.glob("ctqueens_*.deb"), work)
        packed = (work / "usr/share/man/man1/ctqueens.1.gz").read_bytes()
        manual = Path(build, "src/shell/ctqueens.1").read_bytes()
        expect("the manual page", manual, gzip.decompress(packed))
        expect("the packed manual page", run("gzip", "-9n", input=manual, encoding=None, errors=None), packed)

        options = run("pkg-config", "--cflags", "--libs", "ctqueens-tables").split()
        run("cc", checks.EXAMPLES / "first_solution.c", *options, "-o", work / "with_pkg_config")
        prints_first_solution(work / "with_pkg_config")
        examples_work(work / "with_cmake", "/usr")
        prints_first_solution("python3", checks.EXAMPLES / "first_solution.py")
    run(*sudo, "apt-get", "purge", "-y", *packages)
    expect("files that are left", [], [file for file in files if os.path.lexists(file)])
    expect("whether the loader still has a library", False, "ctqueens" in run("/sbin/ldconfig", "-p"))
    print("Debian packages: installed, used and removed")


checks.main(install, way, components, preset, unity_build, without_shared_libraries, sources, debian)
