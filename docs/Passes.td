// All passes, for docs/Passes.md.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

include "remat/Transforms/Passes.td"
include "remat/Conversion/Passes.td"
include "remat/Gpu/Passes.td"
