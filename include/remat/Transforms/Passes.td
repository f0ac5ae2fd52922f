//===- Passes.td - Tensor IR to tensor IR ------------------*- tablegen -*-===//

#ifndef REMAT_TRANSFORMS_PASSES_TD
#define REMAT_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"

def RematAnnotateCosts : Pass<"remat-annotate-costs", "::mlir::func::FuncOp"> {
  let summary = "Write the cost of every op into `remat.cost`";
  let description = [{
    Puts `remat.cost` on every op that is a node of the function's graph: FLOP
    and bytes read and written, counted from the op's loops and types, and its
    cost in the unit of the chosen model. The function records the model in
    `remat.cost_model`, so that later passes know the unit.

    | model      | cost of an op |
    |------------|---------------|
    | `analytic` | 10 for a contraction or convolution, 1 otherwise |
    | `flops`    | floating-point operations |
    | `roofline` | seconds: max(FLOP / peak, bytes / bandwidth) + launch |

    A profile overrides the model's seconds op by op, so it needs `roofline`.
  }];
  let options = [
    Option<"costModel", "cost-model", "std::string", "\"roofline\"",
           "analytic, flops or roofline">,
    Option<"machine", "machine", "std::string", "\"\"",
           "a100, h100, h200 or cpu; default: the module's `remat.machine`, or "
           "else h100">,
    Option<"profile", "profile", "std::string", "\"\"",
           "JSON file from op or location names to seconds">,
  ];
}

#endif // REMAT_TRANSFORMS_PASSES_TD
