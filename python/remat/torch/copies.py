# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Ops that copy a tensor's bytes to the host and back, while other ops compute. Importing this module needs torch.

    host = remat.copy_out(x, count)         starts to copy count elements
    waited = remat.copied_out(host, x)      waits for that copy: x may be freed after this
    x = remat.copy_in(host, waited, ...)    starts the copy back
    remat.copied_in(x)                      waits for it: x may be read after this

On CUDA each direction has a stream of its own, and host memory is pinned. To wait for a copy, the computing stream
waits for an event. On the CPU a copy is another buffer, and is complete when it starts.
"""

import torch

LIBRARY = torch.library.Library("remat", "DEF")
LIBRARY.define("copy_out(Tensor x, int count) -> Tensor")
LIBRARY.define("copied_out(Tensor host, Tensor x) -> Tensor")
LIBRARY.define("copy_in(Tensor host, Tensor waited, int[] size, int[] stride, int offset) -> Tensor")
LIBRARY.define("copied_in(Tensor(a!) x) -> ()")

OPS = torch.ops.remat
STREAMS = {}  # (direction, device): its stream.
# {address of a copy in progress: (the event at the end of the copy, the tensor that is copied)}. The source of a copy
# has to live until the copy is complete. In inductor's code it can happen that nothing else holds the source, because
# the source is a tensor with other strides that was made only for the copy.
EVENTS = {}


def elements(x, count):
    """Returns all elements of x's storage as one dim."""
    return x.as_strided((count,), (1,), 0)


def shaped(flat, size, stride, offset):
    return flat if not offset and list(flat.shape) == list(size) else flat.as_strided(size, stride, offset)


def stream_of(direction, device):
    if (direction, device) not in STREAMS:
        STREAMS[direction, device] = torch.cuda.Stream(device)
    return STREAMS[direction, device]


def copy(direction, target, source, device):
    """Makes a copy start when the computing stream reaches this point."""
    stream = stream_of(direction, device)
    stream.wait_stream(torch.cuda.current_stream(device))
    with torch.cuda.stream(stream):
        target.copy_(source, non_blocking=True)
        EVENTS[target.data_ptr()] = stream.record_event(), source


def wait(tensor, device):
    if tensor.data_ptr() in EVENTS:
        event, _ = EVENTS.pop(tensor.data_ptr())
        torch.cuda.current_stream(device).wait_event(event)


def begin_out(x, count):
    host = torch.empty(count, dtype=x.dtype, pin_memory=True)
    copy("out", host, elements(x, count), x.device)
    return host


def end_out(host, x):
    wait(host, x.device)
    return x.new_empty(0)


def begin_in(host, waited, size, stride, offset):
    flat = torch.empty(host.shape, dtype=host.dtype, device=waited.device)
    copy("in", flat, host, waited.device)
    return shaped(flat, size, stride, offset)


def end_in(x):
    wait(elements(x, 1), x.device)


for name, on_cpu, on_cuda in (
    ("copy_out", lambda x, count: elements(x, count).clone(), begin_out),
    ("copied_out", lambda host, x: x.new_empty(0), end_out),
    ("copy_in", lambda host, waited, *how: shaped(host.clone(), *how), begin_in),
    ("copied_in", lambda x: None, end_in),
):
    LIBRARY.impl(name, on_cpu, "CPU")
    LIBRARY.impl(name, on_cuda, "CUDA")


@torch.library.register_fake("remat::copy_out")
def _(x, count):
    return x.new_empty(count, device="cpu")


@torch.library.register_fake("remat::copied_out")
def _(host, x):
    return x.new_empty(0)


@torch.library.register_fake("remat::copy_in")
def _(host, waited, size, stride, offset):
    return shaped(waited.new_empty(host.shape, dtype=host.dtype), size, stride, offset)


@torch.library.register_fake("remat::copied_in")
def _(x):
    return None
