# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""roofline.py GPU FOLDER [--launches] [--products] [--json FILE] [--lint] prints the estimates of tools/gpu-roofline.
tools/gpu-roofline first writes the step's description, its log and its machine code as text to FOLDER. The exit code is
1 if --lint found something."""

import argparse
import json
import os
import re
import sys
from dataclasses import asdict, dataclass, field

from library import estimate_call, peak, read_call
from model import GPUS, SECTOR, estimate
from products import rows as product_rows
from sass import read_kernels
from well import done_well, peak_of, seconds_well

# --lint checks these limits for a launch with many iterations.
MANY = 1 << 20
FEWEST_THREADS = 1 << 14
MUCH_FLOP = 1 << 30
FEWEST_BLOCKS = 132
FEWEST_LOADS = 4
MOST_SECTORS = 2  # A launch may access at most this many times the sectors that the elements of its warps need.
LONG = 64  # The fewest iterations of one thread for which its loop is checked.
LAUNCHES = ("launch", "product", "convolution")  # Words in a log.


@dataclass
class KernelShape:
    name: str
    grid: int
    block: int
    shared: int
    flop: int
    iterations: int
    registers: int = 0
    sectors_asked: int = 0  # The sectors of memory that all warps access; 0 if that is unknown.
    # The sectors that would be accessed if the elements of each load and store were neighbours.
    sectors_needed: int = 0
    parameters: list = field(default_factory=list)


def read_program(path):
    """Returns the kernels, {"product" or "convolution": its library calls}, and whether these library calls have a
    workspace."""
    kernels, calls, has_workspace = [], {"product": [], "convolution": []}, False
    with open(path) as file:
        for line in file:
            word = line.split()
            if word[0] == "kernel":
                kernels.append(KernelShape(word[1], *map(int, word[2:7])))
            elif word[0] == "sectors":
                kernels[-1].sectors_asked, kernels[-1].sectors_needed = map(int, word[1:3])
            elif word[0] == "parameter":
                kernels[-1].parameters.append((word[1], int(word[2])))
            elif word[0] in calls:
                calls[word[0]].append(read_call(word))
            elif word[0] == "workspace":
                has_workspace = True
    return kernels, calls, has_workspace


def read_launches(path, has_workspace):
    """Returns two lists. The first has (site, "launch", "product" or "convolution", its number, the bytes that it uses)
    for each launch and library call. The second has all calls with the memory that they use on the device."""
    sites, launches, calls = [], [], []
    with open(path) as log:
        for line in log:
            word = line.split()
            if word[0] == "site":
                sites.append(word[2] if len(word) > 2 else "")
            elif word[0] in LAUNCHES:
                used = [int(size) * (2 if way == "rw" else 1) for way, size in zip(word[3::4], word[6::4])]
                if word[0] != "launch" and has_workspace:
                    used.pop()
                launches.append((sites[int(word[1])], word[0], int(word[2]), sum(used)))
            uses = [(word[i - 1], int(word[i + 1]), int(word[i + 2])) for i in range(len(word)) if word[i] == "d"]
            if uses:
                calls.append((len(launches) - 1 if word[0] in LAUNCHES else None, uses))
    return launches, calls


def findings(launch, kernel, code):
    """Returns --lint's complaints about a launch."""
    found = []
    if any(loop.stores and loop.loads for loop in code.loops):
        found.append("a loop of it stores to device memory")
    if kernel.iterations >= MANY and launch.threads < FEWEST_THREADS and not kernel.flop:
        found.append("%d iterations in %d threads" % (kernel.iterations, launch.threads))
    if kernel.flop >= MUCH_FLOP and kernel.grid < FEWEST_BLOCKS:
        found.append("%d FLOP in %d blocks" % (kernel.flop, kernel.grid))
    if kernel.iterations >= MANY and kernel.sectors_asked > MOST_SECTORS * kernel.sectors_needed:
        found.append(
            "its warps ask for %.1f times the sectors of their elements"
            % (kernel.sectors_asked / kernel.sectors_needed)
        )
    loop = code.main_loop
    each = kernel.iterations / (kernel.grid * kernel.block)
    if launch.kind == "sum" and each >= LONG and loop and loop.loads and loop.in_flight < FEWEST_LOADS:
        found.append("its loop waits after %d loads" % loop.in_flight)
    return found


def table(rows):
    widths = [max(map(len, column)) for column in zip(*rows)]
    return "\n".join("  ".join(cell.rjust(width) for cell, width in zip(row, widths)) for row in rows)


def totals(launches):
    rows = [("kind", "launches", "GB", "TFLOP", "ms", "bound by, in ms")]
    kinds = sorted(
        {each.kind for each in launches}, key=lambda kind: -sum(x.seconds for x in launches if x.kind == kind)
    )
    for kind in [*kinds, "all"]:
        of = [each for each in launches if kind in ("all", each.kind)]
        bounds = {}
        for each in of:
            bounds[each.bound] = bounds.get(each.bound, 0) + each.seconds
        shown = ", ".join("%s %.3f" % (name, 1e3 * s) for name, s in sorted(bounds.items(), key=lambda item: -item[1]))
        rows.append(
            (
                kind,
                str(len(of)),
                "%.3f" % (sum(each.bytes for each in of) / 1e9),
                "%.4f" % (sum(each.flop for each in of) / 1e12),
                "%.3f" % (1e3 * sum(each.seconds for each in of)),
                shown,
            )
        )
    return rows


def comparison(launches, fused):
    """Returns a sentence that compares the estimate of the step with the estimate of the same ops in good kernels (well.py)."""
    total = sum(each.seconds for each in launches)
    alone = sum(each.well for each in launches)
    seconds, count, size = fused
    return (
        "the same ops done well: %.3f ms, of which the estimate is %.2f times; fused, in %d launches and %.3f GB, "
        "%.3f ms, %.2f times" % (1e3 * alone, total / alone, count, size / 1e9, 1e3 * seconds, total / seconds)
    )


def sectors(launches):
    """Compares the bytes that elementwise launches request from memory with the bytes that they use."""
    asked, needed = (sum(getattr(each, name) for each in launches) for name in ("sectors_asked", "sectors_needed"))
    return "elementwise warps ask for %.3f GB in sectors, %.2f times what their elements need" % (
        asked * SECTOR / 1e9,
        asked / needed if needed else 1,
    )


def each_launch(launches):
    rows = [("place", "kernel", "kind", "blocks", "threads", "MB", "GFLOP", "loads in flight", "us", "bound by")]
    for each in sorted(launches, key=lambda launch: -launch.seconds):
        rows.append(
            (
                os.path.basename(each.site),
                each.kernel,
                each.kind,
                str(each.blocks),
                str(each.threads),
                "%.3f" % (each.bytes / 1e6),
                "%.3f" % (each.flop / 1e9),
                str(each.in_flight),
                "%.2f" % (1e6 * each.seconds),
                each.bound,
            )
        )
    return rows


def read_registers(lines):
    """Returns, for each kernel, the number of registers of a thread: one more than the highest register in its code."""
    most, name = {}, None
    for line in lines:
        section = re.match(r"^\.text\.(\w+):", line)
        name = section.group(1) if section else name
        if name:
            numbers = [int(number) for number in re.findall(r"(?<![\w.])R(\d+)", line)]
            most[name] = max([most.get(name, 0)] + [number + 1 for number in numbers])
    return most


def main():
    parser = argparse.ArgumentParser(prog="roofline.py")
    parser.add_argument("gpu", choices=sorted(GPUS))
    parser.add_argument("folder")
    parser.add_argument("--launches", action="store_true")
    parser.add_argument("--products", action="store_true")
    parser.add_argument("--json")
    parser.add_argument("--lint", action="store_true")
    asked = parser.parse_args()
    gpu, path = GPUS[asked.gpu], lambda name: os.path.join(asked.folder, name)
    shapes, library, has_workspace = read_program(path("program"))
    with open(path("sass")) as file:
        lines = file.readlines()
    codes, registers = read_kernels(lines), read_registers(lines)
    for shape in shapes:
        shape.registers = registers.get(shape.name, 0)
    launched, calls = read_launches(path("log"), has_workspace)
    launches, peaks, wrong = [], [], {}
    for site, kind, number, used in launched:
        if kind != "launch":
            call = library[kind][number]
            peaks.append(peak(gpu, call))
            launches.append(estimate_call(gpu, call, site, used))
            launches[-1].well = seconds_well(gpu, used, call.flop, peaks[-1])
            continue
        kernel = shapes[number]
        launch = estimate(gpu, kernel, codes[kernel.name], site, used)
        peaks.append(peak_of(gpu, codes[kernel.name]))
        launch.well = seconds_well(gpu, used, kernel.flop, peaks[-1])
        launches.append(launch)
        for finding in findings(launch, kernel, codes[kernel.name]):
            wrong.setdefault((kernel.name, finding), []).append(os.path.basename(site))
    if asked.launches:
        print(table(each_launch(launches)))
    if asked.products:
        print(table(product_rows(gpu, shapes, codes)))
    print("estimated for %s, from the machine code; nothing was measured" % asked.gpu)
    print(table(totals(launches)))
    print(comparison(launches, done_well(gpu, launches, peaks, calls)))
    print(sectors(launches))
    if any(library.values()):
        print("calls of libraries: estimated from their bytes and FLOP alone")
    if asked.json:
        with open(asked.json, "w") as file:
            json.dump(
                {"gpu": asked.gpu, "estimated": True, "launches": [asdict(each) for each in launches]}, file, indent=1
            )
            file.write("\n")
    if asked.lint:
        for (kernel, finding), sites in wrong.items():
            print("lint: %s, %d launches, the first at %s: %s" % (kernel, len(sites), sites[0], finding))
        print("lint: %d findings" % len(wrong))
        return 1 if wrong else 0
    return 0


sys.exit(main())
