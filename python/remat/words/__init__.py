# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes plans as policies of jax.checkpoint, which keep values by their names."""
