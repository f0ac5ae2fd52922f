# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads the commands that a Markdown file tells its reader to type, and runs them."""

import os
import re
import shutil
import subprocess
from collections import namedtuple

Block = namedtuple("Block", "language lines lead")  # `lead` is the last line of text before the block.

# Blocks that begin like this are samples of IR or pictures, and not commands.
SAMPLE = re.compile(r"[%#]|IR ->")
MARK = "@@@ command"

# Installs what JAX needs in addition on a machine with an NVIDIA GPU.
CUDA = 'pip install --quiet "jax[cuda13]"'

# Variables of the environment that make the CPU look like eight devices.
EIGHT_DEVICES = {"XLA_FLAGS": "--xla_force_host_platform_device_count=8"}


def without_gpu(files):
    """Returns the files of a page, changed for a machine whose JAX has no GPU. XLA then compiles for the CPU."""
    own = "remat.jit(train_step, budget="
    return {name: text.replace(own, own.replace("budget", 'backend="xla", budget')) for name, text in files.items()}


def has_gpu():
    return bool(shutil.which("nvidia-smi"))


def on_gpu(steps):
    """Returns the commands of a page for a machine with GPUs. CUDA's libraries are installed, too. The page prints the
    number of its eight virtual devices, so the command that prints it is left out."""
    kept = [step for step in steps if step[0] != "python many.py"]
    installs = [number for number, (command, _) in enumerate(kept) if "[cuda]" in command]
    return [*kept[: installs[-1] + 1], (CUDA, None), *kept[installs[-1] + 1 :]] if installs else kept


def blocks(text):
    """Returns fenced blocks with their language, and indented blocks with the language ''."""
    found, lead, fence, lines, indented = [], "", None, [], []
    for line in text.splitlines():
        if fence is not None:
            if line.startswith("```"):
                found.append(Block(fence, lines, lead))
                fence = None
            else:
                lines.append(line)
        elif line.startswith("```"):
            fence, lines = line[3:].strip(), []
        elif line.startswith("    "):
            if not (found and found[-1].lines is indented):
                indented = []
                found.append(Block("", indented, lead))
            indented.append(line[4:])
        elif line.strip():
            lead, indented = line.strip(), None
        else:
            indented = None
    return found


def commands(lines):
    """Returns shell commands, with continued lines joined and without comments."""
    found, open_line = [], ""
    for line in lines:
        line = open_line + re.sub(r"\s{2,}#.*$", "", line).rstrip()
        open_line = ""
        if line.endswith("\\"):
            open_line = line[:-1]
        elif line.endswith("|"):
            open_line = line + " "
        elif line:
            found.append(line)
    return found


def same(found, expected):
    """Returns whether two texts are the same apart from numbers. Numbers may differ by a twentieth, because the order
    of a sum depends on the length of a machine's vectors.
    """
    number = re.compile(r"\d+(?:\.\d+)?")
    if number.sub("#", found.strip()) != number.sub("#", expected.strip()):
        return False
    return all(
        abs(float(a) - float(b)) <= 0.05 * abs(float(b))
        for a, b in zip(number.findall(found), number.findall(expected))
    )


class Tutorial:
    """The commands of one Markdown file in order, and the files that the page shows. Each command comes with the output
    that the page promises, or with None.
    """

    def __init__(self, path):
        with open(path, encoding="utf-8") as file:
            found = blocks(file.read())
        self.files, self.steps, self.fragments = {}, [], []
        for block in found:
            named = re.fullmatch(r"`([\w.]+)`:", block.lead)
            if block.language and named:
                self.files[named[1]] = "\n".join(block.lines) + "\n"
            elif block.language == "python":
                self.fragments.append("\n".join(block.lines))
            elif not block.language and block.lead.endswith("prints"):
                self.steps[-1] = (self.steps[-1][0], "\n".join(block.lines))
            elif not block.language and not SAMPLE.match(block.lines[0]):
                self.steps += [(command, None) for command in commands(block.lines)]

    def run(self, folder, environment, skipped):
        """Runs all commands in one shell in this folder. The function skipped(command) returns the reason to leave a
        command out, or None. Returns [(command, what it prints, what the page says)] of the commands that ran. Raises
        AssertionError if a command fails.
        """
        for name, text in self.files.items():
            with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
                file.write(text)
        chosen = [step for step in self.steps if not skipped(step[0])]
        script = "set -euo pipefail\n" + "".join(f"echo '{MARK}'\n{command}\n" for command, _ in chosen)
        done = subprocess.run(["bash", "-c", script], cwd=folder, env=environment, capture_output=True, text=True)
        printed = done.stdout.split(MARK + "\n")[1:]
        if done.returncode:
            raise AssertionError(f"{chosen[len(printed) - 1][0]}\n{printed[-1][-2000:]}{done.stderr[-2000:]}")
        return [(command, output, expected) for (command, expected), output in zip(chosen, printed)]
