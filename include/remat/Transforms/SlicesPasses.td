//===- SlicesPasses.td - Steps in slices -------------------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

include "mlir/Pass/PassBase.td"

def RematSlice : Pass<"remat-slice", "::mlir::func::FuncOp"> {
  let summary = "Compute a step slice by slice, with the same bits";
  let description = [{
    ```mlir
    func.func @main(%w: tensor<8x8xf32>, %x: tensor<64x8xf32> {remat.slice = 0})
    ```

    This step has a batch of 64 examples. With `k=4` the pass computes all ops
    that depend on the batch in four slices of 16 examples, one after the other.
    Only the intermediate values of one slice live at a time
    ([Slices.md](../design/Slices.md)). The dimension comes from the options
    `argument` and `dimension`, or else from the mark `remat.slice` on
    arguments.

    Each op of a slice reads values of its slice, or a `tensor.extract_slice` of
    a whole tensor. A sum over the dimension, such as a weight's gradient,
    begins with the sum of the previous slice. If the dimension is the outermost
    one that the op reduces, every element is summed in the order of the
    unsliced step, and the bits stay the same. If the op reduces the dimension
    inside of another dimension, the op is computed whole, and a remark says so.
    `slice-reorder` slices such an op too, and the op then adds in another
    order. If an op or the function needs the whole value, `tensor.insert_slice`
    puts it together.

    If an op is sliced and reads a sum over all slices, it needs a second pass
    over all slices. Values of the first pass are then held whole. If the step
    needs more than `passes` passes, an error names the op. An op with
    `remat.whole` is not sliced.

    If `k` does not divide the extent, the first slices have one element more.
    Shapes must be static.

    With `loop` one `scf.for` computes all slices, so the size of the IR does
    not depend on `k`. The loop is one op to a planner. Its slices must have
    equal sizes, and need only one pass.

    Steps of StableHLO are sliced by `dynamic_slice` and `dynamic_update_slice`,
    and `loop` writes a `while` ([StableHLO](../design/Slices.md#stablehlo)).
    A sum of StableHLO has no destination from which it could start, so an op
    adds the sum of each slice to the sum so far. Sums need `slice-reorder`, but
    a largest or a smallest element does not need it.

    With `head-k` each slice computes [its
    head](../design/Slices.md#the-head-of-each-slice) in `head-k` smaller
    slices. With `region=attention`, only
    [attention](../design/Slices.md#attention) and the gradients of its scores
    are sliced.
  }];
  let options = [
    Option<"slices", "k", "int64_t", "2", "How many slices">,
    Option<"argument", "argument", "int64_t", "-1",
           "Number of the argument to slice, from 0; -1: the arguments with "
           "`remat.slice`, or else the argument along which most ops can be "
           "sliced in one pass">,
    Option<"dimension", "dimension", "int64_t", "0",
           "Which dimension of `argument`">,
    Option<"region", "region", "std::string", "\"step\"",
           "step: all ops that depend on the arguments; head: the ops that "
           "read or make the largest tensors; attention: scores and their "
           "gradients">,
    Option<"ofHead", "head-k", "int64_t", "1",
           "Number of slices in which each slice of the step computes its "
           "head">,
    Option<"loop", "loop", "bool", "false",
           "Write one `scf.for` whose body is a slice">,
    Option<"passes", "passes", "int64_t", "1",
           "The largest number of passes over all slices">,
    Option<"sliceReorder", "slice-reorder", "bool", "false",
           "Allow another order of additions in sums over several dimensions">,
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::scf::SCFDialect",
                           "::mlir::tensor::TensorDialect"];
}

def RematChooseSlices : Pass<"remat-choose-slices", "::mlir::ModuleOp"> {
  let summary = "Slice the step if that is faster than recomputing";
  let description = [{
    ```
    remat-opt step.mlir --remat-prepare --remat-annotate-costs --remat-choose-slices=budget=40%
    ```

    This pass plans the original step, and the step in 2, 3, 4, 6, 8, ... slices
    (`remat-slice`), each with recomputation. It takes the fastest result within
    the budget, by `remat.cost`. More slices need less memory and more time,
    because weights are read again for each slice, and kernels get small. The
    pass slices the step, its head, both, or attention, and writes the slices
    one after the other or as one loop. Bounds and quick plans decide which of
    these candidates it plans carefully ([the
    choice](../design/Slices.md#how-remat-chooses-slices)). If the pass chooses
    a loop, the body of the loop is already planned, and `remat-plan` plans the
    ops around it.

    A remark says which candidate was chosen, what it costs, and a lower bound
    for the plans of all candidates. Another remark names the op that prevents
    slices along the dimension that most ops depend on. A budget is written as
    for `remat-plan`, and refers to the original step. The plan of the chosen
    candidate stays on the function, so `remat-plan{improve=true}` can continue
    from it.
  }];
  let options = [
    Option<"budgetText", "budget", "std::string", "\"\"",
           "For all device bytes: bytes, a percentage, or min">,
    Option<"activationBudget", "activation-budget", "std::string", "\"\"",
           "For the bytes above the resident arguments">,
    Option<"offload", "offload", "bool", "false",
           "Let auto and search copy tensors to the host">,
  ] # linkOptions # [
    Option<"hostLimit", "host-limit", "std::string", "\"\"",
           "Bytes that copies may take on the host, such as 64GiB; default: the "
           "machine's">,
    Option<"loops", "loops", "bool", "true",
           "Also try slices as one loop that is planned inside">,
    Option<"sliceReorder", "slice-reorder", "bool", "false",
           "Allow another order of additions in sums over several dimensions">,
    Option<"planner", "planner", "std::string", "\"auto\"",
           "Name of the planner">,
    Option<"effort", "effort", "double", "1.0",
           "Scales how many candidates are tried">,
    Option<"costModel", "cost-model", "std::string", "\"roofline\"",
           "As for remat-annotate-costs">,
    Option<"machineName", "machine", "std::string", "\"\"",
           "As for remat-annotate-costs">,
    Option<"lossResult", "loss-result", "int", "-1",
           "Which result is the loss; -1: found by attribute or structure">,
  ];
  let dependentDialects = ["::remat::RematDialect",
                           "::remat::LoopMarkerDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::scf::SCFDialect",
                           "::mlir::tensor::TensorDialect"];
}
