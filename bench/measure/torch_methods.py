# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes a forward and a backward graph from a joint graph by several methods, and measures both.

All methods are judged by one count, which depends on none of the methods. The two graphs run on fake tensors, and a
dispatch mode adds up the storages that live, PyTorch's FLOP, and the seconds of each op by a roofline.
"""

import copy
import os
import subprocess
import tempfile
import time
from typing import NamedTuple

import torch
import torch.fx.traceback
from paths import ROOT
from remat.asked import parse_budget
from remat.tool import RematError, solver
from remat.torch import solve
from remat.torch.capture import joint_graph
from remat.torch.fitted import Planner
from remat.torch.live import live_bytes
from remat.torch.partition import written
from remat.torch.prices import machine_named
from remat.torch.repeatable import backward_nodes
from remat.torch.traced import simplified

PROVE = ROOT / "bench" / "proofs" / "remat-prove"


class Taken(NamedTuple):
    peak: int  # The most bytes of ops' results that live at one time.
    flops: int
    seconds: float  # Seconds by the roofline.


def taken(forward, backward, machine):
    """Measures a forward and a backward graph on fake tensors."""
    from torch._dynamo.backends.debugging import boxed_nop
    from torch._subclasses.fake_tensor import FakeTensorMode

    with FakeTensorMode(allow_non_fake_inputs=True):
        arguments = [like(node) for node in forward.graph.nodes if node.op == "placeholder"]
        placeholders = [node for node in backward.graph.nodes if node.op == "placeholder"]
        tangents = [node for node in placeholders if "tangents" in str(node.target)]
        sizes = [like(node) for node in tangents]
        run_forward, run_backward = boxed_nop(forward, ()), boxed_nop(backward, ())
        count = len(next(iter(forward.graph.find_nodes(op="output"))).args[0]) - (len(placeholders) - len(tangents))
        seen = live_bytes(arguments)
        seen.machine = machine
        with seen, torch.no_grad():
            made = list(run_forward(list(arguments)))
            returned, saved = made[:count], made[count:]
            del made
            # The caller holds the gradients of the results until the backward graph ends.
            held = [torch.ones_like(each) for each in sizes]
            given = saved + held
            del saved
            gradients = run_backward(given)
        del gradients, returned, held
    return Taken(seen.peak, seen.flops, seen.seconds)


def like(node):
    value = node.meta["val"]
    if not isinstance(value, torch.Tensor):
        return value
    return torch.empty_strided(value.shape, value.stride(), dtype=value.dtype, device=value.device)


def copied(module):
    made = torch.fx.GraphModule(module, copy.deepcopy(module.graph))
    made.graph._codegen = torch.fx.graph.CodeGen()
    return made


class Step:
    """A model's joint graph."""

    def __init__(self, model, args, named, machine="h100", effort=0.05, decompositions=None):
        self.machine, self.effort = machine_named(machine), effort
        with torch.fx.traceback.preserve_node_meta():
            self.module, self.outputs = joint_graph(model, args, named, None, decompositions)
        simplified(self.module)
        self.planner, self.machine_name = None, machine
        self.for_flops = False  # Whether plans are for the fewest FLOP instead of the least time.
        self.proving = 0  # The seconds for which remat-prove looks for a better plan around each plan.

    def as_it_is(self):
        return self.split(lambda module: partitioners().default_partition(module, (), num_fwd_outputs=self.outputs))

    def by_pytorch(self, share, solver):
        """Measures PyTorch's activation_memory_budget."""
        from torch._functorch import config

        def split(module):
            with config.patch(activation_memory_budget=share, activation_memory_budget_solver=solver):
                return partitioners().min_cut_rematerialization_partition(module, (), num_fwd_outputs=self.outputs)

        return self.split(split)

    def by_blocks(self):
        """Measures torch.utils.checkpoint around each marked block: the graph gets the marks of torch.compile, and
        PyTorch partitions it.
        """
        from torch.utils.checkpoint import CheckpointPolicy

        def split(module):
            found, backward = 0, backward_nodes(module.graph)
            for node in module.graph.nodes:
                block = (node.meta.get("custom") or {}).get("block")
                if block is not None and node.op == "call_function" and node not in backward:
                    node.meta["recompute"], node.meta["ac_graph_id"] = CheckpointPolicy.PREFER_RECOMPUTE, block
                    found += 1
            if not found:
                raise SystemExit("no op of a marked block is in the graph")
            return partitioners().default_partition(module, (), num_fwd_outputs=self.outputs)

        return self.split(split)

    def by_us(self, peak):
        """Returns (the figures of a plan with at most this peak in bytes, the seconds of planning, a lower bound in
        seconds or FLOP). Returns None if no plan is found.
        """
        begin = time.time()
        if self.planner is None:
            self.planner = Planner(copied(self.module), self.outputs, self.machine_name, effort=self.effort)
            if self.for_flops:
                for node in self.planner.graph.nodes:
                    node["cost"] = node.get("flops", 0)
        try:
            found = self.planner.fit(parse_budget(peak + self.planner.besides))
        except RematError:
            return None
        if self.proving:
            found = self.around(found, peak)
        made = taken(*written(found.graph, found.steps), self.machine)
        if made.peak != found.peak - self.planner.besides:
            raise SystemExit(f"planned {found.peak - self.planner.besides} bytes, counted {made.peak}")
        bound = None
        if found.bound is not None:
            bound = found.bound + (made.flops - found.flops if self.for_flops else made.seconds - found.seconds)
        return made, time.time() - begin, bound

    def around(self, found, peak):
        """Returns the best plan that remat-prove finds near the plan `found`."""
        graph = found.graph
        with tempfile.TemporaryDirectory() as folder:
            path, given, better = (os.path.join(folder, name) for name in ("graph.json", "given.json", "better.json"))
            solve.write(path, graph.json())
            solve.write(given, {"version": 1, "steps": found.steps})
            options = [
                "--budget",
                str(peak),
                "--around",
                given,
                "--time-limit",
                str(self.proving),
                "--plan-out",
                better,
            ]
            done = subprocess.run(
                [PROVE, path, *options, "--solve", solver()], capture_output=True, text=True, check=False
            )
            if done.returncode not in (0, 1):
                raise SystemExit(done.stderr)
            steps = solve.read(better)["steps"]
        said = solve.judge(graph.json(), steps)
        flops = sum(graph.nodes[step["compute"]].get("flops", 0) for step in steps)
        held = graph.most(steps, said["timeline"]) + self.planner.besides
        return found._replace(steps=steps, peak=held, seconds=said["compute_cost"], flops=flops)

    def split(self, split):
        begin = time.time()
        return taken(*split(copied(self.module)), self.machine), time.time() - begin


def partitioners():
    import torch._functorch.partitioners as module

    return module
