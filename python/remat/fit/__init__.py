# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Fits a plan into the bytes that another compiler allocates. This folder has the requests, their answers, and the
choice of the next request."""
