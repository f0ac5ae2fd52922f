// All passes, for docs/reference/Passes.md.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

include "remat/Transforms/Passes.td"
include "remat/Conversion/Passes.td"
include "remat/Gpu/Passes.td"
