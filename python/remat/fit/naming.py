# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Names plans by their bytes and their variant, with a number if that name is not unique."""

from dataclasses import replace

from ..budget import mb


class PlanNames:
    """Gives each plan a unique name. Plans with the same key count as one plan."""

    def __init__(self):
        self.known = {}  # {key: its plan}
        self.count = {}  # {name without a number: how many plans have that name}

    def named(self, plan, key):
        """Gives the plan a name, and returns the plan. If another plan with this key already has a name, that plan is
        returned instead."""
        if key not in self.known:
            name = f"{mb(plan.planned)} MB planned from '{plan.variant}'"
            self.count[name] = number = self.count.get(name, 0) + 1
            self.known[key] = replace(plan, name=name if number == 1 else f"{name} ({number})")
        return self.known[key]
