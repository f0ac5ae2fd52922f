# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""One plan for all processes of JAX: the first process plans, and the other processes take its plan.

If each process planned, their plans could differ: a GPU that tries kernels may need a different number of bytes. The
plan goes through the key-value store of jax.distributed, because a process can wait there for as long as planning
takes. A collective of JAX might time out before the plan exists.
"""

import hashlib
import itertools
import json
import zlib
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Optional

from .asked import AUTO, Budget
from .jax_internals import store
from .jax_roads import Plan
from .report import Report
from .tool import RematError

LONGEST = 7 * 24 * 3600 * 1000  # The most milliseconds that a process waits for the plan of the first process.
# The number of the next plan of each group of processes, which plan the same steps in the same order.
NUMBERS: dict[tuple[int, ...], Iterator[int]] = defaultdict(itertools.count)


def from_first(step: str, budget: Optional[Budget], devices: Sequence[Any], make: Callable[[], Plan]) -> Plan:
    """Calls `make` only in the first of the processes that have the devices. Returns its plan, or raises its error, in every process.

    `step` is the StableHLO that is planned. A `budget` of None stands for "auto". The step and the budget have to be the same in each
    process."""
    processes = sorted({device.process_index for device in devices})
    if len(processes) <= 1:
        return make()
    client = store()
    if client is None:
        raise RematError(
            "the step runs in several processes: call jax.distributed.initialize first, because they share the plan through it"
        )
    key = f"remat/plan/{'-'.join(map(str, processes))}/{next(NUMBERS[tuple(processes)])}"
    own = {"step": hashlib.sha256(step.encode()).hexdigest(), "budget": AUTO if budget is None else str(budget)}
    if devices[0].client.process_index() == processes[0]:
        return given(client, key, own, make)
    answer = json.loads(zlib.decompress(client.blocking_key_value_get_bytes(key, LONGEST)))
    if answer["step"] != own["step"]:
        raise RematError(
            f"this process plans another step than process {processes[0]}: trace the same steps in the "
            "same order in all processes"
        )
    if answer["budget"] != own["budget"]:
        raise RematError(
            f"this process has a budget of {own['budget']}, and process {processes[0]} has {answer['budget']}: give the "
            "same budget in all processes"
        )
    if "failed" in answer:
        raise RematError(answer["failed"])
    return Plan(answer["text"], Report.from_json(answer["report"]))


def is_one_of_many_processes() -> bool:
    """Tells whether this process is one of several, which have to make the same plans in the same order."""
    import jax

    return jax.process_count() > 1


def given(client: Any, key: str, own: Mapping[str, str], make: Callable[[], Plan]) -> Plan:
    """Calls `make`, returns its plan, and writes the plan to the key-value store for the other processes. `own` has
    the hash of the step, and the budget."""
    answer = {**own, "failed": "the first process could not plan the step, and says why"}
    try:
        plan = make()
        answer = {**own, "text": plan.text, "report": plan.report.to_json()}
        return plan
    except RematError as error:
        answer["failed"] = str(error)
        raise
    finally:
        client.key_value_set_bytes(key, zlib.compress(json.dumps(answer).encode()))
