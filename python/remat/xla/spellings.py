# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How a plan is written for XLA: each plan in several ways, of which the best one counts."""

from ..process import Failed
from .candidate import Candidate

# A plan of which XLA takes no more than this share above it is spelled well.
WELL = 1.05
# What is worth more effort, or another try: this share of the step's time.
FAR = 0.02
# Ways to spell a plan, as options of remat-apply. Which one XLA's schedule follows best differs from step to step.
SPELLINGS = {
    "a fence for each recomputation": "fence-per-step=true hand-on-saved=true",
    "a fence for each run of them": "hand-on-saved=true",
    "no results as anchors": "fence-per-step=true hand-on-saved=true result-anchors=false",
    "saved values not handed on": "fence-per-step=true",
    "a fence for each run of them, no results as anchors": "hand-on-saved=true result-anchors=false",
}
# A way for plans that compute whole stages again: an MLP's activation and its gradient then become one kernel, as they do with
# jax.checkpoint.
OF_STAGES = {"a fence for each run of them, and for biases": "hand-on-saved=true"}
# Behind a spelling, of which XLA takes more than it may: tensors of at least a half or a quarter of the largest one's bytes are
# not made beside those that the plan has freed. Each that waits is one more fence, which kernels cannot be computed across.
WAITING = {", the largest tensors wait": 2, ", large tensors wait": 4}
# In how many ways they wait at most.
MOST_WAITING = 3


def parts_of(spelling):
    """(how it is without waiting, 0 or what WAITING has)."""
    for more, large in WAITING.items():
        if spelling.endswith(more):
            return spelling.removesuffix(more), large
    return spelling, 0


class Spellings:
    """Of a Fit."""

    @property
    def spellings(self):
        """On a TPU one: XLA compiles for minutes there, and makes nearly the same of all of them."""
        if self.xla.target.platform == "tpu":
            return list(SPELLINGS)[:1]
        return [*SPELLINGS, *OF_STAGES] if self.is_of_stages else [*SPELLINGS]

    def best_spelled(self, planned):
        """The best of the spellings. The first plan is spelled in all ways; later ones in that which was best, and in the
        others where XLA takes more of it than it may, or more bytes or time than about what is planned. Where it takes more
        of all, large tensors wait in the quickest of them, until it no longer does."""
        first, best, made, enough = self.spelling is None, None, {}, self.enough_for(planned)
        known = self.spellings + ([] if first or self.spelling in self.spellings else [self.spelling])
        for spelling in sorted(known, key=lambda each: each != self.spelling):
            best = self.best_of(planned, spelling, best, made)
            if not first and best is not None and self.above(best) <= enough and not self.is_late(best):
                break
        if best is None:
            raise made[spelling]
        for spelling in self.waiting(made):
            if self.above(best) <= enough:
                break
            best = self.best_of(planned, spelling, best, made)
        return best

    def enough_for(self, planned):
        """Bytes of which the other ways are not tried. A plan with what is left of a budget is not worth more than one."""
        if self.has_more_than_enough:
            return float("inf")
        return WELL * planned.inner if self.goal is None else min(self.goal, WELL * planned.inner)

    def waiting(self, made):
        """Spellings of the quickest ways of made in which large tensors wait, few of them first; but for those in made."""
        plain = [each for each in self.spellings if isinstance(made.get(each), Candidate)]
        plain.sort(key=lambda each: made[each].seconds)
        return [each + more for each in plain[:MOST_WAITING] for more in WAITING if each + more not in made]

    def is_late(self, candidate):
        """Whether XLA takes longer than the plan says, by FAR, where time counts."""
        overhead = None if self.goal is None else self.overheads.get(candidate.inner)
        return overhead is not None and candidate.seconds > self.base.seconds * (1 + overhead + FAR)

    def best_of(self, planned, spelling, best, made):
        """best, or the candidate of a spelling where that is better. What fails is left out. made: by spelling its candidate, or
        why it has none; the spelling is added."""
        try:
            candidate = made[spelling] = self.spelled(planned, spelling)
        except Failed as error:
            self.leave_out(f"{self.named(planned)}, {spelling}", error)
            made[spelling] = error
            return best
        if best is None or self.better(candidate, best, self.goal):
            best, self.spelling = candidate, spelling
        return best

    def spelled(self, planned, spelling):
        plain, large = parts_of(spelling)
        ways = {**SPELLINGS, **OF_STAGES}
        options = ways[plain] + (" prompt-waits=true" if self.offload else "") + f" fence-large={large}"
        path = f"{planned.path.removesuffix('.mlir')}.{list(ways).index(plain)}.{large}.mlir"
        before = ["--remat-tie-biases"] if plain in OF_STAGES else []
        self.opt(
            planned.path, path, *before, f"--remat-apply={options}", "--remat-verify", "--convert-remat-to-stablehlo"
        )
        with open(path, encoding="utf-8") as file:
            text = file.read()
        if text not in self.seen:
            self.doing(f"{self.named(planned)}, {spelling}: compiling")
            self.seen[text] = self.compiled(f"{self.named(planned)}, {spelling}", path, planned.inner)
        return self.seen[text]
