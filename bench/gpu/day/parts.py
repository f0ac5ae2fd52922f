# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The parts of the device day, the most valuable parts first, and the files that are packed for each part.

A part is a command that runs in the folder of the day and writes rows as JSON. run.py stops a part after less than
three minutes. How long a part takes on a device is not known here. Therefore a part first runs the step without a plan,
and this result counts even if the rest of the part is cut off."""

from dataclasses import dataclass, replace

LONGEST = 170  # Seconds.


@dataclass(frozen=True)
class Part:
    name: str
    needs: tuple[str, ...]  # Needs of the part: names of needs.NEEDS, and paths in the folder.
    command: tuple[str, ...]  # run.py fills in {rows}, {python}, {jax}, {torch}, {runtime}, {device} and {gpu}.
    inputs: tuple[str, ...] = ()  # Files at the end of the command; those that were not packed are left out.
    rows: str = "rows/{name}.json"  # The file that the command writes.
    seconds: int = LONGEST  # A part that takes more seconds is stopped.


@dataclass(frozen=True)
class Plan:
    """A rewritten step. `budget` is an argument of remat-xla, or "checkpoint" for the bytes of jax.checkpoint around
    each block.
    """

    name: str
    budget: str
    options: tuple[tuple[str, object], ...] = ()  # Arguments of remat.xla.fitted.fitted.


@dataclass(frozen=True)
class XlaSteps:
    """A step that XLA compiles on the device: the original step, the step with jax.checkpoint around each block, and
    plans."""

    part: str
    step: str  # The name of a model of bench/measure/xla_table.py, or steps/NAME for a step of bench/steps.
    plans: tuple[Plan, ...]
    # Versions of the step without a plan: the original, and with jax.checkpoint.
    versions: tuple[str, ...] = ("", "hand")
    run: tuple[str, ...] = ()  # Options of bench/measure/xla_run.py.

    def files(self):
        name = self.step.replace("/", "-")
        return tuple(f"{name}.{end}".rstrip(".") for end in (*self.versions, *(plan.name for plan in self.plans)))


@dataclass(frozen=True)
class Program:
    """A step for remat-compile. The launches of the step are measured one by one, and compared with the estimate of
    tools/gpu-roofline."""

    part: str
    name: str
    source: str  # The name of a step of models/, or of calibration.py.
    options: tuple[str, ...] = ()


@dataclass(frozen=True)
class Own:
    """Models for bench/gpu/check. bench/gpu/check packs and runs four executables of each model: the original step, and
    plans with recomputation, with copies, and with both."""

    part: str
    models: tuple[str, ...]


@dataclass(frozen=True)
class Torch:
    part: str
    models: tuple[str, ...]
    options: tuple[str, ...]


@dataclass(frozen=True)
class Day:
    own: tuple[Own, ...]
    xla: tuple[XlaSteps, ...]
    held_out: tuple[XlaSteps, ...]
    jit: tuple[str, ...]  # Steps of bench/steps.
    share: str  # The budget of remat.jit.
    sizes: tuple[str, ...]  # Options of bench/measure/jit_run.py.
    torch: tuple[Torch, ...]
    programs: tuple[Program, ...]

    def parts(self):
        first, *more = self.own
        measured = [launches(name, self.programs) for name in dict.fromkeys(each.part for each in self.programs)]
        measured.append(launches("profile", self.programs, ("--nsys",), ("nsys",)))
        transformer, slices, *others = map(xla_part, self.xla)
        return (
            *(own_part(first), transformer, jit_part(self), slices, *map(torch_part, self.torch), *others),
            *(*map(own_part, more), *measured, *map(xla_part, self.held_out)),
        )


CHECKPOINT, HALF = Plan("byhand", "checkpoint", (("rounds", 2),)), Plan("40", "40%", (("rounds", 1),))
PROFILED, LARGE = ("--profile",), ("--steps", "2", "--positive", "--compare", "65536")
HELD_OUT = "decoder diffusion ensemble experts flash gan gpt2 graph llama lstm mamba nano ppo towers vae vit".split()
MATHS = ("f32", "tf32", "bf16", "f16")


def held_out(name):
    return XlaSteps(f"xla-step-{name}", f"steps/{name}", (CHECKPOINT,), run=("--positive",))


def products():
    for library in ("none", "cublaslt"):
        for math in MATHS:
            name = f"products-{math}-{library}"
            yield Program("products", name, "products", (f"--math={math}", f"--libraries={library}"))


FULL = Day(
    own=(
        Own("own-small", ("lstm-small", "resnet50-small", "torch-cnn-small", "transformer-small", "unet-small")),
        Own("own-large", ("transformer", "resnet50")),
    ),
    xla=(
        XlaSteps("xla-transformer", "transformer", (CHECKPOINT, HALF), run=PROFILED),
        XlaSteps(
            *("xla-slices", "transformer", (Plan("slice4", "1250MB", (("slice", 4), ("rounds", 1))),)),
            *(("",), PROFILED),
        ),
        XlaSteps("xla-resnet50", "resnet50", (CHECKPOINT, HALF)),
        XlaSteps("xla-mixer", "mixer", (CHECKPOINT, HALF)),
        XlaSteps("xla-loops", "steps/decoder", (CHECKPOINT, HALF), run=("--positive", *PROFILED)),
        XlaSteps(
            "xla-offload",
            "transformer",
            (
                Plan("copies", "50%", (("planner", "offload-search"), ("rounds", 1))),
                Plan("hybrid", "50%", (("planner", "hybrid"), ("rounds", 1))),
            ),
            ("",),
        ),
        XlaSteps("xla-unet", "unet", (CHECKPOINT, HALF)),
        XlaSteps("xla-densenet121", "densenet121", (CHECKPOINT, HALF)),
        XlaSteps("xla-llama", "llama", (Plan("25GB", "24845MB", (("rounds", 1),)),), ("hand",), LARGE),
    ),
    held_out=tuple(held_out(name) for name in HELD_OUT if name != "decoder"),
    jit=("nano", "vae"),
    share="60%",
    sizes=(),
    torch=(
        Torch("torch-eager", ("resnet50", "gpt2"), ("--inner", "eager", "--budgets", "60%,40%")),
        Torch("torch-inductor", ("gpt2",), ("--inner", "inductor", "--budgets", "60%,45%")),
    ),
    programs=(
        Program("calibration", "launch", "launch", ("--fuse=false",)),
        Program("calibration", "bandwidth", "bandwidth"),
        *products(),
        Program("profile", "transformer", "models/transformer.mlir"),
        Program("profile", "resnet50", "models/resnet50.mlir"),
    ),
)
ALL, NEVER = Plan("all", "100%", (("rounds", 1),)), Plan("never", "1kB")
SMALL = replace(
    FULL,
    own=(Own("own-small", ("layers-small",)),),
    xla=(
        XlaSteps("xla-transformer", "steps/ensemble", (ALL, NEVER), run=PROFILED),
        XlaSteps(
            "xla-slices", "steps/ensemble", (Plan("slice2", "200%", (("slice", 2), ("rounds", 1))),), ("",), PROFILED
        ),
        XlaSteps("xla-loops", "steps/flash", (ALL,), (), ("--positive", *PROFILED)),
        XlaSteps("xla-offload", "steps/ensemble", (replace(ALL, name="offload", options=(("offload", True),)),), ()),
    ),
    held_out=(XlaSteps("xla-step-graph", "steps/graph", (), ("hand",), ("--positive",)),),
    jit=("ensemble",),
    share="100%",
    sizes=("--small",),
    torch=(
        Torch("torch-eager", ("small",), ("--inner", "eager", "--budgets", "70%")),
        Torch("torch-inductor", ("small",), ("--inner", "inductor", "--budgets", "70%")),
    ),
    programs=(
        Program("calibration", "launch", "launch", ("--fuse=false",)),
        Program("calibration", "bandwidth", "bandwidth"),
        Program("products", "products-f32-none", "products"),
        Program("profile", "transformer", "layers-small"),
    ),
)


def own_part(own):
    command = ("env", f"GPU_CHECK_SECONDS={LONGEST - 40}", f"{own.part}/run", "{runtime}")
    return Part(own.part, ("gpu", f"{own.part}/run"), command, rows=f"{own.part}/results.json")


def xla_part(xla):
    command = ("{jax}", "bench/measure/xla_run.py", "--jobs", "4", *xla.run, "--json", "{rows}")
    return Part(xla.part, ("jax",), command, tuple(f"steps/{name}.mlir" for name in xla.files()))


def jit_part(day):
    command = ("{jax}", "bench/measure/jit_run.py", *day.sizes, "--target", "{gpu}", "--json", "{rows}")
    return Part("jit-plan", ("jax", "build/bin/remat-opt"), command, tuple(f"plans/{name}.remat" for name in day.jit))


def torch_part(torch):
    command = (
        "{torch}",
        "bench/measure/torch_cuda.py",
        "--device",
        "{device}",
        "--machine",
        "{gpu}",
        "--json",
        "{rows}",
    )
    return Part(torch.part, ("torch", "build/bin/remat-solve"), (*command, *torch.options, *torch.models))


def launches(part, programs, more=(), needs=()):
    command = ("{python}", "bench/gpu/day/launches.py", "--runtime", "{runtime}", *more, "--json", "{rows}")
    found = tuple(f"programs/{each.name}" for each in programs if each.part == part)
    return Part("-".join((part, *needs)), ("gpu", *needs), command, found)
