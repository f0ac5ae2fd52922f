# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What XLA made of a step, kept in a folder, so that no text is compiled twice.

$REMAT_XLA_CACHE names the folder; without it nothing is kept. Whoever shares it between machines shares what one of them compiled ahead of time: the
key has all that it depends on.
"""

import gzip
import hashlib
import json
import os

FORMAT = "remat-xla-1"


def key_of(*parts):
    """A name for what was compiled from these texts."""
    return hashlib.sha256("\0".join([FORMAT, *parts]).encode()).hexdigest()


def folder():
    return os.environ.get("REMAT_XLA_CACHE")


def load(key):
    """(sizes, HLO), or None if nothing is kept."""
    path = folder() and os.path.join(folder(), f"{key}.gz")
    if not path or not os.path.exists(path):
        return None
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            kept = json.load(file)
        return kept["sizes"], kept["hlo"]
    except (OSError, EOFError, ValueError, KeyError):
        return None  # It was written by something else; it is compiled again.


def save(key, sizes, hlo):
    if not folder():
        return
    os.makedirs(folder(), exist_ok=True)
    path = os.path.join(folder(), f"{key}.gz")
    part = f"{path}.{os.getpid()}.part"
    with gzip.open(part, "wt", compresslevel=1, encoding="utf-8") as file:
        json.dump({"sizes": sizes, "hlo": hlo}, file)
    os.replace(part, path)
