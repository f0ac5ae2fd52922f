# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""same_calls.py STUB CALLS: checks that a log of the stub and the calls that the fake driver saw are the same work: the
same order, streams, offsets and bytes.
"""

import sys

STREAMS = {"compute": 1, "out": 2, "in": 3}


def from_stub(line):
    words = line.split()
    if words[0] == "launch":
        return "launch kernel%d stream 1 at %s" % (int(words[2]) + 1, words[5])
    if words[0] in ("product", "convolution"):  # The driver does not see which bytes a library reads.
        return None
    if words[0] == "copy":
        device = words[3:7] if words[4] == "d" else words[7:11]
        way = "to host" if words[1] == "out" else "to device"
        return "%s %s %s stream %d" % (way, device[2], device[3], STREAMS[words[1]])
    if words[0] in ("upload", "download"):
        way = "to device" if words[0] == "upload" else "to host"
        return "%s %s %s stream 1" % (way, words[3], words[4])
    if words[0] == "record" or words[0] == "wait":
        return "%s stream %d event %d" % (words[0], STREAMS[words[1]], int(words[2]) + 1)
    return None


def from_driver(line):
    words = line.split()
    if words[0] == "launch":  # The comparison leaves out the shape of a launch.
        return " ".join(words[:2] + words[4:])
    return line.strip() if words[0] in ("to", "record", "wait") else None


def calls(path, read):
    with open(path) as file:
        return [call for call in map(read, file) if call]


stub, driver = calls(sys.argv[1], from_stub), calls(sys.argv[2], from_driver)
if stub != driver or len(stub) < 10:
    for pair in zip(stub, driver):
        print("%-50s %s" % pair if pair[0] == pair[1] else "%-50s %s   DIFFERENT" % pair)
    sys.exit("%d calls on the stub, %d on the driver" % (len(stub), len(driver)))
