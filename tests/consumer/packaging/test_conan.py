# SPDX-License-Identifier: BSL-1.0
"""Runs the recipe in docs/packaging/conan and its test package as Conan would, with the stubs of Conan
that are beside this file. Compares what the recipe says of the package with the package, and with what
this project installs for CMake and pkg-config."""
import argparse
import ast
import importlib.util
import json
import re
import shutil
import subprocess
import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "stubs"))
import conan  # noqa: E402

parser = argparse.ArgumentParser()
for name in "source", "version", "hana", "cmake", "library", "folder":
    parser.add_argument(f"--{name}", required=True)
parser.add_argument("same", nargs="*", help="what every configuration has")
arguments = parser.parse_args()

SOURCE = Path(arguments.source)
RECIPE = SOURCE / "docs/packaging/conan"
FOLDER = Path(arguments.folder)


def run(command, *rest):
    """Runs a command and returns its output. CMake also gets the arguments of every configuration and
    finds the packages installed in FOLDER."""
    if command == "cmake":
        command = arguments.cmake
        if "-S" in rest:
            rest += (*arguments.same, "-DCMAKE_BUILD_TYPE=Release", f"-DCMAKE_PREFIX_PATH={FOLDER}/deps")
    done = subprocess.run([command, *map(str, rest)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          text=True)
    if done.returncode:
        raise RuntimeError(f"{command} {rest}\n{done.stdout}")
    return done.stdout


def load(path):
    """The class of a recipe."""
    spec = importlib.util.spec_from_file_location(f"recipe_{path.parent.name}", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    recipes = [value for value in vars(module).values() if isinstance(value, type)
               and issubclass(value, conan.ConanFile) and value is not conan.ConanFile]
    return recipes[0]


def conandata():
    """conandata.yml, as far as it is used: a version, and the url and the hash of its sources."""
    text = (RECIPE / "conandata.yml").read_text()
    entries = re.findall(r'^  "([\d.]+)":\n    url: "(.+)"\n    sha256: "([0-9a-f]{64})"\n', text, re.M)
    return {"sources": {version: {"url": url, "sha256": sha256} for version, url, sha256 in entries}}


def package(**options):
    """Runs the recipe. What this project itself installs is left in FOLDER/own."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    recipe = load(RECIPE / "conanfile.py")(
        run, str(SOURCE), arguments.library, str(FOLDER / "package"), **options)
    recipe.version, recipe.conan_data = arguments.version, conandata()
    for step in ("layout", "requirements", "build_requirements", "validate", "source", "generate",
                 "build"):
        getattr(recipe, step)()
    run("cmake", "--install", arguments.library, "--prefix", FOLDER / "own")
    recipe.package()
    recipe.package_info()
    return recipe


def find_library(component, library):
    files = [file for folder in component.libdirs for file in (FOLDER / "package" / folder).glob("*")
             if re.fullmatch(rf"lib{library}\.(a|so)", file.name)]
    if len(files) != 1:
        raise AssertionError(f"library {library}: {files}")
    return files[0]


def write_cmake_package(recipe):
    """Writes to FOLDER/deps what CMakeDeps would: a target for each component, and one for all."""
    root = FOLDER / "package"
    components = recipe.cpp_info.components
    targets = {name: component.properties["cmake_target_name"] for name, component in components.items()}
    targets["boost::headers"] = "Boost::headers"
    lines = ["find_package(Boost QUIET)"]
    lines += [f"add_library({targets[name]} INTERFACE IMPORTED)" for name in components]
    for name, component in components.items():
        linked = [str(find_library(component, library)) for library in component.libs]
        linked += [targets[required] for required in component.requires]
        lines += [f'target_include_directories({targets[name]} INTERFACE "{root / folder}")'
                  for folder in component.includedirs]
        lines += [f'target_link_libraries({targets[name]} INTERFACE "{item}")' for item in linked]
    lines += [f'include("{root / module}")'
              for module in recipe.cpp_info.properties["cmake_build_modules"]]
    name = recipe.cpp_info.properties["cmake_file_name"]
    (FOLDER / "deps").mkdir()
    (FOLDER / "deps" / f"{name}-config.cmake").write_text("\n".join(lines) + "\n")


class Recipe(unittest.TestCase):
    def check_package(self, **options):
        recipe = package(**options)
        info, root = recipe.cpp_info, FOLDER / "package"

        self.assertEqual((root / "licenses/LICENSE").read_text(), (SOURCE / "LICENSE").read_text())
        self.assertEqual({file.name for file in root.iterdir()}, {"include", "lib", "licenses"})
        # Conan writes these itself.
        self.assertEqual([file for pattern in ("*.pc", "*[Cc]onfig*.cmake", "*Targets*.cmake")
                          for file in root.rglob(pattern)], [])
        for module in info.properties["cmake_build_modules"]:
            self.assertTrue((root / module).is_file(), module)

        # The components link exactly the libraries in the package.
        form = "so" if options["shared"] else "a"
        linked = {find_library(component, library) for component in info.components.values()
                  for library in component.libs}
        self.assertEqual(linked, {file for file in root.rglob("lib*") if file.suffix in (".a", ".so")})
        self.assertEqual({file.suffix for file in linked}, {f".{form}"})

        # The targets and modules are those that this project installs.
        own = FOLDER / "own/lib"
        text = "".join(file.read_text() for part in ("Targets*", "Config")
                       for file in (own / "cmake/ctqueens").glob(f"ctqueens{part}.cmake"))
        installed = set(re.findall(r"add_library\((ctqueens::\w+) (?:\w+ IMPORTED|ALIAS)", text))
        targets = [target for component in info.components.values() for target in
                   [component.properties["cmake_target_name"],
                    *component.properties.get("cmake_target_aliases", [])]]
        self.assertEqual(set(targets), installed)
        self.assertEqual([info.properties["cmake_file_name"]],
                         [file.name for file in own.glob("cmake/*")])
        modules = [component.properties["pkg_config_name"] for component in info.components.values()
                   if "pkg_config_name" in component.properties]
        self.assertEqual(set(modules), {file.stem for file in own.glob("pkgconfig/*.pc")})
        # The target and the module of all components would be added to a component of that name.
        self.assertNotIn(info.properties["cmake_target_name"], targets)
        self.assertNotIn(info.properties["pkg_config_name"], modules)

        # There is a copyright file for what was installed, and for nothing else.
        self.assertEqual({file.name for file in (FOLDER / "own/share/doc").iterdir()},
                         {"libctqueens-dev", *(["libctqueens1"] if options["shared"] else [])})

        # The components use all requirements of the recipe and no others.
        outside = {required.split("::")[0] for component in info.components.values()
                   for required in component.requires if "::" in required}
        self.assertEqual(outside, {reference.split("/")[0] for reference in recipe.required})

        write_cmake_package(recipe)
        test = load(RECIPE / "test_package/conanfile.py")(
            run, str(RECIPE / "test_package"), str(FOLDER / "test"), None)
        test.tested_reference_str = f"{recipe.name}/{recipe.version}"
        printed = []
        test.run_command = lambda *command: printed.append(run(*command)) or printed[-1]
        for step in "layout", "requirements", "build", "test":
            getattr(test, step)()
        self.assertEqual(printed[-1], "15863724\n")
        return recipe

    def test_static(self):
        self.check_package(shared=False, hana=arguments.hana == "ON")

    def test_shared(self):
        recipe = self.check_package(shared=True, hana=False)
        self.assertEqual(recipe.required, [])

    def test_what_it_says(self):
        """Of the version, the address, the licence, the standard and CMake."""
        recipe = load(RECIPE / "conanfile.py")
        manifest = json.loads((SOURCE / "docs/packaging/vcpkg/vcpkg.json").read_text())
        project = (SOURCE / "CMakeLists.txt").read_text()
        for member in "name", "description", "license", "homepage":
            self.assertEqual(getattr(recipe, member), manifest[member])
        self.assertIn(f'DESCRIPTION "{recipe.description}"', project)
        self.assertEqual(set(recipe.options), set(recipe.default_options))
        self.assertEqual(set(recipe.options) - {"shared"}, set(manifest["features"]))

        versions = conandata()["sources"]
        self.assertEqual(set(versions), {arguments.version})
        self.assertEqual(versions[arguments.version]["url"],
                         f"{recipe.homepage}/archive/refs/tags/v{arguments.version}.tar.gz")

        instance = recipe(run, "", "", "")
        instance.validate()
        instance.build_requirements()
        self.assertIn(f"cxx_std_{instance.least_standard})", project)
        least = re.search(r"cmake_minimum_required\(VERSION (.+)\)", project)[1]
        self.assertEqual(instance.tools_required, [f"cmake/[>={least} <4]"])

    def test_no_import_is_unused(self):
        for path in RECIPE.rglob("conanfile.py"):
            nodes = list(ast.walk(ast.parse(path.read_text())))
            imported = {alias.asname or alias.name for node in nodes
                        if isinstance(node, (ast.Import, ast.ImportFrom)) for alias in node.names}
            self.assertEqual(imported - {node.id for node in nodes if isinstance(node, ast.Name)}, set())


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
