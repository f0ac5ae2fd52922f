# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""fatbin_images.py PROGRAM: prints the kind (elf or ptx) and the chip number of each image in the fatbin of an
executable, in the order of the images."""

import struct
import sys

MAGIC = struct.pack("<I", 0xBA55ED50)
KINDS = {1: "ptx", 2: "elf"}

with open(sys.argv[1], "rb") as file:
    data = file.read()
start = data.index(MAGIC)
_, _, header, size = struct.unpack_from("<IHHQ", data, start)
place, end = start + header, start + header + size
while place < end:
    kind, _, header, size = struct.unpack_from("<HHIQ", data, place)
    (chip,) = struct.unpack_from("<I", data, place + 28)
    print(KINDS[kind], chip)
    place += header + size
