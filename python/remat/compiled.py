"""remat.jit: a training step, fitted into a budget and compiled."""
import os
import shutil
import sysconfig
import tempfile
import warnings

from .budget import describe
from .fit import Fit, NoPlan
from .iree import Failed, Iree
from .progress import Progress
from .stablehlo import transform_stablehlo, unrolled
from .tool import RematError, remat_opt

BACKENDS = ("iree", "xla")


class DroppedBarriers(UserWarning):
    """The compiler merges recomputation again, so that no memory is saved."""


def jit(step, budget, backend="iree", donate_argnums=(), **options):
    """The function step of JAX arrays, or trees of them, compiled to need at most budget.

    donate_argnums: as jax.jit's; results are written into the memory of these arguments.

    backend "iree": compiled and run by IREE on this CPU. The budget is for all that IREE allocates:
    arguments, results and its transient memory. Options: planner, effort (of remat-plan), rounds; unroll_loops
    plans inside loops that run a constant number of times, such as lax.scan over layers.
    backend "xla": compiled by JAX's own compiler on its default device; the budget and options are
    those of transform_stablehlo. XLA on a CPU drops the barriers that keep recomputation apart: then
    there is a DroppedBarriers warning, and the results are right, but not smaller.

    The first call for shapes compiles; `report` of the result then says what came of it. Raises
    RematError where the budget cannot be met."""
    if backend not in BACKENDS:
        raise RematError(f"backend '{backend}' is none of {', '.join(BACKENDS)}")
    return Compiled(step, budget, backend, donate_argnums, options)


class Compiled:
    def __init__(self, step, budget, backend, donate_argnums, options):
        self.step, self.budget, self.backend, self.options = step, budget, backend, options
        self.donate_argnums = donate_argnums
        self.report = None  # Of the last compilation; None before the first call.
        self.programs = {}

    def __call__(self, *args):
        import jax
        leaves, tree = jax.tree.flatten(args)
        leaves = [jax.numpy.asarray(leaf) for leaf in leaves]
        key = (tree, *((leaf.shape, leaf.dtype) for leaf in leaves))
        if key not in self.programs:
            lowered = jax.jit(self.step, keep_unused=True, donate_argnums=self.donate_argnums).lower(
                *jax.tree.unflatten(tree, leaves))
            results, out_tree = jax.tree.flatten(lowered.out_info)
            self.programs[key] = self.compile(lowered), [result.dtype for result in results], out_tree
        run, types, out_tree = self.programs[key]
        return jax.tree.unflatten(out_tree, map(with_type, run(list(map(raw, leaves))), types))

    def compile(self, lowered):
        build = with_iree if self.backend == "iree" else with_xla
        run, self.report = build(lowered, self.budget, **self.options)
        return run


def is_key(dtype):
    """Whether dtype is of JAX's random keys, which compiled code takes and gives as plain numbers."""
    import jax
    return jax.numpy.issubdtype(dtype, jax.dtypes.prng_key)


def raw(array):
    import jax
    return jax.random.key_data(array) if is_key(array.dtype) else array


def with_type(array, dtype):
    import jax
    return jax.random.wrap_key_data(array, impl=dtype._impl.name) if is_key(dtype) else array


def iree_compile():
    """IREE's compiler, on PATH or where this Python's packages put it."""
    beside = os.path.join(sysconfig.get_path("scripts"), "iree-compile")
    return shutil.which("iree-compile") or (beside if os.path.exists(beside) else None)


class IreeReport(dict):
    """Bytes that IREE allocates: `before` and `after`, each a reading.Memory; `notes`, lines of what else is to know."""

    def __str__(self):
        return "\n".join([describe("as it is", self["before"]), describe("rewritten", self["after"], self["before"]),
                          *self["notes"]])


def compiled_by_iree(text, budget, planner="search", effort=1, rounds=8):
    """The step in text, in a form that iree-compile reads, within budget: IREE's module, loaded, and a report."""
    try:
        import iree.runtime
    except ImportError as error:
        raise RematError("backend 'iree' needs iree-base-runtime and iree-base-compiler: pip install them, or choose "
                         "backend='xla'") from error
    program = iree_compile()
    if program is None:
        raise RematError("iree-compile is not installed: pip install iree-base-compiler")
    with tempfile.TemporaryDirectory() as folder, Progress() as progress:
        source = os.path.join(folder, "step.mlir")
        with open(source, "w", encoding="utf-8") as file:
            file.write(text)
        fit = Fit(Iree(program), remat_opt(), planner, str(effort), folder, doing=progress.say)
        try:
            best = fit.fit(source, str(budget), rounds)
        except (Failed, NoPlan, ValueError) as error:
            raise RematError(str(error)) from error
        with open(best.binary, "rb") as file:
            module = iree.runtime.load_vm_flatbuffer(file.read(), driver="local-sync")
    return module, IreeReport(before=fit.before, after=best.memory, notes=fit.notes(best))


def with_iree(lowered, budget, unroll_loops=False, **options):
    text = lowered.as_text()
    module, report = compiled_by_iree(unrolled(text) if unroll_loops else text, budget, **options)
    return call_iree(module), report


def call_iree(module):
    import jax
    import numpy

    def run(leaves):
        outputs = module.main(*(numpy.asarray(leaf) for leaf in leaves))
        outputs = outputs if isinstance(outputs, (tuple, list)) else (outputs,)
        return [jax.numpy.asarray(output.to_host()) for output in outputs]

    return run


def with_xla(lowered, budget, **options):
    import jax
    device = jax.devices()[0]
    if device.platform == "cpu":
        warnings.warn("XLA on a CPU drops optimization barriers and merges recomputation again: results are right, "
                      "but no memory is saved; use backend='iree' there", DroppedBarriers, stacklevel=4)
    text, report = transform_stablehlo(lowered.as_text(), budget, **options)
    from jax._src.lib import xla_client
    executables = device.client.compile_and_load(text, xla_client.DeviceList((device,)), xla_client.CompileOptions())

    def run(leaves):
        outputs = executables.execute_sharded([jax.device_put(leaf, device) for leaf in leaves])
        return [shards[0] for shards in outputs.disassemble_into_single_device_arrays()]

    return run, report
