//===- GroupsPasses.td - What a target computes in one kernel *- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

include "mlir/Pass/PassBase.td"

def RematNumberOps : Pass<"remat-number-ops", "::mlir::func::FuncOp"> {
  let summary = "Locate each op of the step by its number, for other compilers";
  let description = [{
    The ops of the step's block get the locations `loc("op0")`, `loc("op1")` and
    so on, and so do the ops inside them. A compiler that passes names on, as
    XLA does, then says for each of its kernels which ops it computes.
    `remat-import-groups` reads that back for the same step.
  }];
}

def RematImportGroups : Pass<"remat-import-groups", "::mlir::func::FuncOp"> {
  let summary = "Read groups of ops from a compiler's list of kernels";
  let description = [{
    Reads the kernels of the compiled step ([Formats.md](Formats.md#kernels)),
    and writes `remat.group` on its ops and `remat.groups` on the function. It
    must be the step that `remat-number-ops` numbered, because tensors of the
    file name their ops by these numbers.

    - A tensor is the value of its op with the same number of elements. For a
      reshape, transpose or conversion it is the operand. The results of the
      step are found by their positions. If the only reader of a value
      transposes it, the tensor is the transposed value, unless that is another
      tensor.
    - The ops of a kernel are those that lead from its inputs to its outputs. If
      a path misses the inputs, it ends at a value that an earlier kernel has
      made. If the value of a library call needs less than the call reads, the
      call does more, and makes a later value.
    - A kernel that makes no value of the step belongs to the kernels that read
      its results. Each of them has a share of its work.
    - A value gets `remat.stored_bytes` if it is padded, or if it is also stored
      in another layout for more than half of its time.
    - Bytes that belong to no value of the step, such as temporary copies and
      parts of a sum, are workspace of every kernel during which they are held.
    - If the kernel of a value may write it over one of its inputs (`in_place`),
      the value's op gets `remat.in_place`, and the input's op gets
      `remat.overwritten`.

    Ops without effects and readers that no kernel computes are removed.
  }];
  let options = [
    Option<"file", "file", "std::string", "\"\"", "File to read">,
    Option<"remarks", "remarks", "bool", "false",
           "Print a remark with the number of groups, and with what did not "
           "fit">,
  ];
  let dependentDialects = ["::remat::RematDialect"];
}
