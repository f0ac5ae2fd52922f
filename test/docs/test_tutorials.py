#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks that every command that README.md and the tutorials tell a reader to type works and prints what the page says.

    test_tutorials.py path/to/build

Commands that install or build are left out, because their results exist already. A tutorial is skipped if the
environment that it sets up is missing (tools/setup iree, tools/setup torch).
"""

import os
import re
import shutil
import sys
import tempfile
import unittest

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.abspath(os.path.join(HERE, "..", ".."))
BUILD = os.path.abspath(sys.argv[1])
sys.path.insert(0, HERE)

from tutorial import CUDA, EIGHT_DEVICES, Tutorial, blocks, commands, has_gpu, on_gpu, same, without_gpu  # noqa: E402

STABLEHLO = "test/docs/Inputs/layers.stablehlo.mlir"


def environment_of(name):
    """Returns the folder of programs of .venv/NAME, or None if it has no iree-compile."""
    path = os.path.join(ROOT, ".venv", name, "bin")
    return path if os.path.exists(os.path.join(path, "iree-compile")) else None


def exactly(output, expected):
    return output.strip() == expected.strip()


XLA = os.path.exists(os.path.join(ROOT, ".venv", "xla", "bin", "python"))
FULL = bool(os.environ.get("REMAT_FULL"))

# Maps a word of a command to the reason why the command is left out. The first word that matches decides.
LEFT_OUT = {
    "tools/quickstart": "builds everything",
    "tools/check": "runs this test",
    "tools/setup": "installs",
    "python3 -m venv": "installs",
    "pip install": "installs",
    ". .venv": "the test is in it already",
    "cmake --install": "test/install does so",
}

# Maps the beginning of a command that takes 5 s or more, and runs only with REMAT_FULL=1, to tests that do the same on smaller steps.
SLOW = {
    "remat-opt step.mlir --remat-prepare --remat-annotate-costs --remat-frontier": "test/Transforms/remat-frontier",
    'remat-opt step.mlir --remat="budget=40% frontier=true': "test/Pipelines/remat/report-html.test",
    "python several.py": "test/python/test_torch_steps.py",
    "tools/remat-iree/remat-iree step.mlir --budget 50%": "test/python/test_torch.py",
}


def left_out(command):
    other = next((tests for start, tests in SLOW.items() if command.startswith(start)), None)
    if other and not FULL:
        return f"takes seconds (REMAT_FULL=1), and {other} does the same"
    reason = next((why for start, why in LEFT_OUT.items() if command.startswith(start)), None)
    if reason:
        return reason
    if "..." in command:
        return "an argument is the reader's"
    if " dot " in command and not shutil.which("dot"):
        return "GraphViz is not installed"
    if ("remat-compile" in command or command.startswith("./step")) and not has_cuda():
        return "ptxas is not installed"
    if "pytest" in command:
        return "pytest may not be installed"
    if "remat-xla" in command and not XLA:
        return "XLA's compiler for GPUs is not installed"
    if "iree" in command and not environment_of("iree"):
        return "IREE is not installed"
    if command == "python many.py" and has_gpu():
        return "eight devices print what the page says"
    if command.startswith("mlir-opt-22") and not shutil.which("mlir-opt-22"):
        return "mlir-opt-22 is not on PATH"
    return None


def has_cuda():
    folder = os.environ.get("CUDA_HOME", os.path.join(ROOT, ".venv", "cuda", "toolkit"))
    return os.path.exists(os.path.join(folder, "bin", "ptxas"))


def read(document):
    with open(os.path.join(ROOT, document), encoding="utf-8") as file:
        return file.read()


class Reading(unittest.TestCase):
    TEXT = "Type\n\n    a -x \\\n      -y\n    b |   # why\n      c\n\n`f.py`:\n\n```python\nx\n```\n\nIt prints\n\n    1.00 s\n"

    def test_blocks(self):
        found = blocks(self.TEXT)
        self.assertEqual(
            [(block.language, block.lead) for block in found], [("", "Type"), ("python", "`f.py`:"), ("", "It prints")]
        )
        self.assertEqual(commands(found[0].lines), ["a -x   -y", "b |   c"])

    def test_without_a_gpu_xla_compiles_for_the_cpu(self):
        files = without_gpu({"f.py": 'remat.jit(train_step, budget="1GB")'})
        self.assertEqual(files, {"f.py": 'remat.jit(train_step, backend="xla", budget="1GB")'})

    def test_with_a_gpu_cuda_is_installed(self):
        typed = ['pip install "remat.whl[cuda]"', "python step.py", "python many.py", "python ahead.py"]
        found = [command for command, _ in on_gpu([(command, "x") for command in typed])]
        self.assertEqual(found, [typed[0], CUDA, typed[1], typed[3]])
        self.assertEqual(on_gpu([("remat-memory", "x")]), [("remat-memory", "x")])

    def test_outputs(self):
        self.assertTrue(same("x 1.02 MB\n", "x 1.00 MB"))
        self.assertFalse(same("x 1.2 MB", "x 1.0 MB"))
        self.assertFalse(same("x 1.0 kB", "x 1.0 MB"))
        self.assertFalse(same("x 1.0", "x 1.0 1.0"))


class Tutorials(unittest.TestCase):
    def type_in(self, document, step=None, venv=None, left_out=left_out, on_cpu=False, agree=same):
        """Runs the commands of a document in a folder that looks like the repository's root. Returns how many ran. `on_cpu` tells
        whether examples for JAX's GPU run on eight virtual devices of the CPU. `agree` compares what a command prints with the page.
        """
        programs = [os.path.join(BUILD, "bin"), *filter(None, [venv]), os.environ["PATH"]]
        with tempfile.TemporaryDirectory() as folder:
            for name in ("python", "models", "tools", "bench", "test", "include", ".venv"):
                if os.path.exists(os.path.join(ROOT, name)):
                    os.symlink(os.path.join(ROOT, name), os.path.join(folder, name))
            os.symlink(BUILD, os.path.join(folder, "build"))
            if step:
                shutil.copy(os.path.join(ROOT, step), os.path.join(folder, "step.mlir"))
            shutil.copy(os.path.join(ROOT, STABLEHLO), os.path.join(folder, "step.stablehlo.mlir"))
            tutorial = Tutorial(os.path.join(ROOT, document))
            if on_cpu:
                tutorial.files = without_gpu(tutorial.files)
            for fragment in tutorial.fragments:
                compile(fragment, document, "exec")
            ran = tutorial.run(
                folder,
                {
                    **os.environ,
                    "PATH": os.pathsep.join(programs),
                    "HOME": folder,
                    "PYTHONPATH": os.path.join(ROOT, "python"),
                    **(EIGHT_DEVICES if on_cpu else {}),
                },
                left_out,
            )
        for command, output, expected in ran:
            if expected is not None:
                self.assertTrue(agree(output, expected), f"{command}\nprints\n{output}\nand not\n{expected}")
        for command, _ in tutorial.steps:
            if left_out(command):
                print(f"{document}: left out ({left_out(command)}): {command}", file=sys.stderr)
        return len(ran)

    def test_readme(self):
        """The example that prints figures compiles ahead of time, so its figures are exact."""

        def left_out_here(command):
            if command == "python step.py" and not XLA:
                return "XLA's compiler for GPUs is not installed"
            if "remat-iree" in command and not FULL:
                return "docs/start/Iree.md has it (REMAT_FULL=1)"
            return "docs/start/Jax.md has it" if "remat-xla" in command else left_out(command)

        venv = os.pathsep.join(
            filter(None, [XLA and os.path.join(ROOT, ".venv", "xla", "bin"), environment_of("iree")])
        )
        ran = self.type_in(
            "README.md", step="test/docs/Inputs/layers.mlir", venv=venv, left_out=left_out_here, agree=exactly
        )
        self.assertGreater(ran, 1)

    def test_what_readme_says_of_pytorch_is_printed(self):
        printed = blocks(read("README.md"))[[block.language for block in blocks(read("README.md"))].index("text")].lines
        self.assertTrue(set(printed) < set(read("docs/start/Torch.md").replace("    ", "").splitlines()), printed)

    def test_readme_begins_with_the_two_commands(self):
        lines = read("README.md").splitlines()
        self.assertLess([line.startswith("    tools/check") for line in lines].index(True), 75)

    def test_readme_and_the_page_of_jax_agree(self):
        commands = []
        for document in "README.md", "docs/start/Jax.md":
            steps = Tutorial(os.path.join(ROOT, document)).steps
            commands.append({command for command, _ in steps if "remat-xla" in command})
        self.assertTrue(commands[0] and commands[0] <= commands[1], commands)

    def test_mlir(self):
        self.assertGreater(self.type_in("docs/start/Mlir.md", step="test/docs/Inputs/layers.mlir"), 12)

    def test_how_it_is_built(self):
        self.assertEqual(self.type_in("docs/design/HowItIsBuilt.md"), 19)

    def test_extending(self):
        self.assertGreater(self.type_in("docs/contributing/Extending.md", step="test/docs/Inputs/layers.mlir"), 7)

    @unittest.skipUnless(environment_of("iree"), "IREE is not installed (tools/setup iree)")
    def test_iree(self):
        self.assertGreater(self.type_in("docs/start/Iree.md", step=STABLEHLO, venv=environment_of("iree")), 3)

    @unittest.skipUnless(environment_of("iree"), "IREE is not installed (tools/setup iree)")
    def test_the_reference_of_iree(self):
        self.assertGreater(self.type_in("docs/reference/Iree.md", step=STABLEHLO, venv=environment_of("iree")), 1)

    @unittest.skipUnless(XLA, "XLA's compiler for GPUs is not installed (tools/setup xla-gpu)")
    def test_jax(self):
        def left_out_here(command):
            ahead = ("python ahead.py", "python scan.py", "tools/remat-xla")
            return "takes a minute (REMAT_FULL=1)" if not FULL and command.startswith(ahead) else left_out(command)

        venv = os.path.join(ROOT, ".venv", "xla", "bin")
        ran = self.type_in("docs/start/Jax.md", venv=venv, left_out=left_out_here, on_cpu=not has_gpu())
        self.assertEqual(ran, 5 if FULL else 2)

    def test_tutorials_are_short(self):
        for name in "Jax", "Iree", "Torch":
            self.assertLess(len(read(f"docs/start/{name}.md").split()), 1500, name)

    def test_tutorials_have_no_measured_results(self):
        """Figures that a GPU measured are in docs/results. A paragraph here may link to them."""
        for name in "Jax", "Iree", "Torch":
            for paragraph in read(f"docs/start/{name}.md").split("\n\n"):
                measured = re.search(r"\d %", paragraph) and re.search(r"\bH100\b|\(\[measured\]", paragraph)
                self.assertFalse(measured, paragraph)

    def test_plans(self):
        ran = self.type_in("docs/start/Plans.md")
        self.assertGreater(ran, 2 if os.path.exists(os.path.join(ROOT, ".venv", "xla")) else 0)

    @unittest.skipUnless(XLA, "XLA's compiler for GPUs is not installed (tools/setup xla-gpu)")
    def test_gate(self):
        self.assertEqual(self.type_in("docs/start/Gate.md", venv=os.path.join(ROOT, ".venv", "xla", "bin")), 4)

    @unittest.skipUnless(XLA and FULL, "takes minutes (REMAT_FULL=1), and XLA's compiler for GPUs")
    def test_own_words(self):
        self.assertEqual(self.type_in("docs/start/OwnWords.md", venv=os.path.join(ROOT, ".venv", "xla", "bin")), 5)

    @unittest.skipUnless(environment_of("torch"), "PyTorch is not installed (tools/setup torch)")
    def test_torch(self):
        self.assertGreater(self.type_in("docs/start/Torch.md", venv=environment_of("torch")), 3)

    @unittest.skipUnless(
        environment_of("torch") and FULL, "takes a minute (REMAT_FULL=1), and PyTorch (tools/setup torch)"
    )
    def test_own_words_of_torch(self):
        self.assertEqual(self.type_in("docs/start/OwnWordsTorch.md", venv=environment_of("torch")), 3)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
