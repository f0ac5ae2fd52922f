# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A budget as a user writes it, in the grammar of remat-opt."""

import math
import numbers
import operator
import re
from fractions import Fraction
from typing import NamedTuple, Optional

from .tool import RematError, kind_of

UNITS = {
    "": 1,
    "B": 1,
    "kB": 10**3,
    "MB": 10**6,
    "GB": 10**9,
    "TB": 10**12,
    "KiB": 2**10,
    "MiB": 2**20,
    "GiB": 2**30,
    "TiB": 2**40,
}
MOST_BYTES, MOST_SHARE = 2**53 - 1, 100
FEW_BYTES = 1000  # A smaller budget without a unit is probably a percentage.
ABOVE = " above the arguments"
AUTO = "auto"  # The bytes that a device has free; free.py computes them.
EXPECTED = "expected bytes such as 812000000 or 1.5GiB, a percentage such as 40%, or min"


class Budget(NamedTuple):
    """A budget is a number of bytes, a share of the step's bytes, or "min" for as few bytes as possible."""

    text: str  # The budget as the text that remat-opt takes.
    size: Optional[int] = None
    share: Optional[Fraction] = None
    above_arguments: bool = False

    def __str__(self):
        """Returns the budget as text that parse_budget reads."""
        return self.text + (ABOVE if self.above_arguments else "")

    def of(self, total, arguments=0):
        """Returns the bytes that the step may take, or None if the budget asks for as few bytes as possible.

        `total` is the bytes of the whole step, and `arguments` is the bytes of its arguments."""
        size = self.in_bytes(total, arguments).size
        return None if size is None else size + (arguments if self.above_arguments else 0)

    def in_bytes(self, total, arguments=0):
        """Returns a Budget in bytes for this step. A share of the step's bytes is rounded down to whole bytes. A budget
        in bytes is the same for every step, but a share is not."""
        if self.share is None:
            return self
        return self._replace(
            size=math.floor(self.share * (total - (arguments if self.above_arguments else 0))), share=None
        )


def parse_budget(value, name="budget"):
    """Parses the value of the option called `name`. Raises RematError if the value is no budget."""
    if isinstance(value, Budget):
        return value
    text = spelled(value, name)
    if text.endswith(ABOVE):
        return parse_budget(text.removesuffix(ABOVE), name)._replace(above_arguments=True)

    def refused(why):
        return RematError(f"{name} '{text}': {why}")

    if text == AUTO:
        raise refused("only remat.jit and remat.torch.backend can ask a device how much it has free: give bytes")
    if text == "min":
        return Budget(text)
    if text.startswith("-"):
        raise refused("it must be above zero")
    match = re.fullmatch(r"([0-9]+(?:\.[0-9]{1,6})?)\s*(\S*)", text)
    if not match:
        raise refused(EXPECTED)
    number, unit = Fraction(match[1]), match[2]
    if unit not in {**UNITS, "%": 1}:
        meant = [each for each in UNITS if unit.lower() in (each.lower(), each.lower()[:-1])]
        write = "".join(f"write {match[1]}{each}, or " for each in meant)
        raise refused(f"unknown unit; {write}use {', '.join(filter(None, UNITS))} or %")
    if number == 0:
        raise refused("it must be above zero")
    text = match[1] + unit
    if unit == "%":
        if number > 100 * MOST_SHARE:
            raise refused("a percentage must be at most 10000%")
        return Budget(text, share=number / 100)
    size = math.floor(number * UNITS[unit])
    if UNITS[unit] == 1 and size != number:
        raise refused("it is not a whole number of bytes; write a unit such as MiB or GiB after the number")
    if not 0 < size <= MOST_BYTES:
        raise refused("it is less than one byte" if size == 0 else "it is beyond 2^53-1 bytes")
    return Budget(text, size=size)


def asking(refusal, budget):
    """Returns the message that refuses a budget. The budget is a Budget or text. If the budget is a very small number
    of bytes, the first line asks whether the user meant a percentage."""
    text, size, *_ = parse_budget(budget)
    if not text.isdigit() or size >= FEW_BYTES:
        return refusal
    first, *rest = refusal.split("\n")
    return "\n".join([f"{first}; {text} is a number of bytes: did you mean '{text}%'?", *rest])


def spelled(value, name):
    """Returns a budget as text. A number is in bytes, but a float of at most 1, such as 0.4, is a share."""
    if isinstance(value, str):
        return value.strip()
    if not isinstance(value, bool):
        try:
            return str(operator.index(value))
        except TypeError:
            pass
        if isinstance(value, numbers.Real):
            if not math.isfinite(value):
                raise RematError(f"{name} {value}: {EXPECTED}")
            if 0 < value <= 1:
                return f"{100 * float(value):.6f}".rstrip("0").rstrip(".") + "%"
            if 1 < value < FEW_BYTES and value != math.floor(value):
                raise RematError(
                    f"{name} {value}: a number above 1 is a number of bytes; for a share write '{100 * value:g}%'"
                )
            return str(math.floor(value))
    raise RematError(f"{name} is {kind_of(value)}: {EXPECTED}")


def one_budget(budget, activation_budget):
    """Returns (option, Budget) for the one budget that is given."""
    given = [
        (name, value)
        for name, value in (("budget", budget), ("activation_budget", activation_budget))
        if value is not None
    ]
    if len(given) != 1:
        raise RematError(
            "give either budget or activation_budget, not both"
            if given
            else 'no budget: give budget="8GiB", "40%" or "min" for all bytes, or activation_budget= for those '
            "above the arguments"
        )
    ((name, value),) = given
    return name, parse_budget(value, name)._replace(above_arguments=name == "activation_budget")


def budget_or_auto(budget, activation_budget):
    """Returns the one Budget that is given, or None if it is "auto"."""
    if budget != AUTO:
        return one_budget(budget, activation_budget)[1]
    one_budget("min", activation_budget)  # Refuses two budgets.
    return None
