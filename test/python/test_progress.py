#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests the messages while a step is planned, on a terminal, in a notebook and in logs. Also tests which messages of
JAX are not shown."""

import fcntl
import glob
import io
import logging
import os
import struct
import subprocess
import sys
import termios
import threading
import types
import unittest
from unittest import mock

ROOT = os.path.abspath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".."))
sys.path.insert(0, os.path.join(ROOT, "python"))

from remat import quiet  # noqa: E402
from remat.progress import Progress, shortened, tail  # noqa: E402

XLA = os.path.join(ROOT, ".venv", "xla")
CUDA = os.path.join(XLA, "lib", "python*", "site-packages", "jax_plugins", "xla_cuda*")

LONG = "compiling plan 3 of the kernels, with copies to the host for 'h100'"
WORKS = """
import logging, sys
sys.path.insert(0, {package!r})
from remat.progress import Progress, to_stderr
{configured}
import threading
with Progress(every=0.01, expected=9{more}) as progress:
    progress.say("compiling a plan", compiles=True)
    threading.Event().wait(0.2)
"""


def read(terminal):
    """Returns the text that was written to a terminal next. Returns nothing once the other end is closed, which Linux
    reports as an error.
    """
    try:
        return os.read(terminal, 100_000).decode()
    except OSError:
        return ""


class Figures(unittest.TestCase):
    def test_compilations_and_a_guess(self):
        self.assertEqual(tail(12.4), ", 12 s")
        self.assertEqual(tail(12, 1, 9), ", compilation 1 of about 9, 12 s")
        # Seven compilations are left, including the one that runs.
        self.assertEqual(tail(50, 3, 9, 20.0), ", compilation 3 of about 9, about 140 s left, 50 s")
        self.assertEqual(tail(50, 9, 9, 20.0), ", compilation 9 of about 9, about 20 s left, 50 s")
        # If the guess was too low, one more compilation is expected.
        self.assertEqual(tail(50, 10, 9, 20.0), ", compilation 10 of about 11, about 40 s left, 50 s")
        self.assertEqual(tail(50, 10), ", compilation 10, 50 s")

    def test_words_that_have_no_room(self):
        self.assertEqual(shortened("compiling plan 3", ", 12 s", 80), "compiling plan 3, 12 s")
        self.assertEqual(shortened("compiling plan 3", ", 12 s", 23), "compiling plan 3, 12 s")
        self.assertEqual(shortened("compiling plan 3", ", 12 s", 22), "compiling ..., 12 s")
        self.assertEqual(shortened("compiling plan 3", ", 12 s", 12), "..., 12 s")
        self.assertEqual(shortened("compiling plan 3", ", 12 s", 9), "12 s")
        self.assertEqual(shortened("compiling plan 3", ", 12 s", 4), "12 ")
        self.assertEqual(len(shortened("compiling", ", 12 s", 1)), 1)


class Terminal(unittest.TestCase):
    def drawn(self, columns, every=60):
        """Returns the texts that are drawn on a terminal of this width."""
        master, slave = os.openpty()
        self.addCleanup(os.close, master)
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
        with os.fdopen(slave, "w") as stream:
            with Progress(stream, every=every, expected=9) as progress:
                progress.say(LONG, compiles=True)
        written = "".join(iter(lambda: read(master), ""))
        self.assertTrue(written.endswith("\r\033[K"), written)
        return [each for each in written.split("\r\033[K") if each]

    def test_whole_where_there_is_room(self):
        self.assertEqual(self.drawn(120), [LONG + ", compilation 1 of about 9, 0 s"])

    def test_nothing_is_cut_at_the_edge(self):
        for columns in (60, 90):
            (line,) = self.drawn(columns)
            self.assertLess(len(line), columns)
            self.assertRegex(line, r"^compiling plan .* \.\.\., compilation 1 of about 9, 0 s$")

    def test_a_terminal_that_does_not_say_how_wide_it_is(self):
        with mock.patch.dict(os.environ, COLUMNS="90"):
            self.assertLess(len(self.drawn(0)[0]), 90)


class Notebook(unittest.TestCase):
    def test_the_line_is_redrawn(self):
        shell = types.SimpleNamespace(kernel=object())
        notebook = types.SimpleNamespace(get_ipython=lambda: shell)
        stream = io.StringIO()
        with mock.patch.dict(sys.modules, IPython=notebook), Progress(stream, every=60) as progress:
            progress.say("reading")
        line = "reading, 0 s"
        self.assertEqual(stream.getvalue(), f"{line}\r{' ' * len(line)}\r")

    def test_a_shell_on_a_terminal_is_none(self):
        notebook = types.SimpleNamespace(get_ipython=object)
        with mock.patch.dict(sys.modules, IPython=notebook):
            self.assertFalse(Progress(io.StringIO()).shown)


class Logs(unittest.TestCase):
    def stderr(self, configured="", more=""):
        code = WORKS.format(package=os.path.join(ROOT, "python"), configured=configured, more=more)
        done = subprocess.run([sys.executable, "-B", "-c", code], capture_output=True, text=True)
        self.assertEqual((done.returncode, done.stdout), (0, ""), done.stderr)
        return done.stderr

    def test_a_program_without_logging_says_nothing(self):
        self.assertEqual(self.stderr(), "")

    def test_a_program_with_logging_says_it_under_the_name_remat(self):
        said = self.stderr("logging.basicConfig(level=logging.INFO)")
        self.assertRegex(said, r"^(INFO:remat:compiling a plan, compilation 1 of about 9, 0 s\n)+$")

    def test_a_tool_prints_it(self):
        said = self.stderr(more=", tell=to_stderr")
        self.assertRegex(said, r"^(compiling a plan, compilation 1 of about 9, 0 s\n)+$")

    def test_each_half_minute(self):
        self.assertEqual(Progress(io.StringIO()).every, 30)

    def test_the_rest_is_guessed_from_what_was_compiled(self):
        clock, lines, told = [0.0], [], threading.Event()

        def tell(line):
            lines.append(line)
            told.set()

        with (
            mock.patch("time.monotonic", lambda: clock[0]),
            Progress(io.StringIO(), every=0.01, tell=tell, expected=9) as progress,
        ):
            for now in (10, 30, 50):
                clock[0] = now
                progress.say("compiling", compiles=True)
            told.clear()
            told.wait(10)
        # Two compilations took 40 s, and 9 - 2 compilations are left.
        self.assertEqual(lines[-1], "compiling, compilation 3 of about 9, about 140 s left, 50 s")


class CudaWithoutGpu(unittest.TestCase):
    """Tests the message that JAX logs if its CUDA plugin finds no GPU."""

    def shown(self, error, gpu=False, text="Jax plugin configuration error"):
        with mock.patch.object(quiet, "has_gpu", lambda: gpu), self.assertLogs() as logs:
            logging.getLogger("remat").warning("begin")
            try:
                raise error
            except Exception:
                logging.getLogger(quiet.LOGGER).exception(text)
        return len(logs.records) == 2

    def test_that_the_driver_is_missing(self):
        missing = RuntimeError(
            "jaxlib/cuda/versions_helpers.cc:135: operation cuInit(0) failed: Unknown CUDA error 303"
        )
        self.assertFalse(self.shown(missing))
        self.assertTrue(self.shown(missing, gpu=True))

    def test_nothing_else_is_hidden(self):
        self.assertTrue(self.shown(RuntimeError("Outdated cuDNN installation found.")))
        self.assertTrue(self.shown(ImportError("cuInit(0) failed")))
        with self.assertLogs() as logs:
            logging.getLogger(quiet.LOGGER).warning("An NVIDIA GPU may be present; cuInit(0) failed")
        self.assertEqual(len(logs.records), 1)

    @unittest.skipUnless(glob.glob(CUDA), "JAX's plugin for CUDA is not installed (tools/setup xla-gpu)")
    @unittest.skipIf(quiet.has_gpu(), "a GPU is here")
    def test_jax(self):
        code = "import remat, jax; print(jax.devices()[0].platform)"
        kept = {name: value for name, value in os.environ.items() if name not in ("JAX_PLATFORMS", "PYTHONPATH")}
        for name in ("remat", "sys"):
            done = subprocess.run(
                [os.path.join(XLA, "bin", "python"), "-B", "-c", code.replace("remat", name)],
                capture_output=True,
                text=True,
                cwd=os.path.join(ROOT, "python"),
                env=kept,
            )
            self.assertEqual(done.stdout, "cpu\n", done.stderr)
            self.assertEqual("cuInit" in done.stderr, name == "sys", done.stderr)


if __name__ == "__main__":
    unittest.main()
