//===- GroupsPasses.td - What a target computes in one kernel *- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

include "mlir/Pass/PassBase.td"

def RematNumberOps : Pass<"remat-number-ops", "::mlir::func::FuncOp"> {
  let summary = "Give each op of the step its number as its location";
  let description = [{
    The ops of the step's block get the locations `loc("op0")`, `loc("op1")` and
    so on. An op inside another op gets the number of the outer op. A compiler
    such as XLA keeps these names, and its list of kernels then shows which ops
    each kernel computes. `remat-import-groups` reads these names for the same
    step.
  }];
}

def RematImportGroups : Pass<"remat-import-groups", "::mlir::func::FuncOp"> {
  let summary = "Read groups of ops from a compiler's list of kernels";
  let description = [{
    ```
    remat-opt step.mlir --remat-import-groups=file=kernels.json --remat-annotate-costs --remat-plan=budget=40%
    ```

    This pass reads the list of the kernels that a compiler made of the step
    ([Formats.md](Formats.md#kernels)). It writes `remat.group` on the ops and
    `remat.groups` on the function. The step must be the one that
    `remat-number-ops` numbered, because each tensor of the file names its op by
    this number.

    - A tensor of the file stands for a value of its op: the value with the same
      number of elements. If the op is a reshape, a transpose or a conversion,
      the tensor is the value that the op moves. A result of the step is found
      by its position. If the only reader of a value transposes it, the tensor
      is the transposed value, unless the file has that value too. If the
      compiler names no op for a tensor, the tensor is the only value of its size
      that is computed from the values of certain ops (`of` in the file).
    - The ops of a kernel are the ops on the paths from the tensors that it
      reads to the tensors that it writes. If a path does not meet a tensor that
      the kernel reads, it ends at a value that an earlier kernel has made. If a
      library call reads more tensors than its value needs, the call makes the
      nearest later value that depends on all these tensors.
    - If a kernel makes no value of the step, it is counted with the kernels
      that read its tensors. Its work is divided among these kernels.
    - `remat.stored_bytes` has the bytes of a value if the value is padded, or
      if it also exists in another layout for more than half of its life.
    - `remat.stored_shape` has the shape in which the compiler stores a value.
    - Ops that the compiler merged into one kernel get the same number
      (`remat.merged`).
    - Some bytes belong to no value of the step, such as those of short-lived
      copies and of parts of a sum. They are workspace of every kernel that runs
      while they are held.
    - A compiler may pad a value for a library call, and later read only the
      padded tensor. The value is then counted as held as long as this tensor
      lives. The padding is counted as workspace.
    - A kernel may write a value over a tensor that it reads (`in_place`). The
      op of this value then gets `remat.in_place`, and the op of the overwritten
      tensor gets `remat.overwritten`.

    The pass removes ops without effects that no op reads and no kernel
    computes.
  }];
  let options = [
    Option<"file", "file", "std::string", "\"\"", "File to read">,
    Option<"remarks", "remarks", "bool", "false",
           "Print a remark with the number of groups, and with the ops and "
           "kernels that have no partner">,
  ];
  let dependentDialects = ["::remat::RematDialect"];
}
