# SPDX-License-Identifier: BSL-1.0
"""Only what the recipes use of Conan 2. If they use another name, look it up and add it here."""
from types import SimpleNamespace


class CppInfo:
    __slots__ = ("bindirs", "builddirs", "components", "includedirs", "libdirs", "libs", "properties",
                 "requires")
    known_properties = {"cmake_build_modules", "cmake_file_name", "cmake_target_aliases",
                        "cmake_target_name", "pkg_config_name"}

    def __init__(self):
        self.bindirs, self.includedirs, self.libdirs = ["bin"], ["include"], ["lib"]
        self.builddirs, self.libs, self.requires = [], [], []
        self.properties, self.components = {}, Components()

    def set_property(self, name, value):
        assert name in self.known_properties, f"{name} is no property"
        self.properties[name] = value


class Components(dict):
    def __missing__(self, name):
        return self.setdefault(name, CppInfo())


class ConanFile:
    default_options = {}

    def __init__(self, run, source_folder, build_folder, package_folder, **options):
        self.run_command = run
        self.source_folder, self.build_folder = source_folder, build_folder
        self.package_folder = package_folder
        self.options = SimpleNamespace(**{**self.default_options, **options})
        self.settings = SimpleNamespace(os="Linux")
        self.cpp = SimpleNamespace(build=SimpleNamespace(bindir=build_folder))
        self.cpp_info, self.required, self.tools_required = CppInfo(), [], []
        self.cmake_variables = {}

    def requires(self, reference, transitive_headers=False):
        self.required.append(reference)

    def tool_requires(self, reference):
        self.tools_required.append(reference)

    def run(self, command, env):
        assert env == "conanrun"
        return self.run_command(command)
