# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Defines a graph of torch.compile that runs op by op and can be compiled again with another plan."""

import copy

from . import sizes
from .breaks import break_behind
from .live import live_bytes
from .notes import compile_id
from .partition import written
from .report import report_of
from .traced import allocation


class Program:
    """`parameters` has the numbers of the arguments that are parameters. `number` is the number of this graph among the
    backend's planned graphs. `place` is the number of the graph's report in the backend. `shapes` and
    `expected` are as for sizes.limits."""

    def __init__(self, module, parameters, number, place, shapes=(), expected=None):
        self.module, self.number, self.place = copied(module), number, place
        inputs = [node.meta.get("example_value") for node in module.graph.find_nodes(op="placeholder")]  # Fake tensors.
        self.rounded = allocation(inputs)  # A function from bytes to the bytes that the allocator takes.
        self.places = sizes.places(inputs)
        self.inputs = inputs if self.places else None  # Compiling uses these fake inputs to keep symbols.
        self.shapes = [each.shape for each in inputs if hasattr(each, "shape")]
        self.parameters = [inputs[number].shape for number in parameters]
        self.limits, hints = sizes.limits(inputs, shapes, expected or {}), sizes.hinted(self.places, inputs)
        self.expected = {hints[symbol]: limit for symbol, limit in self.limits.items()}
        self.sizes = sizes.largest(hints, self.limits)  # The sizes for which plans are made: the largest of all calls.
        self.frame = getattr(compile_id(), "frame_id", None)  # torch.compile's number of this graph's function.
        # A sentence on the break after this graph; "" if the function ends with the graph.
        self.breaks = break_behind(module)
        self.planner = None  # The Planner of the graph; None if the graph has no backward part.
        self.wanted = None  # The Fitted that the next call is to run.
        self.more = 0  # The bytes that a step of this graph alone always holds, and that its plans do not count.
        self.runs = {}  # {the id of a Fitted that is compiled: the compiled function}

    @property
    def run(self):
        """Returns the compiled function of the wanted plan."""
        return self.runs[id(self.wanted)]

    @property
    def taken_as_it_is(self):
        """Returns two numbers for the original step that calls only this program: all its bytes, and the bytes that no
        plan changes."""
        return self.planner.original.total + self.more, self.planner.besides + self.more

    def report(self, asked):
        """Returns the Report of the wanted plan. `asked` is the budget in bytes."""
        return report_of(self.wanted, asked, more=self.more)

    def measured(self, args):
        """Runs the graph. Returns its results, and the most bytes that it makes."""
        with live_bytes(args, self.rounded) as seen:
            results = self.run(*args)
        return results, seen.peak

    def follows(self, other):
        """Tells whether this program and another one come from the same function, and this one is compiled for more sizes. If so, keeps the
        larger of both programs' sizes, and returns (this program's sizes, the factor by which they are larger than the
        other's); else None."""
        if self.frame is None or self.frame != other.frame:
            return None
        found = sizes.matched(self.shapes, other.shapes, other.sizes)
        self.sizes = sizes.largest(self.sizes, found or {})
        return (tuple(self.sizes.values()), sizes.growth(self.sizes, found)) if found else None

    def is_smaller(self, other):
        """Tells whether this program and another one come from the same function, and this one has the same parameters and smaller inputs.
        For example, torch.compile makes a separate program for one row, even if the number of rows has a symbol."""
        same = self.frame is not None and (self.frame, self.parameters) == (other.frame, other.parameters)
        return same and sizes.are_smaller(self.numbers, other.numbers)

    @property
    def numbers(self):
        """Returns the shapes of the tensors in the largest call."""
        return [[sizes.known(each, self.sizes) for each in shape] for shape in self.shapes]

    def sizes_of(self, args):
        """Some sizes vary from call to call. Returns these sizes for one call."""
        return sizes.sizes_of(self.places, args)

    def growth(self, args):
        """Returns the factor by which the sizes of a call are larger than those for which plans are made; 1 if no size is
        larger. Remembers the sizes."""
        before, self.sizes = self.sizes, sizes.largest(self.sizes, self.sizes_of(args))
        return sizes.growth(self.sizes, before)

    def ready(self, args):
        """Returns the function that runs the wanted plan. The plan is compiled during a call, because modes such as
        autocast are then in the state that torch.compile has checked."""
        if id(self.wanted) not in self.runs:
            self.compile(self.inputs or args)
        return self.run

    def start(self, inputs, planner_of, choose):
        """Compiles the graph. `planner_of` makes the Planner of a joint graph, and `choose` returns the first plan. If the
        graph has no backward part, no plan is made."""

        def first(joint, given, **options):
            self.planner = planner_of(joint, **options)
            self.wanted = choose()

        self.compile(inputs, first)

    def compile(self, args, first=lambda *given, **options: None):
        """Compiles the wanted plan. `first` is called with the joint graph before the plan is read."""
        from torch._dynamo.backends.common import aot_autograd
        from torch._dynamo.backends.debugging import boxed_nop
        from torch.utils._python_dispatch import _disable_current_modes

        def partition(joint, given, **options):
            first(joint, given, **options)
            return written(self.wanted.graph, self.wanted.steps)

        compiler = aot_autograd(fw_compiler=boxed_nop, partition_fn=partition, keep_inference_input_mutations=True)
        with _disable_current_modes():  # The caller's modes must see the ops of the step, not of tracing.
            run = compiler(copied(self.module), args)
        self.runs[id(self.wanted)] = run  # The planner keeps each Fitted, so ids stay unique.


def copied(module):
    """Returns a copy of a graph, since compilers change it. Tensors are shared."""
    import torch

    made = torch.fx.GraphModule(module, copy.deepcopy(module.graph))
    made.meta.update(module.meta)
    return made
