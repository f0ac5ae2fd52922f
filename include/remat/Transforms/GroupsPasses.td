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
  let summary = "Take what a compiler computes in one kernel from a file";
  let description = [{
    Reads the kernels that the step was compiled to
    ([Formats.md](Formats.md#kernels)), and writes `remat.group` on its ops and
    `remat.groups` on the function. The step must be the one that
    `remat-number-ops` numbered: a tensor of the file names its op by that
    number.

    - A tensor is the value of its op with as many elements; of a reshape,
      transpose or conversion, what that moves. What the step returns is found by
      its place. Where the only reader of a value transposes it, the tensor is
      the transposed one, unless that is a tensor too.
    - The ops of a kernel are those that lead from what it reads to what it
      writes. Where a path misses what it reads, it ends at what an earlier
      kernel has made. Where the value of a library call needs less than the call
      reads, the call does more, and makes a value further down.
    - A kernel that makes no value of the step is a part of those that read what
      it makes, each of which has a share of its work.
    - A value is kept in `remat.stored_bytes` where it is padded, or there in
      another layout, too, for more than half of its time.
    - Bytes that no value of the step has are workspace of every kernel during
      which they are held: of copies for a while, of parts of a sum.
    - Where the kernel of a value may write it over what it reads (`in_place`), the
      value's op gets `remat.in_place`, and the op of what it may write over
      `remat.overwritten`.

    Ops without effects that nothing reads, and that no kernel computes, are
    removed.
  }];
  let options = [
    Option<"file", "file", "std::string", "\"\"", "File to read">,
    Option<"remarks", "remarks", "bool", "false",
           "Print a remark with the numbers of groups, and what did not fit">,
  ];
  let dependentDialects = ["::remat::RematDialect"];
}
