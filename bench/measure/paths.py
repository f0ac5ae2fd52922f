# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Paths of this repository. A script that imports this module can import the modules of bench, tools/models and
python."""

import os
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
BIN = ROOT / "build" / "bin"
os.environ.setdefault("REMAT_CACHE_DIR", "")  # No measurement uses a kept plan.
sys.path[:0] = [str(ROOT / folder) for folder in ("bench", "tools/models", "python")]
