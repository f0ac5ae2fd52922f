# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs a fit: a strategy yields requests, and the tools answer each of them.

A strategy is a generator. It yields Requests, gets the Answer to each of them, and returns an Outcome. A strategy has no
effects and reads no clock, so the answers alone determine the requests of a fit:

    def strategy(state, budget, policy):
        prepared = yield Prepare(ORIGINAL, "kernels")
        plan = yield MakePlan(ORIGINAL, "kernels", budget)
        ...
        return Outcome(best, fits)

Tools answer requests. A fit has no effects except that tools start the planner and the compiler.
"""

from .values import Outcome, State


class Diverged(Exception):
    """The strategy makes another request than the log has, because another strategy or policy made the log."""


def propose(strategy, log):
    """Returns the next Request after a log, or the Outcome if the fit has ended. `strategy` is a new generator."""
    try:
        request = next(strategy)
        for number, (asked, answer) in enumerate(log):
            if asked != request:
                raise Diverged(f"entry {number} of the log answers {asked}, but the fit asks for {request}")
            request = strategy.send(answer)
    except StopIteration as ended:
        return ended.value
    return request


def run(strategy, state: State, answer, watch=lambda request, answer: None):
    """Returns (State, Outcome) when the strategy has ended. `answer` takes a Request and returns its Answer, and `watch` is called with
    both."""
    request = propose(strategy, state.log)
    while not isinstance(request, Outcome):
        answered = answer(request)
        watch(request, answered)
        state = state.after(request, answered)
        try:
            request = strategy.send(answered)
        except StopIteration as ended:
            request = ended.value
    return state, request
