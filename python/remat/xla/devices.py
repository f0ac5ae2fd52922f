# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Plans steps that JAX's shardings divide among devices. Each plan is made for the ops, tensors and messages of one
device."""

import json
import math
import os
import re
import sys

from ..budget import mb
from ..files import text_of, write_text
from ..fit.planner import RematOpt
from ..fit.values import ORIGINAL
from ..process import Crashed, Failed, run
from ..tool import RematError, remat_opt, temporary_folder
from .tools import GENERIC, Tools
from .variants import SAME_COUNT

HERE = os.path.dirname(os.path.abspath(__file__))
MOST = 1024  # The most devices that a user may ask for.
COUNTS = re.compile(r"\bmhlo\.num_(?:partitions|replicas) = (\d+)")


def devices_of(text):
    """Returns the number of devices that the step was lowered for."""
    return math.prod(int(found) for found in COUNTS.findall(text))


def check_devices(devices, target, plans=True):
    """Checks the option devices. Its value is None (the step's own number), a number, or "min" if `plans` is set."""
    if devices is None or (plans and devices == "min"):
        return
    if isinstance(devices, bool) or not isinstance(devices, int) or not 1 <= devices <= MOST:
        fewest = ", or min for the fewest that hold the step" if plans else ""
        raise RematError(f"devices={devices!r}: expected a number from 1 to {MOST}{fewest}")
    check_platform(devices, target)


def check_platform(devices, target):
    if devices == 1:
        return
    if target.platform == "tpu":
        raise RematError(f"devices={devices}: only GPUs can have steps for many devices, and '{target.name}' is a TPU")
    if devices > target.per_host and devices % target.per_host:
        raise RematError(
            f"devices={devices}: a host of '{target.name}' has {target.per_host} devices; give at most {target.per_host}, or "
            f"a multiple of {target.per_host}"
        )
    if target.peers is None or (devices > target.per_host and target.network is None):
        raise RematError(
            f"devices={devices}: the speed at which '{target.name}' sends to other {'devices' if target.peers is None else 'hosts'} "
            "is not known; name a target with this speed in the table of machines, such as h100"
        )


def agreed(text, devices, target):
    """Returns the number of devices of a step. Raises RematError if the step was lowered for another number of devices
    than the user asked for."""
    own = devices_of(text)
    if devices in (None, own):
        check_platform(own, target)
        return own
    if own == 1:
        raise RematError(
            f"the step is for one device, and not divided among {devices}: lower it under jax.jit with a NamedSharding for "
            f"its arguments, over a mesh of {devices}"
        )
    raise RematError(
        f"devices={devices}, but the step is divided among {own} devices: lower the step for {devices}, or give "
        f"devices={own}"
    )


class Divider:
    """Runs Shardy in a process of its own. `python` is the program of a Python that has JAX."""

    def __init__(self, python, timeout=None):
        self.python, self.timeout = python, timeout

    def __call__(self, verb, source, target, *more):
        """Returns divide.py's answer on the step. Raises RematError if the step is refused. Raises Failed, with
        Shardy's message, if Shardy fails."""
        command = [self.python, os.path.join(HERE, "divide.py"), verb, source, target, *map(str, more)]
        try:
            done = run(command, timeout=self.timeout)
        except Crashed as error:
            raise Failed(
                f"Shardy could not finish dividing the step ({error}): say how activations are divided, "
                "by jax.lax.with_sharding_constraint after the embedding and after each layer"
            ) from error
        try:
            answer = json.loads(done.stdout.splitlines()[-1])
        except (IndexError, ValueError) as error:
            raise Failed(f"Shardy gave no answer: {done.stderr.strip()[-400:]}") from error
        if answer.get("refused"):
            raise RematError(f"the step cannot be divided: {answer['error']}")
        if "error" in answer:
            raise Failed(f"Shardy cannot divide the step: {answer['error'].strip()[:2000]}")
        return answer


def divide(divider, opt, folder, step, caller_results):
    """Writes the program that one device runs for a step. Returns its path, and [(name, size)] of the mesh's axes.
    `caller_results` says whether the caller holds the memory of results, as with XLA."""
    plain, whole, one = (os.path.join(folder, name) for name in ("plain.mlir", "whole.mlir", "one.mlir"))
    axes = divider("read", step, plain, 0)["axes"]
    opt(folder, plain, whole, f"--remat-prepare=caller-results={'true' if caller_results else 'false'}")
    divider("local", whole, one)
    return one, axes


def divided_text(text):
    """Returns the program of one device of a step, as text. Raises RematError if the step cannot be divided."""
    opt = RematOpt.at(remat_opt(), *GENERIC)
    with temporary_folder() as folder:
        step = os.path.join(folder, "step.mlir")
        write_text(step, text)
        try:
            path, _ = divide(Divider(sys.executable), opt, folder, step, caller_results=False)
        except Failed as error:
            raise RematError(str(error)) from error
        return text_of(path)


class DividedTools(Tools):
    """Plans the program of one device, in which each collective is an op. XLA's own partitioner writes the same program
    for the original step, and a budget in percent refers to that program. `again` says whether collectives may run
    again."""

    def __init__(self, *given, again=False, **more):
        super().__init__(*given, **more)
        self.again, self.axes = again, ()
        if not again:
            self.advice = "; recompute_collectives lets the step gather values from other devices again"

    def planned_step(self, step):
        self.doing("dividing the step among its devices")
        divider = Divider(self.xla.python, self.xla.timeout)
        one, self.axes = divide(divider, self.opt, self.folder, step, caller_results=True)
        if not self.again:
            return one
        again = os.path.join(self.folder, "again.mlir")
        self.opt(self.folder, one, again, "--remat-prepare=caller-results=true recompute-collectives=true")
        return again

    def started(self):
        axes = ", ".join(f"{name}={size}" for name, size in self.axes)
        sent = mb(self.candidates[ORIGINAL].kernels.link)
        return [f"  one of {self.xla.devices} devices ({axes}): {sent} MB are sent to others in a step"]

    def traits(self, notes):
        """Returns the traits of a base (Prepared.traits). XLA holds the terms of sums until the end, but a plan does
        not. The planner's count and XLA's count of the step's bytes therefore cannot be compared."""
        return () if notes else (SAME_COUNT,)
