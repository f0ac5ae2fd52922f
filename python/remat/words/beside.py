# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares policies with a plan of remat.compile, which is not restricted to policies, and with what no plan is below."""

from typing import Any, Optional

from ..budget import exact, percent
from ..fit.aim import Aim
from ..tool import RematError, kind_of
from ..xla.certified import step_hash
from ..xla.proven import PREMISE, Proven, proven
from ..xla.result import Fitted


def check_unrestricted(unrestricted: Any) -> None:
    """Raises RematError if `unrestricted` is no result of remat.compile."""
    if unrestricted is not None and not isinstance(unrestricted, Fitted):
        raise RematError(
            f"unrestricted is {kind_of(unrestricted)}: expected what remat.compile(step_of(None), ...) returns"
        )


def bounds_on(unrestricted: Optional[Fitted], step: str, aim: Aim) -> Proven:
    """Returns the bounds that remat.compile proved. `step` is the text of the step without jax.checkpoint. If
    remat.compile planned another step, its bounds say nothing about this one."""
    saved = unrestricted and unrestricted.saved
    if saved is None or saved.asked.step != step_hash(step):
        return Proven()
    return proven(saved.state, aim.budget)


def sentences_on(unrestricted: Optional[Fitted], bounds: Proven) -> tuple[str, ...]:
    """Returns sentences on the result of remat.compile, and on bounds for plans like it."""
    if unrestricted is None:
        return ()
    report = unrestricted.report
    time = "" if report.more_time is None else f", {percent(report.more_time)} time by the roofline"
    lines = [f"A plan that is not restricted to policies takes {exact(report.after.total)} (remat.compile){time}."]
    if bounds.bytes is not None:
        lines.append(f"No plan {PREMISE}, takes less than {exact(bounds.bytes)}: {bounds.of} are held together.")
    if bounds.more_time is not None:
        lines.append(f"No plan {PREMISE}, keeps the budget in less than {percent(bounds.more_time)} time.")
    return tuple(lines)


def below_all(aim: Aim) -> str:
    """Returns a sentence on the bytes that neither policies nor plans change."""
    return f"No policy and no other plan takes less than {exact(aim.fixed)}, the bytes of arguments and results."
