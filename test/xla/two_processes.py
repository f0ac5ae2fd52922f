# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs one of the two processes of a step. The test test_processes.py starts both processes.

two_processes.py NUMBER PORT SAID CASE [PLAN]

SAID is the file that the case's output goes to. Standard output also has lines of JAX's Gloo, in any order.
"""

import contextlib
import hashlib
import sys
import warnings

import jax

NUMBER, (PORT, SAID, CASE) = int(sys.argv[1]), sys.argv[2:5]
jax.distributed.initialize(f"localhost:{PORT}", 2, NUMBER)

import remat  # noqa: E402
import sharded  # noqa: E402

warnings.simplefilter("ignore", remat.DroppedBarriers)


def runs():
    mesh = sharded.mesh(d=8)
    weights, x = sharded.data_parallel(mesh)
    step = remat.jit(sharded.step, budget="60%", backend="xla")
    print(sharded.furthest(step(weights, x), jax.jit(sharded.step)(weights, x)) < 1e-6)
    print(repr(step.report))
    text = step.lower(weights, x).as_text()
    print(hash_of(text), "optimization_barrier" in text)


def hash_of(text):
    return hashlib.sha256(text.encode()).hexdigest()


def fails():
    step = remat.jit(sharded.step, budget="1kB", backend="xla")
    try:
        step(*sharded.data_parallel(sharded.mesh(d=8)))
    except remat.RematError as error:
        print(error)


def differs():
    """The processes have different steps."""
    step = remat.jit(lambda weights, x: sharded.step(weights, x * (1 + NUMBER)), budget="60%", backend="xla")
    try:
        step.trace(*sharded.data_parallel(sharded.mesh(d=8)))
    except remat.RematError as error:
        print(error)


def budgets():
    """The processes have different budgets."""
    step = remat.jit(sharded.step, budget=("60%", "70%")[NUMBER], backend="xla")
    try:
        step.trace(*sharded.data_parallel(sharded.mesh(d=8)))
    except remat.RematError as error:
        print(error)


def alone():
    """One process has a step on its own devices. The other process does not wait for it."""
    jax.devices()  # JAX finds all devices after both processes have asked for them.
    if NUMBER == 1:
        weights, x = sharded.arguments()
        step = remat.jit(sharded.step, budget="60%", backend="xla")
        print(sharded.furthest(step(weights, x), jax.jit(sharded.step)(weights, x)) < 1e-6)


def kept():
    """Both processes take a plan from a file, for a GPU that is not here."""
    step = remat.jit(sharded.step, plan=sys.argv[5], target="h100", backend="xla")
    try:
        step(*sharded.data_parallel(sharded.mesh(d=8)))
    except remat.RematError as error:
        print(error)
    print(step.report.after.total, step.report.rounds)


with open(SAID, "w", encoding="utf-8") as said, contextlib.redirect_stdout(said):
    {"runs": runs, "fails": fails, "differs": differs, "budgets": budgets, "alone": alone, "kept": kept}[CASE]()
