# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Fits a plan into the bytes that another compiler allocates: requests, answers, and what to ask for next."""
