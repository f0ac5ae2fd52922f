"""The loop of remat-iree: plans within a budget of our own until IREE's holds."""
import os
import re
import shutil
from collections import namedtuple

from .asked import parse_budget
from .iree import Failed, run

CLEAN = ("--canonicalize", "--cse")
# Upstream's fusion also pulls elementwise ops into contractions, which IREE then no
# longer compiles as such: the transformer takes a fifth more time so. Some steps take
# fewer bytes with it.
FUSE = ("--linalg-fuse-elementwise-ops", *CLEAN)
# What makes any step smaller before it is planned.
PREPARE = ("--remat-fuse-elementwise", *CLEAN, "--remat-early-results")
UNITS = {"": 1, "B": 1, "kB": 10**3, "KB": 10**3, "MB": 10**6, "GB": 10**9, "KiB": 2**10, "MiB": 2**20, "GiB": 2**30}


class NoPlan(Exception):
    """The planner found no plan at all; the message is its own."""


# A rewritten step, what planning it was asked for (bytes above arguments and
# results), and what IREE makes of it.
Candidate = namedtuple("Candidate", "path inner memory")
Candidate.total = property(lambda self: total(self.memory))


def total(memory):
    return memory.arguments + memory.results + memory.transient


def budget_of(text, before):
    """Bytes, or None for as few as possible."""
    return parse_budget(text).of(total(before), before.arguments)


def describe(what, memory, before=None):
    share = f", {total(memory) / total(before):.1%} of before" if before else ""
    return (f"{what}: {total(memory) / 1e6:.1f} MB on the device{share}: arguments {memory.arguments / 1e6:.1f}, "
            f"results {memory.results / 1e6:.1f}, transient {memory.transient / 1e6:.1f} "
            f"(live {memory.live / 1e6:.1f}, the rest is lost in packing)")


def added(candidate, fullest):
    """What IREE holds beyond the plan, and what it holds when it holds most, by dispatch."""
    more = candidate.memory.live - candidate.inner
    lost = candidate.memory.transient - candidate.memory.live
    lines = [f"IREE adds to the {candidate.inner / 1e6:.1f} MB planned: {more / 1e6:.1f} MB live, "
             f"{lost / 1e6:.1f} MB lost in packing"]
    if fullest is not None:
        lines.append(f"  fullest at {fullest.dispatch}, with {len(fullest.held)} tensors; the largest:")
        lines += [f"    {size / 1e6:8.1f} MB of {maker}" for size, maker in fullest.held[:5]]
    return "\n".join(lines)


class Fit:
    def __init__(self, iree, remat_opt, planner, effort, folder):
        self.iree, self.remat_opt, self.folder = iree, remat_opt, folder
        self.planner, self.effort = planner, effort

    def begin(self, step):
        """Reads the step; returns the memory that it takes as it is."""
        raw = os.path.join(self.folder, "raw.mlir")
        text = self.iree.read(step)
        with open(raw, "w", encoding="utf-8") as file:
            file.write(text)
        accumulate = (*CLEAN, "--remat-accumulate", *CLEAN)
        ways = {"step": (*accumulate, *PREPARE), "fused": (*accumulate, *FUSE, *PREPARE), "plain": (*CLEAN, *FUSE)}
        for way, passes in ways.items():
            run([self.remat_opt, raw, "--allow-unregistered-dialect", *passes, "-o", self.prepared(way)])
        self.ways = list(ways)
        self.before = self.iree.memory(raw, own_packing=True)
        return self.before

    def prepared(self, way):
        return os.path.join(self.folder, f"{way}.mlir")

    def within(self, budget, rounds, tell):
        """The first candidate within the budget, else the smallest of all rounds. What makes most steps smaller or
        faster before they are planned makes a few larger: these are planned in another way."""
        fixed = self.before.arguments + self.before.results
        goal = None if budget is None else budget - fixed
        found, refusals = [], []
        for way in self.ways:
            self.step = self.prepared(way)
            best = self.search(goal, rounds, tell)
            if best is not None and goal is not None and self.above(best) <= goal:
                return best
            found += [best] if best is not None else []
            refusals += [self.refusal] if best is None else []
        if not found:
            raise NoPlan(f"besides {fixed / 1e6:.1f} MB of arguments and results, {least(refusals)}")
        return min(found, key=lambda candidate: candidate.total)

    def search(self, goal, rounds, tell):
        """The first candidate of self.step within the goal, else the smallest, or None where there is no plan."""
        inner, best, last = goal, None, None
        for _ in range(rounds):
            candidate = self.candidate(inner)
            if candidate is None:
                # There is no plan so low; one between may do.
                if last is None or last - inner < 0.02 * last:
                    break
                inner = round((inner + last) / 2)
                continue
            last = candidate.inner
            tell(f"  planned {candidate.inner / 1e6:.1f} MB above arguments and results: IREE takes "
                 f"{candidate.memory.transient / 1e6:.1f}, live {candidate.memory.live / 1e6:.1f}")
            if best is None or candidate.total < best.total:
                best = candidate
            if goal is not None and self.above(candidate) <= goal:
                return candidate
            inner = self.next_inner(inner, candidate, goal)
        return best

    def above(self, candidate):
        """Bytes beside the arguments and results of the step as it is: a result that a candidate does not write into
        a donated argument counts, too."""
        return candidate.total - self.before.arguments - self.before.results

    def next_inner(self, inner, candidate, goal):
        """Less, by what IREE took too much, but by no more than a fifth. As few as possible: from
        the least plan upwards, since IREE packs looser ones better."""
        if goal is None:
            return round(1.08 * candidate.inner)
        share = goal / self.above(candidate)
        return round(candidate.inner * min(0.97, max(0.8, share)))

    def candidate(self, inner):
        """The step planned within inner bytes (None: as few as possible), or None where
        the planner has no plan."""
        way = os.path.basename(self.step)
        path = os.path.join(self.folder, f"planned.{inner}.{way}")
        budget = "min" if inner is None else str(max(1, inner))
        # The time that recomputation costs is that of a CPU, which IREE compiles for here.
        options = (f"activation-budget={budget} caller-results=true planner={self.planner} effort={self.effort} "
                   "machine=cpu")
        try:
            done = run([self.remat_opt, self.step, "--allow-unregistered-dialect", f"--remat={options}",
                        "--convert-remat-to-iree", "-o", path])
        except Failed as error:
            found = re.search(r"error: (planner .*)", str(error))
            if not found:
                raise
            self.refusal = found[1]
            return None
        return Candidate(path, planned_peak(done.stderr), self.iree.settled(path))

    @staticmethod
    def copy(source, target):
        return shutil.copyfile(source, target)


def least(refusals):
    """Of planners' messages, the one with the smallest budget that can be met."""
    def smallest(text):
        found = re.search(r"smallest budget that it meets is (\d+)", text)
        return int(found[1]) if found else float("inf")
    return min(refusals, key=smallest)


def planned_peak(remarks):
    """Bytes of the plan's peak, from remat-plan's remark."""
    match = re.search(r"peak [\d.,]+ \w+ -> ([\d.,]+) (\w+) ", remarks)
    return round(float(match[1].replace(",", "")) * UNITS[match[2]])
