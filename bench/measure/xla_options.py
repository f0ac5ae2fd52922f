# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Adds options that the scripts for tables of XLA share, counts their CPU seconds, and finds the Python with XLA's plugin."""

import argparse
import importlib.util
import os
import resource
import sys
from pathlib import Path

import paths  # noqa: F401
from remat.process import exit_on_signals
from remat.xla.compiler import PLUGINS, python_with_plugin


def add_rounds(parser: argparse.ArgumentParser, default: int) -> None:
    more = f"most plans that are tried for each budget (default {default})"
    parser.add_argument("--rounds", type=int, default=default, help=more)


def add_effort(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--effort", default="1", help="scales how much the planner tries (default 1)")


def cpu_of_children() -> float:
    """Returns the CPU seconds of the processes that this process has waited for."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def use_plugin(platform: str) -> None:
    """Starts the script again with the Python that has the platform's plugin, if this Python has no JAX. Models are
    only traced.
    """
    python = python_with_plugin(platform)
    if not importlib.util.find_spec("jax") and python:
        os.execv(python, [python, *sys.argv])
    if python is None:
        plugin = PLUGINS[platform]
        sys.exit(f"{Path(sys.argv[0]).stem}: no Python with {plugin.title} is found: {plugin.install}")
    exit_on_signals()
    os.environ["JAX_PLATFORMS"] = "cpu"
