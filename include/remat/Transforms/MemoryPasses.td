//===- MemoryPasses.td - Buffers in one arena --------------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

include "mlir/Pass/PassBase.td"

def RematInPlace : Pass<"remat-in-place", "::mlir::func::FuncOp"> {
  let summary = "Let elementwise ops write over operands that die with them";
  let description = [{
    A linalg op with parallel loops only may not read its destination, while one
    of its operands of the same type is read by the same map, and by nothing
    later. Then this operand becomes the destination. Bufferization gives both
    one buffer, and the graph of the function has an `in_place` pair, so that
    plans take it into account.

    An operand is left alone where a view of it, or what took over its buffer, is
    read later or by the same op in another way; where it is an argument that is
    not donated, a constant, a filled or an empty tensor, a part of a larger
    tensor, or a tensor that copies brought back from the host. Destinations that
    the program chose itself, to accumulate in them, stay.

    The values that the function computes are the same. If a later pass moves a
    reader of the operand behind the op, the destination has no effect, and the
    op gets a buffer of its own. Fusion resets destinations, so run this pass
    after fusion: before `remat-plan`, so that plans take it into account, and
    after `remat-apply`, for the clones.
  }];
  let options = [
    Option<"remarks", "remarks", "bool", "false",
           "Print a remark with how many destinations were chosen">,
  ];
  let dependentDialects = ["::mlir::linalg::LinalgDialect"];
}

def RematReportCopies : Pass<"remat-report-copies", "::mlir::func::FuncOp"> {
  let summary = "Say which copies and buffers bufferization left, and why";
  let description = [{
    For a function after bufferization. Every `memref.copy` and `memref.alloc` of
    it gets a remark with its bytes and its reason, and the function one with
    the sums.

    The reason of a copy is what bufferization noted
    (`copy_reason`), or else what the buffers show: what it is copied to,
    or which op writes the copy while the original is read again. The reason of
    an alloc is the op that writes it first, and why that op cannot write over an
    operand: none has its type and is read element by element, or one is read
    again, or is an argument. A buffer that a dying operand could have
    been says so: `remat-in-place` would choose it.

    Where a tensor becomes a part of a larger one, the program itself contains
    the copy. All other copies were added.

    `file` gets the same as JSON: `copies` and `allocs` with location, bytes and
    reason, and their sums.
  }];
  let options = [
    Option<"file", "file", "std::string", "\"\"", "File to write as JSON, with what the remarks say">,
    Option<"remarks", "remarks", "bool", "true", "Print the remarks">,
  ];
  let dependentDialects = ["::mlir::memref::MemRefDialect"];
}

def RematPlanMemory : Pass<"remat-plan-memory", "::mlir::func::FuncOp"> {
  let summary = "Make all buffers of a function parts of one arena";
  let description = [{
    For a function after bufferization. Every `memref.alloc` becomes a
    `memref.view` of an arena. There is one arena for each memory space. It is
    allocated at the beginning of the function and freed at its end, unless a
    part of it is returned: then the caller owns it.

    Buffers that do not live at the same time share bytes. A buffer lives from
    the first op that touches it, or a view of it, to the last; one that a loop
    allocates lives in each iteration. Each `memref.dealloc` of such a buffer is
    removed.

    The offsets come from the packing of include/remat/Core/Packing/Packing.h,
    and are checked before anything changes. On the arena, `remat.arena` says
    how many buffers it has, the most bytes that live at the same time, and the
    bound that no arena is below.

    It is an error if a buffer cannot be followed or has no static size, or if
    the arena is larger than what an index can address. The function then stays
    as it is.
  }];
  let options = [
    Option<"alignment", "alignment", "int64_t", "64",
           "Alignment of every buffer, in bytes: 64 suits a CPU, 256 a GPU">,
    Option<"effort", "effort", "double", "1.0",
           "Scales how much is tried; at 1 hard cases take some seconds">,
    Option<"remarks", "remarks", "bool", "false",
           "Print a remark with the size of each arena">,
  ];
  let dependentDialects = ["::remat::RematDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::memref::MemRefDialect"];
}
