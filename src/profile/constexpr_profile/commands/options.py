# SPDX-License-Identifier: BSL-1.0
"""What is done with the options of a compile command.

Those that change what the text means are kept. Those that make or name output, or change how messages look, are
dropped. All others are refused, since they might write files: new ones, and those that hardly any command has. The user
can leave them out. The rules name whole kinds of options where none of a kind writes anything."""
from __future__ import annotations

import enum
import re
from typing import NamedTuple

from ..errors import Failure


class Action(enum.Enum):
    """What is done with an option."""
    KEEP = enum.auto()
    DROP = enum.auto()
    PREPROCESS = enum.auto()  # kept for the preprocessor: in preprocessed text, it has been done
    SET_LIMIT = enum.auto()  # the last one sets the limit of steps
    SET_DEPTH = enum.auto()  # kept, and sets the depth


class Rule(NamedTuple):
    """What is done with options that match, and with the next word if that is their value."""
    action: Action
    takes_next_word: bool
    pattern: re.Pattern[str]


def _rule(action: Action, *patterns: str, takes_next_word: bool = False) -> Rule:
    return Rule(action, takes_next_word, re.compile("|".join(patterns)))


def _valued(action: Action, *patterns: str) -> tuple[Rule, Rule]:
    """The rules for options whose value is the next word, or the rest of the same one."""
    names = "|".join(patterns)
    return _rule(action, names, takes_next_word=True), _rule(action, f"({names}).+")


_OF_PREPROCESSOR = _valued(
    Action.PREPROCESS, "-[DUIFx]|-i(nclude|macros|system|quote|dirafter|framework|withsysroot)|-include-pch",
    r"-(cxx-isystem|stdlib\+\+-isystem|ivfsoverlay|finput-charset)",
    "--(define-macro|undefine-macro|include|include-directory|language)")

# What both the driver and Clang itself take.
_DROPPED_BY_BOTH = _rule(
    Action.DROP, "-emit-.*|-mllvm=.*|-w|-Werror.*|--?pedantic(-errors)?",
    # reports, records and profiles
    "-f(dump-|stack-usage|callgraph-info|opt-info|save-|optimization-record|time-trace|time-report|mem-report|stats"
    "|(condition-|path-|test-)coverage|profile-|coverage-|cs-profile|auto-profile|memory-profile|compare-debug"
    "|pass-plugin|proc-stat-report|crash-diagnostics|module-output|module-header|module-only|deps-|debug-|record-"
    "|embed-|thin-link-bitcode|file-compilation-dir|basic-block-sections).*",
    # how messages and preprocessed text look
    "-f(no-)?(diagnostics-|color-diagnostics|caret-diagnostics|ansi-escape-codes|message-length"
    "|show-column|show-source-location|working-directory|pch-preprocess|pch-deps|directives-only|rewrite-"
    "|minimize-whitespace|preprocessed|use-line-directives).*")

# An option -fNAME cannot name a file, nor can one with a number. The values of these are words, or files to read.
_WITH_VALUE = "|".join((
    "clang-abi-compat|ms-.*|msc-version|(wide-)?exec-charset|excess-precision|fp-.*|lax-vector-conversions",
    "strict-flex-arrays|objc-runtime|random-seed|(file|macro|canon)-prefix-map",
    "modules-.*|module-(file|map-file|mapper|name)|prebuilt-module-path|plugin|plugin-arg-.*",
    "openmp.*|sanitize.*|visibility.*|tls-model|lto.*|cf-protection|stack-.*|trivial-auto-var-init",
    "zero-call-used-regs|align-.*|(vect|simd)-cost-model|patchable-function-entry|veclib|trap-function|offload.*"))
_KEPT_BY_BOTH = _rule(
    Action.KEEP, r"-f[^=]+|-f[^=]+=\d+", f"-f(no-)?({_WITH_VALUE})=.*",
    r"-std=.+|-O([\dszg]|fast)?|-m.+|-W(?!p,).*|-nostdinc(\+\+)?|-undef|-trigraphs")

# The first one that matches holds.
_RULES = (
    _rule(Action.SET_LIMIT, r"-fconstexpr-(?:steps|ops-limit)=.*"),
    _rule(Action.SET_DEPTH, "-fconstexpr-depth=.*"),
    _rule(Action.DROP, "-o|--output|-M[FTQJ]|-[lLuzTe]|-mllvm|-X(assembler|linker|analyzer)|-framework|-rpath",
          "--?serialize-diagnostics|-index-store-path|-fdebug-compilation-dir|-dump(base|dir)",
          takes_next_word=True),
    *_valued(Action.KEEP, "-B|-target|-arch|--param|--sysroot|-isysroot|-resource-dir|--?gcc-toolchain|--config|--std"),
    *_OF_PREPROCESSOR,
    # The kind of output and its name.
    _DROPPED_BY_BOTH,
    _rule(Action.DROP, "-[cSEHPvCQs]|-CC|-o.+|-fsyntax-only|--analyze|-p|-pg|-d.*|-g(?!cc-).*|-###|-pipe",
          "--(compile|assemble|preprocess|precompile|verbose|output=.*)|-save-.*|--save-.*|--?coverage|-time(=.*)?",
          "-M.*|-Wp,-M[^,]*(,[^,]*)?|-Wa,.*|-Xpreprocessor|--"),
    # What is linked, and how.
    _rule(Action.DROP, r"[^-].*\.(o|obj|a|so(\.\d+)*|lib|dylib|dll)|-[lLT].+|-Wl,.*|-fuse-ld=.*|--ld-path=.*",
          r"-(static|shared)(-\w.*)?|-r|-(no-?)?pie|-rdynamic|-no(startfiles|defaultlibs|libc|stdlib(\+\+)?)",
          "--?(rtlib|unwindlib)=.*|--?(no-)?integrated-as|-Q[ny]"),
    _KEPT_BY_BOTH,
    _rule(Action.KEEP, "-ansi|-pthreads?|-nostdlibinc|-nobuiltininc|-stdlib=.+|--?specs=.+|--target=.+",
          "--gcc-(install-dir|triple)=.+|--driver-mode=.+|--no-default-config|-(no-)?canonical-prefixes",
          "-Qunused-arguments"))

# What only Clang itself takes. The driver's options are others: its -l is a library, but -load is no `-l`.
_LIMIT_OF_CLANG = re.compile("-f(constexpr-(steps|depth|backtrace-limit)|template-backtrace-limit|error-limit)(=.*)?")
_RULES_OF_CLANG = (
    _rule(Action.DROP, "-mllvm|-o|-dependency-file|-f(debug|coverage)-compilation-dir", takes_next_word=True),
    _rule(Action.KEEP, "-load|-add-plugin|-plugin-arg-.+|-target-(feature|cpu|abi)|-isysroot", takes_next_word=True),
    *_OF_PREPROCESSOR,
    _DROPPED_BY_BOTH,
    _rule(Action.DROP, "-fix.*|-fsyntax-only"),
    _KEPT_BY_BOTH)


def rule_of(word: str) -> Rule | None:
    """The rule for a word of a command; None if it is the source."""
    for rule in _RULES:
        if rule.pattern.fullmatch(word):
            return rule
    if word.startswith("-"):
        raise _refusal(word)
    return None


def rule_for_clang(word: str) -> Rule:
    """The rule for a word that the driver passes on to Clang itself."""
    if _LIMIT_OF_CLANG.fullmatch(word):  # the driver puts it behind its own
        raise Failure(f"-Xclang {word} would override the limits that are tried; give this option without -Xclang")
    for rule in _RULES_OF_CLANG:
        if rule.pattern.fullmatch(word):
            return rule
    raise _refusal(f"-Xclang {word}")


def _refusal(option: str) -> Failure:
    return Failure(f"{option} in the compile command is not known here; it might write files, so leave it out")
