# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads what a Markdown file tells its reader to type, and types it."""

import os
import re
import subprocess
from collections import namedtuple

Block = namedtuple("Block", "language lines lead")  # lead: the last line of text before it.

# Blocks that begin so are no commands but samples of IR, or a picture.
SAMPLE = re.compile(r"[%#]|IR ->")
MARK = "@@@ command"

# A CPU that stands for eight devices.
EIGHT_DEVICES = {"XLA_FLAGS": "--xla_force_host_platform_device_count=8"}


def without_gpu(files):
    """Returns the files of a page for a machine whose JAX has no GPU: XLA then compiles for the CPU."""
    own = "remat.jit(train_step, budget="
    return {name: text.replace(own, own.replace("budget", 'backend="xla", budget')) for name, text in files.items()}


def blocks(text):
    """Fenced blocks, with their language, and indented ones, whose language is ''."""
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
    """Shell commands, continued lines joined, comments off."""
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
    """Whether two texts are the same but for numbers, which may differ by a twentieth: sums are in the order that a
    machine's vectors give."""
    number = re.compile(r"\d+(?:\.\d+)?")
    if number.sub("#", found.strip()) != number.sub("#", expected.strip()):
        return False
    return all(
        abs(float(a) - float(b)) <= 0.05 * abs(float(b))
        for a, b in zip(number.findall(found), number.findall(expected))
    )


class Tutorial:
    """The commands of one file, in order, with what each is said to print (or None), and the files that it shows."""

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
        """Runs all in one shell in folder. skipped(command) is a reason to leave it out, or None. Returns [(command,
        what it prints, what it is said to print)] of those that ran; raises AssertionError where one fails."""
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
