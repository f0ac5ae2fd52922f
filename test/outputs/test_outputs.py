#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests every option that names a file to write: with a link, a pipe, a device, a full disk, a file that may not be
written, and a signal in the middle.

    test_outputs.py BUILD_FOLDER KILL_IN_WRITE_LIBRARY
"""

import json
import os
import shutil
import signal
import stat
import subprocess
import sys
import tempfile
import threading
import unittest
from concurrent.futures import ThreadPoolExecutor

from options import CHAIN, PYTHON, options

BUILD, KILL = (os.path.abspath(argument) for argument in sys.argv[1:3])
NOBODY = 65534
IS_ROOT = os.geteuid() == 0
OLD = b"what was there before\n"


def make_inputs(folder):
    """Writes a forward graph, its training graph and a plan for it. Writes a step for a GPU if CUDA's assembler is
    installed.
    """
    tensors = [{"name": f"t{i}", "bytes": 10} for i in range(5)]
    nodes = [{"name": f"n{i}", "kind": "op", "cost": 1, "inputs": [i], "outputs": [i + 1]} for i in range(4)]
    graph = {"version": 1, "name": "chain", "training": False, "tensors": tensors, "nodes": nodes, "outputs": [4]}
    with open(os.path.join(folder, "forward.json"), "w", encoding="utf-8") as file:
        json.dump(graph, file)
    solve = os.path.join(BUILD, "bin", "remat-solve")

    def at(name):
        return os.path.join(folder, name)

    subprocess.run([solve, at("forward.json"), "--expand", "-o", at("graph.json")], check=True)
    subprocess.run(
        [solve, at("graph.json"), "--planner=keep-all", "--plan-out", at("plan.json")], check=True, capture_output=True
    )
    compiled = subprocess.run(
        [os.path.join(BUILD, "bin", "remat-compile"), CHAIN, "--host-kernels", "-o", at("step")],
        capture_output=True,
        text=True,
    )
    if compiled.returncode:
        print(f"remat-compile and its steps are left out: {compiled.stderr.strip()}", file=sys.stderr)


class Outputs(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        outer = tempfile.TemporaryDirectory()
        cls.addClassCleanup(outer.cleanup)
        cls.outer = outer.name
        os.chmod(cls.outer, 0o755)  # The user `nobody` may read this folder.
        cls.inputs = os.path.join(cls.outer, "inputs")
        os.mkdir(cls.inputs)
        make_inputs(cls.inputs)
        cls.options = options(BUILD, cls.inputs)
        with ThreadPoolExecutor(2) as pool:
            cls.expected = list(pool.map(cls.plain, cls.options))

    @classmethod
    def plain(cls, option):
        """Returns what the command of an option writes to a file that did not exist before."""
        with tempfile.TemporaryDirectory(dir=cls.outer) as folder:
            path = os.path.join(folder, option.name)
            done = subprocess.run(option.command(path), capture_output=True, text=True)
            if done.returncode or os.path.getsize(path) == 0:
                raise AssertionError(f"{option.title}: {done.stderr}")
            with open(path, "rb") as file:
                return file.read()

    def every(self, check):
        """Calls `check` for each option with an empty folder, two at a time."""

        def one(number):
            option, folder = self.options[number], tempfile.mkdtemp(dir=self.outer)
            os.chmod(folder, 0o755)
            try:
                check(option, folder, self.expected[number])
            except (AssertionError, OSError, subprocess.SubprocessError) as error:
                return f"{option.title}: {error!r}"
            finally:
                shutil.rmtree(folder)
            return None

        with ThreadPoolExecutor(2) as pool:
            wrong = [found for found in pool.map(one, range(len(self.options))) if found]
        self.assertFalse(wrong, "\n".join(wrong))

    def run_tool(self, option, path, **more):
        return subprocess.run(option.command(path), capture_output=True, text=True, timeout=60, **more)

    def done(self, option, path, **more):
        done = self.run_tool(option, path, **more)
        self.assertEqual(done.returncode, 0, done.stderr)

    def refused(self, option, path, why, **more):
        done = self.run_tool(option, path, **more)
        self.assertGreater(done.returncode, 0, done.stdout + done.stderr)
        self.assertIn(why, done.stderr)
        paths = [os.path.join(os.path.dirname(path), name) for name in (option.name, *option.beside)]
        self.assertTrue(any(f"'{path}'" in done.stderr for path in paths), done.stderr)
        for noise in ("Stack dump", "PLEASE submit", "Traceback", "LLVM ERROR"):
            self.assertNotIn(noise, done.stderr)

    def has(self, path, option, expected):
        with open(path, "rb") as file:
            content = file.read()
        self.same(content, option, expected)

    def same(self, content, option, expected):
        self.assertTrue(content if option.varies else content == expected, f"{len(content)} bytes, not {len(expected)}")

    def only(self, folder, option, *names):
        self.assertEqual(sorted(set(os.listdir(folder)) - set(option.beside)), sorted(names))

    def write_old(self, path, mode=0o644):
        with open(path, "wb") as file:
            file.write(OLD)
        os.chmod(path, mode)
        return path

    def is_old(self, path):
        with open(path, "rb") as file:
            self.assertEqual(file.read(), OLD)

    def test_a_link_stays_and_its_target_keeps_its_permissions(self):
        def check(option, folder, expected):
            link, target = os.path.join(folder, option.name), self.write_old(os.path.join(folder, "target"), 0o646)
            os.symlink("target", link)
            self.done(option, link)
            self.assertEqual(os.readlink(link), "target")
            self.has(target, option, expected)
            mode = 0o757 if option.is_program else 0o646
            self.assertEqual(stat.S_IMODE(os.stat(target).st_mode), mode)
            self.only(folder, option, option.name, "target")
            os.remove(target)
            self.done(option, link)  # The target of the link does not exist.
            self.assertEqual(os.readlink(link), "target")
            self.has(target, option, expected)

        self.every(check)

    def test_a_pipe_is_written_into(self):
        def check(option, folder, expected):
            path, got = os.path.join(folder, option.name), []
            os.mkfifo(path)

            def read():
                with open(path, "rb") as pipe:
                    got.append(pipe.read())

            reader = threading.Thread(target=read, daemon=True)
            reader.start()
            self.done(option, path)
            reader.join(timeout=10)
            self.assertTrue(stat.S_ISFIFO(os.stat(path).st_mode))
            self.assertTrue(got, "nothing arrived")
            self.same(got[0], option, expected)
            self.only(folder, option, option.name)

        self.every(check)

    def test_a_device_stays_one(self):
        def check(option, folder, _):
            path = os.path.join(folder, option.name)
            os.mknod(path, 0o666 | stat.S_IFCHR, os.makedev(1, 3))  # These are the device numbers of /dev/null.
            self.done(option, path)
            self.assertTrue(stat.S_ISCHR(os.stat(path).st_mode))
            self.only(folder, option, option.name)

        with tempfile.TemporaryDirectory(dir=self.outer) as folder:
            try:
                os.mknod(os.path.join(folder, "null"), 0o666 | stat.S_IFCHR, os.makedev(1, 3))
                with open(os.path.join(folder, "null"), "wb"):
                    pass
            except OSError as error:
                self.skipTest(f"a device cannot be made here, which root may do: {error}")
        self.every(check)

    def test_a_full_device_is_an_error(self):
        def check(option, folder, _):
            link = os.path.join(folder, option.name)
            os.symlink("/dev/full", link)
            self.refused(option, link, "No space left on device")
            self.assertEqual(os.readlink(link), "/dev/full")
            self.only(folder, option, option.name)

        self.every(check)
        self.assertTrue(stat.S_ISCHR(os.stat("/dev/full").st_mode))

    def test_a_full_disk_leaves_the_earlier_file(self):
        disk = os.path.join(self.outer, "disk")
        os.mkdir(disk)
        mounted = subprocess.run(
            ["mount", "-t", "tmpfs", "-o", "size=256k,mode=755", "none", disk], capture_output=True, text=True
        )
        if mounted.returncode:
            self.skipTest(f"a small disk cannot be mounted here, which root may do: {mounted.stderr.strip()}")
        self.addCleanup(subprocess.run, ["umount", disk], check=True)
        olds = {}
        for number, option in enumerate(self.options):
            folder = os.path.join(disk, str(number))
            os.mkdir(folder)
            olds[number] = self.write_old(os.path.join(folder, option.name))
        with open(os.path.join(disk, "rest"), "wb", buffering=0) as rest:
            try:
                while True:
                    rest.write(bytes(4096))
            except OSError:
                pass
        for number, option in enumerate(self.options):
            with self.subTest(option.title):
                self.refused(option, olds[number], "No space left on device")
                self.is_old(olds[number])
                self.only(os.path.dirname(olds[number]), option, option.name)

    @staticmethod
    def can_run(program, user):
        try:
            subprocess.run([program, "--help"], capture_output=True, check=False, **user)
            return True
        except PermissionError:
            return False

    def test_what_may_not_be_written_stays(self):
        """Runs the tools as the user `nobody`, because root may write every file."""
        user = {"user": NOBODY, "group": NOBODY, "extra_groups": []} if IS_ROOT else {}

        def check(option, folder, _):
            if not self.can_run(option.command("")[0], user):
                print(
                    f"{option.title} is left out of {self.id()}: this user's programs may be run by no other",
                    file=sys.stderr,
                )
                return
            path = self.write_old(os.path.join(folder, option.name), 0o444)
            os.chmod(folder, 0o777)  # In this folder, a new file could replace the old one.
            self.refused(option, path, "Permission denied", **user)
            self.is_old(path)
            self.only(folder, option, option.name)
            os.remove(path)
            os.chmod(folder, 0o555)
            self.refused(option, path, "Permission denied", **user)
            self.only(folder, option)

        self.every(check)

    def test_where_every_file_has_a_name(self):
        """Some file systems have no unnamed files."""

        def check(option, folder, expected):
            path = self.write_old(os.path.join(folder, option.name), 0o646)
            self.done(option, path, env={**os.environ, "LD_PRELOAD": KILL, "ONLY_NAMED": "1"})
            self.has(path, option, expected)
            self.assertEqual(stat.S_IMODE(os.stat(path).st_mode), 0o757 if option.is_program else 0o646)
            self.only(folder, option, option.name)

        self.every(check)

    def test_a_signal_in_the_middle_leaves_the_earlier_file(self):
        def check(option, folder, _):
            path = self.write_old(os.path.join(folder, option.name))
            for number, named in ((signal.SIGTERM, {}), (signal.SIGKILL, {}), (signal.SIGTERM, {"ONLY_NAMED": "1"})):
                if named and option.command(path)[0] == PYTHON:
                    continue  # Scripts do not handle the signal, and leave files that have a name.
                killed = self.run_tool(
                    option,
                    path,
                    env={
                        **os.environ,
                        "LD_PRELOAD": KILL,
                        "KILL_FOLDER": folder,
                        "KILL_SIGNAL": str(int(number)),
                        **named,
                    },
                )
                # The exit status is 128 plus the number of the signal. The script remat-iree removes its folder before
                # it ends.
                self.assertIn(killed.returncode, (-number, 128 + number), killed.stderr)
                self.is_old(path)
                self.only(folder, option, option.name)

        self.every(check)


class Temporaries(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name

    def compile(self, **environment):
        return subprocess.run(
            [os.path.join(BUILD, "bin", "remat-compile"), CHAIN, "-o", os.path.join(self.folder, "x")],
            capture_output=True,
            text=True,
            cwd=self.folder,
            env={**os.environ, **environment},
        )

    def test_a_folder_for_temporaries_that_is_not_there(self):
        done = self.compile(TMPDIR="/nonexistent")
        self.assertEqual(done.returncode, 2, done.stderr)
        self.assertIn("cannot make a folder for temporary files in '/nonexistent'", done.stderr)
        self.assertEqual(os.listdir(self.folder), [])

    def test_temporaries_go_with_a_signal(self):
        if self.compile().returncode:
            self.skipTest("CUDA's assembler is not installed")
        os.mkdir(os.path.join(self.folder, "temporary"))
        folder = os.path.join(self.folder, "temporary")
        killed = self.compile(TMPDIR=folder, LD_PRELOAD=KILL, KILL_FOLDER=folder, KILL_SIGNAL=str(int(signal.SIGTERM)))
        self.assertEqual(killed.returncode, -signal.SIGTERM, killed.stderr)
        self.assertEqual(os.listdir(folder), [])


class FromC(unittest.TestCase):
    """Calls rematFit from C. The report is first written to a temporary file."""

    FIT = """
import ctypes, sys
remat = ctypes.CDLL(sys.argv[1])
remat.rematFit.restype = ctypes.c_void_p
for name in ("Text", "Report", "Messages"):
    getattr(remat, "rematResult" + name).restype = ctypes.c_char_p
with open(sys.argv[2], "rb") as file:
    step = file.read()
result = ctypes.c_void_p(remat.rematFit(step, ctypes.c_size_t(len(step)), sys.argv[3].encode()))
print(remat.rematResultReport(result).decode())
sys.stderr.write(remat.rematResultMessages(result).decode())
sys.exit(not remat.rematResultIsDone(result))
"""

    def fit(self, folder, more="", budget=13000):
        return subprocess.run(
            [
                sys.executable,
                "-c",
                self.FIT,
                os.path.join(BUILD, "lib", "libremat-c.so"),
                CHAIN,
                f"activation-budget={budget} cost-model=flops" + more,
            ],
            capture_output=True,
            text=True,
            env={**os.environ, "TMPDIR": folder},
        )

    def test_a_folder_of_any_name_for_temporaries(self):
        with tempfile.TemporaryDirectory() as outer:
            folder = os.path.join(outer, "a b'\"{}\\x20")
            os.mkdir(folder)
            done = self.fit(folder)
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assertEqual(json.loads(done.stdout)["peak_bytes"], 12292)
            self.assertEqual(os.listdir(folder), [])

    def test_a_report_of_a_budget_that_is_not_met(self):
        with tempfile.TemporaryDirectory() as folder:
            done = self.fit(folder, budget=12287)
            self.assertEqual(done.returncode, 1, done.stderr)
            self.assertEqual(json.loads(done.stdout)["failed"]["least_bytes"], 12288)
            self.assertEqual(os.listdir(folder), [])

    def test_a_report_in_a_file_too(self):
        with tempfile.TemporaryDirectory() as folder:
            done = self.fit(folder, f" report={folder}/r.json,{folder}/r.html")
            self.assertEqual(done.returncode, 0, done.stderr)
            with open(os.path.join(folder, "r.json"), encoding="utf-8") as file:
                self.assertEqual(file.read().strip(), done.stdout.strip())
            self.assertEqual(sorted(os.listdir(folder)), ["r.html", "r.json"])

    def test_an_option_of_any_text(self):
        with tempfile.TemporaryDirectory() as folder:
            name = "a b'\"{}\\x20"
            path = os.path.join(folder, name)
            spelled = "".join(f"\\x{byte:02x}" for byte in path.encode())
            self.assertEqual(self.fit(folder, f" export-graph={spelled}").returncode, 0)
            self.assertEqual(os.listdir(folder), [name])

    def test_a_folder_for_temporaries_that_is_not_there(self):
        done = self.fit("/nonexistent")
        self.assertEqual((done.returncode, done.stdout.strip()), (1, ""))
        self.assertIn("error: the report's file cannot be made: No such file or directory", done.stderr)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[3:]])
