# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The list of all training loops of torch_scenarios.py. Only programs with torch import this file."""

from scenarios_loops import LOOPS
from scenarios_models import MODELS
from scenarios_own import OWN
from scenarios_parallel import PARALLEL
from scenarios_sizes import SIZES

SCENARIOS = (*OWN, *SIZES, *PARALLEL, *MODELS, *LOOPS)
