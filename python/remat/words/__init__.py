# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Plans in the words of JAX: which names a policy of jax.checkpoint keeps."""
