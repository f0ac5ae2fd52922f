# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The options in --help that are named after remat, sorted, each once, one a line."""

import re
import sys

print("\n".join(sorted(set(re.findall(r"^\s+--([a-z-]*remat[a-z-]*)\b", sys.stdin.read(), re.MULTILINE)))))
