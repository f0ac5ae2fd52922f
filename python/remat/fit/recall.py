# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A fit that goes on from an earlier one, whose compiler may have taken other bytes.

What the earlier fit was answered is believed until something depends on it: a step that is planned again, and the best result,
are always compiled here. So few plans are compiled, and what is returned is never hearsay.
"""

from .engine import run
from .values import Compile, MakePlan, Prepare, Result, Slice, State


class Changed(Exception):
    """What was believed does not hold here."""


class Recalled:
    """Answers by an earlier fit where it knows one, else by `answer`. earlier: the State of that fit."""

    def __init__(self, answer, earlier: State):
        self.answer = answer
        self.known = {request: said for request, said in earlier.log if isinstance(request, (Compile, Slice))}

    def __call__(self, request):
        if isinstance(request, (Prepare, MakePlan)):
            self.confirm(request.base)
        known = self.known.get(request)
        return self.answer(request) if known is None else known

    def confirm(self, name):
        """Asks for the Result called name if it is only known from the earlier fit. Raises Changed if it differs."""
        request = next(
            (each for each, said in self.known.items() if isinstance(said, Result) and said.name == name), None
        )
        if request is not None and self.known.pop(request) != self.answer(request):
            raise Changed


def run_again(strategy, state: State, answer, earlier: State, watch=lambda request, answer: None):
    """Does what engine.run does. strategy: makes a new generator; answer: remembers what it has answered."""
    recalled = Recalled(answer, earlier)
    while True:
        try:
            ended, outcome = run(strategy(), state, recalled, watch)
            if outcome.best is not None:
                recalled.confirm(outcome.best.name)
            if outcome.fits or not recalled.known:
                return ended, outcome
            recalled.known.clear()  # A refusal is of what was compiled here.
        except Changed:
            continue
