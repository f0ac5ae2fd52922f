# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""training.py STEP FOLDER [OPTION ...]: checks that the step in a training loop gives the same bits as single steps.
Each single step reads the results of the step before. The step is that of fake-driver/training.mlir, with two
parameters of 256 numbers and a batch of 64. Its outputs are the sum of the batch and the two parameters.
"""

import os
import random
import struct
import subprocess
import sys

BATCHES, STATE, BATCH = 4, 2 * 256, 64
step, folder, options = sys.argv[1], sys.argv[2], sys.argv[3:]


def write(name, numbers):
    path = os.path.join(folder, name)
    with open(path, "wb") as file:
        file.write(struct.pack("<%df" % len(numbers), *numbers))
    return path


def read(path):
    with open(path, "rb") as file:
        data = file.read()
    return list(struct.unpack("<%df" % (len(data) // 4), data))


def run(*arguments):
    output = os.path.join(folder, "train.outputs")
    text = subprocess.run(
        [step, *options, "--outputs=" + output, *arguments], check=True, stdout=subprocess.PIPE, text=True
    ).stdout
    return read(output), text


random.seed(7)
state = first = [random.uniform(-1, 1) for _ in range(STATE)]
batches = [[random.uniform(-1, 1) for _ in range(BATCH)] for _ in range(BATCHES)]
sums = []
plain = [option for option in options if option not in ("--graph",)]
for batch in batches:
    options[:], kept = [option for option in plain if not option.startswith("--log=")], options[:]
    outputs, _ = run("--inputs=" + write("train.in", state + batch))
    options[:] = kept
    sums.append(outputs[0])
    state = outputs[1:]
looped, text = run(
    "--inputs=" + write("train.in", first + [0.0] * BATCH), "--batches=" + write("train.batches", sum(batches, []))
)
print("equal" if looped == outputs else "not equal")
printed = [float(line.split(" is ")[1]) for line in text.splitlines() if line.startswith("step ")]
print(
    "sums equal"
    if [struct.pack("<f", each) for each in printed] == [struct.pack("<f", each) for each in sums]
    else text
)
