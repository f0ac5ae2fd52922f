# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The kernels of a compiled step in the order in which they run, and the tensors between them."""

from dataclasses import dataclass, field
from typing import Optional


@dataclass
class Tensor:
    name: str
    elements: int
    bytes: int  # Bytes that the tensor takes of the device's memory.
    op: Optional[str] = None  # The name of the program's op that makes the tensor's value.
    # If XLA names no op of the program for the tensor: the ops whose values the tensor is computed from in the kernel.
    of: Optional[tuple] = None
    argument: Optional[int] = None
    shape: Optional[tuple] = None  # The dimensions, from the one that varies slowest in memory to the fastest.
    size: Optional[int] = None  # Bytes in another memory than the device's; None for a tensor in the device's memory.
    position: int = 0  # The position of the tensor's instruction in the module's post order.
    frame: Optional[int] = None  # The stack frame of the tensor's op in the tables of the HLO's text.


@dataclass
class Kernel:
    name: str
    reads: list
    writes: list
    workspace: int = 0
    flops: int = 0
    bytes: int = 0
    # Pairs (read, write): XLA may write the second tensor over the first, if this kernel is the last reader of the
    # first.
    in_place: list = field(default_factory=list)
    # Further pairs (read, write), in which a tensor is the result of a call or is read through a view. XLA does not
    # write one tensor of such a pair over the other in this step. If a part of the step runs again, other kernels may
    # compute these tensors, and XLA may then use the pairs.
    elsewhere: list = field(default_factory=list)
    # Pairs (read, write) of tensors that always have the same bytes of memory, such as those of an update in place.
    same: list = field(default_factory=list)
    # If the kernel is a copy to or from the host, `host` is "to" or "from". Such a copy runs at the same time as other
    # kernels. If the kernel waits for a copy, `awaits` is the place of that copy in the list of kernels.
    host: Optional[str] = None
    awaits: Optional[int] = None
    # If the kernel is a collective, `link` is the bytes that a device sends to others, and `group` is the group of the
    # first device. The collective runs at the same time as kernels if a later kernel waits for it.
    link: int = 0
    group: list = field(default_factory=list)
    # If the kernel has parts that do not read each other's results, `parts` has a Kernel for each part.
    parts: list["Kernel"] = field(default_factory=list)
    # If the kernel is a loop, `body` has the Kernels of the loop's body, and `trips` is the trip count.
    body: Optional["Kernels"] = None
    trips: int = 0
    # For a loop or a branch: (Kernels, places of its operands' arrays) of the body or of each branch, and places of the
    # results; None for a value without memory of its own.
    inner: list = field(default_factory=list)
    gives: list = field(default_factory=list)
    # {place of a tensor with several products: ops of the products that the kernel reads}. The kernel reads other
    # tensors as a whole.
    takes: dict = field(default_factory=dict)

    @property
    def is_outer(self):
        """Whether the kernel runs other kernels."""
        return bool(self.body or self.inner)

    def inside(self, figure):
        """Returns a figure of the kernels inside of this kernel: that of all iterations of a loop, or the largest one of
        the branches. `figure` takes Kernels and returns a number."""
        if self.body:
            return self.trips * figure(self.body)
        return max((figure(branch) for branch, _ in self.inner), default=0)


@dataclass
class Kernels:
    """A step's tensors and kernels. `reads`, `writes` and `results` are places in the list `tensors`. The list
    `kernels` is in the order in which the kernels run."""

    tensors: list = field(default_factory=list)
    kernels: list = field(default_factory=list)
    results: list = field(default_factory=list)
    # {place of a result: place of the donated argument whose memory it has}
    donated: dict = field(default_factory=dict)
    # If these are the Kernels of a loop's body or a branch, `given` has the places of its parameters' arrays, and
    # `gives` has those of its results. A value without memory of its own has the place None.
    given: list = field(default_factory=list)
    gives: list = field(default_factory=list)
    # {place: {op: elements}} of tensors in which XLA computes several products together.
    merged: dict = field(default_factory=dict)

    @property
    def flops(self):
        return sum(each.flops for each in self.kernels)

    @property
    def bytes(self):
        return sum(each.bytes + each.inside(lambda kernels: kernels.bytes) for each in self.kernels)

    @property
    def link(self):
        """The bytes that a device sends to other devices in a step."""
        return sum(each.link + each.inside(lambda kernels: kernels.link) for each in self.kernels)

    @property
    def launches(self):
        """The number of kernels that a device starts one after another. The kernels of a loop count in each iteration.
        Copies to and from the host and collectives are not counted."""
        apart = lambda each: each.host or each.link or each.awaits is not None  # noqa: E731
        return sum(
            each.inside(lambda kernels: kernels.launches) if each.is_outer else not apart(each) for each in self.kernels
        )

    def seconds(self, target):
        """Returns the seconds that all kernels together take on a target. The time of a kernel is the time of its
        arithmetic or the time of its traffic, whichever is larger. The time of branches is that of the slowest one.

        Copies to and from the host run at the same time as kernels, one at a time in each direction, until a kernel
        waits for them. Collectives also run at the same time as kernels, one at a time."""
        now, free, done = 0.0, {"to": 0.0, "from": 0.0, "link": 0.0}, {}
        waited = {each.awaits for each in self.kernels}
        for number, each in enumerate(self.kernels):
            if each.host:
                done[number] = free[each.host] = max(now, free[each.host]) + each.bytes / target.link
            elif each.link:
                done[number] = free["link"] = max(now, free["link"]) + target.sending(each.link, each.group)
                now = now if number in waited else done[number]
            elif each.awaits is not None:
                now = max(now, done.get(each.awaits, now))
            elif each.is_outer:
                now += each.inside(lambda kernels: kernels.seconds(target))
            else:
                now += max(each.flops / target.flops, each.bytes / target.bandwidth)
        return now
