//===- Passes.td - Tensor IR to tensor IR ------------------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef REMAT_TRANSFORMS_PASSES_TD
#define REMAT_TRANSFORMS_PASSES_TD

include "remat/Transforms/PreparePasses.td"
include "remat/Transforms/GroupsPasses.td"
include "remat/Transforms/LoopsPasses.td"
include "remat/Transforms/SlicesPasses.td"
include "remat/Transforms/PlanningPasses.td"
include "remat/Transforms/MemoryPasses.td"
include "remat/Transforms/ReportsPasses.td"

#endif // REMAT_TRANSFORMS_PASSES_TD
