# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What XLA holds while it runs a step's kernels in their order, as its buffer assignment has it.

Arguments and results have memory of their own. A temporary lies in the memory of a result where it fits and has died
before that result is made, in that of a donated argument from its last reader on, the largest temporaries first; else it counts from the kernel that makes it to the last one
that reads it. A kernel may write over what it reads for the last time (`Kernel.in_place`).
"""

from collections import defaultdict


class Lives:
    """made, last: by place of a tensor, the numbers of the kernels that make it and that read it last. temporaries: places
    of all that counts; in_results: those that lie in the memory of results."""

    def __init__(self, found):
        self.found, self.made, self.last = found, {}, {}
        for number, kernel in enumerate(found.kernels):
            for place in kernel.writes:
                self.made[place] = number
            for place in kernel.reads + kernel.writes:
                self.last[place] = number
        results = set(found.results)
        # A tensor without bytes has no place anywhere.
        self.temporaries = [place for place in self.made if place not in results and found.tensors[place].bytes]
        self.in_results = self.assigned(
            [place for place in self.made if place in results and found.tensors[place].bytes]
        )
        self.written_over = self.shared()

    def size(self, place):
        return self.found.tensors[place].bytes

    def assigned(self, results):
        """Places of temporaries that lie in the memory of results."""
        of_temporaries = set(self.temporaries)
        ordered = sorted(
            self.temporaries + results, key=lambda place: (-self.size(place), place in of_temporaries, place)
        )
        allocations, found, end = [], set(), len(self.found.kernels)
        for place in ordered:
            if place not in of_temporaries:
                argument = self.found.donated.get(place)
                read = [] if argument is None else [(0, self.last.get(argument, 0))]
                allocations.append((self.size(place), [*read, (self.made[place], end)]))
                continue
            life = self.made[place], self.last[place]
            for size, lives in allocations:
                if size >= self.size(place) and all(life[1] < first or life[0] > last for first, last in lives):
                    lives.append(life)
                    found.add(place)
                    break
        return found

    def shared(self):
        """{number of a kernel: places of what it writes over}."""
        found = defaultdict(set)
        counted = set(self.temporaries) - self.in_results
        for number, kernel in enumerate(self.found.kernels):
            written = set()
            for read, write in kernel.in_place:
                if (
                    {read, write} <= counted
                    and self.last[read] == number
                    and read not in found[number]
                    and write not in written
                ):
                    found[number].add(read)
                    written.add(write)
        return found

    def held(self):
        """Bytes that count at each kernel."""
        changes = [0] * (len(self.found.kernels) + 1)
        for place in set(self.temporaries) - self.in_results:
            # What is written over is gone before the kernel that does it.
            gone = self.last[place] + (place not in self.written_over[self.last[place]])
            changes[self.made[place]] += self.size(place)
            changes[gone] -= self.size(place)
        total, held = 0, []
        for change, kernel in zip(changes, self.found.kernels):
            total += change
            held.append(total + kernel.workspace)
        return held


def peak(found):
    """(bytes of temporaries that are held at most, the number of the kernel at which they are, None without kernels)."""
    held = Lives(found).held()
    most = max(held, default=0)
    return most, held.index(most) if most else None


def fullest(found):
    """The temporaries that count when most bytes are held, largest first."""
    lives = Lives(found)
    held = lives.held()
    if not held or not max(held):
        return []
    where = held.index(max(held))
    counted = [
        place
        for place in lives.temporaries
        if place not in lives.in_results
        and lives.made[place] <= where <= lives.last[place]
        and place not in lives.written_over[where]
    ]
    return sorted((found.tensors[place] for place in counted), key=lambda each: (-each.bytes, each.name))
