# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What XLA made of a step, kept in the folder of plans (../plans/folder.py), so that no text is compiled twice.

The key has all that what XLA makes ahead of time depends on, so that machines can share the folder.
"""

import gzip
import hashlib
import json
import os
import zlib
from contextlib import suppress

from ..plans.folder import folder as plans_folder
from ..plans.folder import keep
from ..tool import RematError

FORMAT = "remat-xla-1"


def key_of(*parts):
    """A name for what was compiled from these texts."""
    return hashlib.sha256("\0".join([FORMAT, *parts]).encode()).hexdigest()


def folder():
    return plans_folder("xla")


def load(key):
    """(sizes, HLO), or None if nothing is kept."""
    path = folder() and os.path.join(folder(), f"{key}.gz")
    if not path or not os.path.exists(path):
        return None
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            kept = json.load(file)
        return kept["sizes"], kept["hlo"]
    except (OSError, EOFError, ValueError, KeyError, TypeError, zlib.error):
        return None  # It was written by something else; it is compiled again.


def save(key, sizes, hlo):
    if not folder():
        return
    content = gzip.compress(json.dumps({"sizes": sizes, "hlo": hlo}).encode(), compresslevel=1, mtime=0)
    # What cannot be kept is compiled again.
    with suppress(RematError):
        keep(os.path.join(folder(), f"{key}.gz"), content)
