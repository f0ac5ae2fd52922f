# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Keeps the result of a compilation by XLA in the folder of plans (../plans/folder.py), so that no text is compiled
twice.

REMAT_XLA_CACHE_DIR=FOLDER keeps results in FOLDER if there is no folder of plans. Plans are not kept in FOLDER, so each
process makes its plans again.
"""

import os

from ..plans import store
from ..plans.folder import folder as plans_folder

FORMAT = "remat-xla-1"


def key_of(*parts):
    """Returns the key of a compilation of these texts."""
    return store.key_of(FORMAT, *parts)


def folder():
    return plans_folder("xla") or os.environ.get("REMAT_XLA_CACHE_DIR")


def load(key):
    """Returns the kept (sizes, HLO) of a compilation; None if nothing is kept."""
    kept = store.load(folder(), key)
    try:
        return kept and (kept["sizes"], kept["hlo"])
    except (KeyError, TypeError):
        return None  # If the file of a kept result has another format, the step is compiled again.


def save(key, sizes, hlo):
    store.save(folder(), key, {"sizes": sizes, "hlo": hlo})
