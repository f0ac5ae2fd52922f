# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares the results of a step with those of jax.jit. The file can be imported without JAX."""

import unittest


class Same(unittest.TestCase):
    def same(self, found, expected):
        """Structures, types and places must be equal, and numbers within 1e-6."""
        import jax
        import numpy as np

        self.assertEqual(jax.tree.structure(found), jax.tree.structure(expected))
        for a, b in zip(jax.tree.leaves(found), jax.tree.leaves(expected)):
            self.assertEqual((a.dtype, a.shape, weak(a), place(a)), (b.dtype, b.shape, weak(b), place(b)))
            if a.dtype == jax.dtypes.float0:
                continue
            if jax.numpy.issubdtype(a.dtype, jax.dtypes.prng_key):
                a, b = jax.random.key_data(a), jax.random.key_data(b)
            np.testing.assert_allclose(np.asarray(a, dtype=complex), np.asarray(b, dtype=complex), rtol=0, atol=1e-6)


def weak(array):
    return getattr(array, "weak_type", False)


def place(array):
    return getattr(array, "sharding", None)
