# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks options before any compiler starts."""

import difflib
import inspect
import math
import numbers
import os

from .tool import RematError, pipeline_options, planners


def nearest(word, known):
    """Returns "; the nearest is '...'", or "" if no known word is near. The comparison of names ignores capital
    letters."""
    spelled = {each.lower(): each for each in known}
    near = difflib.get_close_matches(word.lower(), spelled, n=1)
    return f"; the nearest is '{spelled[near[0]]}'" if near else ""


def check_names(caller, given, known):
    for name in given:
        if name not in known:
            raise RematError(
                f"{caller} has no option '{name}'{nearest(name, known)}; it has {', '.join(dict.fromkeys(known))}"
            )


def check_planner(name):
    known = planners()
    if known and name not in known:
        raise RematError(f"unknown planner '{name}'{nearest(str(name), known)}; expected one of {', '.join(known)}")


def check_number(name, value, whole=False, least=0):
    """Raises RematError if `value` is not a number above 0. If `whole` is set, a `value` that is not a whole number of
    at least `least` is also an error."""
    ok = isinstance(value, numbers.Integral if whole else numbers.Real) and not isinstance(value, bool)
    if not ok or not math.isfinite(value) or (value < least if whole else value <= 0):
        raise RematError(
            f"{name}={value!r}: expected " + (f"a whole number of at least {least}" if whole else "a number above 0")
        )


def check_switch(name, value):
    if not isinstance(value, bool):
        raise RematError(f"{name}={value!r}: expected True or False")


def keywords(*functions):
    """Returns the names of all parameters of these functions that have a default."""
    return [
        name
        for function in functions
        for name, parameter in inspect.signature(function).parameters.items()
        if parameter.default is not parameter.empty
    ]


# The options of a fit, and the kinds of their values.
FIT_KINDS = {"planner": "string", "effort": "number", "rounds": "count", "unroll_loops": ""}
# The options of --remat that a fit for IREE sets itself, so that users cannot set them. A fit makes several plans, so
# users cannot import a plan into it.
OF_THE_LOOP = ("budget", "activation_budget", "target", "import_plan")


def spelled_in_python(kinds):
    return {name.replace("-", "_"): kind for name, kind in kinds.items()}


def loop_options(names=None):
    """Returns {name: kind} of the options of remat-opt's --remat that a step for IREE takes as well."""
    kinds = spelled_in_python(names or pipeline_options())
    return {name: kind for name, kind in kinds.items() if name not in OF_THE_LOOP}


def check_of_loop(caller, given, own):
    """Checks the options of a step for IREE, which are the caller's own options and those of --remat."""
    kinds = loop_options()
    check_names(caller, given, [*own, *(name for name in kinds if name not in own)])
    check_values(given, {**kinds, **FIT_KINDS})


def with_absolute_files(options):
    """Makes paths absolute, because the tools that a fit starts run in another folder."""
    files = ("profile", "export_graph", "machine")
    return {
        name: os.path.abspath(value) if name in files and (name != "machine" or os.path.exists(value)) else value
        for name, value in options.items()
    }


def check_values(given, kinds):
    for name, value in given.items():
        kind = kinds.get(name)
        if name == "planner":
            check_planner(value)
        elif kind == "number":
            check_number(name, value)
        elif kind == "count":
            check_number(name, value, whole=True, least=1)
        elif kind == "int":
            check_number(name, value, whole=True, least=-1)
        elif kind == "":
            check_switch(name, value)


def remat_options():
    """Returns {name: kind} of the options of --remat for a step that stays StableHLO."""
    kinds = spelled_in_python(pipeline_options())
    kinds.pop("target", None)
    return kinds


def check_of_remat(caller, given, own=()):
    """Checks the options of a step that stays StableHLO, which are the caller's own options and those of --remat."""
    kinds = remat_options()
    if not kinds:
        return  # remat-opt itself refuses options that it does not know.
    check_names(caller, given, [*own, *(name for name in kinds if name not in own)])
    check_values(given, kinds)
