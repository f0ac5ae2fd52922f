# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Keeps JSON values in a folder. The key of a value depends on everything that the value depends on, so several
machines can share the folder."""

import gzip
import hashlib
import json
import os
import zlib
from contextlib import suppress
from typing import Any, Optional

from ..files import json_of
from ..tool import RematError
from .folder import keep


def key_of(*parts: str) -> str:
    """Returns the key of a value that depends on these texts."""
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def load(folder: Optional[str], key: str) -> Any:
    """Returns the value that is kept under a key, or None if no value is kept or its file is damaged. `folder` is None
    if nothing is kept."""
    if folder is None:
        return None
    try:
        with gzip.open(path_of(folder, key), "rt", encoding="utf-8") as file:
            return json_of(file.read())
    except (OSError, EOFError, ValueError, zlib.error):
        return None


def save(folder: Optional[str], key: str, value: Any) -> None:
    """Keeps a value. If a value cannot be written, the next process makes it again."""
    if folder is not None:
        content = gzip.compress(json.dumps(value).encode(), compresslevel=1, mtime=0)
        with suppress(RematError):
            keep(path_of(folder, key), content)


def path_of(folder, key):
    return os.path.join(folder, f"{key}.gz")
