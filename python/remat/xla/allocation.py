# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Finds the bytes that XLA allocates for a step without a plan, and the tensors that are in memory at the fullest
moment, when the step holds the most bytes."""

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Optional

from ..budget import exact, mb
from ..jax_calls import lowered_step
from ..lowering import for_another
from ..process import Failed
from ..progress import Progress, quiet
from ..stablehlo import module_text
from ..tool import RematError
from ..typed import Jit, Unpack
from .compile import named_target, tuning
from .compiler import Compiler, Executable
from .devices import agreed, check_devices
from .hlo import Module
from .kernels import of_step
from .memory import fullest, peak
from .schedule import Kernels
from .targets import target_of

MOST_NAMES = 3  # The most tensors that a line of the report names.


@dataclass(frozen=True)
class Held:
    """Tensors of one name and kind that are in memory at the fullest moment. `bytes` is their sum."""

    name: str
    kind: str  # "argument", "result" or "temporary"
    bytes: int
    count: int = 1

    def __str__(self) -> str:
        return f"{mb(self.bytes)} MB of {self.title}" + (f" ({self.count} tensors)" if self.count > 1 else "")

    @property
    def title(self) -> str:
        return self.name if self.kind == "temporary" else f"{self.kind} {self.name}"


@dataclass(frozen=True)
class Allocation:
    """The bytes that XLA allocates on each device for one run of a step.

    `arguments`, `results` and `temporaries` add up to `total`. `results` does not count results in the memory of
    donated arguments."""

    target: str
    devices: int
    versions: str  # The versions of JAX and of XLA's plugin, as in "jax=0.10.2 jaxlib=0.10.2".
    arguments: int
    results: int
    temporaries: int
    host: int  # Bytes in the host's memory, which `total` does not include.
    fullest_at: Optional[str]  # The op that runs at the fullest moment; None if the step has no temporaries.
    tensors: tuple[Held, ...]  # The tensors that are held at the fullest moment, largest first.
    notes: tuple[str, ...] = ()

    @property
    def total(self) -> int:
        return self.arguments + self.results + self.temporaries

    def __str__(self) -> str:
        host = f"; on the host {mb(self.host)}" if self.host else ""
        each = f" on each of {self.devices} devices" if self.devices > 1 else ""
        largest = "; ".join(map(str, self.tensors[:MOST_NAMES])) or "none"
        return (
            f"XLA allocates {exact(self.total)} for '{self.target}'{each}: arguments {mb(self.arguments)}, "
            f"results {mb(self.results)}, temporaries {mb(self.temporaries)}{host}\n"
            f"fullest at {self.fullest_at or 'no op: the step has no temporaries'}\n"
            f"largest then: {largest}"
        )


def memory(
    step: Any, *shapes: Any, target: str = "h100", devices: Optional[int] = None, **jit: "Unpack[Jit]"
) -> Allocation:
    """Returns the bytes that XLA allocates for a step without a plan, on a GPU or TPU that this machine need not have.

    print(remat.memory(train_step, weights, x, target="h100", donate_argnums=0))

    `step`: A function of JAX, followed by its arguments or their jax.ShapeDtypeStructs, with options of jax.jit by name.
        It can also be a function that jax.jit made, or StableHLO as text, or what jax.jit(f).lower(...) returns.
    `target`: A GPU or TPU of the table of machines, such as "h100". "device" is the device that JAX has here.
    `devices`: The number of devices among which the shardings divide the step. The number is checked.

    Raises RematError if an option is wrong or XLA cannot compile the step."""
    named = named_target(target)
    if devices == "min":
        raise RematError("remat.memory makes no plan, and devices='min' needs one: give a number of devices")
    check_devices(devices, target_of(named), plans=False)
    lowered = lowered_step("remat.memory", step, shapes, jit, target_of(named).platform)
    with tuning(target) as tuned, Progress(expected=1) as progress:
        return allocation_of(lowered, named, devices, tuned=tuned, doing=progress.say)


def allocation_of(
    step: Any,
    target: Any = "h100",
    devices: Optional[int] = None,
    timeout: Optional[float] = None,
    tuned: Optional[str] = None,
    doing: Callable[..., None] = quiet,
) -> Allocation:
    """Compiles a step that is lowered already, as text or as an object of JAX."""
    text, notes = module_text(step), for_another(step, target_of(target).platform)
    devices = agreed(text, devices, target_of(target))
    compiler = Compiler(target, timeout, devices, tuned if devices == 1 else None)
    doing(f"compiling the step for '{compiler.target.name}'", compiles=True)
    try:
        executable = compiler.compile_text(text)
    except Failed as error:
        raise RematError(str(error)) from error
    return read(executable, compiler, (*notes, *compiler.note()))


def read(executable: Executable, compiler: Compiler, notes: tuple[str, ...]) -> Allocation:
    module, kernels = executable.read()
    taken = executable.memory
    return Allocation(
        target=compiler.target.name,
        devices=compiler.devices,
        versions=compiler.versions(),
        arguments=taken.arguments,
        results=taken.results - taken.aliases,
        temporaries=taken.temporaries,
        host=taken.host,
        fullest_at=op_at_the_peak(kernels),
        tensors=grouped([*always_held(module, kernels), *(("temporary", each) for each in temporaries(kernels))]),
        notes=notes,
    )


def always_held(module: Module, kernels: Kernels) -> list:
    """Returns (kind, (name, bytes)) of arguments and of results that have memory of their own."""
    names = {number: each.op_name or each.name for number, each in module.entry.parameters().items()}
    arguments = [(names[each.argument], each.bytes) for each in kernels.tensors if each.argument is not None]
    own = dict.fromkeys(place for place in kernels.results if place not in kernels.donated)
    results = [kernels.tensors[place] for place in own if kernels.tensors[place].argument is None]
    return [
        *(("argument", each) for each in arguments),
        *(("result", (name_of(each.op, each.name), each.bytes)) for each in results),
    ]


def temporaries(kernels: Kernels) -> list:
    return [(name_of(each.op, each.name), each.bytes) for each in fullest(kernels)]


def name_of(op: Optional[str], name: str) -> str:
    """Returns the op's name in the program. A tensor that XLA itself adds has XLA's name, without the number that differs
    from one compilation to the next."""
    return of_step(op) or f"XLA's {re.sub(r'[.0-9]+$', '', name)}"


def grouped(found: list) -> tuple[Held, ...]:
    """Returns the tensors, largest first. Tensors with the same kind and name become one Held."""
    sizes: Counter = Counter()
    counts: Counter = Counter()
    for kind, (name, size) in found:
        sizes[kind, name] += size
        counts[kind, name] += 1
    tensors = (Held(name, kind, size, counts[kind, name]) for (kind, name), size in sizes.items())
    return tuple(sorted(tensors, key=lambda each: (-each.bytes, each.kind, each.name)))


def op_at_the_peak(kernels: Kernels) -> Optional[str]:
    _, number = peak(kernels)
    if number is None:
        return None
    kernel = kernels.kernels[number]
    ops = [kernels.tensors[place].op for place in kernel.writes if kernels.tensors[place].op]
    return name_of(ops[0] if ops else None, kernel.name)
