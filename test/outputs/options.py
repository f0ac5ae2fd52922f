# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Lists all options of all tools with which a user names a file to write."""

import os
import shutil
import sys
from collections import namedtuple

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.join(HERE, "..", "..")
# A Python that every user may run, if there is one.
PYTHON = "/usr/bin/python3" if os.access("/usr/bin/python3", os.X_OK) else sys.executable
CHAIN = os.path.join(ROOT, "test", "Pipelines", "remat", "Inputs", "chain.mlir")

IREE = shutil.which("iree-compile") or os.path.join(ROOT, ".venv", "iree", "bin", "iree-compile")

# `command(path)` is the command that writes the file. `name` is the name of the file. `beside` has the names of further
# files of the same command. `is_program` means that the file can be run. `varies` means that its content has times.
Option = namedtuple("Option", "title command name beside is_program varies", defaults=((), False, False))


def options(build, inputs):
    """`build` is the build folder. `inputs` is a folder with the files of make_inputs."""

    def program(name):
        return os.path.join(build, "bin", name)

    def remat(option, name):
        return Option(
            f"remat-opt --remat={option}={name}",
            lambda path: [
                program("remat-opt"),
                CHAIN,
                "-o",
                "/dev/null",
                f"--remat=activation-budget=13000 cost-model=flops {option}={path}",
            ],
            name,
        )

    def printer(name, option, file):
        return Option(
            f"remat-opt --{name}",
            lambda path: [
                program("remat-opt"),
                CHAIN,
                "-o",
                "/dev/null",
                "--remat-prepare",
                "--remat-annotate-costs=cost-model=flops",
                f"--{name}={option}{path}",
            ],
            file,
        )

    def buffers(path):
        return [
            program("remat-opt"),
            CHAIN,
            "-o",
            "/dev/null",
            "--remat-bufferize",
            f"--remat-report-copies=remarks=false file={path}",
        ]

    def solve(option, name):
        return Option(
            f"remat-solve {option}",
            lambda path: [
                program("remat-solve"),
                os.path.join(inputs, "graph.json"),
                "--planner=keep-all",
                option,
                path,
            ],
            name,
        )

    def simulate(path):
        return [
            program("remat-solve"),
            os.path.join(inputs, "graph.json"),
            "--simulate",
            os.path.join(inputs, "plan.json"),
            "--chrome-trace",
            path,
        ]

    def run(option, name):
        return Option(f"remat-run {option}", lambda path: [program("remat-run"), CHAIN, f"{option}={path}"], name)

    def script(folder, tool, name, *before):
        return Option(
            f"{tool} {before[-1]}",
            lambda path: [PYTHON, "-B", os.path.join(ROOT, "bench", folder, tool), *before, path],
            name,
        )

    def step(option, name, *before):
        return Option(
            f"a step's {option}",
            lambda path: [os.path.join(inputs, "step"), *before, f"{option}={path}"],
            name,
            varies=option == "--trace",
        )

    def calibrated(command, end, other):
        return Option(
            f"{os.path.basename(command[0])} --calibrate {end}",
            lambda path: [*command, f"--calibrate={path.removesuffix(end)}"],
            "x" + end,
            ("x" + other,),
            varies=True,
        )

    def pair(command):
        return [calibrated(command, ".machine", ".profile.json"), calibrated(command, ".profile.json", ".machine")]

    found = [
        Option("remat-opt -o", lambda path: [program("remat-opt"), CHAIN, "-o", path], "x.mlir"),
        *(remat("report", name) for name in ("x.json", "x.html", "x.svg", "x.txt")),
        remat("export-graph", "x.graph.json"),
        printer("remat-export-graph", "file=", "x.graph.json"),
        printer("remat-frontier", "file=", "x.json"),
        printer("remat-lower-sets", "file=", "x.txt"),
        printer("remat-division-tree", "file=", "x.dot"),
        Option("remat-opt --remat-report-copies", buffers, "x.json"),
        solve("--plan-out", "x.plan.json"),
        Option(
            "remat-solve --expand",
            lambda path: [program("remat-solve"), os.path.join(inputs, "forward.json"), "--expand", "-o", path],
            "x.graph.json",
        ),
        Option("remat-solve --trace", solve("--trace", "x.csv").command, "x.csv", varies=True),
        Option("remat-solve --chrome-trace", simulate, "x.json"),
        Option(
            "remat-solve --frontier",
            lambda path: [
                program("remat-solve"),
                os.path.join(inputs, "graph.json"),
                "--planner=keep-all",
                "--frontier",
                os.path.dirname(path),
            ],
            "60.plan.json",
        ),
        run("--emit-object", "x.o"),
        run("--emit-header", "x.h"),
        run("--write-inputs", "x.bin"),
        run("--write-outputs", "x.bin"),
        *pair([program("remat-run"), CHAIN]),
        script("networks", "networks", "x.graph.json", "vgg16", "-o"),
    ]
    if os.environ.get("REMAT_FULL") and os.path.exists(IREE):
        for option, name in (("-o", "x.vmfb"), ("--mlir", "x.mlir")):
            found.append(
                Option(
                    f"remat-iree {option}",
                    lambda path, option=option: [
                        sys.executable,
                        "-B",
                        os.path.join(ROOT, "tools", "remat-iree", "remat-iree"),
                        "--budget=100%",
                        os.path.join(HERE, "Inputs", "step.mlir"),
                        "--remat-opt",
                        program("remat-opt"),
                        "--iree-compile",
                        IREE,
                        option,
                        path,
                    ],
                    name,
                    varies=option == "-o",
                )
            )
    if shutil.which("cbc"):
        for option, name in (("--lp", "x.lp"), ("--plan-out", "x.plan.json")):
            found.append(
                script(
                    "proofs",
                    "remat-prove",
                    name,
                    os.path.join(inputs, "graph.json"),
                    "--budget=100%",
                    f"--solve={program('remat-solve')}",
                    option,
                )
            )
    if os.path.exists(os.path.join(inputs, "step")):
        found += [
            Option(
                "remat-compile -o", lambda path: [program("remat-compile"), CHAIN, "-o", path], "x", is_program=True
            ),
            step("--log", "x.log", "--runtime=stub"),
            step("--outputs", "x.bin", "--runtime=host"),
            step("--trace", "x.json", "--runtime=host"),
            *pair([os.path.join(inputs, "step"), "--runtime=host"]),
        ]
    return found
