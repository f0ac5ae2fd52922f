# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Rewrites a step as StableHLO text within a budget."""

import json
import os
import re
import warnings
from typing import Any, NamedTuple

from . import versions
from .asked import asking, one_budget
from .bits import listed
from .files import text_of
from .options import check_of_remat
from .plan_report import report_of
from .report import Report
from .tool import RematError, RematWarning, kind_of, level_of_caller, refusing, run, temporary_folder
from .typed import Pipeline, Unpack


class Transformed(NamedTuple):
    text: str  # StableHLO in generic form
    report: Report


def is_generic(text):
    """Tells whether remat-opt can read the text. remat-opt does not know the custom syntax of StableHLO's and Shardy's
    ops."""
    return not re.search(r"(?:^|=)\s*(?:stablehlo|chlo|mhlo|sdy)\.\w", text, re.MULTILINE)


def has_locations(text):
    """Tells whether the text has locations of its ops."""
    return re.search(r"\bloc\(", text) is not None


def showing_locations(text):
    """If this text has locations, returns the options with which a tool of MLIR prints them."""
    return ("--mlir-print-debuginfo",) if has_locations(text) else ()


def generic_form(text):
    """Returns the module in generic form, with its locations if it has any."""
    return printed(parsed(text).operation, has_locations(text))


def printed(operation, locations):
    return operation.get_asm(enable_debug_info=locations, print_generic_op_form=True)


def module_text(step):
    """Returns the step in generic form with its locations. `step` is text in either form, or what jax.jit(f).lower(...)
    returns."""
    if hasattr(step, "compiler_ir"):
        versions.check("jax", "jaxlib")
        return printed(step.compiler_ir("stablehlo").operation, locations=True)
    if isinstance(step, (bytes, bytearray)):
        with refusing("read the text"):
            step = bytes(step).decode("utf-8")
    if not isinstance(step, str):
        raise RematError(
            f"the step is {kind_of(step)}: expected StableHLO as text, or what jax.jit(f).lower(...) returns"
        )
    return step if is_generic(step) else generic_form(step)


def parsed(text):
    """Parses the text with jaxlib, which knows StableHLO's syntax."""
    try:
        from jaxlib.mlir import ir
        from jaxlib.mlir._mlir_libs import _jax_mlir_ext
        from jaxlib.mlir.dialects import chlo, sdy, stablehlo
    except ImportError as error:
        raise RematError(
            "the text is in StableHLO's own syntax, and only jaxlib can read it: install jaxlib, or give the generic "
            "form (get_asm(print_generic_op_form=True))"
        ) from error
    upstream = ir.DialectRegistry()
    _jax_mlir_ext.register_dialects(upstream)
    with ir.Context() as context:
        context.append_dialect_registry(upstream)
        context.load_all_available_dialects()
        for dialect in (stablehlo, chlo, sdy):
            dialect.register_dialect(context)
        try:
            return ir.Module.parse(text)
        except (ir.MLIRError, UnicodeError) as error:
            raise RematError(f"jaxlib cannot read the text as StableHLO: {error}") from error


def transform_stablehlo(
    text: Any,
    budget: int | float | str | None = None,
    activation_budget: int | float | str | None = None,
    **options: "Unpack[Pipeline]",
) -> Transformed:
    """Makes a training step fit into `budget`. Returns the rewritten step as StableHLO in generic form, and a Report.

    text, report = remat.transform_stablehlo(jax.jit(train_step).lower(*args), budget="40%")

    `text`: StableHLO in either form, or what jax.jit(f).lower(...) returns.
    `budget`: A number of bytes, text such as "8GiB", a share of the bytes of the original step such as "40%", or "min".
    `activation_budget`: A budget that does not count the bytes of arguments. Give either this budget or `budget`, not
        both.
    `options`: The options of remat-opt's --remat, such as planner="search", machine="h100", effort=4, function="main",
        report="report.html".

    Recomputed ops come after a `stablehlo.optimization_barrier`. If a compiler drops these barriers, as XLA does on a
    CPU, it merges the recomputed ops with the original ones. Raises RematError if the step cannot be read or the budget
    cannot be met. If the budget cannot be met, the error's `report` is a Report."""
    check_of_remat("remat.transform_stablehlo", options, own=("text", "budget", "activation_budget"))
    name, asked = one_budget(budget, activation_budget)
    return transformed(module_text(text), {name: asked.text, **options})


def transformed(generic, options):
    """Runs remat-opt with checked options."""
    with temporary_folder() as folder:
        report = os.path.join(folder, "report.json")
        reports = [options["report"], report] if "report" in options else [report]
        try:
            ran = rewritten(generic, remat_options({**options, "report": reports}))
        except RematError as error:
            if os.path.exists(report):
                budget = options.get("budget") or options["activation_budget"]
                raise RematError(asking(str(error), budget), read_report(report)) from error
            raise
        for message in ran.said:
            if message.kind == "warning":
                warnings.warn(str(message), RematWarning, stacklevel=level_of_caller())
        return Transformed(ran.output, read_report(report, ran.remarks))


def remat_options(options):
    """Returns the options as one argument of remat-opt."""
    return "--remat=" + " ".join(f"{name.replace('_', '-')}={spelled(value)}" for name, value in options.items())


def read_report(path, remarks=()):
    return report_of(json.loads(text_of(path)), remarks)


def rewritten(generic, *passes):
    """Runs remat-opt with the passes on the step in generic form, and returns a Ran. If the step has locations, they
    are kept."""
    ran = run(
        "--allow-unregistered-dialect",
        *passes,
        "--convert-remat-to-stablehlo",
        "--mlir-print-op-generic",
        *showing_locations(generic),
        text=listed(generic),
    )
    return ran._replace(output=listed(ran.output))


# JAX's functions in memory have empty lists of attributes, which MLIR's custom syntax does not print.
EMPTY_ATTRIBUTES = re.compile(r"\b(?:arg|res)_attrs = \[\{\}(?:, \{\})*\], ")


def without_locations(generic):
    """Returns the step in generic form as remat-opt prints it, without the places in sources that its ops come from, and
    without lists of empty attributes. A step of JAX and the text that JAX writes of the step become equal in this
    form."""
    options = ("--allow-unregistered-dialect", "--mlir-print-op-generic")
    return EMPTY_ATTRIBUTES.sub("", listed(run(*options, text=listed(generic)).output))


def unrolled(text):
    """Returns the step in generic form, with loops unrolled if their trip count is constant."""
    return rewritten(module_text(text), "--remat-prepare=unroll-loops=true").output


def spelled(value):
    """Writes a value in the syntax of remat-opt's options."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return ",".join(spelled(each).replace(",", "\\x2c") for each in value)
    # remat-opt splits its options at these characters, and reads \xHH as a byte.
    return re.sub(r"[\\\s'\"{}]", lambda found: "".join(f"\\x{byte:02x}" for byte in found[0].encode()), str(value))
