# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Searches for the fastest setting of a checkpointing program with which the step is within a budget. The bytes of each
setting are counted in eager PyTorch on fake tensors. The planner's prices decide the order in which settings are
tried."""

import contextlib
import json
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from .blocks import Part
from .policy import Counted, Step
from .trials import first_fitting, most_of


class Tried(NamedTuple):
    settings: dict
    taken: Counted


class Search:
    """Counts the bytes and seconds of settings of one form.

    `apply` is a function that changes a model as the settings say."""

    def __init__(
        self, step: Step, blocks: list[Part], limit: int | None, form: str, apply: Callable[[Any, dict], None]
    ):
        self.step, self.blocks, self.limit, self.form, self.apply = step, blocks, limit, form, apply
        self.tried: dict[str, Tried] = {}

    def count(self, settings: dict) -> Counted:
        key = json.dumps(settings, sort_keys=True)
        if key not in self.tried:
            known = self.step.known
            all_of_it = (self.form, tuple(block.name for block in self.blocks), key)
            if all_of_it not in known:
                known[all_of_it] = self.step.counted(applied(self.step.model, self.apply, settings))
            self.tried[key] = Tried(settings, known[all_of_it])
        return self.tried[key].taken

    def fits(self, settings: dict) -> bool:
        peak = self.count(settings).peak
        return self.limit is not None and peak <= self.limit

    def chain(self, count: int, setting: Callable[[int], dict]) -> None:
        """Tries a sequence of settings. Each setting takes fewer bytes and more time than the one before it."""
        first_fitting(count, lambda number: self.fits(setting(number)))

    def densest(self, items: Iterable, said: Callable[[list], dict]) -> None:
        """Tries to keep as many as possible of the items that save the most time for their bytes. `said` takes items
        and returns the settings that keep these items."""
        order = sorted(enumerate(items), key=lambda each: (-each[1].seconds / max(each[1].bytes, 1), -each[0]))
        most_of([item for _, item in order], lambda kept: self.fits(said(kept)))

    @property
    def best(self) -> Tried | None:
        """Returns the fastest setting within the limit. If there is no limit, returns the setting with the fewest
        bytes."""
        if self.limit is None:
            return self.least
        fitting = [each for each in self.tried.values() if each.taken.peak <= self.limit]
        return min(
            fitting, key=lambda each: (each.taken.seconds, each.taken.peak, len(str(each.settings))), default=None
        )

    @property
    def least(self) -> Tried:
        return min(self.tried.values(), key=lambda each: (each.taken.peak, each.taken.seconds))


@contextlib.contextmanager
def applied(model, apply, settings):
    """A context in which a model is changed."""
    before = [(module, dict(vars(module))) for module in model.modules()]
    try:
        apply(model, settings)
        yield
    finally:
        for module, attributes in before:
            vars(module).clear()
            vars(module).update(attributes)
