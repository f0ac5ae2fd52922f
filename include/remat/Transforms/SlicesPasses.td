//===- SlicesPasses.td - Steps part by part ----------------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

include "mlir/Pass/PassBase.td"

def RematSlice : Pass<"remat-slice", "::mlir::func::FuncOp"> {
  let summary = "Compute a step slice by slice, with the same bits";
  let description = [{
    Computes the ops that depend on a dimension, such as the batch, in `k`
    slices, one after the other. Only one slice's intermediate values are live
    at a time ([Slices.md](../design/Slices.md)). The arguments with
    `remat.slice` give the dimension, or `argument` and `dimension` name it:

    ```mlir
    func.func @main(%w: tensor<8x8xf32>, %x: tensor<64x8xf32> {remat.slice = 0})
    ```

    Each op of a slice reads values of its slice, or `tensor.extract_slice`s of
    whole tensors. A sum over the dimension, such as a weight's gradient, begins
    with the sum of the previous slice. If the dimension is the outermost one
    that the op reduces, every element is summed in the order of the original
    step, and the bits are the same. An op that reduces it inside another
    dimension stays whole, with a remark, unless `slice-reorder` allows another
    order of additions. Tensors that are read as a whole, such as results of the
    function, are assembled by `tensor.insert_slice`.

    A sliced op that reads a sum over all slices needs a second pass over all
    slices, and values of the first pass are then held whole. If more than
    `passes` passes are needed, the pass fails, and the error names the op. An
    op with `remat.whole` is not sliced.

    If `k` does not divide the extent, the first slices have one element more.
    Shapes must be static.

    With `loop` all slices form one `scf.for`, so the step does not grow with
    `k`. A planner then sees one op. The slices must be equal, and need one
    pass.

    Steps of StableHLO are sliced by `dynamic_slice` and `dynamic_update_slice`,
    and `loop` writes a `while`. Their sums have no destination, so a separate
    op adds the terms of each slice to the sum so far. StableHLO leaves the
    order of additions open, so sums need `slice-reorder`. A maximum or minimum
    does not need it.

    The tensors of the head, such as the logits of a large vocabulary, may be so
    large that they need more slices than the rest. With `head-k` each slice
    computes its head in that number of further slices.

    With `region=attention` only attention and the gradients of its scores are
    sliced. The dimension is the batch, the heads or the rows of queries: the
    outermost of these with at least 16 elements, or else the one with the most.
    Attention is found by what its ops compute: a batched product, exponentials
    divided by their sums, and a second such product. A slice of the gradients
    reads the slice that the forward ops made, and a planner may recompute it
    there.
  }];
  let options = [
    Option<"slices", "k", "int64_t", "2", "How many slices">,
    Option<"argument", "argument", "int64_t", "-1",
           "Number of the argument to slice, from 0; -1: the arguments with "
           "`remat.slice`, or else the one along which most ops can be sliced "
           "in one pass">,
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
           "Most passes over all slices">,
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
    Plans the original step, and the step in 2, 3, 4, 6, 8, ... slices
    (`remat-slice`). It takes the one that is fastest within the budget by
    `remat.cost`, including recomputation. More slices need less memory and more
    time, because weights are read again for each slice, and kernels get small.
    It tries to slice

    - the step along the arguments with `remat.slice`, or else along the
      dimension of an argument that slices the most bytes of values;
    - the head: the ops that read or make the largest tensors, such as the logits
      of a large vocabulary;
    - both: each slice of the step computes its head in further slices;
    - attention (`remat-slice{region=attention}`), alone and together with the
      head of the step in eight slices.

    If the number of slices divides the elements, it also tries these slices as
    one loop (`remat-slice{loop}`), whose body is planned inside
    (`remat-plan-loops`). If unrolled slices would have more than 20,000 ops,
    only the loop is tried. If a loop is chosen, its body is planned already,
    and `remat-plan` plans the ops around it.

    Candidates are not planned if their bounds exclude them, or if they would
    have to come three times as close to their bounds as the best plan. The
    other candidates are planned quickly, and the best two with a tenth of the
    effort. A remark has the choice, its cost, and the lower bound for all
    candidates. Another remark names the op that stops slices along the
    dimension on which most of the step depends. A budget is written as for
    `remat-plan`, and refers to the original step. The chosen plan stays on the
    function, so that `remat-plan{improve=true}` can continue from it.

    With `offload` the compared plans may copy to the host and back, like those
    of `remat-plan` with the same options. The slices are then unrolled.
  }];
  let options = [
    Option<"budgetText", "budget", "std::string", "\"\"",
           "For all device bytes: bytes, a percentage, or min">,
    Option<"activationBudget", "activation-budget", "std::string", "\"\"",
           "For the bytes above the resident arguments">,
    Option<"offload", "offload", "bool", "false",
           "Let auto and search copy tensors to the host">,
    Option<"deviceToHost", "d2h", "std::string", "\"\"",
           "Bytes/s of copies to the host; default: the machine's">,
    Option<"hostToDevice", "h2d", "std::string", "\"\"",
           "Bytes/s of copies from the host; default: the machine's">,
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
