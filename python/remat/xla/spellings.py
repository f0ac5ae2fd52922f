# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How a plan is written for XLA: each plan in several ways, of which the best one counts."""

from ..process import Failed

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
}
# A way for plans that compute whole stages again: an MLP's activation and its gradient then become one kernel, as they do with
# jax.checkpoint.
OF_STAGES = {"a fence for each run of them, and for biases": "hand-on-saved=true fence-biases=true"}
# Behind a spelling, of which XLA takes more than it may: no large tensor is made beside those that the plan has freed.
WAITING = ", large tensors wait"


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
        of all, large tensors wait, in one way after the other until it no longer does."""
        first, best, errors = self.spelling is None, None, []
        enough = WELL * planned.inner if self.goal is None else min(self.goal, WELL * planned.inner)
        known = self.spellings + ([] if first or self.spelling in self.spellings else [self.spelling])
        for spelling in sorted(known, key=lambda each: each != self.spelling):
            best = self.best_of(planned, spelling, best, errors)
            if not first and best is not None and self.above(best) <= enough and not self.is_late(best):
                break
        if best is None:
            raise errors[-1]
        waiting = [each + WAITING for each in self.spellings if each + WAITING not in known]
        for spelling in sorted(waiting, key=lambda each: each != self.spelling + WAITING):
            if self.above(best) <= enough:
                break
            best = self.best_of(planned, spelling, best, errors)
        return best

    def is_late(self, candidate):
        """Whether XLA takes longer than the plan says, by FAR, where time counts."""
        overhead = None if self.goal is None else self.overheads.get(candidate.inner)
        return overhead is not None and candidate.seconds > self.base.seconds * (1 + overhead + FAR)

    def best_of(self, planned, spelling, best, errors):
        """best, or the candidate of a spelling where that is better; what fails is left out, and added to errors."""
        try:
            candidate = self.spelled(planned, spelling)
        except Failed as error:
            self.leave_out(f"{self.named(planned)}, {spelling}", error)
            errors.append(error)
            return best
        if best is None or self.better(candidate, best, self.goal):
            best, self.spelling = candidate, spelling
        return best

    def spelled(self, planned, spelling):
        plain = spelling.removesuffix(WAITING)
        ways = {**SPELLINGS, **OF_STAGES}
        options = ways[plain] + (" prompt-waits=true" if self.offload else "")
        options += " fence-large=true" if spelling != plain else ""
        number = f"{list(ways).index(plain)}{'w' if spelling != plain else ''}"
        path = f"{planned.path.removesuffix('.mlir')}.{number}.mlir"
        self.opt(planned.path, path, f"--remat-apply={options}", "--remat-verify", "--convert-remat-to-stablehlo")
        with open(path, encoding="utf-8") as file:
            text = file.read()
        if text not in self.seen:
            self.doing(f"{self.named(planned)}, {spelling}: compiling")
            self.seen[text] = self.compiled(f"{self.named(planned)}, {spelling}", path, planned.inner)
        return self.seen[text]
