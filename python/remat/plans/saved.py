# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Converts a plan of a step to text and back. Nothing here has effects.

The text of a plan is a log (../fit/log.py) with one more line before it. This line has the request, the result, and the
data to write the planned step again. The text does not contain the rewritten step itself.
"""

import hashlib
import json
import re
from dataclasses import asdict, dataclass, fields
from typing import Any, Optional

from ..files import json_of
from ..fit.log import from_json, to_json
from ..fit.values import ORIGINAL, Compile, MakePlan, Plan, Result, Slice, State, Tie

FORMAT, VERSION = "remat-plan", 1
HASH = re.compile(r"[0-9a-f]{64}")


class Ignored(ValueError):
    """A plan in a file is not used. The message is a sentence that says why."""


@dataclass(frozen=True)
class Asked:
    """The request that a kept plan answers."""

    step: str  # The hash of the original step's text.
    target: str
    budget: str  # The budget as the user wrote it.
    options: dict[str, Any]
    versions: dict[str, str]


@dataclass(frozen=True)
class Saved:
    """A plan that is kept."""

    asked: Asked
    devices: int
    text: str  # The hash of the rewritten step's text.
    best: str  # The name of the Result that is the planned step.
    fits: bool
    made: dict[str, dict]  # {name of each plan that leads to the best result: the planner's decisions in it}
    flags: str  # XLA's flags, with which all steps were compiled.
    before: dict[str, int]  # Bytes of the original step.
    after: dict[str, int]  # Bytes of the rewritten step.
    bound: Optional[float]  # The lower bound of the time (../xla/proven.py), as a share of the step's time.
    tensors: list[dict]  # The fate of each tensor (report.Tensor).
    loops: list[dict]  # The plans of loop bodies.
    replay: dict[str, Any]  # Further values on which the strategy depends.
    state: State


def hash_of(text):
    return hashlib.sha256(text.encode()).hexdigest()


def key(asked: Asked):
    """Returns the name under which a requested plan is kept."""
    return hash_of(json.dumps([FORMAT, VERSION, asdict(asked)], sort_keys=True))


def write(saved: Saved):
    head = {
        each.name: getattr(saved, each.name) for each in fields(saved) if each.name not in ("asked", "state", "replay")
    }
    head = {"format": FORMAT, "version": VERSION, "asked": asdict(saved.asked), **head, **saved.replay}
    log = to_json(saved.state)
    return json.dumps({**head, "hash": hash_of(json.dumps(head) + "\n" + log)}) + "\n" + log


def read(text):
    """Returns the kept plan that a text contains. Raises Ignored if the text has no plan."""
    first, _, log = text.partition("\n")
    head = head_of(first)
    if head.get("format") != FORMAT:
        raise Ignored("it is the log of an older remat" if "best" in head else "it is not a plan of remat")
    if head.get("version") != VERSION:
        raise Ignored(f"it has version {head.get('version')} of the format, and this remat reads version {VERSION}")
    if head.pop("hash", None) != hash_of(json.dumps(head) + "\n" + log):
        raise Ignored("it is damaged (its hash does not match its text)")
    try:
        given = {
            each.name: head.pop(each.name) for each in fields(Saved) if each.name not in ("asked", "state", "replay")
        }
        saved = Saved(
            Asked(**head.pop("asked")), **given, replay=without(head, "format", "version"), state=from_json(log)
        )
        check(saved)
    except (AttributeError, KeyError, TypeError, ValueError, IndexError) as error:
        raise Ignored(f"it is damaged ({type(error).__name__}: {error})") from error
    return saved


def head_of(line):
    try:
        head = json_of(line)
    except ValueError:
        head = None
    if not isinstance(head, dict):
        raise Ignored("it is not a plan of remat, or it is damaged")
    return head


def without(head, *names):
    return {name: value for name, value in head.items() if name not in names}


def check(saved):
    """Raises ValueError unless every field of the Saved has the right type."""
    kinds = {
        (saved.devices, int): "devices",
        (saved.fits, bool): "fits",
        (saved.flags, str): "flags",
        (saved.bound, (int, float, type(None))): "bound",
    }
    wrong = [name for (value, kind), name in kinds.items() if not isinstance(value, kind)]
    wrong += [name for name in ("made", "before", "after") if not isinstance(getattr(saved, name), dict)]
    wrong += [name for name in ("tensors", "loops") if not isinstance(getattr(saved, name), list)]
    if wrong or not HASH.fullmatch(saved.text) or not HASH.fullmatch(saved.asked.step):
        raise ValueError(f"{', '.join(wrong) or 'a hash'} has an unknown form")
    if not isinstance(saved.asked.options, dict) or not isinstance(saved.asked.versions, dict):
        raise ValueError("its request has an unknown form")
    links(saved.state, saved.best)


def refused(saved: Saved, asked: Asked):
    """Returns a sentence that says why a plan does not answer a request; None if it answers the request."""
    if saved.asked.step != asked.step:
        return (
            "it belongs to another step, or to this step lowered in another way (donate_argnums, keep_unused, platform)"
        )
    if saved.asked.target != asked.target:
        return f"it is for '{saved.asked.target}', but the target is '{asked.target}'"
    if not saved.fits and saved.asked.budget != "min":
        return f"no plan was found within its budget of {saved.asked.budget}"
    return None


def links(state: State, name):
    """Returns the links that lead from the original step to the Result called `name`. Each link is a tuple of requests:
    a Slice, a Tie, or MakePlan and Compile. Raises KeyError if the log lacks such a request."""
    if name == ORIGINAL:
        return ()
    for number, (request, answer) in enumerate(state.log):
        if isinstance(answer, Result) and answer.name == name:
            earlier = State(state.original, state.fixed, state.log[:number])
            if isinstance(request, Slice):
                return ((request,),)
            if isinstance(request, Tie):
                return (*links(earlier, request.base), (request,))
            if isinstance(request, Compile):
                plan = planned(earlier, request.plan)
                return (*links(earlier, plan.base), (plan, request))
    raise KeyError(name)


def key_of(link):
    """Returns the key of a link in Saved.made, or None for a Slice, which needs no data."""
    last = link[-1]
    return last.plan if isinstance(last, Compile) else last.name if isinstance(last, Tie) else None


def planned(state, name):
    """Returns the request that was answered with the Plan called `name`."""
    for request, answer in state.log:
        if isinstance(request, MakePlan) and isinstance(answer, Plan) and answer.name == name:
            return request
    raise KeyError(name)
