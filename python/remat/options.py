# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Options, checked before any compiler starts."""

import difflib
import inspect
import math
import numbers

from .tool import RematError, pipeline_options, planners


def nearest(word, known):
    """ " (do you mean ...?)", or nothing where no word is near."""
    near = difflib.get_close_matches(word, known, n=1)
    return f"; the nearest is '{near[0]}'" if near else ""


def check_names(caller, given, known):
    for name in given:
        if name not in known:
            raise RematError(f"{caller} has no option '{name}'{nearest(name, known)}; it has {', '.join(known)}")


def check_planner(name):
    known = planners()
    if known and name not in known:
        raise RematError(f"unknown planner '{name}'{nearest(str(name), known)}; there are {', '.join(known)}")


def check_number(name, value, whole=False, least=0):
    """Above zero; from least where whole."""
    ok = isinstance(value, numbers.Integral if whole else numbers.Real) and not isinstance(value, bool)
    if not ok or not math.isfinite(value) or (value < least if whole else value <= 0):
        raise RematError(
            f"{name}={value!r}: expected " + (f"a whole number from {least}" if whole else "a number above 0")
        )


def check_switch(name, value):
    if not isinstance(value, bool):
        raise RematError(f"{name}={value!r}: expected True or False")


def keywords(*functions):
    """What the functions take by name, with a default."""
    return [
        name
        for function in functions
        for name, parameter in inspect.signature(function).parameters.items()
        if parameter.default is not parameter.empty
    ]


def check_of_iree(caller, given, known):
    """Of steps that IREE compiles; known: all of them."""
    check_names(caller, given, known)
    for name, value in given.items():
        if name == "planner":
            check_planner(value)
        elif name == "effort":
            check_number(name, value)
        elif name == "rounds":
            check_number(name, value, whole=True, least=1)
        elif name == "unroll_loops":
            check_switch(name, value)


def check_of_remat(caller, given, own=()):
    """Options of remat-opt's --remat, and those that the caller has of its own."""
    kinds = {name.replace("-", "_"): kind for name, kind in pipeline_options().items() if name != "report"}
    if not kinds:
        return  # remat-opt says itself what it does not know.
    if "report" in given:
        raise RematError(
            "report= is for remat-opt: the report is returned here, and comes with a RematError where a "
            'budget is not met; write it with its save("report.html")'
        )
    check_names(caller, given, [*own, *(name for name in kinds if name not in own)])
    for name, value in given.items():
        kind = kinds.get(name)
        if name == "planner":
            check_planner(value)
        elif kind == "number":
            check_number(name, value)
        elif kind == "int":
            check_number(name, value, whole=True, least=-1)
        elif kind == "":
            check_switch(name, value)
