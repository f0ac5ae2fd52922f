# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""program.py STEP CUBIN prints the description of a compiled step (include/remat/Runtime/Gpu/GpuProgram.h). The program
also writes the machine code for the first chip in the step's fatbin to CUBIN."""

import struct
import sys

FATBIN = struct.pack("<I", 0xBA55ED50)
ELF_KIND = 2


def machine_code(data):
    start = data.index(FATBIN)
    _, _, header, size = struct.unpack_from("<IHHQ", data, start)
    place, end = start + header, start + header + size
    while place < end:
        kind, _, header, size = struct.unpack_from("<HHIQ", data, place)
        if kind == ELF_KIND:
            return data[place + header : place + header + size]
        place += header + size
    raise ValueError("the fatbin has no machine code")


def description(data):
    start = data.index(b"program 1\ndevice ")
    return data[start : data.index(b"\0", start)].decode()


if __name__ == "__main__":
    with open(sys.argv[1], "rb") as file:
        step = file.read()
    with open(sys.argv[2], "wb") as file:
        file.write(machine_code(step))
    sys.stdout.write(description(step))
