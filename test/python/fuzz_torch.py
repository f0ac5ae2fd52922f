#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs random modules of PyTorch through remat.torch.backend. Losses, gradients, buffers, the random state and calls of
custom ops must have the bits of eager PyTorch. A step must hold the planned bytes, within the budget. If no step can be
within the budget, one sentence must say why not.

    fuzz_torch.py path/to/build/bin [--seed S] [--count N] [--only]

A program that fails is made smaller, and printed with its seed. If AOTAutograd alone has other bits than eager PyTorch,
AOTAutograd's bits are the expected ones. For example, AOTAutograd may add the gradients of two calls in another order.
The expected bits come from AOTAutograd's default partition, because backend="aot_eager" may compute a value again after
a buffer has changed. If AOTAutograd fails, the program may fail, too, and gradients may differ from those of eager
PyTorch by rounding. With REMAT_FULL=1 there are 5,000 programs. The test runs under .venv/torch (tools/setup torch) if
that exists. It is skipped if this Python has no torch.
"""

import argparse
import collections
import copy
import functools
import gc
import os
import random
import sys
import traceback
import warnings

import beginning

if __name__ == "__main__":
    beginning.run_under("torch", "torch")
COUNT, COUNT_FULL = 16, 5000
TRIES = 150
ALONE = "aot_eager_default_partitioner"  # AOTAutograd without a plan. It computes nothing again.
LEAST_COMPARED = 0.5  # If FEW or more programs run, at least this share must neither be refused nor be invalid.
FEW = 20


class Wrong(Exception):
    """A program did something wrong."""


def trained(module, call, choice):
    """Returns all results of a training of two steps, by name."""
    import torch
    import torch_ops

    torch.manual_seed(choice["seed"])
    torch_ops.CALLS.clear()
    found = {}
    for step in range(2):
        if not choice["accumulates"]:
            module.zero_grad()
        results = [call(x) for x in module.x[: choice["calls"]]]
        if choice["between"]:
            with torch.no_grad():
                module.shift.add_(1.0)
        functools.reduce(torch.add, [result[0] for result in results]).backward()
        for number, result in enumerate(results):
            found |= {f"result {number}.{i} of step {step}": each.detach().clone() for i, each in enumerate(result)}
        for name, each in module.named_parameters():
            if each.grad is not None:
                found[f"gradient of {name} in step {step}"] = each.grad.clone()
        found |= {f"{name} after step {step}": each.clone() for name, each in module.named_buffers()}
    return found | {"random state": torch.get_rng_state(), "calls": torch.tensor(len(torch_ops.CALLS))}


def differences(found, expected):
    """Returns the names of the results whose bits differ between two trainings."""
    import torch

    def same(a, b):
        return a.dtype == b.dtype and torch.equal(a.nan_to_num(7e7), b.nan_to_num(7e7))

    both = found.keys() & expected.keys()
    return {name for name in found | expected if name not in both or not same(found[name], expected[name])}


def rounded_alike(found, expected, names):
    """Returns whether the named results are only gradients, and differ by no more than another order of additions
    explains. If the part after a break detaches a tensor, AOTAutograd makes a gradient of zeros for the parameters
    before the break, and eager PyTorch makes none.
    """
    import torch

    def alike(a, b):
        return a.shape == b.shape and torch.allclose(a, b, rtol=1e-5, atol=1e-6 * float(b.abs().max()), equal_nan=True)

    return all(
        name.startswith("gradient of ")
        and name in found
        and alike(found[name], expected.get(name, torch.zeros_like(found[name])))
        for name in names
    )


def attempt(choice, backend):
    """Trains with a backend, or with eager PyTorch if `backend` is None. Returns (the results, the error, the module, the compiled
    function).
    """
    import torch
    from torch_programs import Program

    torch._dynamo.reset()
    module = Program(choice)
    whole = not choice["breaks"]
    call = module if backend is None else torch.compile(module, backend=backend, dynamic=False, fullgraph=whole)
    try:
        return trained(module, call, choice), None, module, call
    except Exception as error:
        return None, error, module, call


def drawn(seed):
    """Returns the first program of a seed that eager PyTorch can train."""
    from torch_programs import choices

    generator = random.Random(seed)
    while True:
        choice = choices(generator)
        if attempt(choice, None)[1] is None:
            return choice


def cause(error):
    """Returns the cause of an error of torch.compile."""
    return cause(error.__cause__) if error.__cause__ is not None else getattr(error, "inner_exception", error)


def is_raised_by_remat(error):
    """Returns whether a function of remat raised an error or one of its causes. Functions that remat calls do not count."""
    while error is not None:
        frames = [frame for frame, _ in traceback.walk_tb(error.__traceback__)]
        if frames and f"{os.sep}remat{os.sep}torch{os.sep}" in frames[-1].f_code.co_filename:
            return True
        error = error.__cause__
    return False


def checked(choice):
    """Returns what happened to a program, in a word. A program that is refused within its budget is checked within the
    fewest bytes, too. Raises Wrong.
    """
    import remat
    import remat.torch

    expected, error, *_ = attempt(choice, None)
    if error is not None:
        return "invalid in eager PyTorch"
    named = ["remat_tests::doubled"] if choice["repeatable"] else []
    made = remat.torch.backend(choice["budget"], inner="eager", effort=0.05, repeatable=named)
    found, error, module, call = attempt(choice, made)
    if error is not None:
        said = str(cause(error))
        if isinstance(cause(error), remat.RematError) and "remat-solve" not in said:
            if choice["budget"] != "min" and said.startswith("budget "):
                return f"{checked({**choice, 'budget': 'min'})}, after a refusal"
            return "refused: " + said.split(" is ")[0].split("'")[0].split(":")[0]
    else:
        differs = differences(found, expected)
        if not differs:
            return checked_bytes(choice, made, module, call)
    alone, alone_error, *_ = attempt(choice, ALONE)
    if error is not None:
        if is_raised_by_remat(alone_error):
            raise Wrong(f"remat stops another backend: {type(alone_error).__name__}: {alone_error}")
        if alone_error is not None:
            return "invalid in AOTAutograd"
        raise Wrong(f"{type(cause(error)).__name__}: {str(cause(error)).strip()}")
    if alone is not None and not differs & differences(found, alone):
        return "as AOTAutograd"
    wrong = alone is None or not rounded_alike(alone, expected, differences(alone, expected))
    if wrong and rounded_alike(found, expected, differs):
        return "AOTAutograd fails or is wrong, gradients of eager PyTorch but for rounding"
    raise Wrong(f"other {', '.join(sorted(differs))}")


def checked_bytes(choice, made, module, call):
    """Checks that one more step of a program holds the planned bytes, and that these are within the budget."""
    import torch
    from torch_counted import Counted

    planned = made.steps or (made.reports if len(made.plans) == len(made.reports) == 1 and choice["calls"] == 1 else ())
    for each in planned:
        if choice["budget"] != "min" and each.after.total > each.asked:
            raise Wrong(f"planned {each.after.total} bytes of {each.before.total}, and the budget is {each.asked}")
    if len(planned) != 1:
        return "same bits"
    if not choice["accumulates"]:
        module.zero_grad()
    inputs = module.x[: choice["calls"]]
    gradients = [each.grad for each in module.parameters() if each.grad is not None]
    with Counted([*module.parameters(), *module.buffers(), *module.x, *gradients]) as seen:
        results = [call(x) for x in inputs]
        functools.reduce(torch.add, [result[0] for result in results]).backward()
    # The floor also has the tensors that parts without a plan make.
    held = {key: size for call in made.together.recorder.calls for key, size in call.held.items()}
    made_besides = sum(size for key, size in held.items() if key not in seen.besides)
    within = planned[0].after.total - planned[0].floor + made_besides
    if seen.most > within:
        raise Wrong(f"held {seen.most} bytes beside its arguments, and {within} were planned")
    return f"same bits, bytes within the plan of {'several graphs' if made.steps else 'a graph'}"


def smaller(choice):
    """Returns smaller choices, the smallest first."""
    ops = choice["ops"]
    for size in (len(ops) // 2, len(ops) // 4, 2, 1):
        for begin in range(0, len(ops) if size else 0, max(size, 1)):
            if len(ops) > size:
                yield {**choice, "ops": ops[:begin] + ops[begin + size :]}
    plain = {"ends": [], "breaks": [], "calls": 1, "accumulates": False, "between": False, "aux": False}
    for name, value in {**plain, "repeatable": False, "budget": "min"}.items():
        if choice[name] != value:
            yield {**choice, name: value}


def wrong(choice):
    """Returns what is wrong with a program, or None."""
    try:
        checked(choice)
        return None
    except Wrong as error:
        return str(error)


def shrunk(choice, said):
    """Returns a smaller program that fails in the same way. Tries at most TRIES programs."""
    kind, tries = said.split()[0], TRIES
    candidates = smaller(choice)
    while tries and (each := next(candidates, None)) is not None:
        tries -= 1
        found = wrong(each)
        if found is not None and found.split()[0] == kind:
            choice, said, candidates = each, found, smaller(each)
    return choice, said


def quickened():
    """Saves a fifth of a program's time. PyTorch gets one thread, because the tensors are too small for more. The
    garbage collector runs rarely, because it examines the many objects of a trace, and few of them are garbage.
    """
    import torch

    torch.set_num_threads(1)
    gc.freeze()
    gc.set_threshold(100_000, 50, 1000)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bin", help="the folder of remat-opt and remat-solve")
    parser.add_argument("--seed", type=int, default=1, help="of the first program (%(default)s)")
    parser.add_argument("--count", type=int, default=COUNT_FULL if os.environ.get("REMAT_FULL") else COUNT)
    parser.add_argument("--only", action="store_true", help="print the program of --seed, too")
    options = parser.parse_args()
    if beginning.missing("torch"):
        print("fuzz-torch: skipped: torch is not installed (tools/setup torch)")
        return 0
    beginning.use_package(os.path.join(options.bin, "remat-opt"))
    from torch_programs import source

    warnings.simplefilter("ignore")
    quickened()
    ends, failed = collections.Counter(), 0
    for seed in range(options.seed, options.seed + (1 if options.only else options.count)):
        choice = drawn(seed)
        if options.only:
            print(source(choice), {**choice, "ops": len(choice["ops"])}, flush=True)
        try:
            ends[checked(choice)] += 1
        except Wrong as error:
            failed += 1
            print(f"fuzz-torch: seed {seed}: {error}", flush=True)
            small, said = shrunk(copy.deepcopy(choice), str(error))
            print(f"made smaller: {said}\n{source(small)}{ {**small, 'ops': len(small['ops'])} }", flush=True)
    for end, count in ends.most_common():
        print(f"{count:6} {end}")
    print(f"fuzz-torch: {failed} of {sum(ends.values()) + failed} programs from seed {options.seed} failed")
    compared = sum(count for end, count in ends.items() if not end.startswith(("refused", "invalid")))
    if ends.total() >= FEW and compared < LEAST_COMPARED * ends.total():
        print(f"fuzz-torch: only {compared} of {ends.total()} programs were compared with PyTorch")
        return 1
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
