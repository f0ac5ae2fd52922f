# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks for the tests of a project that trains with JAX. Use them in pytest, in unittest or in a script.

def test_memory():
    remat.testing.check_memory(train_step, (weights, x), target="h100", budget="70GiB", baseline="memory.json")
"""

import os
from typing import Any, Optional, Union

from .jax_calls import lowered_step
from .output import as_path
from .plans.certificate import read_certificate
from .stablehlo import module_text
from .tool import RematError, kind_of
from .typed import Bytes, Jit, Unpack
from .xla.allocation import Allocation, memory
from .xla.baseline import check, limit_of, parse_tolerance, read_baseline, write_baseline
from .xla.certified import step_hash, verify
from .xla.compile import named_target
from .xla.targets import target_of

UPDATE = "REMAT_UPDATE"


def check_memory(
    step: Any,
    args: tuple = (),
    target: str = "h100",
    budget: Optional[Bytes] = None,
    baseline: Union[str, os.PathLike, None] = None,
    tolerance: Union[float, str] = 0,
    update: Optional[bool] = None,
    certificate: Union[str, os.PathLike, None] = None,
    devices: Optional[int] = None,
    **options: "Unpack[Jit]",
) -> Allocation:
    """Fails if a step takes more memory than its budget or its baseline. Needs no GPU. Returns the Allocation.

    `step`, `args`, `target`, `devices`, `options`: The parameters of remat.memory with the same names.
    `budget`: The limit for all bytes that XLA allocates on a device, such as "70GiB".
    `baseline`: A JSON file with the bytes of an earlier step. Commit the baseline's file beside the test.
    `tolerance`: The share by which the step may exceed its baseline, such as 0.01 or "1%".
    `certificate`: A JSON file that `certificate().save` of a plan wrote, for the step that was planned. The step must
        be the same as when the certificate was saved, and must take no more than the plan's budget.
    `update`: Whether the baseline is written instead of compared. The default is to write the baseline if the
        environment has REMAT_UPDATE=1.

    Raises AssertionError, which names the tensors that grew, and RematError if an option or a file is wrong."""
    if not isinstance(args, (tuple, list)):
        raise RematError(f"args is {kind_of(args)}: expected a tuple of the step's arguments")
    limit, share, path = limit_of(budget), parse_tolerance(tolerance), None if baseline is None else as_path(baseline)
    written = os.environ.get(UPDATE, "0") not in ("", "0") if update is None else update
    if path is not None and not written and not os.path.exists(path):
        raise AssertionError(f"there is no baseline '{path}': run the test once with {UPDATE}=1, and commit the file")
    before = read_baseline(path) if path is not None and not written else None
    held = read_certificate(certificate) if certificate is not None else None
    if held and held.target != target:
        raise RematError(
            f"the certificate is for '{held.target}', and target={target!r} is given: give the same target"
        )
    lowered = lowered_step("remat.testing.check_memory", step, args, options, target_of(named_target(target)).platform)
    now = memory(lowered, target=target, devices=devices)
    verdict = check(now, limit, before, share)
    if held:
        verdict = verdict.and_also(verify(held, step_hash(module_text(lowered)), now))
    if path is not None and written:
        write_baseline(path, now)
    if verdict.failures:
        raise AssertionError("\n".join([*verdict.failures, *verdict.remarks]))
    return now


__all__ = ["Allocation", "RematError", "check_memory"]
