# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Keeps the results for a graph in a folder. A second process with the same graph need not plan, and need not let
inductor generate code to count bytes.

Results are kept in the folder of plans (../plans/folder.py). If no folder is named, they are kept in the folder `remat`
in inductor's own cache."""

import os

from .. import __version__
from ..plans import store
from ..plans.folder import folder as plans_folder
from .workspaces import described

FORMAT = "remat-torch-1"


def folder():
    """Returns the folder for results, or None if nothing is kept."""
    import torch

    named = plans_folder("torch")
    if named is not None or "REMAT_CACHE_DIR" in os.environ:
        return named
    if torch._inductor.config.force_disable_caches:
        return None
    return os.path.join(torch._inductor.runtime.cache_dir_utils.cache_dir(), "remat")


def key_of(*parts):
    """Returns the key of a result that depends on these texts and on the versions of remat and PyTorch."""
    import torch

    return store.key_of(FORMAT, __version__, torch.__version__, *map(str, parts))


def load(key):
    return store.load(folder(), key)


def save(key, value):
    store.save(folder(), key, value)


def text_of(module):
    """Returns a text of a graph: its ops and arguments, and the form of each tensor. The text does not contain the
    numbers in constants."""
    return "\n".join(map(line_of, module.graph.nodes))


def line_of(node):
    from torch.utils import _pytree

    # The text of a Python function contains its address, so its name is used.
    target = getattr(node.target, "__qualname__", node.target) if callable(node.target) else node.target
    values = _pytree.tree_leaves(node.meta.get("val", node.meta.get("example_value")))
    return f"{node.op} {node.name} {target} {node.args} {node.kwargs} {[*map(described, values)]}"
