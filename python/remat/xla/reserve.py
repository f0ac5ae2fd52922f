# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Divides a budget into the bytes that a plan may take ahead of time and a reserve for the device."""

from typing import NamedTuple, Optional

from ..asked import Budget, asking, parse_budget
from ..budget import budget_of, exact, mb
from ..tool import RematError

# The figures in this text come from the rows of remat in docs/results/H100.md, "What XLA makes of plans". The figures compare
# the temporaries on the device with the temporaries that XLA reports when it compiles ahead of time.
MEASURED = "14 plans took between 0.4 % less and 13.9 % more temporaries on an H100 than ahead of time"


class Allowed(NamedTuple):
    """A budget and its reserve. `budget` is as the user wrote it. `reserve` is bytes, or a share of the budget's bytes
    above arguments and results."""

    budget: str
    reserve: Optional[Budget] = None

    def most(self, before):
        """Returns the bytes that the step may take on the device, or None for as few as possible. `before` is the
        Memory of the original step."""
        return budget_of(self.budget, before)

    def kept_free(self, before):
        """Returns the bytes of the reserve. Raises RematError if the reserve leaves nothing above arguments and
        results."""
        most = self.most(before)
        if self.reserve is None or most is None:
            return 0
        above = max(0, most - (before.total - before.temporaries))
        size = self.reserve.of(above)
        if above and size >= above:
            raise RematError(
                f"reserve '{self.reserve}': the budget leaves {exact(above)} above arguments and results, and the reserve takes "
                "all of these bytes: give a smaller reserve"
            )
        return min(size, above)

    def planned(self, before):
        """Returns the bytes that the step may take while it is planned, without the reserve; None for as few as
        possible."""
        most = self.most(before)
        return None if most is None else most - self.kept_free(before)

    def less(self, before):
        """Returns words on the reserve that follow the bytes of the budget in a sentence; "" without a reserve."""
        size = self.kept_free(before)
        return f" less a reserve of {mb(size)} MB" if size else ""

    def explain(self, error, before):
        """Adds the reserve to the message and the bytes of a NoPlan, which do not include the reserve."""
        less = self.less(before)
        if less:
            first, *rest = str(error).split("\n")
            error.asked = self.most(before)
            error.args = ("\n".join([f"{first}; the budget is {exact(error.asked)}{less}", *rest]),)
        error.args = (asking(str(error), self.budget),)

    def notes(self, before):
        """Returns a list with a sentence on the reserve, or an empty list."""
        size = self.kept_free(before)
        return [f"{mb(size)} MB of the budget are a reserve, which the plan leaves free for the device"] if size else []


def parse_reserve(reserve, budget=None):
    """Returns a reserve as a Budget, or None if there is none. Raises RematError if the reserve is wrong, or if the budget is
    "min"."""
    if reserve is None:
        return None
    found = parse_budget(reserve, "reserve")
    if found.text == "min":
        raise RematError("reserve 'min': expected bytes such as 500MB, or a percentage such as 14%")
    if budget is not None and parse_budget(budget).text == "min":
        raise RematError(
            f"reserve '{found}' leaves a part of the budget free, but budget 'min' is not a number of bytes: give a budget in bytes or percent"
        )
    return found


def may_take_more(compiler):
    """Returns a list with a sentence on the bytes that a device may take in addition to the bytes that a Compiler
    finds. The list is empty if the device itself compiles, or tries no kernels."""
    if compiler.tuned or compiler.target.platform != "cuda":
        return []
    return [
        "a GPU may take more, because XLA tries kernels there: products that cuBLASLt computes have a workspace of up to "
        f"{mb(compiler.target.workspace)} MB each, and are not fused with other ops; {MEASURED}; `reserve` leaves bytes free for "
        "this, and `robust` counts what is known without a GPU"
    ]
