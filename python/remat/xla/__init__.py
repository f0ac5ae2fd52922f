# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes training steps fit into a budget of the bytes that XLA allocates. This machine need not have the GPU or TPU."""
