# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Continues an earlier fit with another compiler, which may take more or fewer bytes than the compiler of the earlier
fit.

Most answers of the earlier fit are reused without a compilation. Only two kinds of results are compiled again by the
new compiler: those from which further plans are made, and the best result, which is returned.
"""

from .engine import run
from .values import Compile, MakePlan, Prepare, Result, Slice, State, Tie


class Changed(Exception):
    """The compiler of this fit gave an answer that differs from the answer in the earlier fit."""


class Recalled:
    """Answers a request with the answer of an earlier fit, if the earlier fit has one. Otherwise calls `answer`.
    `earlier` is the State of the earlier fit."""

    def __init__(self, answer, earlier: State):
        self.answer = answer
        self.known = {request: said for request, said in earlier.log if isinstance(request, (Compile, Slice, Tie))}

    def __call__(self, request):
        if isinstance(request, (Prepare, MakePlan, Tie)):
            self.confirm(request.base)
        known = self.known.get(request)
        return self.answer(request) if known is None else known

    def confirm(self, name):
        """Compiles the Result called `name` if only the earlier fit has it. Raises Changed if the new Result differs."""
        request = next(
            (each for each, said in self.known.items() if isinstance(said, Result) and said.name == name), None
        )
        if request is not None and self.known.pop(request) != self.answer(request):
            raise Changed


def run_again(strategy, state: State, answer, earlier: State, watch=lambda request, answer: None):
    """Does what engine.run does. `strategy` returns a new generator at each call. `answer` must remember its answers."""
    recalled = Recalled(answer, earlier)
    while True:
        try:
            ended, outcome = run(strategy(), state, recalled, watch)
            if outcome.best is not None:
                recalled.confirm(outcome.best.name)
            if outcome.fits or not recalled.known:
                return ended, outcome
            recalled.known.clear()  # The earlier answers must not be the reason why this fit is refused.
        except Changed:
            continue
