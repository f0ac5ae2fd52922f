#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests remat.torch.backend with offload=. A plan's copies to the host must be in the compiled step. The step must have
the gradients of eager PyTorch and the planned bytes. Bytes on the host are counted separately.

    test_torch_copies.py path/to/build/bin

The test runs under .venv/torch (tools/setup torch) if that exists. It is skipped if this Python has no torch.
Everything runs on the CPU, where a copy to the host is just another buffer.
"""

import copy
import os
import shutil
import sys
import unittest

import beginning

if __name__ == "__main__":
    beginning.run_under("torch", "torch")
HAS_TORCH = not beginning.missing("torch")
if shutil.which("g++"):
    os.environ.setdefault("CXX", "g++")
beginning.use_package(os.path.join(os.path.abspath(sys.argv[1]), "remat-opt"))

import remat  # noqa: E402
import remat.torch  # noqa: E402

if HAS_TORCH:
    import torch
    from remat.torch.live import live_bytes
    from remat.torch.partition import written
    from torch_allocated import allocated
    from torch_steps import Convolutions, Transformer, backend, compiled, images, tokens, trained


def copies(module):
    return [node.target.__name__.split(".")[0] for node in module.graph.nodes if "remat." in str(node.target)]


@unittest.skipUnless(HAS_TORCH, "torch is not installed (tools/setup torch)")
class Copies(unittest.TestCase):
    def setUp(self):
        torch.manual_seed(0)

    def check(self, model, inputs, budget, rate):
        """Trains twice, and checks that the bits are those of eager PyTorch. Also counts the plan's bytes, and returns
        the plan."""
        eager, ours, made = copy.deepcopy(model), copy.deepcopy(model), backend(budget, offload=rate)
        step = compiled(ours, made, fullgraph=True)
        for _ in range(2):
            for a, b in zip(trained(step, ours, inputs), trained(eager, eager, inputs), strict=True):
                self.assertTrue(torch.equal(a, b))
        (fitted,) = made.plans
        ours.zero_grad()
        with live_bytes([*ours.parameters(), *ours.buffers(), *inputs]) as seen:
            step(*inputs).backward()
        self.assertEqual(seen.peak, fitted.tensors - fitted.resident)
        self.assertEqual(seen.host_peak, fitted.host)
        return fitted

    def test_copies_in_place_of_recomputation(self):
        """The link is so fast that a plan needs only copies. Nothing runs again, and no time is lost."""
        for model, inputs in ((Convolutions(), images()), (Transformer(), tokens())):
            with self.subTest(type(model).__name__):
                plain = remat.torch.plan(model, *inputs, budget="60%", effort=0.05).fitted
                fitted = self.check(model, inputs, "60%", "1TB/s")
                self.assertLessEqual(fitted.peak, 0.6 * fitted.before)
                self.assertGreater(fitted.host, 0)
                self.assertLess(fitted.slower, plain.slower)
                self.assertEqual(fitted.more_flops, 0)

    def test_copies_and_recomputation(self):
        """In these plans a tensor comes back twice, or is made again and copied. Over the slow link, ops of the
        Transformer run again in all smallest plans.
        """
        for model, inputs in ((Convolutions(), images()), (Transformer(), tokens())):
            for rate in ("1GB/s", "1TB/s"):
                with self.subTest(f"{type(model).__name__} {rate}"):
                    fitted = self.check(model, inputs, "min", rate)
                    runs = [run.op.node for run in fitted.graph.computed(fitted.steps) if run.kind == "op"]
                    if rate == "1GB/s" and isinstance(model, Transformer):
                        self.assertGreater(len(runs), len(set(runs)))
                    self.assertGreater(fitted.copied, 0)

    def test_the_allocator_holds_device_and_host(self):
        """On the CPU, one allocator gives the memory of the device and the memory of the host."""
        model, inputs = Transformer(), tokens()
        made = backend("50%", offload="1TB/s")
        step = compiled(model, made, fullgraph=True)
        trained(step, model, inputs)
        model.zero_grad()
        found = allocated(lambda: step(*inputs).backward())
        (fitted,) = made.plans
        self.assertLessEqual(found.peak, fitted.tensors - fitted.resident + fitted.host)
        self.assertGreater(found.peak, fitted.tensors - fitted.resident)

    def test_each_copy_is_waited_for(self):
        fitted = remat.torch.plan(Transformer(), *tokens(), budget="50%", offload="1TB/s", effort=0.05).fitted
        forward, backward = written(fitted.graph, fitted.steps)
        done = copies(forward) + copies(backward)
        self.assertGreater(done.count("copy_out"), 3)
        for begin, end in (("copy_out", "copied_out"), ("copy_in", "copied_in")):
            self.assertEqual(done.count(begin), done.count(end))
        self.assertEqual(copies(forward).count("copied_in") + copies(forward).count("copy_in"), 0)

    @unittest.skipUnless(os.environ.get("REMAT_FULL"), "compiles C++: only with REMAT_FULL=1")
    def test_copies_by_inductor(self):
        """Inductor chooses its own strides for most tensors. Copies need the strides of the plan, because they copy a
        storage.
        """
        for model, inputs in ((Convolutions(), images()), (Transformer(), tokens())):
            with self.subTest(type(model).__name__), torch._inductor.config.patch(fallback_random=True):
                eager, ours = copy.deepcopy(model), copy.deepcopy(model)
                made = backend("60%", inner="inductor", offload="1TB/s")
                step = compiled(ours, made, fullgraph=True)
                for _ in range(2):
                    for a, b in zip(trained(step, ours, inputs), trained(eager, eager, inputs), strict=True):
                        torch.testing.assert_close(a, b, rtol=1e-5, atol=1e-6)
                (fitted,) = made.plans
                self.assertGreater(fitted.copied, 0)
                self.assertLessEqual(fitted.taken, 0.6 * fitted.taken_before)

    def test_a_link_that_is_slow_is_not_used(self):
        fitted = remat.torch.plan(Convolutions(), *images(), budget="60%", offload="1kB/s", effort=0.05).fitted
        self.assertEqual(fitted.copied, 0)
        self.assertGreater(fitted.slower, 0)

    def test_what_is_refused(self):
        for rate, said in (("fast", "offload 'fast'"), ("40%", "expected bytes a second"), (0, "above zero")):
            with self.subTest(rate), self.assertRaisesRegex(remat.RematError, said):
                backend("60%", offload=rate)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
