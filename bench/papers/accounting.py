# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Contents of the cells in the tables of `search`: pure functions of results and traces.

An extra cost in these tables is a fraction of the step's cost. If there is no extra cost, the cell has a word that says
why: UNMET or TIME_LIMIT. A lower bound is NO_PLAN if no plan meets the budget.
"""

UNMET, TIME_LIMIT, NO_PLAN = "unmet", "time limit", "no plan"


def is_met(extra):
    return not isinstance(extra, str) and extra is not None


def extra_of(result):
    """Returns the extra cost. `result` is remat-solve's JSON, or None after the time limit."""
    if result is None:
        return TIME_LIMIT
    return result["overhead"] if result["feasible"] else UNMET


def bound_of(result):
    """Returns the extra cost that no plan without copies undercuts (docs/reference/Formats.md, "Memory"). remat-solve
    leaves out an infinite bound."""
    if result is None:
        return None
    if "lower_bound_cost" not in result:
        return NO_PLAN
    return result["lower_bound_cost"] / result["base_cost"] - 1 if result["base_cost"] else 0


def best(extras):
    """Returns (planner, extra cost) of the smallest extra cost. If no planner meets the budget, returns "" and the
    reason.
    """
    met = [pair for pair in extras.items() if is_met(pair[1])]
    if met:
        return min(met, key=lambda pair: pair[1])
    return "", TIME_LIMIT if TIME_LIMIT in extras.values() else UNMET


def ratio(extra, others):
    """Returns `extra` divided by the smallest of `others`. Returns None if `extra` or all of `others` miss the budget,
    or if the budget costs `others` nothing.
    """
    least = best(dict(enumerate(others)))[1]
    return extra / least if is_met(extra) and is_met(least) and least > 0 else None


def verdict(extra, aim, bound, seconds=None, limit=None):
    """If the extra cost is at most `aim`, returns "met", or "late" if planning took more than `limit` seconds. Otherwise
    returns "excluded" if the bound is above the aim, so that no plan can meet the aim, or else "missed"."""
    if aim is None:
        return ""
    if is_met(extra) and extra <= aim:
        return "late" if limit is not None and seconds > limit else "met"
    return "excluded" if bound == NO_PLAN or is_met(bound) and bound > aim else "missed"


def read_trace(text):
    """Parses [(seconds, moves, extra cost)] of `remat-solve --trace`."""
    rows = [line.split(",") for line in text.splitlines()[1:]]
    return [(float(seconds), int(moves), float(extra)) for seconds, moves, extra in rows]


def reached(trace, extra):
    """Returns (seconds, moves) at which the best plan first cost at most `extra`."""
    return next(((seconds, moves) for seconds, moves, found in trace if found <= extra), (None, None))


def near_end(trace, extra):
    """Returns (seconds, moves) of two moments, one after the other. From the first moment on, the extra cost was above
    its final value by at most 1 % of the step's cost. From the second moment on, the extra cost was above its final
    value by at most 1 % of this value.
    """
    return (*reached(trace, extra + 0.01), *reached(trace, 1.01 * extra))
