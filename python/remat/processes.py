# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""One plan for all processes of JAX: the first one plans, and the others take its plan. If XLA takes too many bytes in one
process, all processes learn it.

If each process planned, their plans could differ: a GPU that tries kernels may need a different number of bytes. Plans
and bytes go through the key-value store of jax.distributed, which can wait as long as planning takes. A collective of
JAX might time out before the plan exists.
"""

import hashlib
import itertools
import json
import zlib
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Optional

from .asked import AUTO, Budget
from .jax_internals import store
from .jax_roads import Plan
from .report import Report
from .tool import RematError

LONGEST = 7 * 24 * 3600 * 1000  # The most milliseconds that a process waits for another process.
# The number of the next plan of each group of processes, which plan the same steps in the same order.
NUMBERS: dict[tuple[int, ...], Iterator[int]] = defaultdict(itertools.count)

Answer = Mapping[str, Any]  # JSON that a process writes for the others. It has "failed", a sentence, if it failed.


@dataclass(frozen=True)
class Together:
    """The processes that make one plan together, and the place of this plan in the key-value store. `client` is None if
    there is only one process, which shares nothing."""

    processes: tuple[int, ...]
    here: int
    client: Any = None
    key: str = ""

    def plan(self, step: str, budget: Optional[Budget], make: Callable[[], Plan]) -> Plan:
        """Calls `make` only in the first process. Returns its plan, or raises its error, in every process.

        step: the StableHLO that is planned. budget: None for "auto". The step and the budget have to be the same in each
        process."""
        if self.client is None:
            return make()
        own = {"step": hashlib.sha256(step.encode()).hexdigest(), "budget": AUTO if budget is None else str(budget)}
        first = self.processes[0]
        if self.here == first:
            return self._made(own, make)
        answer = self._hear(self.key)
        why = difference(own, answer, "this process", first)
        if why:
            # The first process waits for the bytes of this process.
            self._tell(self._bytes(self.here), {"failed": difference(own, answer, f"process {self.here}", first)})
            raise RematError(why)
        raise_if_failed(answer)
        return Plan(answer["text"], Report.from_json(answer["report"]), answer["most"])

    def largest(self, measure: Callable[[], Optional[int]]) -> Optional[int]:
        """Calls `measure` in each process, which returns the bytes that XLA takes there, or None if XLA does not say it.
        Returns the largest of these numbers in every process. If one process fails, all raise the same error."""
        if self.client is None:
            return measure()
        answer: Answer = {"failed": f"process {self.here} was stopped while it compiled the planned step"}
        try:
            answer = {"taken": measure()}
        except Exception as error:
            answer = {"failed": self._failed("compile the planned step", error)}
        finally:
            self._tell(self._bytes(self.here), answer)
        answers = [self._hear(self._bytes(process)) for process in self.processes]
        for each in answers:
            raise_if_failed(each)
        return max((each["taken"] for each in answers if each["taken"] is not None), default=None)

    def _made(self, own: Answer, make: Callable[[], Plan]) -> Plan:
        """Calls `make`, returns its plan, and writes the plan for the other processes. `own` is the hash of the step and
        the budget."""
        answer = {**own, "failed": f"process {self.here} was stopped while it planned the step"}
        try:
            plan = make()
            answer = {**own, "text": plan.text, "report": plan.report.to_json(), "most": plan.most}
            return plan
        except RematError as error:
            answer["failed"] = str(error)
            raise
        except Exception as error:
            answer["failed"] = self._failed("plan the step", error)
            raise RematError(answer["failed"]) from error
        finally:
            self._tell(self.key, answer)

    def _failed(self, what: str, error: Exception) -> str:
        return f"process {self.here} could not {what}: {type(error).__name__}: {error}"

    def _bytes(self, process: int) -> str:
        return f"{self.key}/bytes/{process}"

    def _tell(self, key: str, answer: Answer) -> None:
        self.client.key_value_set_bytes(key, zlib.compress(json.dumps(answer).encode()))

    def _hear(self, key: str) -> Answer:
        """Waits until a process has written its answer."""
        return json.loads(zlib.decompress(self.client.blocking_key_value_get_bytes(key, LONGEST)))


def together(devices: Sequence[Any]) -> Together:
    """Returns the processes that have the devices, for their next plan."""
    processes = tuple(sorted({device.process_index for device in devices}))
    if len(processes) <= 1:
        return Together(processes, 0)
    client = store()
    if client is None:
        raise RematError(
            "the step runs in several processes: call jax.distributed.initialize first, because they share the plan through it"
        )
    key = f"remat/plan/{'-'.join(map(str, processes))}/{next(NUMBERS[processes])}"
    return Together(processes, devices[0].client.process_index(), client, key)


def difference(own: Answer, answer: Answer, who: str, first: int) -> Optional[str]:
    """Returns a sentence if the step or the budget of a process is not that of the first process, else None."""
    if answer["step"] != own["step"]:
        return f"{who} plans another step than process {first}: trace the same steps in the same order in all processes"
    if answer["budget"] != own["budget"]:
        return (
            f"{who} has a budget of {own['budget']}, and process {first} has {answer['budget']}: give the same budget in "
            "all processes"
        )
    return None


def raise_if_failed(answer: Answer) -> None:
    """Raises RematError with the sentence of a process that failed."""
    if "failed" in answer:
        raise RematError(answer["failed"])
