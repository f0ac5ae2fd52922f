# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Defines the report of a plan: the budget, the bytes that the step takes, and what became of each tensor."""

import dataclasses
import json
import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Optional, Union

from . import report_page
from .budget import exact, mb, percent
from .output import as_path, write_output

FORMAT = {"format": "remat-report", "version": 1}
# {road: the words that precede `floor` in a report}. If the report's road is not in this table, `floor` is a planner's
# bound.
FLOORS = {"xla": "arguments and results alone take", "torch": "arguments and held bytes alone take"}
# The numbers of tensors that a report names in one line, in the longer text, and on the page.
NAMED, HELD, LISTED = 3, 5, 10


@dataclass(frozen=True)
class Taken:
    """Bytes that a step takes on one device. `host` is not a part of total."""

    arguments: int
    temporaries: int  # Bytes of temporary tensors, and of results if the compiler does not count results separately.
    results: int = 0  # Bytes of results that do not lie in donated arguments.
    held: int = 0  # Bytes of constants, and the bytes that the user declared as held.
    host: int = 0  # Bytes in the host's memory.
    live: Optional[int] = None  # The most temporaries that are in use at one time; None if that is not known.

    @property
    def total(self) -> int:
        return self.arguments + self.temporaries + self.results + self.held

    def __str__(self) -> str:
        live = "" if self.live is None else f" (live {mb(self.live)})"
        rest = [(self.held, "other held bytes"), (self.host, "on the host")]
        parts = "".join(f", {name} {mb(size)}" for size, name in rest if size)
        results = f", results {mb(self.results)}" if self.results else ""
        return f"arguments {mb(self.arguments)}{results}, temporaries {mb(self.temporaries)}{live}{parts}"


def says(what: str, taken: Taken, before: Any = None) -> str:
    """Returns a line on the bytes that a step takes. `before` is any object with the `total` bytes of the original
    step."""
    share = f", {taken.total / before.total:.1%} of the original" if before and before.total else ""
    return f"{what}: {exact(taken.total)}{share}: {taken}"


@dataclass(frozen=True)
class Tensor:
    """The fate of a tensor in a plan. `name` is the tensor's name in the source."""

    name: str
    bytes: int
    fate: str  # "kept", "recomputed", "swapped" (to the host and back), or another word of remat-report.
    times_made: int = 1
    why: str = ""

    def __str__(self) -> str:
        return f"{mb(self.bytes)} MB of {self.name} ({self.fate})"


@dataclass(frozen=True)
class Missed:
    """A budget that was not met. `least_bytes` is the bytes of the smallest step that was found, or None if nothing
    else was planned or compiled."""

    message: str
    asked_bytes: Optional[int]
    least_bytes: Optional[int]


@dataclass(frozen=True, repr=False)
class Report:
    """The report of a plan. road: "transform", "xla", "iree" or "torch".

    All bytes are those of one device as the target itself counts them, and include arguments. A field is None if the
    road does not know it. If `failed` is set, the other fields describe the smallest step that was found."""

    road: str
    target: str  # The name of the target whose compiler counts the bytes, such as "h100".
    asked: Optional[int] = None  # The budget in bytes; None means as few as possible.
    before: Optional[Taken] = None  # The original step; None if the step runs unchanged and is not measured.
    after: Optional[Taken] = None  # The rewritten step.
    planned: Optional[int] = None  # The planner's count of the rewritten step's bytes.
    floor: Optional[int] = None  # A lower bound on the bytes of every plan.
    more_time: Optional[float] = (
        None  # The extra time that a roofline predicts, as a share of the original step's time.
    )
    more_flops: Optional[float] = None  # The extra FLOP, as a share of the original step's FLOP.
    rounds: tuple[str, ...] = ()  # A line for each plan that was compiled.
    tensors: tuple[Tensor, ...] = ()
    notes: tuple[str, ...] = ()
    failed: Optional[Missed] = None
    details: Mapping[str, Any] = field(default_factory=dict)  # Further facts that only this road knows, as JSON values.

    @property
    def share(self) -> Optional[float]:
        """Returns the bytes of the rewritten step, as a share of the original step's bytes."""
        return self.after.total / self.before.total if self.before and self.after and self.before.total else None

    def by_fate(self) -> dict[str, int]:
        """Returns {fate: bytes of all tensors with this fate}. Recomputed and copied tensors come before kept
        tensors."""
        sums: dict[str, int] = {}
        for tensor in self.largest(len(self.tensors)):
            sums[tensor.fate] = sums.get(tensor.fate, 0) + tensor.bytes
        return sums

    def largest(self, count: int = LISTED) -> list[Tensor]:
        """Returns the largest tensors: first those that are recomputed or copied, then those that are kept, then the
        others."""
        order = {"kept": 1, "short-lived": 2}
        return sorted(self.tensors, key=lambda each: (order.get(each.fate, 0), -each.bytes))[:count]

    def __repr__(self) -> str:
        return "\n".join([self._bytes(), self._cost(), self._matter()])

    def __str__(self) -> str:
        return "\n".join(self.lines())

    def lines(self, was_told: bool = False) -> list[str]:
        """Returns the lines of the longer text. If `was_told` is set, the lines on the original step and the rounds are
        left out, because a tool has already printed them."""
        limits = [(self.planned, "planned"), (self.floor, FLOORS.get(self.road, "no plan takes less than"))]
        limits = [f"{what} {exact(size)}" for size, what in limits if size is not None]
        return [
            *([f"failed: {self.failed.message}"] if self.failed else []),
            self._bytes(),
            self._cost(),
            *([says("original", self.before)] if self.before and not was_told else []),
            *([says(self._what(), self.after, self.before)] if self.after else []),
            *(["; ".join(limits)] if limits else []),
            *(() if was_told else self.rounds),
            *([f"tensors: {self._fates()}; the largest:"] if self.tensors else []),
            *(
                f"  {mb(each.bytes):>8} MB of {each.name}, {each.fate}{each.why and ': '}{each.why}"
                for each in self.largest(HELD)
            ),
            *self._fullest("before"),
            *self._fullest("after"),
            *self.notes,
        ]

    def _bytes(self) -> str:
        asked = "as few bytes as possible" if self.asked is None else exact(self.asked)
        share = "" if self.share is None else f", {self.share:.1%} of {exact(self.before.total)}"
        taken = "nothing was found" if self.after is None else f"{exact(self.after.total)}{share}"
        if self.failed:
            return f"{self.road} ({self.target}): {asked} asked, not met; {self._what()}: {taken}"
        if self.after is None:
            return f"{self.road} ({self.target}): runs unchanged, without a plan"
        return f"{self.road} ({self.target}): {taken}; {asked} asked"

    def _what(self) -> str:
        """Returns the name of the step whose bytes are in `after`."""
        if not self.failed:
            return "rewritten"
        return "original step" if self.after and self.failed.least_bytes is None else "the smallest"

    def _cost(self) -> str:
        figures = [(self.more_time, "time by the roofline"), (self.more_flops, "FLOP")]
        return (
            ", ".join(f"{percent(share)} {what}" for share, what in figures if share is not None) or "no predicted time"
        )

    def _fates(self) -> str:
        return ", ".join(f"{fate} {mb(size)} MB" for fate, size in self.by_fate().items())

    def _matter(self) -> str:
        """Returns a line on the largest tensors."""
        if self.tensors:
            return f"tensors: {self._fates()}; the largest: {', '.join(map(str, self.largest(NAMED)))}"
        held = self.details.get("fullest_after", [])[:NAMED]
        named = ", ".join(f"{mb(each['bytes'])} MB of {each['name']}" for each in held)
        return f"held at the fullest moment: {named}" if held else "no tensor is known"

    def _fullest(self, when: str) -> list[str]:
        held = self.details.get(f"fullest_{when}", [])[:HELD]
        lines = [f"  {mb(each['bytes']):>8} MB of {each['name']}" for each in held]
        return [f"held at the fullest moment, {when}:", *lines] if held else []

    def _repr_html_(self) -> str:
        return report_page.fragment(self)

    def plot(self) -> report_page.Picture:
        """Returns a picture of the bytes as the text of an SVG. A notebook shows the picture."""
        return report_page.picture(self)

    def save(self, path: Union[str, os.PathLike[str]]) -> None:
        """Writes the report as JSON, as a page or as a picture if `path` ends in .json, .html or .svg, else as text."""
        forms = {
            ".json": lambda: json.dumps(self.to_json(), indent=1),
            ".html": lambda: report_page.page(self),
            ".svg": lambda: report_page.file(self),
        }
        write_output(path, forms.get(os.path.splitext(as_path(path))[1], self.__str__)() + "\n")

    def to_json(self) -> dict[str, Any]:
        return {**FORMAT, **dataclasses.asdict(self)}

    @classmethod
    def from_json(cls, fields: Mapping[str, Any]) -> "Report":
        """Returns the Report from the fields that to_json wrote."""
        kinds = {"before": Taken, "after": Taken, "failed": Missed}
        found = {each.name: fields[each.name] for each in dataclasses.fields(cls)}
        found |= {name: kind(**found[name]) for name, kind in kinds.items() if found[name] is not None}
        found |= {name: tuple(found[name]) for name in ("rounds", "notes")}
        return cls(**{**found, "tensors": tuple(Tensor(**each) for each in found["tensors"])})
