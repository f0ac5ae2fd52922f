#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks bench/gpu/gpu-day: a dry run of all parts on this machine's CPU, calls that are cut off, and the tables of
results.

    test_gpu_day.py

Parts of PyTorch, and parts that call the same program as other parts do, run only with REMAT_FULL=1. If something is not installed, the results name it.
"""

import contextlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(ROOT / folder) for folder in ("bench/gpu/day", "bench/measure", "python")]

import gpu_day_table  # noqa: E402
import launches  # noqa: E402
import pack  # noqa: E402
import run  # noqa: E402
from parts import FULL, LONGEST, SMALL, Part  # noqa: E402
from remat.tool import RematError  # noqa: E402

TOOL = ROOT / "bench" / "gpu" / "gpu-day"
PACKED = {"pythons": {}, "gpu": "h200"}
WRITES = "import json, pathlib, sys; pathlib.Path(sys.argv[1]).write_text(json.dumps([dict(step=1)]))"


class Folder(unittest.TestCase):
    def setUp(self):
        self.folder = Path(self.enterContext(tempfile.TemporaryDirectory()))
        self.enterContext(mock.patch.object(run, "ROOT", self.folder))

    def part(self, code, **more):
        return Part("one", more.pop("needs", ()), ("{python}", "-c", code, "{rows}"), **more)


class Parts(Folder):
    """Tests how a single part of a call runs."""

    def test_rows(self):
        found = run.run_part(self.part(WRITES), PACKED, True)
        self.assertEqual(found["rows"], [{"step": 1}])
        self.assertEqual(set(found), {"seconds", "rows"})

    def test_a_part_that_is_cut_keeps_its_rows(self):
        found = run.run_part(self.part(f"{WRITES}; import time; time.sleep(60)", seconds=1), PACKED, True)
        self.assertEqual(
            (found["rows"], found["cut"]), ([{"step": 1}], "not done after 1 s: its rows are those until then")
        )

    def test_a_part_that_fails_says_why(self):
        found = run.run_part(self.part(f"{WRITES}; sys.exit('no luck')"), PACKED, True)
        self.assertEqual((found["rows"], found["failed"]), ([{"step": 1}], "no luck"))

    def test_rows_of_an_earlier_call_are_not_taken(self):
        run.run_part(self.part(WRITES), PACKED, True)
        self.assertNotIn("rows", run.run_part(self.part("pass"), PACKED, True))

    def test_what_is_missing(self):
        given = self.part(WRITES, needs=("no-such-program", "steps/one"), inputs=("steps/two.mlir",))
        said = "no-such-program is not on PATH; steps/one was not packed; steps/two.mlir were not packed"
        self.assertEqual(run.run_part(given, PACKED, True), {"missing": said})

    def test_a_gpu_is_needed_without_dry_run(self):
        with mock.patch.object(run.needs, "has_driver", lambda: False):
            found = run.run_part(self.part(WRITES, needs=("gpu",)), PACKED, False)
        self.assertEqual(found, {"missing": "no GPU answers: libcuda.so.1 is missing, or cuInit fails"})


class Calls(Folder):
    """Tests calls of FOLDER/run on two parts, one of which is missing something."""

    def setUp(self):
        super().setUp()
        (self.folder / "packed.json").write_text(json.dumps({**PACKED, "small": True, "day": "abc", "predicted": {}}))
        self.results = self.folder / "results.json"
        parts = (Part("first", ("gone",), ("true",)), Part("second", (), ("{python}", "-c", WRITES, "{rows}")))
        self.enterContext(mock.patch.object(run, "SMALL", mock.Mock(parts=lambda: parts)))
        self.enterContext(mock.patch.object(run, "exit_on_signals"))
        self.enterContext(mock.patch.dict(os.environ))
        self.ran = []
        really = run.run_part
        self.enterContext(
            mock.patch.object(run, "run_part", lambda part, *more: self.ran.append(part.name) or really(part, *more))
        )

    def call(self, *options):
        self.ran.clear()
        given = ["run", "--dry-run", "--results", str(self.results), *options]
        said = self.folder / "said"
        with said.open("w") as out, mock.patch.object(sys, "argv", given), contextlib.redirect_stdout(out):
            run.main()
        return said.read_text()

    def test_a_second_call_goes_on(self):
        self.call()
        self.assertEqual(self.ran, ["first", "second"])
        self.call()
        self.assertEqual(self.ran, ["first"])
        self.call("--again", "second")
        self.assertEqual(self.ran, ["second"])
        self.assertEqual(list(json.loads(self.results.read_text())["parts"]), ["first", "second"])

    def test_no_part_begins_that_may_end_too_late(self):
        said = self.call("--seconds", str(LONGEST - 1))
        self.assertEqual(self.ran, [])
        self.assertIn(f"first may take {LONGEST} s, more than are left: call again to go on", said)

    def test_results_of_another_folder_are_refused(self):
        for text in ('{"version": 1, "day": "abd", "parts": {}}', "{", '{"version": 2, "day": "abc"}', "[]"):
            self.results.write_text(text)
            with self.assertRaisesRegex(RematError, "has the results of another folder, or no results: move it away"):
                self.call()


class TheTable(unittest.TestCase):
    """The table of parts."""

    def test_parts(self):
        for day in (SMALL, FULL):
            names = [part.name for part in day.parts()]
            self.assertEqual(len(names), len(set(names)))
            self.assertTrue(all(part.seconds < 180 for part in day.parts()))

    def test_no_held_out_step_is_left_out(self):
        steps = {path.stem for path in (ROOT / "bench" / "steps").glob("*.py")} - {"common"}
        used = {each.step.removeprefix("steps/") for each in (*FULL.xla, *FULL.held_out)}
        self.assertEqual(steps - used, set())


class Carried(Folder):
    """Tests programs that are packed with their libraries. The command echo takes the place of these programs."""

    def said(self, *built):
        for path in built:
            (self.folder / path).parent.mkdir(parents=True)
            shutil.copy(shutil.which("echo"), self.folder / path)
        pack.carry(self.folder, self.folder / "day", "remat-opt", False)
        command = [self.folder / "day" / "build" / "bin" / "remat-opt", "a b", "c"]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout

    def test_a_program_of_the_build(self):
        self.assertEqual(self.said("build/bin/remat-opt"), "a b c\n")

    def test_the_program_of_the_wheel_comes_first(self):
        self.assertEqual(self.said("build/bin/remat-opt", "build-wheel/bin/remat"), "remat-opt a b c\n")


class Interrupted(Folder):
    """Tests a build that ends before its folder is complete."""

    def test_it_can_be_repeated(self):
        for part in pack.TREE:
            (self.folder / part).mkdir(parents=True)
        stopped = mock.patch.object(pack, "carry", side_effect=KeyboardInterrupt)
        with mock.patch.dict(os.environ), stopped:
            for _ in range(2):
                with self.assertRaises(KeyboardInterrupt):
                    pack.pack(self.folder, self.folder / "day", "h200", True, [])


class Nsys(unittest.TestCase):
    """Tests how the output of Nsight Systems is read. A script takes the place of Nsight Systems."""

    def test_kernels_of_the_last_step(self):
        names = ["first", "[CUDA memcpy Host-to-Device]", "kernel1", "kernel2"]
        rows = json.dumps([{"Name": name, "Duration (ns)": 1000 * (i + 1)} for i, name in enumerate(names)])
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "nsys"
            path.write_text(f"#!/bin/sh\ncase $1 in stats) echo 'Processing'; echo '{rows}' ;; esac\n")
            path.chmod(0o755)
            with mock.patch.dict(os.environ, {"PATH": f"{folder}:{os.environ['PATH']}"}):
                found = launches.profiled("step", 2, folder)
        self.assertEqual([(name, round(1e6 * seconds)) for name, seconds in found], [("kernel1", 3), ("kernel2", 4)])


class DryRun(unittest.TestCase):
    """Runs all parts with the smallest inputs on this machine's CPU."""

    # This library replaces CUDA's driver, and every kernel takes 10 us in it.
    DRIVER = ROOT / "build" / "test" / "fake-cuda"
    # Parts that run only with REMAT_FULL=1: parts of PyTorch, and parts that call the same program as other parts do.
    LONG = ("torch-", "xla-slices", "xla-offload", "xla-step-")
    MAY_LACK = {"cuda": ("own-", "calibration", "products", "profile"), "xla": ("xla-", "jit-"), "torch": ("torch-",)}

    def test_all(self):
        with tempfile.TemporaryDirectory() as folder:
            left_out = () if os.environ.get("REMAT_FULL") else self.LONG
            names = [part.name for part in SMALL.parts() if not part.name.startswith(left_out)]
            self.call(TOOL, "build", "--small", folder + "/day")
            self.call(TOOL, "run", folder + "/day", "--dry-run", *names)
            self.check_driver(folder)
            path = Path(folder) / "day" / "results.json"
            results = json.loads(path.read_text())
            page = self.call(sys.executable, "-B", ROOT / "bench" / "measure" / "gpu_day_table.py", path)
        self.assertEqual(list(results["parts"]), names)
        for name, part in results["parts"].items():
            with self.subTest(name):
                self.check(name, part)
        self.assertTrue(page.startswith("**A dry run on a CPU: its times say nothing about a GPU.**"), page)
        self.assertIn("## What has no figures", page)

    def check_driver(self, folder):
        """Runs the parts that call CUDA's driver with a library that replaces the driver. The parts also launch
        graphs."""
        if not (self.DRIVER.exists() and (ROOT / ".venv" / "cuda").exists()):
            return
        path, names = folder + "/driver.json", ("own-small", "calibration", "profile")
        self.call(TOOL, "run", folder + "/day", "--results", path, *names, LD_LIBRARY_PATH=str(self.DRIVER))
        for name, part in json.loads(Path(path).read_text())["parts"].items():
            rows = part["rows"]["rows"] if name.startswith("own-") else part["rows"]
            self.assertTrue(rows and all(row["graph_seconds"] > 0 for row in rows), part)
            for row in rows:
                self.assertTrue(all(abs(each["seconds"] - 1e-5) < 1e-7 for each in row.get("launches", ())), row)

    def call(self, *command, **more):
        environment = {**os.environ, **more}
        done = subprocess.run([*map(str, command)], capture_output=True, text=True, check=False, env=environment)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        return done.stdout

    def check(self, name, part):
        lacks = [
            what
            for what, parts in self.MAY_LACK.items()
            if name.startswith(parts) and not (ROOT / ".venv" / what).exists()
        ]
        if lacks or name == "profile-nsys":
            self.assertTrue("rows" in part or "missing" in part, part)
            return
        self.assertNotIn("failed", part)
        self.assertNotIn("cut", part)
        rows = part["rows"]["rows"] if name.startswith("own-") else part["rows"]
        self.assertTrue(rows)
        for row in rows:
            if name == "jit-plan" and row["what"] == "plan":
                self.assertIn("the step was compiled for 'h200', and this machine has no GPU to run it", row["failed"])
                self.assertEqual(row["planned"], row["taken"])
            else:
                self.assertNotIn("failed", row)
                self.assertGreater(row.get("seconds", row.get("step_seconds")), 0)
            self.assertFalse(row.get("wrong"), row)


class Tables(unittest.TestCase):
    """Tables of results that a dry run wrote."""

    def setUp(self):
        self.results = json.loads((HERE / "Inputs" / "gpu-day.json").read_text())

    def test_page(self):
        self.assertEqual(
            "\n".join(gpu_day_table.page(self.results)) + "\n", (HERE / "Inputs" / "gpu-day.md").read_text()
        )

    def test_a_prediction_is_off_beyond_a_tenth(self):
        off = [gpu_day_table.Prediction("", "", 10, measured, "").is_off for measured in (9.1, 10.9, 8.9, 11.1)]
        self.assertEqual(off, [False, False, True, True])

    def test_what_are_no_results(self):
        for text in ("", "{}", "[]"):
            with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
                file.write(text)
                file.flush()
                done = subprocess.run(
                    [sys.executable, "-B", gpu_day_table.__file__, file.name],
                    capture_output=True,
                    text=True,
                    check=False,
                )
            self.assertEqual(done.returncode, 2)
            self.assertIn("has no results of bench/gpu/gpu-day", done.stderr)
            self.assertNotIn("Traceback", done.stderr)


if __name__ == "__main__":
    unittest.main()
