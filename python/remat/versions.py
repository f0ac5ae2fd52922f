# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The versions of other libraries with which remat is tested (versions.json), and a warning for other versions."""

import functools
import json
import os
import re
import warnings
from importlib.metadata import PackageNotFoundError, version
from typing import Optional

from .files import text_of
from .tool import RematWarning, level_of_caller

PATH = os.path.join(os.path.dirname(os.path.abspath(__file__)), "versions.json")


def supported() -> dict:
    """Returns {package: {"oldest": version, "newest": version or None}}."""
    return json.loads(text_of(PATH))


def numbers(text: str) -> tuple[int, ...]:
    """Returns the numbers at the start of a version: (2, 15, 0) for "2.15.0a0+git12"."""
    found = re.match(r"\d+(?:\.\d+)*", text)
    return tuple(map(int, found[0].split("."))) if found else ()


def needed(package: str) -> str:
    """Returns the versions that are supported, in words."""
    row = supported()[package]
    return f"{row['oldest']} to {row['newest']}" if row["newest"] else f"{row['oldest']} or later"


def is_supported(package: str, installed: str) -> bool:
    """Tells whether the installed version is supported. Every patch release of the newest minor version counts as
    supported."""
    row, found = supported()[package], numbers(installed)
    return found >= numbers(row["oldest"]) and (row["newest"] is None or found[:2] <= numbers(row["newest"])[:2])


def outside(package: str, installed: str) -> Optional[str]:
    """Returns a sentence if the installed version is not supported."""
    if is_supported(package, installed):
        return None
    return (
        f"{package} {installed} is installed, and remat is tried with {needed(package)}: install one of these if something "
        "fails"
    )


@functools.cache
def check(*packages: str) -> None:
    """Warns of each package whose installed version is not supported, once in a process."""
    for package in packages:
        try:
            sentence = outside(package, version(package))
        except PackageNotFoundError:
            continue
        if sentence:
            warnings.warn(sentence, RematWarning, stacklevel=level_of_caller())
