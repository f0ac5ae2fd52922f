# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Fits training steps that XLA compiles into a budget. This machine need not have the GPU or TPU for which XLA compiles."""
