# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A step fitted into a budget, as a module that IREE runs."""

import contextlib
import os
import shutil
import sysconfig
import tempfile

from .budget import describe
from .fit.refusal import NoPlan
from .iree import Iree
from .iree_fit import fit
from .iree_tools import Tools
from .options import with_absolute_files
from .process import Failed
from .progress import Progress
from .tool import RematError, remat_opt


def iree_compile():
    """Returns the path of iree-compile, on PATH or among this Python's scripts; None if there is none."""
    beside = os.path.join(sysconfig.get_path("scripts"), "iree-compile")
    return shutil.which("iree-compile") or (beside if os.path.exists(beside) else None)


class IreeReport(dict):
    """The bytes that IREE allocates. `before` and `after` are each a reading.Memory; `notes` lists further remarks.

    `failed` is None, or for a budget that was not met a dictionary: its message, asked_bytes (None for as few as
    possible) and least_bytes. `after` is then the smallest step that was found. Both are None if no step was found that
    runs."""

    @property
    def failed(self):
        return self.get("failed")

    def __str__(self):
        after = (
            [describe("the least" if self.failed else "rewritten", self["after"], self["before"])]
            if self["after"]
            else []
        )
        return "\n".join(
            [
                *(["failed: " + self.failed["message"]] if self.failed else []),
                describe("as it is", self["before"]),
                *after,
                *self["notes"],
            ]
        )


def failed_report(error):
    """The report of a budget that was not met."""
    before, least = error.fit.before, error.least and error.fit.best.memory
    failed = {"message": str(error), "asked_bytes": error.asked, "least_bytes": least and least.total}
    return IreeReport(before=before, after=least, notes=[], failed=failed)


def compiled_by_iree(text, budget, planner="auto", effort=1, rounds=8, report=None, **options):
    """Fits the step into budget. Returns IREE's module, loaded, and an IreeReport.

    text is in a form that iree-compile reads. report names a file for the report of the plan. options are further
    options of remat-opt's --remat."""
    try:
        import iree.runtime
    except ImportError as error:
        raise RematError(
            "backend 'iree' needs iree-base-runtime and iree-base-compiler: pip install them, or choose backend='xla'"
        ) from error
    program = iree_compile()
    if program is None:
        raise RematError("iree-compile is not installed: pip install iree-base-compiler")
    with tempfile.TemporaryDirectory() as folder, Progress(expected=rounds) as progress:
        source = os.path.join(folder, "step.mlir")
        with open(source, "w", encoding="utf-8") as file:
            file.write(text)
        more = with_absolute_files(options)
        tools = Tools(Iree(program), remat_opt(), planner, effort, folder, progress.say, more)
        try:
            done = fit(tools, source, str(budget), rounds)
            if report is not None:
                done.report().save(report)
        except NoPlan as error:
            if report is not None:
                error.fit.failed_report(error).save(report)
            raise RematError(str(error), failed_report(error)) from error
        except (Failed, ValueError) as error:
            raise RematError(str(error)) from error
        with open(done.best.binary, "rb") as file:
            module = iree.runtime.load_vm_flatbuffer(file.read(), driver="local-sync")
    return module, IreeReport(before=done.before, after=done.best.memory, notes=done.notes())


def call_iree(module):
    import jax
    import numpy

    def run(leaves):
        with failing("IREE cannot run the step"):
            outputs = module.main(*(numpy.asarray(leaf) for leaf in leaves))
            outputs = () if outputs is None else outputs if isinstance(outputs, (tuple, list)) else (outputs,)
            return [jax.numpy.asarray(output.to_host()) for output in outputs]

    return run


@contextlib.contextmanager
def failing(what):
    """Turns errors of a compiler or its runtime into a RematError."""
    try:
        yield
    except (RuntimeError, TypeError, ValueError, NotImplementedError, KeyError) as error:
        raise RematError(f"{what}: {error}") from error
