#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks that every tool and every script says with --help what it is for, and shows an example. Also checks that the
pages of docs/reference list the options and planners that the programs list.

    test_help.py path/to/build

Programs that are not built are left out.
"""

import functools
import os
import re
import subprocess
import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILD = Path(sys.argv[1])
PROGRAMS = ["remat-opt", "remat-solve", "remat-run", "remat-compile", "remat-check-log"]
# Modules that other tools import, and scripts whose command line is in another file.
PARTS = ["README.md", "site-hooks.py", "site-index.py", "site.requirements.txt"]
PARTS += ["wheel.setup.py", "wheel_backend.py", "wheel_urls.py"]
# Tools with so many options that --help shows them in groups, and the titles of some groups.
GROUPS = {
    "remat-opt": ["Pipelines:", "Passes:"],
    "remat-solve": ["Planning:", "Copies to the host:", "Instead of planning:"],
    "remat-run": ["What runs:", "Memory and copies:", "Object files:"],
    "remat-compile": ["Fitting into a budget:", "Kernels and libraries:"],
    "remat-iree": ["planning:", "compiling and running:"],
    "remat-xla": ["planning:"],
    "remat-memory": ["compiling:", "limits:"],
    "remat-prove": ["what to prove:", "what to write:"],
    "remat-bench": ["which part of them:"],
    "networks": ["size:", "what is counted:"],
}


def commands():
    """Returns {name: command} of all tools and scripts."""
    found = {name: BUILD / "bin" / name for name in PROGRAMS if (BUILD / "bin" / name).exists()}
    scripts = [path for path in (ROOT / "tools").iterdir() if path.is_file() and path.name not in PARTS]
    inside = [path for folder in ("tools", "bench") for path in (ROOT / folder).glob("*/*") if path.is_file()]
    scripts += [path for path in inside if os.access(path, os.X_OK) and not path.suffix]
    scripts += [
        path for path in (ROOT / "bench").glob("measure/*.py") if "__main__" in path.read_text(encoding="utf-8")
    ]
    return {**found, **{path.name: path for path in scripts}}


@functools.lru_cache(None)
def said(command):
    start = [sys.executable, "-B", command] if command.suffix == ".py" else [command]
    done = subprocess.run([*start, "--help"], capture_output=True, text=True, timeout=60)
    if done.returncode:
        raise AssertionError(f"{command.name} --help ended with status {done.returncode}\n{done.stderr[-500:]}")
    return done.stdout


def purpose(text):
    """Returns the paragraph of a help text that follows the usage, as one line."""
    parts = [part for part in re.split(r"\n\s*\n", text.strip()) if not part.lower().startswith("usage:")]
    return re.sub(r"\s+", " ", parts[0].removeprefix("OVERVIEW: ")) if parts else ""


class Help(unittest.TestCase):
    def test_there_are_tools(self):
        names = commands()
        self.assertTrue({"remat-iree", "remat-xla", "remat-prove", "remat-bench", "networks", "generate"} <= set(names))
        self.assertGreaterEqual(len(names), 20)

    def test_purpose(self):
        for name, command in commands().items():
            with self.subTest(name):
                self.assertRegex(purpose(said(command)), r"^[A-Z][a-z]+s,? [^.]{15,}")

    def test_example(self):
        for name, command in commands().items():
            with self.subTest(name):
                self.assertRegex(said(command), rf"(?m)^ +([\w./]*python3? )?[\w./]*{re.escape(name)}\b")

    def test_groups(self):
        for name, titles in GROUPS.items():
            if name in commands():
                text = said(commands()[name])
                for title in titles:
                    with self.subTest(name, title=title):
                        self.assertIn(title, text)


def built(name):
    return unittest.skipUnless(name in commands(), f"{name} is not built")


class Reference(unittest.TestCase):
    """Checks pages of docs/reference whose lists come from a program."""

    def named(self, page, pattern):
        text = (ROOT / "docs" / "reference" / page).read_text(encoding="utf-8")
        rows = [line.split("|")[1] for line in text.splitlines() if line.startswith("| `")]
        return {name for row in rows for name in re.findall(pattern, row)}

    @built("remat-opt")
    def test_options(self):
        text = said(commands()["remat-opt"])
        pipeline = re.search(r"^  --remat .*\n((?:    .*\n)*)", text, re.MULTILINE)[1]
        options = set(re.findall(r"^    --([\w-]+)", pipeline, re.MULTILINE))
        self.assertGreater(len(options), 15)
        self.assertEqual(self.named("Options.md", r"`([\w-]+)="), options)

    @built("remat-solve")
    def test_planners(self):
        listed = subprocess.run([commands()["remat-solve"], "--list-planners"], capture_output=True, text=True).stdout
        planners = {line.split()[0] for line in listed.splitlines()}
        self.assertGreater(len(planners), 15)
        self.assertEqual(self.named("Planners.md", r"`([\w-]+)`"), planners)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
