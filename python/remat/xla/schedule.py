# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The kernels of a compiled step in the order in which they run, and the tensors between them."""

from dataclasses import dataclass, field
from typing import Optional

from . import collectives

ALWAYS = ("name", "reads", "writes", "workspace", "flops", "bytes")


@dataclass
class Tensor:
    name: str
    elements: int
    bytes: int  # On the device.
    op: Optional[str] = None  # Of the program's op that it is the value of.
    argument: Optional[int] = None
    size: Optional[int] = None  # In whatever memory it lies in; None: as on the device.


@dataclass
class Kernel:
    name: str
    reads: list
    writes: list
    workspace: int = 0
    flops: int = 0
    bytes: int = 0
    # Pairs (read, write): XLA may write the one over the other where it is read for the last time.
    in_place: list = field(default_factory=list)
    # More such pairs, of results of calls and of what is seen through views, over which XLA writes nothing here. Where a part
    # runs again it may compute them in other kernels, and then does.
    elsewhere: list = field(default_factory=list)
    # Pairs (read, write) that lie in one memory, whatever else is read later: what an update in place writes.
    same: list = field(default_factory=list)
    # Of a copy: whether it goes "to" or comes "from" the host; it runs beside kernels. Of what waits for a copy: its place in
    # the list of kernels.
    host: Optional[str] = None
    awaits: Optional[int] = None
    # Of a collective: bytes that a device sends to others, and the devices that take part with the first one; it runs beside
    # kernels where something waits for it later.
    link: int = 0
    group: list = field(default_factory=list)
    # Of several collectives in one: (read, write, bytes that are sent) of each.
    parts: list = field(default_factory=list)
    # Of a loop: the Kernels of its body, and how often it runs.
    body: Optional["Kernels"] = None
    trips: int = 0
    # Of a loop and of a branch: (Kernels, places of the arrays that they are given) of the body or of each branch, and
    # places of the results; None for what has no memory of its own.
    inner: list = field(default_factory=list)
    gives: list = field(default_factory=list)


@dataclass
class Kernels:
    """reads, writes and results are places in tensors; kernels are in the order in which they run."""

    tensors: list = field(default_factory=list)
    kernels: list = field(default_factory=list)
    results: list = field(default_factory=list)
    # By place of a result that lies in the memory of an argument: that argument's place.
    donated: dict = field(default_factory=dict)
    # Of a loop's body or a branch: places of the arrays that it is given and of those that it gives, None as above.
    given: list = field(default_factory=list)
    gives: list = field(default_factory=list)

    def to_json(self, target, hopeful=False):
        """target: what sending takes there is priced as bytes of its memory in the same time. hopeful: also with the pairs in
        place that XLA has elsewhere at most."""

        def tensor(each):
            one = {
                "name": each.name,
                "op": each.op,
                "elements": each.elements,
                "bytes": each.bytes,
                "argument": each.argument,
                "size": each.size,
            }
            return {key: value for key, value in one.items() if value is not None}

        def kernel(each):
            one = {key: value for key, value in vars(each).items() if key in ALWAYS}
            pairs = each.in_place + (each.elsewhere if hopeful else [])
            in_place = [pair for pair in pairs if pair[0] in each.reads and pair[1] in each.writes]
            if in_place:
                one["in_place"] = in_place
            if each.link:
                one["bytes"] = max(each.bytes, round(target.sending(each.link, each.group) * target.bandwidth))
            if each.body:
                one["bytes"] = max(each.bytes, round(each.trips * each.body.seconds(target) * target.bandwidth))
            return one

        return {
            "format": "remat-kernels",
            "version": 1,
            "tensors": list(map(tensor, self.tensors)),
            "kernels": [kernel(each) for each in collectives.when_needed(self)],
            "results": self.results,
        }

    @property
    def flops(self):
        return sum(each.flops for each in self.kernels)

    @property
    def bytes(self):
        return sum(each.bytes + (each.trips * each.body.bytes if each.body else 0) for each in self.kernels)

    @property
    def link(self):
        """Bytes that a device sends to others."""
        return sum(each.link + (each.trips * each.body.link if each.body else 0) for each in self.kernels)

    def seconds(self, target):
        """What the kernels take on a target, by the larger of arithmetic and traffic of each. Copies to the host and from it
        run beside them, one at a time in each direction, and are waited for; so do collectives, one at a time."""
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
            elif each.body:
                now += each.trips * each.body.seconds(target)
            else:
                now += max(each.flops / target.flops, each.bytes / target.bandwidth)
        return now
