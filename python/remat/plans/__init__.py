# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Plans that are kept in files."""
