# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Lets torch.compile find the backend by its name, as if the package were installed."""

import configparser
import os
import sys
import tempfile

import beginning
import tomllib


def install():
    """Adds a folder with the package's entry points to the path. Returns the folder, which exists until its cleanup().
    Must be called before torch looks for backends.
    """
    folder = tempfile.TemporaryDirectory()
    with open(os.path.join(beginning.ROOT, "python", "pyproject.toml"), "rb") as file:
        project = tomllib.load(file)["project"]
    metadata = os.path.join(folder.name, "remat-0.dist-info")
    os.mkdir(metadata)
    with open(os.path.join(metadata, "METADATA"), "w", encoding="utf-8") as file:
        file.write("Metadata-Version: 2.1\nName: remat\nVersion: 0\n")
    points = configparser.ConfigParser()
    points.read_dict(project["entry-points"])
    with open(os.path.join(metadata, "entry_points.txt"), "w", encoding="utf-8") as file:
        points.write(file)
    sys.path.append(folder.name)
    return folder
