# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Fits steps that XLA compiles, for GPUs and TPUs that this machine need not have."""
