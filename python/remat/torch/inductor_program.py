# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Defines a graph of torch.compile whose two parts inductor compiles. Importing this needs torch."""

import torch
from torch._subclasses.fake_tensor import FakeTensorMode
from torch.utils._python_dispatch import _disable_current_modes

from ..tool import RematError
from . import kept
from .inductor import OWN, WAYS, compiled
from .inductor_plans import FromKept, InductorPlanner, NoBackward
from .live import live_bytes
from .own_partition import own_partition
from .partition import written
from .program import Program, copied
from .report import kept_report
from .sizes import from_arguments
from .traced import simplified


class Other(BaseException):
    """Ends a compilation because the kept plan belongs to another graph. This class derives from BaseException, because
    inductor would wrap an Exception."""


class InductorProgram(Program):
    """`options` are those of fitted.Planner."""

    def __init__(self, options, *given):
        super().__init__(*given)
        configs = [each.save_config_portable() for each in (torch._inductor.config, torch._functorch.config)]
        options = {name: sorted(each) if isinstance(each, frozenset) else each for name, each in options.items()}
        self.key = kept.key_of(kept.text_of(self.module), options, configs)

    def start(self, inputs, planner_of, choose):
        """Compiles the graph, as Program.start does."""
        inputs = self.inputs or inputs
        self.planner = InductorPlanner(self.module, inputs, planner_of, self.rounded, self.key, self.sizes)
        try:
            self.wanted = choose()
            try:
                self.compile(inputs)
            except Other:
                self.planner.forget_kept()
                self.wanted = choose()
                self.compile(inputs)
        except NoBackward:
            self.planner = None
            self.runs[id(self.wanted)] = compiled(copied(self.module), inputs, own_partition)

    def report(self, asked):
        if isinstance(self.wanted, FromKept):
            return kept_report(self.wanted.report, asked, self.more)
        return super().report(asked)

    def measured(self, args):
        """Runs the graph, as Program.measured does. The bytes are those of the graph's ops on fake tensors, because a
        dispatch mode sees no op of inductor's code."""
        with _disable_current_modes(), FakeTensorMode() as mode, torch.no_grad():
            fakes = [mode.from_tensor(each) if isinstance(each, torch.Tensor) else each for each in args]
            with live_bytes(fakes, self.rounded) as seen:
                self.module(*fakes)
        return self.run(*args), seen.peak

    def compile(self, args):
        """Compiles the wanted plan."""
        fitted = self.wanted
        partition = self.kept_partition if isinstance(fitted, FromKept) else partition_of(fitted)
        name = self.planner.name_of(fitted)
        with self.planner.context():
            self.runs[id(fitted)] = compiled(copied(self.module), args, partition, name=name, **WAYS[fitted.way])

    def kept_partition(self, joint, given, **options):
        """Divides a joint graph as a kept plan says. PyTorch calls this only if its caches do not have the compiled
        step."""
        try:
            fitted = self.planner.of_kept(self.wanted, joint, **options)
        except (RematError, TypeError, KeyError, ValueError, IndexError) as error:
            raise Other from error
        if fitted is None:
            raise Other
        return partition_of(fitted)(joint, given, **options)


def partition_of(fitted):
    """Returns the partition of a joint graph into the two modules of a Fitted."""

    def partition(joint, given, **options):
        if fitted.way != OWN:
            return written(fitted.graph, fitted.steps)
        # The planner also worked on the simplified graph.
        from_arguments(joint)
        simplified(joint, fitted.graph.joint.repeatable)
        return own_partition(joint, given, **options)

    return partition
