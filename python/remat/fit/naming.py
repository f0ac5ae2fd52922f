# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Names of plans: what they take and their variant, and a number if that is not unique."""

from dataclasses import replace

from ..budget import mb


class PlanNames:
    """Two plans are the same plan if they are the same text."""

    def __init__(self):
        self.known = {}  # Plan by its key.
        self.count = {}  # Plans that have a name, by the name without a number.

    def named(self, plan, key):
        """Returns the plan with its name; a plan that is known by its key is returned as it was."""
        if key not in self.known:
            name = f"{mb(plan.planned)} MB planned from '{plan.variant}'"
            self.count[name] = number = self.count.get(name, 0) + 1
            self.known[key] = replace(plan, name=name if number == 1 else f"{name} ({number})")
        return self.known[key]
