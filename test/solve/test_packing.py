#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests remat-solve --pack as a user calls it, and on the published instances.

    test_packing.py path/to/remat-solve

The instances are in ../shared/data/packing beside the checkout, or in the folder REMAT_PACKING. Without them their test
is skipped.
"""

import csv
import json
import os
import random
import subprocess
import sys
import tempfile
import unittest

PROGRAM = os.path.abspath(sys.argv[1])
ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
INSTANCES = os.environ.get("REMAT_PACKING", os.path.join(ROOT, "..", "shared", "data", "packing"))
CAPACITY = 1048576


def pack(*args, code=0):
    done = subprocess.run([PROGRAM, *args], capture_output=True, text=True)
    assert done.returncode == code, done.stdout + done.stderr
    return done.stderr if code else done.stdout


def overlaps(buffers, offsets):
    """Returns pairs of buffers that live at the same time and share bytes. A buffer is (start, end, size)."""
    order = sorted(range(len(buffers)), key=lambda i: buffers[i][0])
    live, found = [], []
    for i in order:
        start, _, size = buffers[i]
        live = [j for j in live if buffers[j][1] > start]
        found += [(i, j) for j in live if offsets[i] < offsets[j] + buffers[j][2] and offsets[j] < offsets[i] + size]
        live.append(i)
    return found


def read_instance(path):
    with open(path, encoding="utf-8") as f:
        return [(int(r["lower"]), int(r["upper"]), int(r["size"])) for r in csv.DictReader(f)]


class PackingTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name

    def write(self, text):
        path = os.path.join(self.folder, "buffers.csv")
        with open(path, "w", encoding="utf-8") as f:
            f.write(text)
        return path

    def write_buffers(self, buffers):
        return self.write(
            "id,lower,upper,size\n" + "".join(f"{i},{a},{b},{s}\n" for i, (a, b, s) in enumerate(buffers))
        )

    def judge(self, buffers, result, alignment=1):
        offsets = result["offsets"]
        self.assertEqual(len(offsets), len(buffers))
        self.assertEqual(overlaps(buffers, offsets), [])
        self.assertEqual([o for o in offsets if o < 0 or o % alignment], [])
        self.assertEqual(result["arena_bytes"], max(o + b[2] for o, b in zip(offsets, buffers)))
        self.assertGreaterEqual(result["arena_bytes"], result["lower_bound_bytes"])

    def test_small(self):
        path = self.write("id,lower,upper,size\na,0,2,10\nb,1,3,20\nc,2,4,10\n")
        result = json.loads(pack("--pack", path, "--json"))
        self.assertEqual(list(result), ["arena_bytes", "lower_bound_bytes", "seconds", "offsets"])
        self.assertEqual((result["arena_bytes"], result["lower_bound_bytes"]), (30, 30))
        self.judge([(0, 2, 10), (1, 3, 20), (2, 4, 10)], result)
        # 20 bytes are below, then 12 of padding, then 10. Or 10 are below, then 6 of padding, then 20.
        aligned = json.loads(pack("--pack", path, "--json", "--align", "16"))
        self.assertEqual(aligned["arena_bytes"], 36)
        self.assertIn("lower bound   30 bytes, reached", pack("--pack", path))

    def test_errors(self):
        path = self.write("id,lower,upper,size\na,0,2,10\nb,4,3,20\n")
        self.assertIn("buffers.csv: line 3 ends at 3, before its start at 4", pack("--pack", path, code=2))
        self.assertIn("--align: must be a power of two", pack("--pack", path, "--align", "48", code=2))
        self.assertIn("--align requires --pack", pack("g.json", "--align", "64", code=2))
        self.assertIn("--pack", pack("g.json", "--pack", path, code=2))
        self.assertIn("No such file", pack("--pack", path + ".none", code=2))

    def test_is_deterministic(self):
        rng = random.Random(3)
        buffers = [(s := rng.randrange(300), s + rng.randrange(1, 60), rng.randrange(1, 5000)) for _ in range(300)]
        path = self.write_buffers(buffers)
        results = [json.loads(pack("--pack", path, "--json", "--effort", "0.02", "--align", "64")) for _ in range(2)]
        self.judge(buffers, results[0], 64)
        self.assertEqual(results[0]["offsets"], results[1]["offsets"])

    def test_a_hundred_thousand(self):
        rng = random.Random(4)
        buffers = [
            (s := rng.randrange(1_000_000), s + 1 + int(rng.expovariate(1 / 2000)), 64 * rng.randrange(1, 5000))
            for _ in range(100_000)
        ]
        result = json.loads(pack("--pack", self.write_buffers(buffers), "--json"))
        print(
            f"100,000 buffers: {result['seconds']:.1f} s, "
            f"{result['arena_bytes'] / result['lower_bound_bytes']:.4f} of the bound"
        )
        self.judge(buffers, result)
        self.assertLess(result["arena_bytes"], 1.15 * result["lower_bound_bytes"])

    def test_published_instances(self):
        if not os.path.isdir(INSTANCES):
            print("skipped: no instances at ../shared/data/packing beside the checkout, nor in REMAT_PACKING")
            return
        within = 0
        for name in "ACEGIK":
            path = os.path.join(INSTANCES, f"{name}.{CAPACITY}.csv")
            buffers = read_instance(path)
            result = json.loads(pack("--pack", path, "--json"))
            self.judge(buffers, result)
            print(f"{name}: {result['arena_bytes']} of {CAPACITY} in {result['seconds']:.1f} s")
            self.assertLessEqual(result["arena_bytes"], 1.02 * CAPACITY, name)
            within += result["arena_bytes"] <= CAPACITY
        self.assertGreaterEqual(within, 4)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
