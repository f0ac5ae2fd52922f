#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks that the files, functions and breakpoints which docs/design/HowItIsBuilt.md names are in the code, and that
gdb stops at each breakpoint in turn.

    test_how_it_is_built.py path/to/build

The test test_tutorials.py runs the commands of the page. Without gdb, or if gdb may not trace, the breakpoints are not
set.
"""

import re
import shlex
import shutil
import subprocess
import sys
import unittest
from pathlib import Path

from tutorial import Tutorial

ROOT = Path(__file__).resolve().parents[2]
BUILD = Path(sys.argv[1]).resolve()
PAGE = ROOT / "docs/design/HowItIsBuilt.md"

QUOTED = re.compile(r"`([^`]+)`")
NAME = re.compile(r"(?:\w+::)*\w+")
FILE = re.compile(r"[\w./-]+/[\w.-]+\.(?:cpp|h)")
PLACED = re.compile(rf"`({NAME.pattern})`\s+in\s+`({FILE.pattern})`")
BREAKPOINT = re.compile(rf"^Breakpoint: {PLACED.pattern}\.$", re.MULTILINE)
CAPITAL_INSIDE = re.compile(r"\w*[a-z][A-Z]\w*|.*::.*")


def prose(text):
    """Returns text without indented and fenced blocks."""
    unfenced = re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)
    return "\n".join(line for line in unfenced.splitlines() if not line.startswith("    "))


def defines(code, name):
    """Returns whether C++ code defines the function or the type of that name."""
    last = re.escape(name.rpartition("::")[2])
    head = r"^(?![^\n]*\b(?:return|else|if|for|while|switch)\b)[\w:<>&*, \t]*"
    function = rf"{head}\b{last}\((?:[^;{{}}]|\{{\}})*\)[^;{{}}()]*\{{"
    kind = rf"^\s*(?:class|struct)\s+{last}\b[^;{{]*\{{"
    return bool(re.search(function, code, re.MULTILINE) or re.search(kind, code, re.MULTILINE))


def problems(text, read):
    """Returns sentences about the names of a page that are not in the code. The function read(path) returns a file's
    text, or None."""
    found = []
    for number, section in enumerate(re.split(r"^## ", prose(text), flags=re.MULTILINE)[1:], 1):
        quoted = QUOTED.findall(section)
        code = {path: read(path) for path in quoted if FILE.fullmatch(path)}
        found += [f"stage {number}: there is no {path}" for path in code if code[path] is None]
        placed = dict(PLACED.findall(section))
        found += [
            f"stage {number}: {path} does not define {name}"
            for name, path in placed.items()
            if code[path] is not None and not defines(code[path], name)
        ]
        found += [
            f"stage {number}: none of its files defines {name}"
            for name in quoted
            if NAME.fullmatch(name) and CAPITAL_INSIDE.fullmatch(name) and name not in placed
            if not any(defines(each, name) for each in code.values() if each)
        ]
    return found


def read(path):
    file = ROOT / path
    return file.read_text(encoding="utf-8") if file.is_file() else None


def stops(names, command):
    """Returns what gdb prints at each stop of the command, or None if gdb may not trace. Each breakpoint is set after the
    one before was hit.
    """
    script = ["set pagination off", "set breakpoint pending off", "set confirm off"]
    for at, name in enumerate(names):
        script += [f"tbreak {name}", "continue" if at else "run", "info symbol $pc"]
    arguments = [argument for line in [*script, "kill"] for argument in ("-ex", line)]
    program = [str(BUILD / "bin" / command[0]), *command[1:]]
    done = subprocess.run(
        ["gdb", "-nx", "-batch", *arguments, "--args", *program], cwd=ROOT, capture_output=True, text=True
    )
    found = re.findall(r"^(.+) in section .*$", done.stdout, re.MULTILINE)
    return found if found or "trace" not in done.stderr else None


class Names(unittest.TestCase):
    CODE = {
        "lib/A.cpp": "int remat::f(int a,\n      B b) {\n}\nclass Big : C {\n  void run() override {}\n};\nvoid callsG() {\n  g();\n}\n"
    }

    def found(self, section):
        return problems(f"# P\n\n## 1. S\n{section}", self.CODE.get)

    def test_what_is_there(self):
        self.assertEqual(
            self.found("`remat::f` in `lib/A.cpp`, `callsG`, `Big::run`, and `--remat-plan`\n\n    `goneAway`\n"), []
        )

    def test_what_is_not_there(self):
        self.assertEqual(self.found("`f` in `lib/B.cpp`"), ["stage 1: there is no lib/B.cpp"])
        self.assertEqual(self.found("`g` in\n`lib/A.cpp`"), ["stage 1: lib/A.cpp does not define g"])
        self.assertEqual(self.found("`lib/A.cpp`, `goneAway`"), ["stage 1: none of its files defines goneAway"])


class HowItIsBuilt(unittest.TestCase):
    def setUp(self):
        self.text = PAGE.read_text(encoding="utf-8")

    def test_its_names_are_in_the_code(self):
        self.assertEqual(problems(self.text, read), [])

    def test_ten_short_stages(self):
        sections = re.split(r"^## (\d+)\. ", self.text, flags=re.MULTILINE)
        self.assertEqual(sections[1::2], [str(number) for number in range(1, 11)])
        self.assertEqual([len(BREAKPOINT.findall(section)) for section in sections[2::2]], [1] * 10)
        self.assertLessEqual(len(self.text.split()), 1200)
        printed = [said.splitlines() for _, said in Tutorial(PAGE).steps if said]
        self.assertEqual(len(printed), 10)
        self.assertLessEqual(max(map(len, printed)), 6)

    @unittest.skipUnless(shutil.which("gdb"), "gdb is not installed")
    def test_gdb_stops_at_each_breakpoint_in_turn(self):
        typed = shlex.split(Tutorial(PAGE).steps[0][0])
        command = [*typed[: typed.index("-o")], "-o", "/dev/null"]
        names = [name for name, _ in BREAKPOINT.findall(self.text)]
        found = stops(names, command)
        if found is None:
            self.skipTest("gdb may not trace")
        self.assertEqual([name for name, stop in zip(names, found) if f"{name}(" in stop], names, found)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
