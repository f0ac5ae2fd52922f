//===- GroupsPasses.td - What a target computes in one kernel *- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

include "mlir/Pass/PassBase.td"

def RematNumberOps : Pass<"remat-number-ops", "::mlir::func::FuncOp"> {
  let summary = "Locate each op of the step by its number, for other compilers";
  let description = [{
    The ops of the step's block get the locations `loc("op0")`, `loc("op1")` and
    so on, and so do the ops inside them. A compiler that passes names on, as
    XLA does, then tells for each of its kernels which ops it computes.
    `remat-import-groups` reads these names for the same step.
  }];
}

def RematImportGroups : Pass<"remat-import-groups", "::mlir::func::FuncOp"> {
  let summary = "Read groups of ops from a compiler's list of kernels";
  let description = [{
    This pass reads the kernels that the step was compiled to
    ([Formats.md](Formats.md#kernels)), and writes `remat.group` on its ops and
    `remat.groups` on the function. The step must be the one that
    `remat-number-ops` numbered, because a tensor of the file names its op by
    this number.

    - A tensor of the file is the value of its op that has as many elements as
      the tensor. If the op is a reshape, a transpose or a conversion, the
      tensor is the value that the op moves. A result of the step is found by
      its position. If the only reader of a value transposes it, the tensor is
      the transposed value, unless the file has that value too.
    - The ops of a kernel are the ops on the paths from the tensors that it
      reads to the tensors that it writes. If a path does not meet a tensor that
      the kernel reads, it ends at a value that an earlier kernel has made. If
      the value of a library call needs fewer tensors than the call reads, the
      call makes a later value.
    - If a kernel makes no value of the step, it belongs to the kernels that
      read its tensors. Each of them gets a share of its work.
    - `remat.stored_bytes` has the bytes of a value that is padded, or that also
      exists in another layout for more than half of its life.
    - Bytes that belong to no value of the step are workspace of every kernel
      that runs while they are held. Examples are short-lived copies, and parts
      of a sum.
    - A compiler may pad a value for a library call, and later read only the
      padded tensor. The value counts as long as this tensor lives. The
      padding counts as workspace.
    - A kernel may write a value over a tensor that it reads (`in_place`). The
      op of this value then gets `remat.in_place`, and the op of the overwritten
      tensor gets `remat.overwritten`.

    The pass removes ops without effects that no op reads and no kernel
    computes.
  }];
  let options = [
    Option<"file", "file", "std::string", "\"\"", "File to read">,
    Option<"remarks", "remarks", "bool", "false",
           "Print a remark with the number of groups, and with what did not "
           "fit">,
  ];
  let dependentDialects = ["::remat::RematDialect"];
}
