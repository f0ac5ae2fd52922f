#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A user's session: the commands of docs/start/Jax.md in an empty folder with an empty virtual environment.

    session.py path/to/build            # runs it, and compares it with docs/start/Session.md; skipped without REMAT_FULL=1
    session.py path/to/build --write    # writes docs/start/Session.md

Needs a network: it installs from the package index. What pip prints is shown, and not compared.
"""

import os
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.abspath(os.path.join(HERE, "..", ".."))
PAGE = os.path.join(ROOT, "docs", "start", "Session.md")
sys.path.insert(0, HERE)

from tutorial import MARK, Tutorial, blocks, same  # noqa: E402

HEAD = """# A user's session

The commands of [Jax.md](Jax.md), typed in an empty folder with an empty virtual environment, and what they print. Only
`python` (the package) and `build` are there, as links. `test/docs/session.py build --write` wrote this page; with
`REMAT_FULL=1` the test `session` runs it again and compares.

"""


def session(build):
    """[(command, what it prints)]; raises AssertionError where one fails."""
    tutorial = Tutorial(os.path.join(ROOT, "docs", "start", "Jax.md"))
    commands = [command for command, _ in tutorial.steps]
    with tempfile.TemporaryDirectory() as folder:
        for name, target in (("python", os.path.join(ROOT, "python")), ("build", os.path.abspath(build))):
            os.symlink(target, os.path.join(folder, name))
        for name, text in tutorial.files.items():
            with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
                file.write(text)
        script = "set -eo pipefail\n" + "".join(f"echo '{MARK}'\n{command}\n" for command in commands)
        environment = {
            name: os.environ[name] for name in os.environ if not name.startswith(("PYTHON", "VIRTUAL", "REMAT"))
        }
        done = subprocess.run(
            ["bash", "-c", script],
            cwd=folder,
            env={**environment, "PIP_PROGRESS_BAR": "off"},
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        printed = done.stdout.replace(folder, "~").split(MARK + "\n")[1:]
    if done.returncode:
        raise AssertionError(f"{commands[len(printed) - 1]}\n{printed[-1][-2000:]}")
    return [(command, shown(command, output)) for command, output in zip(commands, printed)]


def shown(command, output):
    """Returns the output without that of pip, except for its last line, which lists what it installed."""
    lines = output.strip().splitlines()
    return "\n".join(
        [line for line in lines if line.startswith("Successfully")] if command.startswith("pip") else lines
    )


def page(steps):
    lines = []
    for command, output in steps:
        lines += [f"$ {command}", *output.splitlines()]
    return HEAD + "".join(f"    {line}\n" for line in lines)


def without_pip(text):
    """The lines of the session but pip's."""
    return "\n".join(
        line for block in blocks(text) for line in block.lines if not line.startswith("Successfully installed")
    )


def main():
    if "--write" not in sys.argv and not os.environ.get("REMAT_FULL"):
        print("skipped: it installs from the network (set REMAT_FULL=1)")
        return 77
    found = page(session(sys.argv[1]))
    if "--write" in sys.argv:
        with open(PAGE, "w", encoding="utf-8") as file:
            file.write(found)
        return 0
    with open(PAGE, encoding="utf-8") as file:
        written = file.read()
    if same(without_pip(found), without_pip(written)):
        return 0
    print(f"docs/start/Session.md is not what a session prints today:\n{found}")
    return 1


if __name__ == "__main__":
    sys.exit(main())
