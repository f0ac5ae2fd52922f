# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Finds the fewest devices among which a step can be divided so that it fits. The step was lowered for the largest
number that is tried."""

import os

from ..asked import parse_budget
from ..files import text_of, write_text
from ..fit.refusal import NoPlan
from ..process import Failed
from ..tool import RematError, temporary_folder
from .compiler import Compiler
from .devices import Divider, devices_of
from .targets import target_of


def fewest(text, budget, target, fit, tell=None, timeout=None):
    """Returns (number of devices, the result of fit for that number) for the first number that is enough for the budget: 1, 2,
    4, ... up to the number that the step was lowered for. `text` is the step in generic form. `fit` is a function of
    the step's text and the number of devices. If the step exceeds the budget with every number of devices, raises the
    NoPlan of the last number."""
    own, tell = devices_of(text), tell or (lambda line: None)
    if own == 1:
        raise RematError(
            "devices=min: the step is for one device: lower it under jax.jit with a NamedSharding for its arguments, "
            "for the largest number of devices that may be used"
        )
    if parse_budget(budget).size is None:
        raise RematError(f"devices=min: the bytes of budget '{budget}' depend on the number of devices; give bytes")
    divide, refused = Divider(Compiler(target, timeout).python, timeout), None
    for count in counts(own, target_of(target).per_host):
        try:
            found = fit(resized(text, divide, count), count)
        except NoPlan as error:
            tell(f"{named(count)}: {str(error).splitlines()[0]}")
            refused = error
        except (Failed, RematError) as error:
            if count == own:
                raise
            tell(f"{named(count)}: {str(error).splitlines()[0]}")
        else:
            tell(f"{named(count)} hold{'s' if count == 1 else ''} the step")
            return count, found
    raise refused


def named(count):
    return "1 device" if count == 1 else f"{count} devices"


def counts(own, per_host):
    """Returns the numbers of devices to try: `own`, and each smaller power of two that fills a part of a host or whole
    hosts."""
    found = []
    while 2 ** len(found) < own:
        found.append(2 ** len(found))
    return [each for each in found if each <= per_host or each % per_host == 0] + [own]


def resized(text, divide, count):
    with temporary_folder() as folder:
        source, target = os.path.join(folder, "step.mlir"), os.path.join(folder, "resized.mlir")
        write_text(source, text)
        divide("read", source, target, count)
        return text_of(target)
