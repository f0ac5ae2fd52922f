"""The options in --help that are named after remat, one a line."""
import re
import sys

for line in sys.stdin:
    name = re.match(r"\s+--([a-z-]*remat[a-z-]*)\b", line)
    if name:
        print(name[1])
