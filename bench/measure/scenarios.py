# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""All training loops of torch_scenarios.py. Imported where torch is."""

from scenarios_own import OWN

SCENARIOS = (*OWN,)
