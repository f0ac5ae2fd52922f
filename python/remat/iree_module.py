# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes a step fit into a budget, and compiles it to a module that IREE runs."""

import contextlib
import os
import shutil
import sysconfig
import tempfile

from .files import write_text
from .fit.refusal import NoPlan
from .iree import Iree
from .iree_fit import COMPILATIONS, fit
from .iree_report import report_of
from .iree_tools import Tools
from .options import with_absolute_files
from .process import Failed
from .progress import Progress
from .tool import RematError, remat_opt


def iree_compile():
    """Returns the path of iree-compile, on PATH or among this Python's scripts; None if there is none."""
    beside = os.path.join(sysconfig.get_path("scripts"), "iree-compile")
    return shutil.which("iree-compile") or (beside if os.path.exists(beside) else None)


def compiled_by_iree(text, budget, planner="auto", effort=1, rounds=8, report=None, **options):
    """Makes the step fit into the budget. Returns IREE's module, loaded, and a Report.

    `text` is in a form that iree-compile reads. `report` names a file for the report of the plan. `options` are further
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
    with tempfile.TemporaryDirectory() as folder, Progress(expected=COMPILATIONS) as progress:
        source = os.path.join(folder, "step.mlir")
        write_text(source, text)
        more = with_absolute_files(options)
        tools = Tools(Iree(program), remat_opt(), planner, effort, folder, progress.say, more)
        try:
            done = fit(tools, source, str(budget), rounds)
            said = report_of(done, done.plan_fields())
        except NoPlan as error:
            said = report_of(error.fit, error.fit.plan_fields(), error)
            if report is not None:
                said.save(report)
            raise RematError(str(error), said) from error
        except (Failed, ValueError) as error:
            raise RematError(str(error)) from error
        if report is not None:
            said.save(report)
        with open(done.best.binary, "rb") as file:
            module = iree.runtime.load_vm_flatbuffer(file.read(), driver="local-sync")
    return module, said


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
