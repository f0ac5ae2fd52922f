"""StableHLO text in, StableHLO text out."""
import json
import os
import re
import tempfile
from typing import NamedTuple

from .bits import listed
from .report import Report
from .tool import RematError, run


class Transformed(NamedTuple):
    text: str  # StableHLO in generic form
    report: Report


def is_generic(text):
    """Whether remat-opt can read it, which knows nothing of the syntax that StableHLO and Shardy have for their ops."""
    return not re.search(r"(?:^|=)\s*(?:stablehlo|chlo|mhlo|sdy)\.\w", text, re.MULTILINE)


def readable(text):
    """The same module as remat-opt reads it."""
    return listed(text if is_generic(text) else generic_form(text))


def generic_form(text):
    """The same module in generic form."""
    return parsed(text).operation.get_asm(print_generic_op_form=True)


def parsed(text):
    """The module, by jaxlib, which knows StableHLO's syntax."""
    try:
        from jaxlib.mlir import ir
        from jaxlib.mlir._mlir_libs import _jax_mlir_ext
        from jaxlib.mlir.dialects import chlo, sdy, stablehlo
    except ImportError as error:
        raise RematError("the text is in StableHLO's own syntax, which jaxlib is needed to read: install jaxlib, or "
                         "give the generic form (get_asm(print_generic_op_form=True))") from error
    upstream = ir.DialectRegistry()
    _jax_mlir_ext.register_dialects(upstream)
    with ir.Context() as context:
        context.append_dialect_registry(upstream)
        context.load_all_available_dialects()
        for dialect in (stablehlo, chlo, sdy):
            dialect.register_dialect(context)
        try:
            return ir.Module.parse(text)
        except ir.MLIRError as error:
            raise RematError(f"the text is no StableHLO that jaxlib reads: {error}") from error


def transform_stablehlo(text, budget, **options):
    """Fits the step in text, StableHLO in either form, into budget, and returns it in generic
    form with a Report. budget: bytes (a number, or text such as "8GiB"), a share of what the step
    takes as it is ("40%"), or "min". options are those of remat-opt's --remat, such as
    planner="search", machine="h100", effort=4, function="main".

    What is recomputed is behind a `stablehlo.optimization_barrier`; a compiler that drops these
    merges the recomputation again, as XLA does on a CPU. Raises RematError where the step cannot be
    read or the budget cannot be met."""
    generic = readable(text)
    with tempfile.TemporaryDirectory() as folder:
        report = os.path.join(folder, "report.json")
        chosen = {"budget": budget, **options, "report": report}
        pipeline = " ".join(f"{name.replace('_', '-')}={spelled(value)}" for name, value in chosen.items())
        step = run("--allow-unregistered-dialect", f"--remat={pipeline}", "--convert-remat-to-stablehlo",
                   "--mlir-print-op-generic", text=generic)
        with open(report, encoding="utf-8") as file:
            return Transformed(listed(step), Report(json.load(file)))


def unrolled(text):
    """The step in text, in generic form, with its loops as straight lines where they run a constant number of times."""
    generic = readable(text)
    return listed(run("--allow-unregistered-dialect", "--remat-prepare=unroll-loops=true",
                      "--convert-remat-to-stablehlo", "--mlir-print-op-generic", text=generic))


def spelled(value):
    """A value as remat-opt's options have it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    text = str(value)
    if any(c in text for c in " {}'\""):
        raise RematError(f"an option of --remat cannot have the value {text!r}: no spaces, braces or quotes")
    return text
