//===- SlicesPasses.td - Steps part by part ----------------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

include "mlir/Pass/PassBase.td"

def RematSlice : Pass<"remat-slice", "::mlir::func::FuncOp"> {
  let summary = "Compute a step slice by slice, with the same bits";
  let description = [{
    Computes what depends on a dimension, such as the batch, in `k` slices, one
    after the other, so that only one slice's intermediate values live at a time
    ([Slices.md](../design/Slices.md)). The dimension is that of the arguments
    with `remat.slice`, or `argument` and `dimension` name it:

    ```mlir
    func.func @main(%w: tensor<8x8xf32>, %x: tensor<64x8xf32> {remat.slice = 0})
    ```

    Each op of a slice reads `tensor.extract_slice`s of what is there whole, or
    values of its slice. A sum over the dimension, such as a weight's gradient,
    begins with the sum of the slice before. So every element is summed in the
    order of the unsliced step, and the bits stay, if the dimension is the
    outermost one that the op reduces. An op that reduces it inside of another
    dimension stays whole, with a remark, unless `slice-reorder` lets slices add
    in another order. What something reads whole, such as a result of the
    function, is put together by `tensor.insert_slice`.

    What reads a sum over all slices and is sliced itself needs a second pass
    over all slices, for which values of the first are held whole. More than
    `passes` passes are an error that names the op. An op with `remat.whole` is
    not sliced.

    Where `k` does not divide the extent, the first slices have one element
    more. Shapes must be static.

    With `loop` all slices are one `scf.for`, so that the step does not grow with
    `k`; a planner then sees one op. Its slices are equal, and in one pass.

    Steps of StableHLO are sliced by `dynamic_slice` and `dynamic_update_slice`,
    and `loop` writes a `while`. Their sums have no destination to begin with: an
    op adds what each slice gives to the sum so far. StableHLO leaves the order
    of additions open, so that sums need `slice-reorder`; a largest or least
    element does not.

    The tensors of the head, such as the logits of a large vocabulary, may be so
    large that they need more slices than the rest: with `head-k` each slice
    computes its head in that many slices of its own.

    With `region=attention` only attention is sliced, and the gradients of its
    scores, along the batch, the heads or the rows of queries: the outermost of
    these dimensions that has 16 elements, or else the one with most. It is found
    by what its ops compute: a product with a batch, exponentials divided by
    their sums, and a second such product. A slice of the gradients reads the
    slice that the forward ops made, and a planner may recompute it there.
  }];
  let options = [
    Option<"slices", "k", "int64_t", "2", "How many slices">,
    Option<"argument", "argument", "int64_t", "-1",
           "Number of the argument to slice, from 0; -1: those with `remat.slice`, "
           "or else the one along which most can be sliced in one pass">,
    Option<"dimension", "dimension", "int64_t", "0",
           "Which dimension of `argument`">,
    Option<"region", "region", "std::string", "\"step\"",
           "step: all that depends on the arguments; head: what reads or makes "
           "the largest tensors; attention: scores and their gradients">,
    Option<"ofHead", "head-k", "int64_t", "1",
           "In how many slices each slice of the step computes its head">,
    Option<"loop", "loop", "bool", "false",
           "Write one `scf.for` whose body is a slice">,
    Option<"passes", "passes", "int64_t", "1",
           "Most passes over all slices">,
    Option<"sliceReorder", "slice-reorder", "bool", "false",
           "Let sums over several dimensions add in another order">,
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::scf::SCFDialect",
                           "::mlir::tensor::TensorDialect"];
}

def RematChooseSlices : Pass<"remat-choose-slices", "::mlir::ModuleOp"> {
  let summary = "Slice the step where that is quicker than recomputing";
  let description = [{
    Plans the step as it is and in 2, 3, 4, 6, 8, ... slices (`remat-slice`), each
    with what is recomputed, and takes the one that is quickest within the budget
    by `remat.cost`. More slices need less memory, and more time: weights are read
    again for each slice, and kernels get small. What is sliced is

    - the step along the arguments with `remat.slice`, or else along that
      dimension of an argument that the most bytes of values are sliced along;
    - the head: the ops that read or make the largest tensors, such as the logits
      of a large vocabulary;
    - both: in each slice of the step, the head in slices of its own;
    - attention (`remat-slice{region=attention}`), alone and with the head of the
      step in eight slices beside it.

    Where it divides the elements, the same number of slices of the step is tried
    as one loop as well (`remat-slice{loop}`), whose body is planned inside
    (`remat-plan-loops`). A line of more than 20,000 ops is not written: then
    the loop alone is tried. What a loop chosen so keeps is in its body already,
    and `remat-plan` plans what is around it.

    Candidates that cannot be better by their bounds are not planned, nor those
    that would have to come three times as close to theirs as the best plan. The
    others are planned quickly, and the best two with a tenth of the effort. A
    remark says what was chosen, what it costs, and what no plan of the candidates
    can go below; another one names what stops slices along the dimension that
    most depends on. A budget, which is one as for `remat-plan`, refers to the step as
    it is. The plan of what was chosen stays on the function, so that
    `remat-plan{improve=true}` can go on from it.

    With `offload` the plans that are compared may copy to the host and back, as
    those of `remat-plan` with the same options; the step in slices is then a line.
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
           "Try slices as one loop, planned inside, as well">,
    Option<"sliceReorder", "slice-reorder", "bool", "false",
           "Let sums over several dimensions add in another order">,
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
