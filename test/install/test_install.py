#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks that another project can find an installed remat, build against it and run its passes.

test_install.py path/to/cmake path/to/build path/to/c++
"""

import json
import os
import re
import shlex
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

CMAKE, BUILD, COMPILER = sys.argv[1:4]
HERE = os.path.dirname(os.path.abspath(__file__))
CHAIN = os.path.join(HERE, "..", "Pipelines", "remat", "Inputs", "chain.mlir")


def run(*command):
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise AssertionError(f"{' '.join(command)}\n{done.stdout[-3000:]}{done.stderr[-3000:]}")
    return done


class Install(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.prefix = os.path.join(cls.folder.name, "prefix")
        cls.example = os.path.join(cls.folder.name, "example")
        run(CMAKE, "--install", BUILD, "--prefix", cls.prefix)
        run(
            CMAKE,
            "-G",
            "Ninja",
            "-S",
            os.path.join(HERE, "example"),
            "-B",
            cls.example,
            f"-DCMAKE_PREFIX_PATH={cls.prefix}",
            f"-DCMAKE_CXX_COMPILER={COMPILER}",
            "-DCMAKE_BUILD_TYPE=Debug",
            "-DCMAKE_EXE_LINKER_FLAGS=-fuse-ld=lld",
            "-DCMAKE_EXPORT_COMPILE_COMMANDS=ON",
        )
        run(CMAKE, "--build", cls.example)

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def test_passes(self):
        done = run(os.path.join(self.example, "example-opt"), CHAIN, "--remat=activation-budget=13000 cost-model=flops")
        self.assertIn("peak 16.4 kB -> 12.3 kB", done.stderr)
        self.assertIn("remat.fence", done.stdout)

    def test_headers(self):
        """Checks that the installed headers compile without any other headers of remat."""
        with open(os.path.join(self.example, "compile_commands.json"), encoding="utf-8") as file:
            command = next(entry for entry in json.load(file) if entry["file"].endswith("example-opt.cpp"))
        arguments = shlex.split(command["command"].partition(" -o ")[0])
        include = Path(self.prefix, "include")
        headers = [str(path.relative_to(include)) for path in sorted(include.rglob("*.h"))]
        self.assertIn("remat/Core/Planning/Planner.h", headers)
        source = Path(self.folder.name, "headers.cpp")
        source.write_text("".join(f'#include "{header}"\n' for header in headers), encoding="utf-8")
        run(*arguments, "-fsyntax-only", str(source))

    def test_planning_without_mlir(self):
        # Each of the last 11 nodes reads a result of one of the first 12, in reverse order.
        inputs = [[i] for i in range(12)] + [[i, 23 - i] for i in range(12, 23)]
        nodes = [
            {"name": f"n{i}", "kind": "op", "cost": 1, "inputs": reads, "outputs": [i + 1]}
            for i, reads in enumerate(inputs)
        ]
        graph = {
            "version": 1,
            "name": "chain",
            "tensors": [{"name": f"t{i}", "bytes": 8} for i in range(24)],
            "nodes": nodes,
            "outputs": [23],
        }
        path = os.path.join(self.folder.name, "graph.json")
        with open(path, "w", encoding="utf-8") as file:
            json.dump(graph, file)
        done = run(os.path.join(self.example, "example-plan"), path)
        before, after = re.fullmatch(r"(\d+) to (\d+) bytes\n", done.stdout).groups()
        self.assertGreater(int(after), 0)
        self.assertLessEqual(int(after), int(before) / 2)
        # The program needs no shared library of LLVM, not even indirectly.
        self.assertNotIn("LLVM", run("ldd", os.path.join(self.example, "example-plan")).stdout)

    def test_c(self):
        program = os.path.join(self.example, "example-c")
        done = run(program, CHAIN, "activation-budget=13000 cost-model=flops")
        self.assertIn("remat.fence", done.stdout)
        report = json.loads(done.stdout[done.stdout.index("\n{") + 1 :])
        self.assertEqual((report["baseline_peak_bytes"], report["peak_bytes"]), (16388, 12292))
        for path, options, said in (
            (CHAIN, "activation-budget=1", "finds no plan within 1 bytes"),
            (CHAIN, "budget=half", "budget"),
            (CHAIN, "no-such=1", "no-such"),
            (__file__, "budget=40%", "error"),
        ):
            with self.subTest(options):
                done = subprocess.run([program, path, options], capture_output=True, text=True)
                self.assertEqual(done.returncode, 1)
                self.assertIn(said, done.stderr)
                # The program then prints the report of the plan that is nearest to the budget.
                if "finds no plan" in said:
                    self.assertEqual(json.loads(done.stdout)["failed"]["asked_bytes"], 1)
                else:
                    self.assertEqual(done.stdout, "")

    def test_tools_and_plugin_are_installed(self):
        self.assertIn("remat-plan", run(os.path.join(self.prefix, "bin", "remat-opt"), "--help").stdout)
        self.assertIn("keep-all", run(os.path.join(self.prefix, "bin", "remat-solve"), "--list-planners").stdout)
        self.assertTrue(os.path.exists(os.path.join(self.prefix, "lib", "remat.so")))


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[4:]])
