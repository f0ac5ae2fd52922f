# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A baseline is a JSON file with the Allocation of a step. A later Allocation is checked against the baseline and a budget."""

import json
from dataclasses import asdict, dataclass, fields
from typing import Optional, get_args

from ..asked import parse_budget
from ..budget import apart, exact
from ..files import json_of
from ..output import write_output
from ..plans.certificate import of_json
from ..tool import RematError, refusing
from .allocation import Allocation, Held

FORMAT, VERSION = "remat-memory", 1
MOST_NAMES = 10  # The most tensors that a message names because they grew.


@dataclass(frozen=True)
class Verdict:
    """`failures` has a sentence for each limit that the step exceeds. `remarks` has sentences on other differences."""

    failures: tuple[str, ...] = ()
    remarks: tuple[str, ...] = ()

    def and_also(self, other: "Verdict") -> "Verdict":
        return Verdict((*self.failures, *other.failures), (*self.remarks, *other.remarks))


def write_baseline(path: str, allocation: Allocation) -> None:
    """Writes the baseline. If the file cannot be written, the old file stays unchanged."""
    kept = {name: value for name, value in asdict(allocation).items() if name != "notes"}
    content = {"format": FORMAT, "version": VERSION, "total": allocation.total, **kept}
    write_output(path, json.dumps(content, indent=1) + "\n")


def read_baseline(path: str) -> Allocation:
    """Reads the Allocation in a baseline. Raises RematError if the file is missing or is no baseline."""
    with refusing("read the baseline"), open(path, encoding="utf-8") as file:
        text = file.read()
    try:
        content = of_json(json_of(text), "it")
        if content["format"] != FORMAT:
            raise ValueError(f"its format is {content['format']!r}")
        if content["version"] != VERSION:
            raise RematError(
                f"the baseline '{path}' has version {content['version']!r} of its format, and this remat reads version "
                f"{VERSION}: write it again"
            )
        given = {each.name: of_type(content[each.name], each) for each in fields(Allocation) if each.name != "notes"}
        ones = [of_json(each, "each of its tensors") for each in given["tensors"]]
        tensors = tuple(Held(**{each.name: of_type(one[each.name], each) for each in fields(Held)}) for one in ones)
        found = Allocation(**{**given, "tensors": tensors})
        if found.total != content["total"]:
            raise ValueError("its bytes do not add up")
        return found
    except (ValueError, KeyError, TypeError) as error:
        why = f"it has no {error}" if isinstance(error, KeyError) else error
        raise RematError(f"'{path}' is not a baseline of remat-memory: {why}; write it again") from error


def of_type(value, field):
    """Returns the value of a field from JSON. Raises TypeError if the value has the wrong type."""
    kinds = get_args(field.type) or (field.type,)
    expected = list if field.name == "tensors" else kinds
    if not isinstance(value, expected) or isinstance(value, bool):
        raise TypeError(f"its {field.name} is {value!r}")
    return value


def parse_tolerance(value) -> float:
    """Returns the share by which a step may exceed its baseline, from a number such as 0.01 or text such as "1%"."""
    text = str(value).strip()
    try:
        share = float(text[:-1]) / 100 if text.endswith("%") else float(text)
    except ValueError:
        share = -1.0
    if not 0 <= share < 1 or isinstance(value, bool):
        raise RematError(f"tolerance '{value}': expected a share from 0 to 1, such as 0.01 or 1%")
    return share


def limit_of(budget) -> Optional[int]:
    """Returns the bytes of a budget. If there is no budget, the result is None."""
    if budget is None:
        return None
    parsed = parse_budget(budget)
    if parsed.size is None:
        raise RematError(f"budget '{parsed}': a step without a plan needs a budget in bytes, such as 70GiB")
    return parsed.size


def check(
    now: Allocation, budget: Optional[int] = None, before: Optional[Allocation] = None, tolerance: float = 0
) -> Verdict:
    """Checks an Allocation. Raises RematError if the baseline is for another target or another number of devices."""
    above = [above_budget(now, budget)] if budget is not None and now.total > budget else []
    if before is None:
        return Verdict(tuple(above))
    for name, old, new in (("target", before.target, now.target), ("devices", before.devices, now.devices)):
        if old != new:
            raise RematError(
                f"the baseline is for {name} {old}, but the step is for {name} {new}: write a new baseline"
            )
    remarks = []
    if before.versions != now.versions:
        remarks.append(
            f"the baseline was made with {before.versions}, and this is {now.versions}: a difference may come from the "
            "compiler"
        )
    if now.total < before.total:
        remarks.append(
            f"the step takes {exact(before.total - now.total)} less than its baseline: update the baseline to keep this"
        )
    if now.total > before.total * (1 + tolerance):
        above.append(larger(before, now, tolerance))
    return Verdict(tuple(above), tuple(remarks))


def above_budget(now: Allocation, budget: int) -> str:
    lines = [
        f"the step takes {exact(now.total)}, which is {exact(now.total - budget)} above the budget of {exact(budget)}"
    ]
    return "\n".join([*lines, *(f"  {each}" for each in now.tensors[:MOST_NAMES])])


def larger(before: Allocation, now: Allocation, tolerance: float) -> str:
    share = f", {tolerance:.3g} of which are tolerated" if tolerance else ""
    lines = [
        f"the step grew from {exact(before.total)} to {exact(now.total)}, by {exact(now.total - before.total)}{share}; these "
        "tensors grew at the fullest moment:"
    ]
    found = grown(before, now)
    lines += [f"  {line}" for line in found[:MOST_NAMES]]
    if len(found) > MOST_NAMES:
        lines.append(f"  and {len(found) - MOST_NAMES} more")
    return "\n".join(lines if found else [*lines, "  none: XLA packs the same tensors into more bytes"])


def grown(before: Allocation, now: Allocation) -> list[str]:
    """Returns a line for each tensor that is larger than in the baseline. The tensor that grew most comes first."""
    old = {(each.kind, each.name): each for each in before.tensors}
    absent = Held("", "", 0, 0)
    pairs = [(old.get((each.kind, each.name), absent), each) for each in now.tensors]
    pairs = sorted(
        (pair for pair in pairs if pair[1].bytes > pair[0].bytes), key=lambda pair: pair[0].bytes - pair[1].bytes
    )
    return [line(was, each) for was, each in pairs]


def line(was: Held, each: Held) -> str:
    one, other = apart(was.bytes, each.bytes)
    counts = f"{each.count} tensors" if was.count in (0, each.count) else f"{was.count} -> {each.count} tensors"
    return f"{one} -> {other} MB of {each.title}" + (f" ({counts})" if max(was.count, each.count) > 1 else "")
