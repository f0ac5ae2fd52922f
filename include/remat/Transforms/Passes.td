//===- Passes.td - Tensor IR to tensor IR ------------------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef REMAT_TRANSFORMS_PASSES_TD
#define REMAT_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"

// Several passes have the options below.
defvar lossResult =
    Option<"lossResult", "loss-result", "int", "-1",
           "Number of the result that is the loss; -1: found by attribute or "
           "structure">;
defvar linkOptions = [
  Option<"deviceToHost", "d2h", "std::string", "\"\"",
         "Bytes/s of copies to the host; default: the machine's">,
  Option<"hostToDevice", "h2d", "std::string", "\"\"",
         "Bytes/s of copies from the host; default: the machine's">,
];

include "remat/Transforms/PreparePasses.td"
include "remat/Transforms/GroupsPasses.td"
include "remat/Transforms/LoopsPasses.td"
include "remat/Transforms/SlicesPasses.td"
include "remat/Transforms/PlanningPasses.td"
include "remat/Transforms/MemoryPasses.td"
include "remat/Transforms/ReportsPasses.td"

#endif // REMAT_TRANSFORMS_PASSES_TD
