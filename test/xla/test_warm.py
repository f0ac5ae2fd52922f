#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""warm.py: a Python that is forked does what one that is started does, and XLA compiles no text twice.

    test_warm.py

Skipped without .venv/xla (tools/setup xla-gpu).
"""

import os
import subprocess
import sys
import unittest

from folder import Folder

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.normpath(os.path.join(HERE, "..", ".."))
PYTHON = os.path.join(ROOT, ".venv", "xla", "bin", "python")
STEP = """
func.func public @main(%0: tensor<8xf32>) -> tensor<8xf32> {
  %1 = stablehlo.tanh %0 : tensor<8xf32>
  return %1 : tensor<8xf32>
}
"""
TWICE = """
import os
from remat.xla import compiler
for _ in range(2):
    print(compiler.Compiler("h100").compile("step.mlir").memory, len(os.listdir(os.environ["REMAT_XLA_CACHE_DIR"])))
"""


@unittest.skipUnless(os.path.exists(PYTHON), "XLA's compiler for GPUs is not installed (tools/setup xla-gpu)")
class Warm(Folder):
    def shell(self, lines, program='"$REMAT_XLA_PYTHON"', **more):
        """Returns what bash prints, whose function `python` starts the program with JAX on the CPU."""
        command = [sys.executable, os.path.join(HERE, "warm.py"), PYTHON, os.path.join(self.folder, "kept")]
        script = f'python() {{ {program} "$@"; }}\n{lines}'
        environment = {"JAX_PLATFORMS": "cpu", "PYTHONPATH": os.path.join(ROOT, "python"), **more}
        done = subprocess.run(
            [*command, "bash", "-c", script],
            env={**os.environ, **environment},
            cwd=self.folder,
            capture_output=True,
            text=True,
            timeout=600,
        )
        return done.stdout

    def test_the_same_as_a_python_that_is_started(self):
        path = self.write("own.py", "import sys; print(__file__, __name__, sys.argv, sys.path, sys.executable)")
        lines = f"""
            python {path} a b
            python -c 'import os, sys; print(sys.argv, sys.path, os.getcwd(), __name__)' a b
            echo said | python -c 'import sys; print(sys.stdin.read())'
            python -c 'import jax; print(jax.devices())'
            python -c 'print(jax)' 2>&1 | grep NameError; echo ${{PIPESTATUS[0]}}
            python -c 'import atexit; atexit.register(print, 2); exit(3)'; echo $?
            python -c 'import sys; sys.exit("why")' 2>&1; echo $?
            python -c 'import os; os.abort()'; echo $?"""
        devices = {"XLA_FLAGS": "--xla_force_host_platform_device_count=3"}
        found = self.shell(lines, **devices)
        self.assertEqual(found, self.shell(lines, program=PYTHON, **devices))
        self.assertEqual(found.split()[-5:], ["2", "3", "why", "1", "134"])

    def test_it_has_imported_jax_and_ends_with_who_started_it(self):
        wait = 'import time; time.sleep(1); open("late", "w")'
        asks = "python -c 'import sys; print(\"jax\" in sys.modules)'"
        ends = f"timeout -s KILL 0.3 $REMAT_XLA_PYTHON -c '{wait}'; sleep 2"
        self.assertEqual(self.shell(f"{asks}; {ends}; JAX_LOGGING_LEVEL=DEBUG {asks}"), "True\nFalse\n")
        self.assertNotIn("late", os.listdir(self.folder))

    def test_no_text_is_compiled_twice(self):
        self.write("step.mlir", STEP)
        one, other = self.shell(f"python -c '{TWICE}'").splitlines()
        self.assertEqual((one, one[-2:]), (other, " 1"))


if __name__ == "__main__":
    unittest.main()
