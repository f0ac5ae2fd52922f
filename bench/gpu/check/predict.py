# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Predicts the time of a step by the time model of docs/reference/Formats.md. The input of the prediction is a log of
the calls that the step makes (from the stub runtime), a profile with the seconds of each op in the step before
rewriting, and a machine with the measured link.
"""

import json
import re

STREAMS = ("compute", "out", "in")


def read_calls(path):
    """Returns the calls of the first step: (kind, stream, place, number). A kernel has the number of its op and its
    code."""
    sites, calls, step = [], [], None
    with open(path) as log:
        for line in log:
            word = line.split()
            if word[0] == "site":
                place = word[2] if len(word) > 2 else ""
                sites.append(place[place.rfind("/") + 1 :])
            elif word[0] == "step":
                step = int(word[1])
            elif step != 0:
                continue
            elif word[0] in ("launch", "product", "convolution"):
                calls.append(("compute", "compute", sites[int(word[1])], (word[1], word[2])))
            elif word[0] == "copy":  # copy STREAM SITE ACCESS SLAB OFFSET BYTES ...
                calls.append(("copy", word[1], None, int(word[6])))
            elif word[0] in ("record", "wait"):
                calls.append((word[0], word[1], None, int(word[2])))
    return calls


def read_machine(path):
    with open(path) as file:
        fields = re.findall(r"(\w+) = ([\d.e+-]+)", file.read())
    return {name: float(value) for name, value in fields}


def predict(calls, profile, machine):
    """Returns the seconds of the step, the seconds of its stall, and the number of kernels whose op is not in the step
    before rewriting.

    A kernel without such an op takes the time of a launch. An op may be several kernels in a row. Together these
    kernels take the op's seconds, once in each iteration of a loop."""
    now, ends, called = dict.fromkeys(STREAMS, 0.0), {}, set()
    computing, last, unknown = 0.0, None, 0
    for kind, stream, place, number in calls:
        if kind == "compute":
            if place != last or number in called:
                called.clear()
                seconds = profile.get(place)
                unknown += seconds is None
                computing += machine["launch"] if seconds is None else seconds
                now["compute"] += machine["launch"] if seconds is None else seconds
            called.add(number)
            last = place
        elif kind == "copy":
            rate = machine["d2h" if stream == "out" else "h2d"]
            now[stream] += machine["latency"] + number / rate
        elif kind == "record":
            ends[number] = now[stream]
        else:
            now[stream] = max(now[stream], ends.get(number, 0.0))
    return {
        "predicted_seconds": now["compute"],
        "predicted_stall_seconds": now["compute"] - computing,
        "unknown_kernels": unknown,
    }


def read_profile(path):
    with open(path) as file:
        return json.load(file)
