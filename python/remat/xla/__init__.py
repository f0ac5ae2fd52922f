# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Steps that XLA compiles, for GPUs that need not be there."""
