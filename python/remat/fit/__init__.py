# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Finds plans whose steps keep a budget of the bytes that another compiler allocates. This folder defines the requests
of a fit and their answers, and chooses each next request."""
