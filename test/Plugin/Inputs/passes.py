# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints the options in --help whose names begin with remat, sorted, one a line and each only once."""

import re
import sys

print("\n".join(sorted(set(re.findall(r"^\s+--([a-z-]*remat[a-z-]*)\b", sys.stdin.read(), re.MULTILINE)))))
