# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Shows the time that each budget costs, as figures and as a table."""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from ..budget import exact, mb, percent


class Point(NamedTuple):
    """The fastest plan that was found for a peak. `share` is the peak as a share of the original peak. `more_time` is
    the extra time by the roofline, as a share of the original time."""

    peak: int  # Bytes.
    share: float
    more_time: float


@dataclass(frozen=True, repr=False)
class Curve:
    """The plans that no other plan beats in both bytes and time, the largest first. `print` shows a table with the
    largest plan of each 5 % of the original bytes, and the smallest plan of all."""

    points: tuple[Point, ...]

    def __iter__(self) -> Iterator[Point]:
        return iter(self.points)

    def __len__(self) -> int:
        return len(self.points)

    def __getitem__(self, place: Any) -> Any:
        return self.points[place]

    def __repr__(self) -> str:
        most, least = self.points[0], self.points[-1]
        return (
            f"{len(self)} plans; print() shows one for each 5 % of the bytes\n"
            f"the most bytes: {exact(most.peak)}, {most.share:.1%}, {percent(most.more_time)} time by the roofline\n"
            f"the fewest bytes: {exact(least.peak)}, {least.share:.1%}, {percent(least.more_time)} time by the roofline"
        )

    def __str__(self) -> str:
        by_step = {
            math.ceil(20 * each.share): each for each in reversed(self.points)
        }  # The largest of all plans whose peaks are in the same 5 % of the original bytes stays.
        shown = dict.fromkeys([*reversed(by_step.values()), self.points[-1]])
        rows = [f"{mb(each.peak):>9} MB  {each.share:6.1%}  {percent(each.more_time):>8}" for each in shown]
        return "\n".join([f"{'peak':>12}  {'share':>6}  {'time':>8}", *rows])
