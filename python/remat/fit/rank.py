# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which of several results is the best one: a total order."""


def rank(result, budget):
    """A key: the smallest is the best result. Results within the budget come first, by time and then by bytes; the others by
    bytes and then by time. budget: taken bytes, or None for as few as possible."""
    seconds = time(result)
    if budget is not None and result.taken <= budget:
        return (0, seconds, result.taken, result.name)
    return (1, result.taken, seconds, result.name)


def time(result):
    """Predicted seconds; if a compiler says nothing of time, the plan's overhead."""
    if result.seconds is not None:
        return result.seconds
    return 0.0 if result.plan is None else result.plan.overhead or 0.0


def best_of(results, budget):
    """The best result, or None if there is none. None among the results counts as no result."""
    return min((each for each in results if each is not None), key=lambda each: rank(each, budget), default=None)
