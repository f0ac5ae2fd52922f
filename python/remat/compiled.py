# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""remat.jit fits a training step into a budget and compiles it."""

import contextlib
import inspect
import os
import re
import shutil
import sysconfig
import tempfile
import warnings

from .arguments import Statics, arrays
from .asked import one_budget, parse_budget
from .budget import budget_of, describe, exact
from .fit.refusal import NoPlan
from .iree import Iree
from .iree_fit import fit
from .iree_tools import Tools
from .lowering import foreign, lowered_for
from .options import check_of_loop, check_of_remat, keywords, nearest, with_absolute_files
from .plans.folder import budget_of_plan
from .process import Failed
from .progress import Progress
from .stablehlo import module_text, transformed, unrolled
from .tool import RematError, refusing, remat_opt

BACKENDS = ("iree", "xla")
CALLBACK = r"\bxla_(?:ffi_)?(?:partitioned_)?python_\w*callback"


class DroppedBarriers(UserWarning):
    """The compiler merges recomputed ops with the original ones, so that no memory is saved."""


def jit(
    step=None,
    budget=None,
    backend="iree",
    donate_argnums=(),
    donate_argnames=(),
    static_argnums=(),
    static_argnames=(),
    activation_budget=None,
    **options,
):
    """Compiles a training step so that it needs at most budget. Returns a function like step.

    step = remat.jit(train_step, budget="50%", backend="iree")

    step is a function of JAX arrays or trees of them, or what jax.jit(f).lower(...) returns. Without step, jit returns
    a decorator. The first call for given shapes compiles; the function's `report` then says how much memory the step
    takes.

    budget: bytes (a number, or text such as "8GiB"), a share of what the original step takes ("40%"), or "min".
    activation_budget: instead of budget, the same for the bytes above the arguments.
    donate_argnums, donate_argnames, static_argnums, static_argnames: as for jax.jit. Results are written into the memory
        of donated arguments.
    backend: "iree" compiles and runs the step with IREE on this CPU. The budget is for all that IREE allocates: arguments,
        results and transient memory. Options are rounds and those of transform_stablehlo. Loops, such as lax.scan over
        layers and its gradient, are planned inside; unroll_loops unrolls them first.
        "xla" compiles the step with JAX's own compiler on its default device. The budget and the options are those of
        transform_stablehlo. XLA on a CPU drops the barriers that keep recomputation apart. It then raises a
        DroppedBarriers warning: the results are right, but the step takes as much memory as before.
    target: with backend "xla", a GPU or a TPU such as "h100", as for remat.compile; or "device", the device that JAX has
        here. With "device", a GPU compiles each plan itself. The budget is for all that XLA allocates on the target.
        Options are planner, effort, rounds, offload, slice and plan, the file of a plan, whose budget counts if none is given.
        If the target is not here, the step is compiled, but a call that would run it is refused.

    Raises RematError if an option is wrong, and at the first call if the budget cannot be met."""
    shared = {
        "donate_argnums": donate_argnums,
        "donate_argnames": donate_argnames,
        "static_argnums": static_argnums,
        "static_argnames": static_argnames,
    }
    if backend not in BACKENDS:
        raise RematError(f"backend '{backend}' is none of {', '.join(BACKENDS)}{nearest(str(backend), BACKENDS)}")
    own = [name for name in inspect.signature(jit).parameters if name != "options"]
    if backend == "iree":
        check_of_loop("remat.jit", options, [*own, *keywords(compiled_by_iree, with_iree)])
    elif "target" in options:
        from .xla.fitted import check_of_xla, named_target

        check_of_xla("remat.jit", {**options, "target": named_target(options["target"])}, own)
    else:
        check_of_remat("remat.jit", options, own)
    if options.get("plan") is not None and budget is None and activation_budget is None:
        asked = parse_budget(budget_of_plan(options["plan"]))
    else:
        _, asked = one_budget(budget, activation_budget)
    if step is None:
        return lambda step: Compiled(step, asked, backend, shared, options)
    return Compiled(step, asked, backend, shared, options)


class Compiled:
    def __init__(self, step, budget, backend, shared, options):
        """shared holds the options of jax.jit."""
        self.step, self.budget, self.backend, self.options = step, budget, backend, options
        self.platform = platform_of(backend, options)
        self.lowers, self.statics = None, Statics(lambda *args, **kwargs: None, (), ())
        self.is_lowered = hasattr(step, "compiler_ir") and hasattr(step, "in_tree")
        given = {name: value for name, value in shared.items() if value not in ((), [], None)}
        if self.is_lowered and given:
            raise RematError(f"{', '.join(given)}: the step is lowered already; give it to jax.jit before")
        if not self.is_lowered:
            self.statics = Statics(step, shared["static_argnums"], shared["static_argnames"])
            # Both are given: jax.jit does not derive one from the other if a number counts from the end.
            given.update(
                {
                    name: value
                    for name, value in (
                        ("static_argnums", tuple(sorted(self.statics.nums))),
                        ("static_argnames", tuple(sorted(self.statics.names))),
                    )
                    if value
                }
            )
            self.lowers = lowerer(step, given)
        self.report = None  # The report of the last compilation; None before the first call.
        self.programs = {}

    def __call__(self, *args, **kwargs):
        import jax

        dynamic, static = self.statics.split(self.step, args, kwargs)
        leaves, known, tree = arrays(dynamic)
        key = (tree, known, static)
        if key not in self.programs:
            lowered = self.step if self.is_lowered else lowered_for(self.platform, self.lowers, *args, **kwargs)
            check_shapes(lowered, tree, known)
            results, out_tree = jax.tree.flatten(lowered.out_info)
            numbers = [(number, is_key(known[number][1])) for number in kept(lowered, leaves)]
            types = [result.dtype if is_key(result.dtype) else None for result in results]
            self.programs[key] = self.compile(lowered), numbers, types, out_tree
        run, numbers, types, out_tree = self.programs[key]
        given = [jax.random.key_data(leaves[number]) if key else leaves[number] for number, key in numbers]
        return jax.tree.unflatten(out_tree, map(with_type, run(given), types))

    def compile(self, lowered):
        text = lowered.as_text()
        if re.search(CALLBACK, text):
            raise RematError(
                "the step calls Python while it runs (jax.debug.print, pure_callback, io_callback), which a "
                "compiled step cannot: return what they take instead"
            )
        refused = self.platform and foreign(text, self.platform)
        if refused:
            raise RematError(refused)
        build = with_iree if self.backend == "iree" else with_xla
        run, self.report = build(lowered, self.budget, **self.options)
        return run


def platform_of(backend, options):
    """Returns the platform that a backend compiles for; None is JAX's default."""
    if backend == "iree":
        return "cpu"
    if "target" not in options:
        return None
    from .xla.fitted import named_target
    from .xla.targets import target_of

    return target_of(named_target(options["target"])).platform


def lowerer(step, given):
    """Returns an object that lowers the step: step itself if jax.jit made it and no options are given."""
    try:
        import jax
    except ImportError as error:
        raise RematError("remat.jit needs JAX: pip install jax") from error
    if not callable(step):
        raise RematError(
            f"the step is a {type(step).__name__}: expected a function, or what jax.jit(f).lower(...) returns"
        )
    if hasattr(step, "lower") and hasattr(step, "trace") and not given:
        return step
    try:
        return jax.jit(step, keep_unused=True, **given)
    except (TypeError, ValueError) as error:
        raise RematError(f"jax.jit does not take {', '.join(given)}: {error}") from error


def check_shapes(lowered, tree, known):
    """Raises RematError if the arguments differ from those that the step was lowered for."""
    import jax

    expected = [(aval.shape, aval.dtype) for aval in jax.tree.leaves(lowered.in_avals)]
    if lowered.in_tree != tree:
        raise RematError(
            f"the step was lowered for arguments {lowered.in_tree}, and is called with {tree}; static arguments "
            "of a function that jax.jit made are to be given to remat.jit instead"
        )
    for number, (found, wanted) in enumerate(zip(known, expected)):
        if found[:2] != wanted:
            raise RematError(
                f"the step was lowered for other shapes: array {number} is {found[1]}{list(found[0])}, and was "
                f"{wanted[1]}{list(wanted[0])}"
            )


def kept(lowered, leaves):
    """Returns the numbers of the arrays that the module takes. jax.jit leaves out arguments that the step does not
    read."""
    lowering = getattr(lowered, "_lowering", None)
    numbers = getattr(lowering, "compile_args", {}).get("kept_var_idx")
    return range(len(leaves)) if numbers is None else sorted(numbers)


def is_key(dtype):
    """Tells whether dtype is that of JAX's random keys, which compiled code takes and returns as plain numbers."""
    import jax

    return jax.numpy.issubdtype(dtype, jax.dtypes.prng_key)


def with_type(array, dtype):
    """Wraps the array as random keys if dtype is theirs; returns it unchanged if dtype is None."""
    import jax

    return array if dtype is None else jax.random.wrap_key_data(array, impl=dtype._impl.name)


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
    with tempfile.TemporaryDirectory() as folder, Progress() as progress:
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


def with_iree(lowered, budget, unroll_loops=False, **options):
    text = lowered.as_text()
    with refusing("compile the step"):
        module, report = compiled_by_iree(unrolled(text) if unroll_loops else text, budget, **options)
    return call_iree(module), report


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


def with_xla(lowered, budget, target=None, **options):
    import jax

    device = jax.devices()[0]
    if target:
        return with_xla_target(lowered, budget, target, device, options)
    if device.platform == "cpu":
        warnings.warn(
            "XLA on a CPU drops optimization barriers and merges recomputation again: results are right, "
            "but no memory is saved; use backend='iree' there",
            DroppedBarriers,
            stacklevel=4,
        )
    name = "activation_budget" if budget.above_arguments else "budget"
    text, report = transformed(module_text(lowered), {name: budget.text, **options}, depth=5)
    return run_by_xla(compiled_by_xla(text, device), device), report


def with_xla_target(lowered, budget, target, device, options):
    from .xla.devices import devices_of
    from .xla.fitted import fitted_or_refused, named_target, tuning
    from .xla.targets import target_of

    count = devices_of(lowered.as_text())
    if count > 1:
        raise RematError(
            f"the step is divided among {count} devices, and remat.jit runs it on one: remat.compile returns its text"
        )
    name = named_target(target)
    here, wanted = {"gpu": "cuda"}.get(device.platform, device.platform), target_of(name).platform
    with tuning(target) as tuned:
        done = fitted_or_refused(lowered, budget, name, tuned=tuned, **options)
        if here == wanted:
            executable = compiled_by_xla(done.text, device, tuned)
            if tuned:
                check_taken(executable.get_compiled_memory_stats(), budget, done.report)
            return run_by_xla(executable, device), done.report

    def run(leaves):
        raise RematError(
            f"no {'GPU' if wanted == 'cuda' else 'TPU'} is here to run what was compiled for '{target}': report says what "
            "it takes there, and remat.compile returns its text"
        )

    return run, done.report


def compiled_by_xla(text, device, tuned=None):
    from .xla.worker import loaded

    with failing("XLA cannot compile the step"):
        return loaded(text, device, tuned)


def check_taken(stats, budget, report):
    """Raises RematError if an executable takes more than the budget.

    XLA takes what it took for the plan if it chooses the same kernels. The tuning folder makes it do so."""
    from .xla.compiler import memory_of

    taken, most = memory_of(stats).total, budget_of(str(budget), report["before"])
    if most is not None and taken > most:
        raise RematError(
            f"XLA takes {exact(taken)} of the step that it is to run, and took {exact(report['after'].total)} when it was "
            "planned: give a smaller budget",
            report,
        )


def run_by_xla(executable, device):
    import jax

    here = jax.sharding.SingleDeviceSharding(device)

    def run(leaves):
        with failing("XLA cannot run the step"):
            # Asking device_put for an array that is there already takes 30 microseconds each.
            given = [leaf if leaf.sharding == here else jax.device_put(leaf, device) for leaf in leaves]
            outputs = executable.execute_sharded(given)
            return [shards[0] for shards in outputs.disassemble_into_single_device_arrays()]

    return run
