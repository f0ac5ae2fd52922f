# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles a graph with inductor within a budget. The result is kept (kept.py), and a later process starts from this result.
Importing this needs torch."""

from dataclasses import asdict, dataclass
from typing import Any, NamedTuple, Optional

import torch

from ..report import Report
from ..tool import RematError
from . import kept
from .fit import Tools, fit
from .fitted import Fitted
from .inductor import FUSED, OWN, WAYS, compiled, traced
from .own_partition import own_partition, planned_by_pytorch
from .partition import written
from .program import copied
from .report import report_of
from .traced import simplified


@dataclass(frozen=True)
class Outcome:
    """The result of fitting a graph."""

    graph: str  # The key of the joint graph and of the bytes and seconds of its ops.
    steps: list
    # The report of the plan. This report also says how many bytes inductor's code takes, and which way to compile was
    # chosen.
    report: dict


class Compiled(NamedTuple):
    run: Any
    fitted: Optional[Fitted] = None  # This field is None if nothing was planned in this process.
    report: Optional[Report] = None  # This field is None if the graph has no backward part.


class Other(BaseException):
    """Ends a compilation because the kept Outcome belongs to another graph. This class derives from BaseException,
    because inductor would wrap an Exception."""


def compiled_within(module, inputs, budget, planner_of, options):
    """Returns a Compiled. `planner_of` makes the Planner of a joint graph. Raises RematError if no plan is found."""
    options = {name: sorted(each) if isinstance(each, frozenset) else each for name, each in options.items()}
    configs = [each.save_config_portable() for each in (torch._inductor.config, torch._functorch.config)]
    key = kept.key_of(kept.text_of(module), budget, options, configs)
    return from_kept(module, inputs, planner_of, key) or planned(module, inputs, budget, planner_of, key)


def from_kept(module, inputs, planner_of, key):
    """Compiles the plan that is kept under a key. Returns None if no plan is kept, or if the kept plan belongs to
    another graph. If PyTorch has also kept the compiled step, the graph is not read."""
    try:
        outcome = Outcome(**(kept.load(key) or {}))
        report = Report.from_json(outcome.report)
        way = report.details["way"]
        patches = WAYS[way]
    except (TypeError, KeyError, AttributeError):
        return None
    found = []

    def partition(joint, given, **options):
        planner = planner_of(joint, **options)
        try:
            fitted = planner.fitted(outcome.steps) if outcome.graph == key_of(planner) else None
        except (RematError, TypeError, KeyError, ValueError, IndexError) as error:
            raise Other from error
        if fitted is None:
            raise Other
        found.append(fitted._replace(taken=report.after.total, taken_before=report.before.total, way=way))
        return partition_of(found[0])(joint, given, **options)

    name = name_of(key, outcome.graph, outcome.steps, way)
    try:
        run = compiled(copied(module), inputs, partition, name=name, **patches)
    except Other:
        return None
    return Compiled(run, found[0] if found else None, report)


def planned(module, inputs, budget, planner_of, key):
    found = []

    def plan(generate, joint, given, **options):
        planner = planner_of(joint, **options)
        graph = key_of(planner)

        def made(fitted, way, modules=None):
            modules = modules or written(fitted.graph, fitted.steps)
            return generate(modules, way, name_of(key, graph, fitted.steps, way))

        modules, own = planned_by_pytorch(planner, joint, given, **options)
        modules, own = (modules, own._replace(way=OWN)) if own else (None, planner.as_it_is._replace(way=FUSED))
        fitted = fit(Tools(planner, made), made(own, own.way, modules), own, budget)
        found.append((graph, fitted))

    traced(module, inputs, plan)
    if not found:
        return Compiled(compiled(module, inputs, own_partition))
    ((graph, fitted),) = found
    report = report_of(fitted, budget.of(fitted.taken_before, fitted.resident + fitted.held))
    outcome = Outcome(graph, fitted.steps, report.to_json())
    kept.save(key, asdict(outcome))
    name = name_of(key, graph, fitted.steps, fitted.way)
    run = compiled(copied(module), inputs, partition_of(fitted), name=name, **WAYS[fitted.way])
    return Compiled(run, fitted, report)


def partition_of(fitted):
    """Returns the partition of a joint graph into the two modules of a Fitted."""

    def partition(joint, given, **options):
        if fitted.way != OWN:
            return written(fitted.graph, fitted.steps)
        simplified(joint, fitted.graph.joint.repeatable)  # The planner also worked on the simplified graph.
        return own_partition(joint, given, **options)

    return partition


def key_of(planner):
    return kept.key_of(kept.text_of(planner.joint.module), planner.graph.json())


def name_of(key, graph, steps, way):
    """Returns the name of a compiled step in PyTorch's caches."""
    return kept.key_of(key, graph, steps, way)
