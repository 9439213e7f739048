"""The command src/profile/constexpr-profile as a module, for tests."""
import importlib.machinery
import importlib.util
import os
import shutil
import sys

FOLDER = os.path.dirname(os.path.abspath(__file__))
PATH = os.path.normpath(os.path.join(FOLDER, '../../src/profile/constexpr-profile'))


def load():
    loader = importlib.machinery.SourceFileLoader('constexpr_profile', PATH)
    module = importlib.util.module_from_spec(
        importlib.util.spec_from_loader(loader.name, loader))
    loader.exec_module(module)
    return module


sys.dont_write_bytecode = True
tool = load()


def answer_of(compiler, name, limit):
    return compiler.compile(f'programs/{name}.cpp', limit, '-fsyntax-only')[1]


def reading(text, clang):
    """What is read in an answer, as JSON has it: both readers, this one and the site's, must agree
    on it."""
    def shown(position):
        return position and ':'.join(map(str, position))

    return [{'position': shown(stop.position), 'what': stop.what,
             'context': [[shown(position), words] for position, words in stop.context],
             'frames': [[frame.call, tool.function_name(frame.call), shown(frame.position)]
                        for frame in stop.frames]}
            for stop in (tool.read_clang if clang else tool.read_gcc)(text)]


def compilers():
    """The compilers of this machine that the command supports: the build's own and the usual ones."""
    names = [os.environ.get('CXX', ''), 'clang++-14', 'clang++-19', 'g++-12']
    return list(dict.fromkeys(name for name in names if name and shutil.which(name)))
