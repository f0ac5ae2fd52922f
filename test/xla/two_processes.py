# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs one of the two processes of a step. The test test_processes.py starts both processes.

two_processes.py NUMBER PORT SAID CASE [PLAN]

SAID is the file that the case's output goes to. Standard output also has lines of JAX's Gloo, in any order.
"""

import contextlib
import hashlib
import sys
import warnings
from unittest import mock

import jax

NUMBER, (PORT, SAID, CASE) = int(sys.argv[1]), sys.argv[2:5]
jax.distributed.initialize(f"localhost:{PORT}", 2, NUMBER)

import remat  # noqa: E402
import sharded  # noqa: E402
from remat import jax_roads  # noqa: E402
from remat.report import Report, Taken  # noqa: E402
from remat.xla import compiler  # noqa: E402

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


class Here(jax_roads.ForTarget):
    """The CPU stands for the target of a plan. The first plan is the original step. `most` is above what XLA takes for
    it in the first process."""

    platform, absent, folder, most = "cpu", None, None, 1_000_000

    def plan(self, lowered, reserve=None):
        print("the plan leaves free", reserve)
        if reserve is None:
            return jax_roads.Plan(jax_roads.module_text(lowered), Report("xla", "here", after=Taken(3, 4)), self.most)
        return jax_roads.ByOps(self.budget, {}).plan(lowered)._replace(most=self.most)


def on_tuned(budget="60%", step=sharded.step, second=lambda memory: memory):
    """Runs a step in the second of two processes with more bytes than its plan says: `second` changes the Memory of the
    first program there. Prints warnings, errors, and what ran."""
    memory_of, calls = compiler.memory_of, []

    def taken(stats):
        calls.append(stats)
        memory = memory_of(stats)
        return second(memory) if NUMBER == 1 and len(calls) == 1 else memory

    args = sharded.data_parallel(sharded.mesh(d=8))
    with (
        mock.patch.object(jax_roads, "ForTarget", Here),
        mock.patch.object(compiler, "memory_of", taken),
        warnings.catch_warnings(record=True) as caught,
    ):
        warnings.simplefilter("always", remat.RematWarning)
        small = remat.jit(step, budget=budget, target="h100")
        try:
            print(sharded.furthest(small(*args), jax.jit(step)(*args)) < 1e-6)
            text = small.lower(*args).as_text()
            print(hash_of(text), "optimization_barrier" in text)
        except remat.RematError as error:
            print(error)
        print(*(each.message for each in caught if each.category is remat.RematWarning), sep="\n")


def more(memory):
    return memory._replace(temporaries=memory.temporaries + 5_000_000)


def again():
    """The second process takes more than the budget, so both have the second plan."""
    on_tuned(second=more)


def no_smaller():
    """The second process takes more than the budget, and the first process finds no smaller plan."""
    on_tuned("1kB", second=more)


def breaks():
    """The second process cannot compile the planned step."""

    def broken(memory):
        raise MemoryError("no memory for 7 bytes")

    on_tuned(second=broken)


def refuses():
    """The second process refuses the plan of another step, for which the first process would wait."""
    on_tuned(step=lambda weights, x: sharded.step(weights, x * (1 + NUMBER)))


def kept():
    """Both processes take a plan from a file, for a GPU that is not here."""
    step = remat.jit(sharded.step, plan=sys.argv[5], target="h100", backend="xla")
    try:
        step(*sharded.data_parallel(sharded.mesh(d=8)))
    except remat.RematError as error:
        print(error)
    print(step.report.after.total, step.report.rounds)


with open(SAID, "w", encoding="utf-8") as said, contextlib.redirect_stdout(said):
    cases = (runs, fails, differs, budgets, alone, again, no_smaller, breaks, refuses, kept)
    {case.__name__: case for case in cases}[CASE]()
