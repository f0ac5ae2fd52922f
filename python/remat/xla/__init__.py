# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes steps that XLA compiles fit into a budget, for GPUs and TPUs that this machine need not have."""
